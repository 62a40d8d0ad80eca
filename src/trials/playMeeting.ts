/**
 * A single game between two individuals, and tasks of such games. A task is plain data and contains everything its games
 * depend on, so that any thread can play it.
 */

import { PlayerShelf } from '../arena/playGame.ts';
import { createRng } from '../base/rng.ts';
import type { Pool } from '../pools/pool.ts';
import type { Player } from '../players/player.ts';
import { seedsOfMoves } from '../players/seedsOfMoves.ts';
import { Game } from '../rules/game.ts';
import type { Position } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { BLACK } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { limitPlies, variantNamed } from '../rules/variant.ts';

export interface Meeting {
  readonly one: string;
  readonly other: string;
  readonly start: Position;
  /** The root of the random streams of its games. */
  readonly seed: readonly [number, ...number[]];
}

export interface MeetingResult {
  readonly winner: 'one' | 'other' | undefined;
  readonly plies: number;
}

export interface MeetingsTask {
  readonly variant: string;
  /** A draw after this many plies of a game; 0: no limit. */
  readonly plies: number;
  /** The first of each meeting plays Black. */
  readonly meetings: readonly Meeting[];
}

export type MeetingsPool = Pool<MeetingsTask, readonly MeetingResult[]>;

export function playMeetings({ variant: name, plies, meetings }: MeetingsTask): MeetingResult[] {
  const variant = limitPlies(variantNamed(name), plies);
  return meetings.map((meeting) => playMeeting(meeting, BLACK, variant));
}

/** One game, in which the first plays the given side. */
export function playMeeting({ one, other, start, seed }: Meeting, side: Side, variant: Variant): MeetingResult {
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
