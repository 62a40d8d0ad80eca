/**
 * Plays duels: two games between two players, one with each colour. A task is plain data and contains everything its
 * games depend on, so that any thread can play it.
 */

import { PlayerShelf } from '../arena/playGame.ts';
import { createRng } from '../base/rng.ts';
import type { Pool } from '../pools/pool.ts';
import type { Player } from '../players/player.ts';
import { seedsOfMoves } from '../players/seedsOfMoves.ts';
import { Game } from '../rules/game.ts';
import type { Position } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { limitPlies, variantNamed } from '../rules/variant.ts';

export interface Duel {
  readonly one: string;
  readonly other: string;
  readonly start: Position;
  /** The root of the random streams of its two games. */
  readonly seed: readonly [number, ...number[]];
}

export interface DuelsTask {
  readonly variant: string;
  /** A draw after this many plies of a game; 0: no limit. */
  readonly plies: number;
  readonly duels: readonly Duel[];
}

export type DuelsPool = Pool<DuelsTask, readonly number[]>;

/** The result of the first of each pair: 1 if it won, 0 if it lost, one half if neither won. */
export function playDuels({ variant: name, plies, duels }: DuelsTask): number[] {
  const variant = limitPlies(variantNamed(name), plies);
  return duels.map((duel) => duelResult(duel, variant));
}

function duelResult(duel: Duel, variant: Variant): number {
  return outcomeOfDuel([BLACK, WHITE].map((side) => playDuelGame(duel, side as Side, variant)));
}

/** More wins decide. With one win each, the player that won in fewer plies is the winner. */
export function outcomeOfDuel(games: readonly DuelGame[]): number {
  const fastest = (winner: 'one' | 'other'): number =>
    Math.min(...games.flatMap((game) => (game.winner === winner ? [game.plies] : [])));
  const wins = (winner: 'one' | 'other'): number => games.filter((game) => game.winner === winner).length;
  const lead = wins('one') - wins('other') || fastest('other') - fastest('one');
  // Without a win on either side both are infinite.
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

interface DuelGame {
  readonly winner: 'one' | 'other' | undefined;
  readonly plies: number;
}

function playDuelGame({ one, other, start, seed }: Duel, side: Side, variant: Variant): DuelGame {
  const players: readonly Player[] = [shelf.take(variant, one, 1), shelf.take(variant, other, 2)];
  const game = new Game(variant, { start });
  const seedsOf = seedsOfMoves([...seed, side], game);
  const streams = [createRng(...seed, side, 0), createRng(...seed, side, 1)] as const;
  for (const player of players) player.newGame();
  while (!game.outcome) {
    const which = game.turn === side ? 0 : 1;
    game.play(players[which]!.choose(game, streams[which], { seedsOf }).move);
  }
  const { winner } = game.outcome;
  return { winner: winner === undefined ? undefined : winner === side ? 'one' : 'other', plies: game.plies };
}

const shelf = new PlayerShelf();
