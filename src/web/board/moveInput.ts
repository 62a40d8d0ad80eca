/**
 * Entering a move: you select a piece, then its squares one by one, until they form a legal move. The path is the only
 * state, so it cannot contradict the position. Only squares of legal moves are added, so an illegal move cannot be
 * entered.
 */

import type { Square } from '../../rules/board.ts';
import type { Move } from '../../rules/move.ts';

/** The squares entered so far: none, or the selected piece and its landings. */
export type Path = readonly Square[];

interface Entry {
  readonly path: Path;
  /** Set when the path is complete; the path is empty then. */
  readonly move?: Move;
}

/** The squares from which a move can start, or where the selected piece can go next. */
export function nextSquares(legal: readonly Move[], path: Path): Square[] {
  const open = movesAlong(legal, path).filter((move) => move.path.length > path.length);
  return [...new Set(open.map((move) => move.path[path.length]!))];
}

/** Later squares that the selected piece can be sent to at once, because only one move ends there. */
export function farSquares(legal: readonly Move[], path: Path): Square[] {
  if (path.length === 0) return [];
  const near = nextSquares(legal, path);
  const ends = movesAlong(legal, path).map((move) => move.to);
  return ends.filter((end) => !near.includes(end) && ends.indexOf(end) === ends.lastIndexOf(end));
}

/** Moves the selected piece to a square; undefined if no move leads there. */
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

/** What touching a square does: select a piece, move it, select another, or deselect. */
export function touch(legal: readonly Move[], path: Path, square: Square): Entry {
  const entry = path.length > 0 ? putDown(legal, path, square) : undefined;
  if (entry) return entry;
  // Touching the selected piece, or another square in the middle of a capture, deselects it.
  const isTakingUp = path.length <= 1 && square !== path[0] && nextSquares(legal, []).includes(square);
  return { path: isTakingUp ? [square] : [] };
}

function movesAlong(legal: readonly Move[], path: Path): Move[] {
  return legal.filter((move) => path.every((square, at) => move.path[at] === square));
}
