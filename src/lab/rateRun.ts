/**
 * Measures the strength of a stored run of any version: one from before strengths were measured, an imported one, or one
 * to be measured with another yardstick or with more games.
 */

import type { GamePool } from '../arena/encounters.ts';
import { InputError } from '../base/inputError.ts';
import type { Yardstick } from '../experiments/yardstick.ts';
import { ratedOpponents, YARDSTICK_GAMES, yardstickOf } from '../experiments/yardstick.ts';
import type { StrengthRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { createStrengthMeter } from './measureStrength.ts';
import { isDue } from './strengthLog.ts';

/** Changes to the yardstick of the experiment. */
export interface RatingWish {
  readonly opponents?: readonly string[] | undefined;
  /** Against each opponent. */
  readonly games?: number | undefined;
  readonly every?: number | undefined;
  /** Whether to repeat measurements with the same yardstick. */
  readonly isAgain?: boolean | undefined;
}

/** The measurements to make for a run. */
export interface RatingPlan {
  readonly run: number;
  readonly seed: number;
  readonly yardstick: Yardstick;
  readonly due: readonly DuePlayer[];
}

interface DuePlayer {
  /** Null for the champion. */
  readonly generation: number | null;
  readonly player: string;
}

/** Finds the strengths that are missing or were measured with another yardstick. */
export function planRating(store: Store, id: number, wish: RatingWish): RatingPlan {
  const { variant, experiment, generation: last, seed } = store.run(id);
  const own = yardstickOf(experiment, variant);
  const yardstick = {
    variant,
    opponents: wish.opponents ? ratedOpponents(wish.opponents, variant) : own.opponents,
    // An explicit request is measured even if the experiment measures no strengths.
    games: wish.games ?? (own.games || YARDSTICK_GAMES),
    every: wish.every ?? (own.every || 1),
  };
  const stored = new Map(store.strengths(id).map((strength) => [strength.generation, strength]));
  const isMissing = ({ generation }: DuePlayer): boolean => {
    const strength = stored.get(generation);
    return !strength || wish.isAgain === true || !isSame(strength, yardstick);
  };
  const players = playersOf(store, id);
  if (players.length === 0) throw withoutPlayers(id);
  const due = players.filter(({ generation }) => isDue(generation, yardstick.every, last)).filter(isMissing);
  return { run: id, seed, yardstick, due };
}

/** The most games that a plan takes; the same player is measured once. */
export function gamesIn({ yardstick, due }: RatingPlan): number {
  const players = new Set(due.map(({ player }) => player)).size;
  return players * yardstick.games * yardstick.opponents.length;
}

/** Measures and stores one strength after another. If stopped early, stored ones are kept. */
export async function* rateRun(
  store: Store,
  { run, seed, yardstick, due }: RatingPlan,
  pool: GamePool,
  onGames: (games: number) => void,
): AsyncGenerator<StrengthRecord> {
  const measure = createStrengthMeter(pool, yardstick, seed);
  for (const { generation, player } of due) {
    const record = { generation, ...(await measure(player, onGames)) };
    store.saveStrength(run, record);
    yield record;
  }
}

/** The best of each generation and the champion. Files of other programs may not say which player was best. */
function playersOf(store: Store, id: number): DuePlayer[] {
  const champion = store.champion(id);
  const bests = store.generations(id).map(({ number, best }) => ({ generation: number, player: best.player }));
  const all = champion ? [...bests, { generation: null, player: champion.player }] : bests;
  return all.filter(({ player }) => player !== '');
}

/** Whether a strength was measured against the same opponents, with the same ratings and number of games. */
function isSame(strength: StrengthRecord, { opponents, games }: Yardstick): boolean {
  const key = (met: readonly { readonly player: string; readonly elo: number }[]): string =>
    JSON.stringify(met.map(({ player, elo }) => [player, elo]));
  return strength.games === games * opponents.length && key(strength.opponents) === key(opponents);
}

function withoutPlayers(id: number): InputError {
  return new InputError('run-without-players', `Run ${id} has no generation yet, so there is no player to rate.`);
}
