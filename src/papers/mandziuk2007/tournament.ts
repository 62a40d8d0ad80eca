/** The tournament of the fifteen champions of a seed: who scored how much, by games and by clashes (section 7.2.1). */

import type { ClashResult } from './clash.ts';
import { scoreOf } from './clash.ts';
import type { Game } from './heuristics.ts';
import { HEURISTICS } from './heuristics.ts';

export interface Standing {
  readonly heuristic: string;
  readonly seed: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The share of the points in all games, with half a point for a draw. */
  readonly byGames: number;
  /** The same with every clash counted as one game. */
  readonly byClashes: number;
}

/** In the order of the paper. Names without clashes are left out. */
export function standingsOf(results: readonly ClashResult[], game: Game, seed: number): Standing[] {
  const own = results.filter((one) => one.kind === 'tournament' && one.game === game && one.seed === seed);
  return HEURISTICS.flatMap(({ name }) => {
    const played = own.flatMap((one) => (one.first === name ? [one] : one.second === name ? [reversed(one)] : []));
    return played.length === 0 ? [] : [standing(name, seed, played)];
  });
}

/** All standings of a game, seed by seed. */
export function allStandings(results: readonly ClashResult[], game: Game): Standing[] {
  const seeds = new Set(results.filter(({ kind }) => kind === 'tournament').map(({ seed }) => seed));
  return [...seeds].toSorted((one, two) => one - two).flatMap((seed) => standingsOf(results, game, seed));
}

/** The champion with the highest score among some heuristics; of equals the first. */
export function bestIn(
  results: readonly ClashResult[],
  game: Game,
  isEligible: (heuristic: string) => boolean,
): Standing {
  return allStandings(results, game)
    .filter(({ heuristic }) => isEligible(heuristic))
    .reduce((best, one) => (one.byGames > best.byGames ? one : best));
}

function standing(heuristic: string, seed: number, played: readonly Results[]): Standing {
  const sum = (value: (one: Results) => number): number => played.reduce((total, one) => total + value(one), 0);
  const total = {
    wins: sum(({ wins }) => wins),
    draws: sum(({ draws }) => draws),
    losses: sum(({ losses }) => losses),
  };
  const clashPoints = sum(({ wins, losses }) => (wins > losses ? 1 : wins === losses ? 0.5 : 0));
  return { heuristic, seed, ...total, byGames: scoreOf(total), byClashes: clashPoints / played.length };
}

type Results = Pick<ClashResult, 'wins' | 'draws' | 'losses'>;

function reversed({ wins, draws, losses }: Results): Results {
  return { wins: losses, draws, losses: wins };
}
