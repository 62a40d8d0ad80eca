/** Runs grouped by experiment, and the search among them. */

import type { RunSummary } from '../../api/runApi.ts';
import { stateText } from '../runs/runState.ts';
import { variantTitle } from '../runs/runText.ts';

export interface RunGroup {
  readonly name: string;
  readonly variant: string;
  readonly runs: readonly RunSummary[];
}

/** Groups in the order of their first runs. */
export function groupRuns(runs: readonly RunSummary[]): RunGroup[] {
  const groups = Map.groupBy(runs, ({ name, variant }) => JSON.stringify([name, variant]));
  return [...groups.values()].map((members) => {
    const { name, variant } = members[0]!;
    return { name, variant, runs: members.toSorted((one, two) => one.id - two.id) };
  });
}

/** Runs that match every word: `config2 seed 4`, `run 12`, `giveaway unfinished`. */
export function findRuns(runs: readonly RunSummary[], text: string): RunSummary[] {
  const words = text.toLowerCase().split(/\s+/);
  return runs.filter((run) => words.every((word) => describe(run).includes(word)));
}

function describe(run: RunSummary): string {
  const { id, name, variant, seed } = run;
  return `run ${id} ${name} ${variantTitle(variant)} seed ${seed} ${stateText(run)}`.toLowerCase();
}
