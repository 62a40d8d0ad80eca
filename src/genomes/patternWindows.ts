/** Windows that hang together: every square touches another one at a corner, as steps of pieces do. */

import type { Rng } from '../base/rng.ts';
import { randomBelow } from '../base/rng.ts';
import type { Window } from '../evaluators/patterns/patterns.ts';
import type { Board, Square } from '../rules/board.ts';
import { columnOfBit, rowOfBit } from '../rules/board.ts';

/** A window that grows from a random square, by one touching square after another. */
export function randomWindow(board: Board, count: number, rng: Rng): Window {
  const window: Square[] = [1 + randomBelow(rng, board.squares)];
  while (window.length < count) {
    const touching = squaresTouching(window, board);
    window.push(touching[randomBelow(rng, touching.length)]!);
  }
  return inOrder(window);
}

interface Changed {
  readonly window: Window;
  /** The place of the square that went, among those before, and of the one that came, among those now. */
  readonly from: number;
  readonly to: number;
}

/** The window with one square exchanged for another; what is left may fall apart, but the new square touches it. */
export function changedWindow(window: Window, board: Board, rng: Rng): Changed {
  const from = randomBelow(rng, window.length);
  const rest = window.filter((_, place) => place !== from);
  const touching = squaresTouching(rest, board).filter((square) => square !== window[from]);
  // A single square in a corner touches only the one that went: draw again.
  if (touching.length === 0) return changedWindow(window, board, rng);
  const square = touching[randomBelow(rng, touching.length)]!;
  const changed = inOrder([...rest, square]);
  return { window: changed, from, to: changed.indexOf(square) };
}

/** The squares outside a window that touch it, ascending. */
function squaresTouching(window: Window, { squares, bitOfSquare }: Board): Square[] {
  const touch = (one: Square, two: Square): boolean => {
    const [first, second] = [bitOfSquare[one]!, bitOfSquare[two]!];
    return (
      Math.abs(rowOfBit(first) - rowOfBit(second)) === 1 && Math.abs(columnOfBit(first) - columnOfBit(second)) === 1
    );
  };
  const all = Array.from({ length: squares }, (_, index) => index + 1);
  return all.filter((square) => !window.includes(square) && window.some((one) => touch(one, square)));
}

function inOrder(squares: readonly Square[]): Window {
  return squares.toSorted((one, two) => one - two);
}
