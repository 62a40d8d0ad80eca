/**
 * What can move. Free and trapped kings are terms of Foley (2003), movable pieces of Mańdziuk, Kusiak and Walędzik
 * (2007).
 */

import * as bits from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import { BLACK } from '../rules/side.ts';
import * as kernel from '../rules/kernel.ts';
import * as queries from '../rules/queries.ts';
import * as steps from '../rules/steps.ts';
import { bothSides } from './bothSides.ts';
import type { Feature } from './feature.ts';
import { squareList, squaresWhere } from './sideSquares.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;
const { countMoves } = kernel;
const { jumpers, steppers } = queries;
const { down35, down4, up35, up4 } = steps;

/** The maximum number of moves of a side for any placement of pieces; a test proves it. */
const MOST_MOVES = { 6: 25, 8: 68 } as const;

export function movementFeatures(board: Board): readonly Feature[] {
  return [
    ...bothSides({
      name: 'mobility',
      phrase: (whose) => `${whose} mobility`,
      isPlural: false,
      sentence: (whose) =>
        `Counts ${whose} legal moves as if that side were to move; if it can capture, only captures.`,
      high: MOST_MOVES[board.size],
      read: (own, opponent, kings, side) => countMoves(own, opponent, kings, side, board),
    }),
    ...movable(board),
    ...freeKings(board),
    ...trappedKings(board),
  ];
}

function movable(board: Board): readonly Feature[] {
  const meaning = 'with an empty square to step to, even if a capture is compulsory';
  return [
    ...bothSides({
      name: 'movable',
      phrase: (whose) => `${whose} pieces free to move`,
      sentence: (whose) => `Counts ${whose} men and kings ${meaning}.`,
      high: board.squares - 1,
      read: (own, opponent, kings, side) => popcount(steppers(own, opponent, kings, side, board)),
    }),
    ...bothSides({
      name: 'movableMen',
      phrase: (whose) => `${whose} men free to move`,
      sentence: (whose) => `Counts ${whose} men ${meaning}.`,
      high: popcount(board.mask & ~board.kingRows[BLACK]),
      read: (own, opponent, kings, side) => popcount(steppers(own, opponent, kings, side, board) & ~kings),
    }),
    ...bothSides({
      name: 'movableKings',
      isOfKings: true,
      phrase: (whose) => `${whose} kings free to move`,
      sentence: (whose) => `Counts ${whose} kings ${meaning}.`,
      high: board.squares - 1,
      read: (own, opponent, kings, side) => popcount(steppers(own, opponent, kings, side, board) & kings),
    }),
  ];
}

function freeKings(board: Board): readonly Feature[] {
  return bothSides({
    name: 'freeKings',
    isOfKings: true,
    phrase: (whose) => `${whose} kings in the open`,
    sentence: (whose) => `Counts ${whose} kings with four empty squares around them.`,
    // Not on the edge, and at most one of two neighbours.
    high: (board.size - 2) ** 2 / 4,
    read: (own, opponent, kings) => {
      const crowned = own & kings;
      if (crowned === 0) return 0;
      const empty = board.mask & ~(own | opponent);
      return popcount(crowned & up4(empty) & up35(empty) & down4(empty) & down35(empty));
    },
  });
}

/** Foley names no squares; these are the two single corners and the four squares of the double corners. */
function trappedKings(board: Board): readonly Feature[] {
  const last = board.size - 1;
  const corners = squaresWhere(board, (row, column) => {
    const fromTop = Math.min(row, last - row);
    const fromSide = Math.min(column, last - column);
    return fromTop + fromSide <= 1;
  });
  return bothSides({
    name: 'trappedKings',
    isOfKings: true,
    phrase: (whose) => `${whose} trapped kings`,
    sentence: (whose) =>
      `Counts ${whose} kings in a corner, squares ${squareList(corners, board)}, that can neither step nor capture.`,
    high: popcount(corners),
    read: (own, opponent, kings, side) => {
      const cornered = own & kings & corners;
      if (cornered === 0) return 0;
      const free = steppers(own, opponent, kings, side, board) | jumpers(own, opponent, kings, side, board);
      return popcount(cornered & ~free);
    },
  });
}
