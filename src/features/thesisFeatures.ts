/**
 * The feature vector of Greaney (2026), x[0] to x[74] on 8x8 and x[0] to x[46] on 6x6: the whole board cell by cell,
 * including light squares, and eleven numbers derived from it. It is always seen from Black's side, which is player 1
 * there.
 */

import type { Bits } from '../rules/bits.ts';
import * as bits from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import { columnOfBit, rowOfBit } from '../rules/board.ts';
import type { Side } from '../rules/side.ts';
import * as sides from '../rules/side.ts';
import type { Feature, Reading } from './feature.ts';
import * as hops from './firstHops.ts';
import { centreSquares, sideSquares, squareList } from './sideSquares.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;
const { BLACK, WHITE, sideName } = sides;
const { firstHops } = hops;

const COLOURS = ['black', 'white'] as const;

/** A feature before it has its number in the vector. */
type Unnumbered = Omit<Feature, 'name' | 'isRelative'>;

export function thesisFeatures(board: Board): readonly Feature[] {
  const all = [...cells(board), ...derived(board)];
  return all.map((feature, index) => ({ ...feature, name: `x[${index}]`, isRelative: false }));
}

function cells(board: Board): Unnumbered[] {
  const bitOfCell = new Map([...bits.bitIndices(board.mask)].map((bit) => [cellOf(bit, board), bit]));
  return Array.from({ length: board.size ** 2 }, (_, cell) => {
    const bit = bitOfCell.get(cell);
    const place = `the ${ordinal((cell % board.size) + 1)} cell of row ${Math.floor(cell / board.size) + 1}`;
    return bit === undefined ? lightCell(place) : darkCell(bit, place, board);
  });
}

function cellOf(bit: number, board: Board): number {
  return rowOfBit(bit) * board.size + columnOfBit(bit);
}

function lightCell(place: string): Unnumbered {
  return {
    phrase: 'a light square',
    isPlural: false,
    sentence: `A light square, ${place}, which is always empty: always 0.`,
    low: 0,
    high: 0,
    read: () => 0,
  };
}

function darkCell(bit: number, place: string, board: Board): Unnumbered {
  const square = board.squareOfBit[bit]!;
  return {
    phrase: `black strength on square ${square}`,
    isPlural: false,
    sentence:
      `The piece on square ${square}, ${place}: 1 for a black man, 2 for a black king, ` +
      '-1 for a white man, -2 for a white king, 0 for an empty square.',
    low: -2,
    high: 2,
    read: (own, opponent, kings, side) => {
      const piece = (((own >>> bit) & 1) - ((opponent >>> bit) & 1)) << ((kings >>> bit) & 1);
      // Not `-piece`, which is -0 on an empty square.
      return side === BLACK ? piece : 0 - piece;
    },
  };
}

/** Each is given for Black, then for White; the side to move comes last. */
function derived(board: Board): Unnumbered[] {
  const families = [pieces, crowned, centre, backRow, mobility];
  return [...families.flatMap((family) => [family(board, BLACK), family(board, WHITE)]), sideToMove];
}

function pieces(board: Board, player: Side): Unnumbered {
  const colour = COLOURS[player];
  return {
    phrase: `${colour} pieces`,
    isPlural: true,
    sentence: `Counts ${colour} men and kings.`,
    low: 0,
    high: board.squares,
    read: (own, opponent, _kings, side) => popcount(side === player ? own : opponent),
  };
}

function crowned(board: Board, player: Side): Unnumbered {
  const colour = COLOURS[player];
  return {
    phrase: `${colour} kings`,
    isPlural: true,
    sentence: `Counts ${colour} kings.`,
    low: 0,
    high: board.squares,
    read: (own, opponent, kings, side) => popcount((side === player ? own : opponent) & kings),
  };
}

function centre(board: Board, player: Side): Unnumbered {
  const colour = COLOURS[player];
  const squares = centreSquares(board);
  return {
    phrase: `${colour} pieces in the centre`,
    isPlural: true,
    sentence: `Counts ${colour} men and kings on the central squares ${squareList(squares, board)}.`,
    low: 0,
    high: popcount(squares),
    read: countOn(squares, player),
  };
}

function backRow(board: Board, player: Side): Unnumbered {
  const colour = COLOURS[player];
  const squares = sideSquares(board, (row) => row === 0)[player];
  return {
    phrase: `${colour} pieces on their back row`,
    isPlural: true,
    sentence: `Counts ${colour} men and kings on their back row, squares ${squareList(squares, board)}.`,
    low: 0,
    high: popcount(squares),
    read: countOn(squares, player),
  };
}

function countOn(squares: Bits, player: Side): Reading {
  return (own, opponent, _kings, side) => popcount((side === player ? own : opponent) & squares);
}

function mobility(board: Board, player: Side): Unnumbered {
  const name = sideName(player);
  return {
    phrase: `${COLOURS[player]} mobility`,
    isPlural: false,
    sentence:
      `Counts ${name}'s legal moves as if ${name} were to move; if ${name} can capture, only captures. ` +
      'Captures that begin with the same jump count once.',
    low: 0,
    // At most one hop for every two neighbouring squares.
    high: (board.size - 1) ** 2,
    read: (own, opponent, kings, side) =>
      side === player ? firstHops(own, opponent, kings, player, board) : firstHops(opponent, own, kings, player, board),
  };
}

const sideToMove: Unnumbered = {
  phrase: "Black's turn",
  isPlural: false,
  sentence: '1 if Black is to move, -1 if White is.',
  low: -1,
  high: 1,
  read: (_own, _opponent, _kings, _side, turn) => (turn === BLACK ? 1 : -1),
};

/** `1st`, `2nd`; there are never more than eight. */
function ordinal(count: number): string {
  return `${count}${['st', 'nd', 'rd'][count - 1] ?? 'th'}`;
}
