/** The score of a player against random moves by the real rules, for comparison with the rules of the original. */

import { START } from '../../arena/opening.ts';
import { PlayerShelf, playGame } from '../../arena/playGame.ts';
import type { Score } from '../../arena/tally.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import { ENGLISH, ENGLISH_6X6 } from '../../rules/variant.ts';
import type { Interval } from '../../stats/wilson.ts';
import { wilsonInterval } from '../../stats/wilson.ts';
import { createOriginalStrategy } from './originalStrategy.ts';
import type { ReplaySetup } from './replay.ts';

interface RealScore extends Score {
  readonly winRate: number;
  readonly interval: Interval;
}

export interface RealComparison {
  /** The spec of the player. */
  readonly player: string;
  readonly asBlack: RealScore;
  readonly asWhite: RealScore;
}

/** Games of each colour in a comparison. */
const GAMES = 300;
const SEED = 1;

/** The strategy of a replay with both colours by the real rules. */
export function compareRealGames({ board, mode, text }: Omit<ReplaySetup, 'player'>): RealComparison {
  const variant = board === 6 ? ENGLISH_6X6 : ENGLISH;
  const player = realPlayer({ board, mode, text });
  const scoreAs = (side: Side): RealScore => {
    const score = playRealGames(player, variant, side, SEED, GAMES);
    return { ...score, winRate: score.wins / GAMES, interval: wilsonInterval(score.wins, GAMES) };
  };
  return { player, asBlack: scoreAs(BLACK), asWhite: scoreAs(WHITE) };
}

/** A player's games with one colour against random moves, from the start of the game. */
export function playRealGames(player: string, variant: Variant, side: Side, seed: number, games: number): Score {
  const shelf = new PlayerShelf();
  const players = side === BLACK ? ([player, 'random'] as const) : (['random', player] as const);
  const winners = Array.from({ length: games }, (_, game) => {
    const setup = { variant: variant.name, players, opening: START, seed: [seed, game] as const, isBrief: true };
    return playGame(setup, shelf.pair(setup)).winner;
  });
  const wins = winners.filter((winner) => winner === side).length;
  const draws = winners.filter((winner) => winner === undefined).length;
  return { wins, draws, losses: games - wins - draws };
}

/** A strategy with a missing feature only keeps the effect of its error: the first move, or a random one. */
function realPlayer({ board, mode, text }: Omit<ReplaySetup, 'player'>): string {
  if (createOriginalStrategy(text, board, mode).fault === 'missing-feature') {
    return mode === 'position' ? 'first' : 'random';
  }
  return `expression:${text},mode=${mode}`;
}
