/**
 * Measures the strength of players of a run by games against the players of the yardstick, with both colours of every
 * opening, on separate random streams. The result depends only on the seed of the run, the yardstick and the player, not
 * on the number of threads or the time of measurement. All players of a run play the same openings, which makes their
 * differences more precise.
 */

import { differentOpenings } from '../arena/differentOpenings.ts';
import type { GamePool } from '../arena/encounters.ts';
import type { GameSetup } from '../arena/gameRecord.ts';
import type { Opening } from '../arena/opening.ts';
import { namedOpenings } from '../arena/openings.ts';
import type { Tally } from '../arena/tally.ts';
import { EMPTY_TALLY, addPair } from '../arena/tally.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import type { Yardstick } from '../experiments/yardstick.ts';
import { answersInBatches } from '../pools/pool.ts';
import { variantNamed } from '../rules/variant.ts';
import { anchoredElo } from '../stats/anchoredElo.ts';
import type { StrengthRecord } from '../store/records.ts';
import { STREAMS } from './laboratory.ts';

type Strength = Omit<StrengthRecord, 'generation'>;

/** Measures the players of a run. */
export type StrengthMeter = (player: string, onGames?: (games: number) => void) => Promise<Strength>;

/** The openings with which the ratings of the yardstick were measured. */
const OPENINGS = 'random:plies=6';
/** Few enough that the games of the current generation hardly wait for them. */
const PAIRS_IN_TASK = 5;
const MOST_SEEDS = 2 ** 31;

/** A meter for the run with a seed. It remembers the players that it has measured. */
export function createStrengthMeter(pool: GamePool, yardstick: Yardstick, seed: number): StrengthMeter {
  const pairs = pairsOf(yardstick, seed);
  const known = new Map<string, Promise<Strength>>();
  return (player, onGames) => {
    const measured = known.get(player) ?? measureStrength(pool, yardstick, pairs, player, onGames);
    known.set(player, measured);
    return measured;
  };
}

/** An opening that the player and an opponent play with both colours. */
interface DuePair {
  /** Its index in the yardstick. */
  readonly opponent: number;
  readonly opening: Opening;
  readonly path: readonly [number, ...number[]];
}

/** No opening is repeated as long as there are others. */
function pairsOf({ variant: name, opponents, games }: Yardstick, seed: number): DuePair[] {
  const variant = variantNamed(name);
  const rounds = games / 2;
  const openingSeed = randomBelow(createRng(seed, STREAMS.strength), MOST_SEEDS);
  const openings = differentOpenings(
    namedOpenings(OPENINGS, variant, openingSeed)!,
    variant,
    rounds * opponents.length,
  );
  return opponents.flatMap((_, opponent) =>
    Array.from({ length: rounds }, (__, round) => ({
      opponent,
      opening: openings[(opponent * rounds + round) % openings.length]!,
      path: [seed, STREAMS.strength, opponent, round] as const,
    })),
  );
}

async function measureStrength(
  pool: GamePool,
  { variant, opponents }: Yardstick,
  pairs: readonly DuePair[],
  player: string,
  onGames: (games: number) => void = () => undefined,
): Promise<Strength> {
  const taskFor = (batch: readonly DuePair[]): GameSetup[] =>
    batch.flatMap(({ opponent, opening, path }) => {
      const other = opponents[opponent]!.player;
      const shared = { variant, opening, isBrief: true };
      return [
        { ...shared, players: [player, other], seed: [...path, 0] },
        { ...shared, players: [other, player], seed: [...path, 1] },
      ];
    });
  const tallies: Tally[] = opponents.map(() => EMPTY_TALLY);
  for await (const [batch, records] of answersInBatches(pool, pairs, () => PAIRS_IN_TASK, taskFor)) {
    for (const [index, { opponent }] of batch.entries()) {
      tallies[opponent] = addPair(tallies[opponent]!, [records[2 * index]!, records[2 * index + 1]!]);
    }
    onGames(records.length);
  }
  const met = opponents.map((opponent, index) => ({ ...opponent, pairs: tallies[index]!.pairs }));
  const { elo, low, high, games } = anchoredElo(met)!;
  return { elo: Math.round(elo), low: Math.round(low), high: Math.round(high), games, opponents: met };
}
