/**
 * The runs of the ladder. Each stops at the last generation that the ladder needs: a generation does not depend on later
 * ones. The test at the end is not needed, because the ladder rates the players.
 */

import { fileURLToPath } from 'node:url';
import { ancestryOf } from '../src/lab/ancestry.ts';
import { freezeExperiment } from '../src/experiments/experiment.ts';
import { readExperimentFile } from '../src/experiments/experimentFile.ts';
import { conductRun, createRun } from '../src/lab/conductRun.ts';
import type { LabPool } from '../src/lab/labPool.ts';
import { resolveSpec } from '../src/players/players.ts';
import type { AncestorRecord, ChampionRecord, GenerationRecord, IndividualRecord } from '../src/store/records.ts';
import type { Store } from '../src/store/store.ts';

export interface PlannedRun {
  /** A file, relative to the folder of the project. */
  readonly experiment: string;
  /** As for `--set`. */
  readonly changes: readonly string[];
  readonly seed: number;
}

/** The results of a run. */
export interface ConductedRun {
  readonly planned: PlannedRun;
  readonly variant: string;
  readonly generations: readonly GenerationRecord[];
  /** Only if the run reached it. */
  readonly champion: ChampionRecord | undefined;
  /** The best of each generation with its ancestors. */
  readonly lines: readonly (readonly AncestorRecord[])[];
}

/** Runs up to a generation, or to the champion if that is Infinity. */
export async function conductPlanned(
  planned: PlannedRun,
  lastGeneration: number,
  store: Store,
  pool: LabPool,
): Promise<ConductedRun> {
  const file = fileURLToPath(new URL(`../${planned.experiment}`, import.meta.url));
  const experiment = freezeExperiment(readExperimentFile(file, planned.changes), resolveSpec);
  const id = createRun(store, experiment, planned.seed);
  const generations: GenerationRecord[] = [];
  let champion: ChampionRecord | undefined;
  for await (const event of conductRun(store, id, pool)) {
    if (event.kind === 'generation') generations.push(event.record);
    if (event.kind === 'champion') champion = event.champion;
    if (champion || generations.at(-1)!.number === lastGeneration) break;
  }
  const membersOf = (number: number): IndividualRecord[] => store.membersOf(id, number);
  return {
    planned,
    variant: experiment.variant,
    generations,
    champion,
    lines: generations.map(({ best, number }) => ancestryOf(best, number, membersOf)),
  };
}
