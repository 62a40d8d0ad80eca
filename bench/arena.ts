/** The arena: games a second with one thread and with two, the same games in the same order. */

import type { EventSetup, GamePool } from '../src/arena/encounters.ts';
import { GAME_WORKER, playEncounters } from '../src/arena/encounters.ts';
import type { Opening } from '../src/arena/opening.ts';
import { namedOpenings } from '../src/arena/openings.ts';
import { roundRobin } from '../src/arena/schedule.ts';
import { threadPool } from '../src/pools/pool.ts';
import { ENGLISH } from '../src/rules/variant.ts';

const PAIRS = 20;
const ROUNDS = 7;

export async function benchArena(): Promise<void> {
  const openings = namedOpenings('three-move', ENGLISH, 1)!;
  const players = ['alphabeta:depth=6', 'alphabeta:depth=6,eval=material'];
  const opening = (round: number): Opening => openings.at(round);
  const event = { variant: ENGLISH.name, players, opening, seed: 1, isBrief: true };
  const pools = [1, 2].map((threads): GamePool => threadPool(GAME_WORKER, threads));
  const rounds: { one: number; two: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const [one, two] = [await gamesPerSecond(pools[0]!, event), await gamesPerSecond(pools[1]!, event)];
    if (round > 0) rounds.push({ one, two });
  }
  for (const pool of pools) await pool.close();
  // On a shared machine a core may be busy for a while, so the median of alternating rounds counts.
  const ratio = median(rounds.map(({ one, two }) => two / one));
  process.stdout.write(`\nMatch ${players.join(' against ')}, median of ${ROUNDS} rounds\n`);
  process.stdout.write(
    `  1 thread  ${median(rounds.map(({ one }) => one))
      .toFixed(0)
      .padStart(6)} games/s\n`,
  );
  process.stdout.write(
    `  2 threads ${median(rounds.map(({ two }) => two))
      .toFixed(0)
      .padStart(6)} games/s\n`,
  );
  process.stdout.write(`  2 threads play ${ratio.toFixed(2)} times as many games as 1\n`);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, two) => one - two)[Math.floor(numbers.length / 2)]!;
}

async function gamesPerSecond(pool: GamePool, event: EventSetup): Promise<number> {
  const startMs = performance.now();
  let games = 0;
  for await (const { pair } of playEncounters(pool, event, roundRobin(2, PAIRS))) games += pair.length;
  return games / ((performance.now() - startMs) / 1000);
}
