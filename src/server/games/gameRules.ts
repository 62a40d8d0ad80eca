/** Who may do what in a game, and when. Every rejection has a message. */

import type { PlayRecord } from '../../store/playRecords.ts';
import { Refusal } from '../refusal.ts';
import { turnOf } from './playedGame.ts';

/** Rejects everyone except the owner of the game. */
export function refuseStranger({ owner }: PlayRecord, client: string): void {
  if (owner === client) return;
  throw new Refusal(403, 'not-your-game', 'This game was started in another browser. Here you can only watch it.');
}

/** Rejects actions in a study, so that all participants play under the same conditions. */
export function refuseInStudy({ participant }: PlayRecord, what: string): void {
  if (participant === null) return;
  throw new Refusal(
    403,
    'study-game',
    `${what} in a game of a study: all participants play under the same conditions.`,
  );
}

/** What the sender of a request has seen of a game: how many moves, and optionally which version. */
export interface Seen {
  readonly ply: number;
  readonly version?: number | undefined;
}

/** Rejects a request from a page that shows an outdated state. */
export function refuseLate({ moves, version: now }: PlayRecord, { ply, version = now }: Seen): void {
  if (ply === moves.length && version === now) return;
  const known = ply === moves.length ? 'has changed' : `now has ${moves.length} moves, not ${ply}`;
  throw new Refusal(409, 'play-moved-on', `The page is out of date: the game ${known}. Reload it.`);
}

export function refuseAfterEnd({ outcome }: PlayRecord): void {
  if (outcome) throw new Refusal(409, 'game-over', 'The game is over. Play again, or start a new game.');
}

/** A result is final: it already counts in your record. */
export function refuseUndoAfterEnd({ outcome }: PlayRecord): void {
  if (!outcome) return;
  const ended = outcome.reason === 'resignation' ? 'You have resigned, so the game is over' : 'The game is over';
  throw new Refusal(409, 'game-over', `${ended}. Try other moves on the board, or play again.`);
}

export function refuseOutOfTurn(play: PlayRecord): void {
  if (turnOf(play) === play.side) return;
  throw new Refusal(409, 'not-your-turn', "It is your opponent's turn. Wait for its move.");
}
