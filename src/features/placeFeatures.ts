/**
 * Pieces on important squares. Most of these are parameters of Mańdziuk, Kusiak and Walędzik (2007), who count men and
 * kings separately. Back row, its men and balance are Foley's (2003). The squares are the same for both sides unless a
 * side is named.
 */

import type { Bits } from '../rules/bits.ts';
import * as bits from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import * as sides from '../rules/side.ts';
import { bothSides } from './bothSides.ts';
import type { Feature } from './feature.ts';
import { countKings, countMen, countPieces } from './pieceCount.ts';
import { centreSquares, edgeSquares, sideSquares, squareList, squaresWhere } from './sideSquares.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;
const { BLACK } = sides;

export function placeFeatures(board: Board): readonly Feature[] {
  const last = board.size - 1;
  return [
    ...backRow(board),
    ...backRowMen(board),
    ...defenders(board),
    ...attackers(board),
    ...openKingRow(board),
    ...imbalance(board),
    ...place(board, ['centre', 'centreMen', 'centreKings'], 'in the centre', centreSquares(board)),
    ...place(board, ['edges', 'edgeMen', 'edgeKings'], 'on the edge', edgeSquares(board)),
    ...place(
      board,
      ['mainDiagonal', 'mainDiagonalMen', 'mainDiagonalKings'],
      'on the main diagonal',
      squaresWhere(board, (row, column) => row + column === last),
    ),
    ...place(
      board,
      ['doubleDiagonal', 'doubleDiagonalMen', 'doubleDiagonalKings'],
      'on the double diagonal',
      squaresWhere(board, (row, column) => Math.abs(row - column) === 1),
    ),
  ];
}

function backRow(board: Board): readonly Feature[] {
  const squares = sideSquares(board, (row) => row === 0);
  return bothSides({
    name: 'backRow',
    phrase: (whose) => `${whose} pieces on their back row`,
    sentence: (whose, others) => `Counts ${whose} pieces on their back row, where ${others} men would become kings.`,
    high: popcount(squares[BLACK]),
    counts: [countPieces(squares)],
  });
}

function backRowMen(board: Board): readonly Feature[] {
  const squares = sideSquares(board, (row) => row === 0);
  return bothSides({
    name: 'backRowMen',
    phrase: (whose) => `${whose} men on their back row`,
    sentence: (whose, others) => `Counts ${whose} men still on their back row, where ${others} men would become kings.`,
    high: popcount(squares[BLACK]),
    counts: [countMen(squares)],
  });
}

function defenders(board: Board): readonly Feature[] {
  const squares = sideSquares(board, (row) => row < 2);
  return bothSides({
    name: 'defenders',
    phrase: (whose) => `${whose} pieces on their first two rows`,
    sentence: (whose) => `Counts ${whose} pieces on their back row and the row in front of it.`,
    high: popcount(squares[BLACK]),
    counts: [countPieces(squares)],
  });
}

/** The rows where the other side's men start: three on 8x8, two on 6x6. */
function attackers(board: Board): readonly Feature[] {
  const rows = board.size === 8 ? 3 : 2;
  const squares = sideSquares(board, (row) => row >= board.size - rows);
  return bothSides({
    name: 'attackers',
    phrase: (whose) => `${whose} far-advanced men`,
    sentence: (whose, others) =>
      `Counts ${whose} men on the ${rows === 3 ? 'three' : 'two'} rows where ${others} men start the game.`,
    high: popcount(squares[BLACK] & ~board.kingRows[BLACK]),
    counts: [countMen(squares)],
  });
}

function openKingRow(board: Board): readonly Feature[] {
  const [black, white] = board.kingRows;
  return bothSides({
    name: 'openKingRow',
    phrase: (_whose, others) => `empty squares on ${others === 'own' ? 'its own' : 'the opposing'} back row`,
    sentence: (whose) => `Counts the empty squares of the row on which ${whose} men become kings.`,
    high: popcount(black),
    read: (own, opponent, _kings, side) => popcount((side === BLACK ? black : white) & ~(own | opponent)),
  });
}

function imbalance(board: Board): readonly Feature[] {
  const left = squaresWhere(board, (_row, column) => column < board.size / 2);
  const right = board.mask & ~left;
  return bothSides({
    name: 'imbalance',
    phrase: (whose) => `left-right imbalance of ${whose} pieces`,
    isPlural: false,
    sentence: (whose) =>
      `The difference between the numbers of ${whose} pieces on the left and right halves of the board.`,
    high: popcount(left),
    read: (own) => Math.abs(popcount(own & left) - popcount(own & right)),
  });
}

/** Pieces, men and kings on squares that are the same for both sides. */
function place(
  board: Board,
  [all, men, crowned]: readonly [all: string, men: string, kings: string],
  where: string,
  squares: Bits,
): readonly Feature[] {
  const places = `${where}: squares ${squareList(squares, board)}`;
  const bySide = [squares, squares] as const;
  return [
    ...bothSides({
      name: all,
      phrase: (whose) => `${whose} pieces ${where}`,
      sentence: (whose) => `Counts ${whose} men and kings ${places}.`,
      high: popcount(squares),
      counts: [countPieces(bySide)],
    }),
    ...bothSides({
      name: men,
      phrase: (whose) => `${whose} men ${where}`,
      sentence: (whose) => `Counts ${whose} men ${places}.`,
      high: popcount(squares & ~board.kingRows[BLACK]),
      counts: [countMen(bySide)],
    }),
    ...bothSides({
      name: crowned,
      phrase: (whose) => `${whose} kings ${where}`,
      sentence: (whose) => `Counts ${whose} kings ${places}.`,
      high: popcount(squares),
      counts: [countKings(bySide)],
    }),
  ];
}
