/**
 * How a move is entered: a piece is taken in hand and put down square by square, until the squares make up a legal
 * move. A path is all there is to remember, so nothing can get out of step with the position, and since only squares
 * of legal moves are ever added to it, nothing illegal can be entered.
 */

import type { Square } from '../../rules/board.ts';
import type { Move } from '../../rules/move.ts';

/** The squares touched so far: none, the piece in hand, and then its landings. */
export type Path = readonly Square[];

interface Entry {
  readonly path: Path;
  /** Set when the path is complete; the path is empty then. */
  readonly move?: Move;
}

/** The squares from which a move may begin, or on which the piece in hand may be put down next. */
export function nextSquares(legal: readonly Move[], path: Path): Square[] {
  const open = movesAlong(legal, path).filter((move) => move.path.length > path.length);
  return [...new Set(open.map((move) => move.path[path.length]!))];
}

/** Later squares to which the piece in hand can be sent at once, because one way alone ends there. */
export function farSquares(legal: readonly Move[], path: Path): Square[] {
  if (path.length === 0) return [];
  const near = nextSquares(legal, path);
  const ends = movesAlong(legal, path).map((move) => move.to);
  return ends.filter((end) => !near.includes(end) && ends.indexOf(end) === ends.lastIndexOf(end));
}

/** Puts the piece in hand down on a square; undefined if it cannot go there, at once or in the end. */
export function putDown(legal: readonly Move[], path: Path, square: Square): Entry | undefined {
  const open = movesAlong(legal, path);
  const longer = [...path, square];
  const fitting = movesAlong(open, longer);
  if (fitting.length > 0) {
    const complete = fitting.find((move) => move.path.length === longer.length);
    return complete ? { path: [], move: complete } : { path: longer };
  }
  const ways = open.filter((move) => move.to === square);
  return ways.length === 1 ? { path: [], move: ways[0]! } : undefined;
}

/** What touching a square means: to take up a piece, to put it down, to take up another, or to let go. */
export function touch(legal: readonly Move[], path: Path, square: Square): Entry {
  const entry = path.length > 0 ? putDown(legal, path, square) : undefined;
  if (entry) return entry;
  // A touch on the piece in hand, or elsewhere in the middle of a capture, lets go.
  const isTakingUp = path.length <= 1 && square !== path[0] && nextSquares(legal, []).includes(square);
  return { path: isTakingUp ? [square] : [] };
}

function movesAlong(legal: readonly Move[], path: Path): Move[] {
  return legal.filter((move) => path.every((square, at) => move.path[at] === square));
}
