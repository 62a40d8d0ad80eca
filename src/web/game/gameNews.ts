/** What becomes of the state of a game when there are news: pure, so that the order of news can be tried out. */

import type { GameView } from '../../api/gameApi.ts';
import { pieceAt, jumpedSquares } from '../board/boardPiece.ts';
import type { Motion } from '../board/motion.ts';
import type { GameLine } from './gameLine.ts';

/** A move that the person has made and that the server has not confirmed yet. */
export interface Pending {
  /** Its index. */
  readonly ply: number;
  readonly move: string;
}

/** News may come in any order, by two ways: older ones change nothing. */
export function newer(before: GameView | undefined, news: GameView): GameView {
  return before !== undefined && before.version > news.version ? before : news;
}

/** A pending move is settled as soon as the game has a move in its place, or has gone back behind it. */
export function pendingAfter(view: GameView, pending: Pending | undefined): Pending | undefined {
  return pending !== undefined && pending.ply === view.moves.length && view.outcome === null ? pending : undefined;
}

/** The moves to be shown: your own move is shown at once. */
export function movesShown(view: GameView, pending: Pending | undefined): readonly string[] {
  return pending && pending.ply === view.moves.length ? [...view.moves, pending.move] : view.moves;
}

/** What a board showed or shows: a game and how many of its moves. */
export interface Showing {
  readonly line: GameLine;
  readonly ply: number;
}

/** An undo takes back the opponent's answer too. */
const MOST_TAKEN_BACK = 2;

/** How one showing follows from another: by its last move, by going back, or by something not to be shown. */
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

/** Of several moves that are taken back, the first is shown. */
function motionBack(before: Showing, { ply }: Showing): Motion | undefined {
  if (before.ply - ply > MOST_TAKEN_BACK) return undefined;
  return { path: before.line.moves[ply]!.path.toReversed(), captured: [] };
}

function isSameGame(before: Showing, after: Showing): boolean {
  const plies = Math.min(before.ply, after.ply);
  return before.line.texts.slice(0, plies).join(' ') === after.line.texts.slice(0, plies).join(' ');
}
