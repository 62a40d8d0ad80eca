/** Every placement of a few pieces on a board, found square by square, without the numbering of the endgame tables. */

import type { Bits } from '../src/rules/bits.ts';
import type { Board } from '../src/rules/board.ts';
import { BLACK, WHITE } from '../src/rules/side.ts';

/** Calls back for every placement of exactly this many pieces, including one-sided ones; men are not on king-rows. */
export function forEachPlacement(
  board: Board,
  pieces: number,
  visit: (black: Bits, white: Bits, kings: Bits) => void,
): void {
  const place = (first: number, missing: number, black: Bits, white: Bits, kings: Bits): void => {
    if (missing === 0) {
      visit(black, white, kings);
      return;
    }
    for (let square = first; square <= board.squares; square++) {
      const bit = 1 << board.bitOfSquare[square]!;
      if ((bit & board.kingRows[BLACK]) === 0) place(square + 1, missing - 1, black | bit, white, kings);
      if ((bit & board.kingRows[WHITE]) === 0) place(square + 1, missing - 1, black, white | bit, kings);
      place(square + 1, missing - 1, black | bit, white, kings | bit);
      place(square + 1, missing - 1, black, white | bit, kings | bit);
    }
  };
  place(1, pieces, 0, 0, 0);
}
