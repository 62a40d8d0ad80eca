/** How far men have advanced towards the king-row. Their distance to it is from Mańdziuk, Kusiak and Walędzik (2007). */

import type { Bits } from '../rules/bits.ts';
import * as bits from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import type { Side } from '../rules/side.ts';
import * as sides from '../rules/side.ts';
import * as steps from '../rules/steps.ts';
import { bothSides } from './bothSides.ts';
import type { Feature } from './feature.ts';
import type { PieceCount } from './pieceCount.ts';
import { countMen } from './pieceCount.ts';
import type { SideSquares } from './sideSquares.ts';
import { sideSquares } from './sideSquares.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;
const { BLACK, opponent: otherSide } = sides;
const { down35, down4, up35, up4 } = steps;

export function advanceFeatures(board: Board): readonly Feature[] {
  const counts = addedRows(board, (row) => row);
  const rowsAdvanced = readingOfRows(counts);
  const highest = rowsAdvanced(board.mask & ~board.kingRows[BLACK], BLACK);
  return [
    ...bothSides({
      name: 'advancement',
      phrase: (whose) => `advancement of ${whose} men`,
      isPlural: false,
      sentence: (whose) => `Adds up how many rows ${whose} men have advanced from their back row.`,
      high: highest,
      counts,
      read: (own, _opponent, kings, side) => rowsAdvanced(own & ~kings, side),
    }),
    {
      name: 'tempo',
      phrase: 'tempo',
      isPlural: false,
      sentence: 'The rows that own men have advanced, added up, minus those of opposing men.',
      low: -highest,
      high: highest,
      isRelative: true,
      read: (own, opponent, kings, side) =>
        rowsAdvanced(own & ~kings, side) - rowsAdvanced(opponent & ~kings, otherSide(side)),
    },
    ...crownDistance(board),
    ...nearCrown(board),
    ...crowning(board),
    ...runaway(board),
  ];
}

/** Adds up rows: each square counts the binary digits of its number, so one set of squares per digit is enough. */
function addedRows(board: Board, rowsAt: (row: number) => number): readonly PieceCount[] {
  return [1, 2, 4].map((digit) =>
    countMen(
      sideSquares(board, (row) => (rowsAt(row) & digit) !== 0),
      digit,
    ),
  );
}

/** All three sets in one function, which is three times as fast as a function for each. */
function readingOfRows(counts: readonly PieceCount[]): (men: Bits, side: Side) => number {
  const [[black1, white1], [black2, white2], [black4, white4]] = counts.map(({ squares }) => squares) as [
    SideSquares,
    SideSquares,
    SideSquares,
  ];
  return (men, side) =>
    side === BLACK
      ? popcount(men & black1) + 2 * popcount(men & black2) + 4 * popcount(men & black4)
      : popcount(men & white1) + 2 * popcount(men & white2) + 4 * popcount(men & white4);
}

function crownDistance(board: Board): readonly Feature[] {
  const counts = addedRows(board, (row) => board.size - 1 - row);
  const stepsToCrown = readingOfRows(counts);
  return bothSides({
    name: 'crownDistance',
    phrase: (whose) => `steps of ${whose} men to the king-row`,
    sentence: (whose) => `Adds up how many steps ${whose} men are from the row on which they become kings.`,
    high: stepsToCrown(board.mask, BLACK),
    counts,
    read: (own, _opponent, kings, side) => stepsToCrown(own & ~kings, side),
  });
}

function nearCrown(board: Board): readonly Feature[] {
  const squares = sideSquares(board, (row) => row === board.size - 2);
  return bothSides({
    name: 'nearCrown',
    phrase: (whose) => `${whose} men one step from crowning`,
    sentence: (whose) => `Counts ${whose} men on the row before the king-row.`,
    high: popcount(squares[BLACK]),
    counts: [countMen(squares)],
  });
}

function crowning(board: Board): readonly Feature[] {
  const [black, white] = board.kingRows;
  return bothSides({
    name: 'crowning',
    phrase: (whose) => `${whose} men ready to crown`,
    sentence: (whose) => `Counts ${whose} men that can become kings with one step, even if a capture is compulsory.`,
    high: popcount(black),
    read: (own, opponent, kings, side) => {
      const men = own & ~kings;
      if (side === BLACK) {
        const open = black & ~(own | opponent);
        return popcount(men & (up4(open) | up35(open)));
      }
      const open = white & ~(own | opponent);
      return popcount(men & (down4(open) | down35(open)));
    },
  });
}

function runaway(board: Board): readonly Feature[] {
  return bothSides({
    name: 'runaway',
    phrase: (whose) => `${whose} runaway men`,
    sentence: (whose) => `Counts ${whose} men with no enemy piece on any square between them and the king-row.`,
    high: popcount(board.mask & ~board.kingRows[BLACK]),
    read: (own, opponent, kings, side) => {
      const men = own & ~kings;
      return men === 0 ? 0 : popcount(men & ~behind(opponent, side, board.size));
    },
  });
}

/**
 * The squares from which forward steps of a side can lead to one of the pieces, and the pieces' own squares. On 6x6 the
 * shifts cross the right edge, which is harmless: everything reached from there is also reached on the board.
 */
function behind(pieces: Bits, side: Side, rows: number): Bits {
  let squares = pieces;
  if (side === BLACK) for (let row = 1; row < rows; row++) squares |= up4(squares) | up35(squares);
  else for (let row = 1; row < rows; row++) squares |= down4(squares) | down35(squares);
  return squares;
}
