/**
 * The largest configuration of the thesis (Greaney 2026), `experiments/thesis/config6.json`, as the whole command: 400
 * individuals, 75 generations, 40 games each. The original took about 47 hours of one core. If few strategies differ,
 * there are few games to distribute, so the benchmark is repeated with ten times the games.
 */

import { compareThreads, gainText } from './threads.ts';

const FILE = 'thesis/config6.json';
const SEEDS = [123, 456, 789];
const MORE_GAMES = ['fitness.games=400', 'generations=8'];

export async function benchEvolution(): Promise<void> {
  process.stdout.write(`\nevodraughts evolve experiments/${FILE}\n`);
  for (const seed of SEEDS) await printRuns(seed, []);
  process.stdout.write(`The same with ${MORE_GAMES.join(' ')}\n`);
  for (const seed of SEEDS) await printRuns(seed, MORE_GAMES);
}

async function printRuns(seed: number, changes: readonly string[]): Promise<void> {
  const comparison = await compareThreads(FILE, seed, changes);
  const { early, late, megabytes } = comparison.two;
  process.stdout.write(
    `  seed ${seed}: ${gainText(comparison)}; ` +
      `a generation ${early.toFixed(0)} ms early, ${late.toFixed(0)} ms late; ${megabytes.toFixed(0)} MB\n`,
  );
}
