/** Who may do what in a game, and when. Every rejected request returns a sentence that says why. */

import type { PlayRecord } from '../../store/playRecords.ts';
import { Refusal } from '../refusal.ts';
import { turnOf } from './playedGame.ts';

/** What only the owner of a game may do. */
export function refuseStranger({ owner }: PlayRecord, client: string): void {
  if (owner === client) return;
  throw new Refusal(403, 'not-your-game', 'This game was started in another browser. Here you can only watch it.');
}

/** What would make the games of a study's participants differ. */
export function refuseInStudy({ participant }: PlayRecord, what: string): void {
  if (participant === null) return;
  throw new Refusal(403, 'study-game', `${what} in a game of a study: everybody plays under the same conditions.`);
}

/** What the sender of a request has seen of a game: how many moves, and optionally which version. */
export interface Seen {
  readonly ply: number;
  readonly version?: number | undefined;
}

/** What was decided on a page that shows another state of the game. */
export function refuseLate({ moves, version: now }: PlayRecord, { ply, version = now }: Seen): void {
  if (ply === moves.length && version === now) return;
  const known = ply === moves.length ? 'has changed meanwhile' : `has ${moves.length} moves by now, not ${ply}`;
  throw new Refusal(409, 'play-moved-on', `The page is out of date: the game ${known}. Load it again.`);
}

export function refuseAfterEnd({ outcome }: PlayRecord): void {
  if (outcome) throw new Refusal(409, 'game-over', 'The game is over. Play again, or begin a new game.');
}

/** A result counts, in your record too, and is not undone. */
export function refuseUndoAfterEnd({ outcome }: PlayRecord): void {
  if (!outcome) return;
  const ended = outcome.reason === 'resignation' ? 'You have resigned, and a resignation stays' : 'The game is over';
  throw new Refusal(409, 'game-over', `${ended}. Try other moves on the board, or play again.`);
}

export function refuseOutOfTurn(play: PlayRecord): void {
  if (turnOf(play) === play.side) return;
  throw new Refusal(409, 'not-your-turn', 'It is the turn of your opponent. Wait for its move.');
}
