/**
 * The board as the viewer sees it: one feature per square, numbered from the viewer's own back row. White sees the
 * board rotated by 180 degrees, so that one strategy plays both colours the same way.
 */

import type { Board } from '../rules/board.ts';
import * as sides from '../rules/side.ts';
import type { Feature } from './feature.ts';

// Private constants, for speed: see rules/kernel.ts.
const { BLACK } = sides;

export function squareFeatures(board: Board): readonly Feature[] {
  return Array.from({ length: board.squares }, (_, index) => viewedSquare(index + 1, board));
}

function viewedSquare(square: number, board: Board): Feature {
  const black = board.bitOfSquare[square]!;
  const white = board.bitOfSquare[board.squares + 1 - square]!;
  return {
    name: `square[${square}]`,
    phrase: `own strength on square ${square}`,
    isPlural: false,
    sentence:
      `The piece on square ${square}, counted from the player's back row: 1 for an own man, 2 for an own king, ` +
      '-1 for an opposing man, -2 for an opposing king, 0 for an empty square.',
    low: -2,
    high: 2,
    isRelative: true,
    read: (own, opponent, kings, side) => {
      const bit = side === BLACK ? black : white;
      return (((own >>> bit) & 1) - ((opponent >>> bit) & 1)) << ((kings >>> bit) & 1);
    },
  };
}
