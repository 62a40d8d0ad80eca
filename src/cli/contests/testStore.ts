/** Tests and the store: scores of champions from their runs, and saved results. */

import type { Json } from '../../base/json.ts';
import { parseSpec } from '../../players/players.ts';
import { openStore } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';
import { openForReading } from '../runs/runText.ts';
import type { RunScore } from './testText.ts';

/** The result of one player. */
interface PlayerTest {
  readonly player: string;
  /** The player; for a run, the champion in the store. */
  readonly spec: string;
  readonly variant: string;
  readonly protocol: string;
  readonly result: unknown;
}

/** Checks before the first game that results can be saved. */
export function checkStore(): void {
  openStore(storePath()).close();
}

/** The scores of those players that are champions of runs. */
export function runScores(players: readonly string[]): Map<string, RunScore> {
  const scores = new Map<string, RunScore>();
  const runs = players.flatMap((player) => runsOf(player).map((run) => [player, run] as const));
  if (runs.length === 0) return scores;
  using store = openForReading();
  for (const [player, run] of runs) {
    const champion = store.champion(run);
    if (!champion) continue;
    scores.set(player, { run, champion });
  }
  return scores;
}

/** Saves all results or none; returns their numbers. A run that found its champion later does not own the test. */
export function saveTests(tests: readonly PlayerTest[]): number[] {
  using store = openStore(storePath());
  return store.addTests(
    tests.map(({ player, spec, variant, protocol, result }) => {
      const run = runsOf(player).find((id) => store.champion(id)?.player === spec) ?? null;
      return { run, player: spec, variant, protocol, result: result as Json };
    }),
  );
}

/** The run whose champion a player is; undefined for the best of a generation. */
function runsOf(player: string): number[] {
  const { kind, values } = parseSpec(player);
  const origin = 'standsFor' in kind ? kind.origin(values) : undefined;
  return origin?.kind === 'run' && origin.generation === undefined ? [origin.run] : [];
}
