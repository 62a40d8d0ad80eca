/** How events change the state of a game. The functions are pure, so that tests can try any order of events. */

import type { GameView } from '../../api/gameApi.ts';
import { pieceAt, jumpedSquares } from '../board/boardPiece.ts';
import type { Motion } from '../board/motion.ts';
import type { GameLine } from './gameLine.ts';

/** A move you have made that the server has not confirmed yet. */
export interface Pending {
  /** Its index. */
  readonly ply: number;
  readonly move: string;
}

/** Events may arrive in any order, from two sources. Older ones change nothing. */
export function newer(before: GameView | undefined, news: GameView): GameView {
  return before !== undefined && before.version > news.version ? before : news;
}

/** A pending move is settled once the game has a move at its ply, or has gone back before it. */
export function pendingAfter(view: GameView, pending: Pending | undefined): Pending | undefined {
  return pending !== undefined && pending.ply === view.moves.length && view.outcome === null ? pending : undefined;
}

/** The moves to show, including your own move at once. */
export function movesShown(view: GameView, pending: Pending | undefined): readonly string[] {
  return pending && pending.ply === view.moves.length ? [...view.moves, pending.move] : view.moves;
}

/** What a board shows: a game and how many of its moves. */
export interface Showing {
  readonly line: GameLine;
  readonly ply: number;
}

/** An undo also takes back the opponent's reply. */
const MOST_TAKEN_BACK = 2;

/** The motion between two states of a board: a move forward, a move back, or none. */
export function motionBetween(before: Showing | undefined, after: Showing, shown: number): Motion | undefined {
  if (!before || before.ply === after.ply || !isSameGame(before, after)) return undefined;
  return after.ply > before.ply ? motionForward(after, shown) : motionBack(before, after);
}

function motionForward({ line, ply }: Showing, shown: number): Motion | undefined {
  const move = line.moves[ply - 1]!;
  const path = move.path.slice(shown - 1);
  if (path.length < 2) return undefined;
  const squares = jumpedSquares(path, line.board);
  const captured = squares.flatMap((square) => pieceAt(line.positions[ply - 1]!, line.board, square) ?? []);
  return { path, captured };
}

/** If several moves are taken back, only the first of them is shown. */
function motionBack(before: Showing, { ply }: Showing): Motion | undefined {
  if (before.ply - ply > MOST_TAKEN_BACK) return undefined;
  return { path: before.line.moves[ply]!.path.toReversed(), captured: [] };
}

function isSameGame(before: Showing, after: Showing): boolean {
  const plies = Math.min(before.ply, after.ply);
  return before.line.texts.slice(0, plies).join(' ') === after.line.texts.slice(0, plies).join(' ');
}
