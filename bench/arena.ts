/** The arena: games a second with one thread and with two, the same games in the same order. */

import type { EventSetup, GamePool } from '../src/arena/encounters.ts';
import { GAME_WORKER, playEncounters } from '../src/arena/encounters.ts';
import type { Opening } from '../src/arena/opening.ts';
import { namedOpenings } from '../src/arena/openings.ts';
import { roundRobin } from '../src/arena/schedule.ts';
import { threadPool } from '../src/pools/pool.ts';
import { ENGLISH } from '../src/rules/variant.ts';

const PAIRS = 30;
const ROUNDS = 4;

export async function benchArena(): Promise<void> {
  const openings = namedOpenings('three-move', ENGLISH, 1)!;
  const players = ['alphabeta:depth=6', 'alphabeta:depth=6,eval=material'];
  const opening = (round: number): Opening => openings.at(round);
  const event = { variant: ENGLISH.name, players, opening, seed: 1, isBrief: true };
  const pools = [1, 2].map((threads): GamePool => threadPool(GAME_WORKER, threads));
  const best = [0, 0];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, pool] of pools.entries()) {
      const rate = await gamesPerSecond(pool, event);
      if (round > 0) best[index] = Math.max(best[index]!, rate);
    }
  }
  for (const pool of pools) await pool.close();
  const [one, two] = best as [number, number];
  process.stdout.write(`\nMatch ${players.join(' against ')}\n`);
  process.stdout.write(
    `  1 thread  ${one.toFixed(0).padStart(6)} games/s\n  2 threads ${two.toFixed(0).padStart(6)} games/s\n`,
  );
  process.stdout.write(`  2 threads play ${(two / one).toFixed(2)} times as many games as 1\n`);
}

async function gamesPerSecond(pool: GamePool, event: EventSetup): Promise<number> {
  const startMs = performance.now();
  let games = 0;
  for await (const { pair } of playEncounters(pool, event, roundRobin(2, PAIRS))) games += pair.length;
  return games / ((performance.now() - startMs) / 1000);
}
