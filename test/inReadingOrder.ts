/** Moves in the order in which the original EvoDraughts (Greaney, 2026) lists them, by rows and columns. */

import type { Board } from '../src/rules/board.ts';
import { columnOfBit, rowOfBit } from '../src/rules/board.ts';
import type { Move } from '../src/rules/move.ts';

/** Squares row by row; from each up-left, up-right, down-left, down-right. */
export function inReadingOrder(moves: readonly Move[], board: Board): Move[] {
  const keyOf = ({ path }: Move): number[] => {
    const places = path.map((square) => board.bitOfSquare[square]!);
    const steps = places.slice(1).map((to, index) => {
      const from = places[index]!;
      return 2 * Number(rowOfBit(to) > rowOfBit(from)) + Number(columnOfBit(to) > columnOfBit(from));
    });
    return [rowOfBit(places[0]!), columnOfBit(places[0]!), ...steps];
  };
  return moves.toSorted((one, two) => {
    const [first, second] = [keyOf(one), keyOf(two)];
    const at = first.findIndex((key, index) => key !== second[index]);
    return at < 0 ? 0 : first[at]! - second[at]!;
  });
}
