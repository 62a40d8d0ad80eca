/**
 * The six patterns of Mańdziuk, Kusiak and Walędzik (2007): 1 if the pattern is present, otherwise 0. The corners are
 * theirs; for the other four, which they only draw, these are the squares that the names usually mean. White's are
 * Black's rotated by 180 degrees. On 6x6 a pattern keeps its rows and columns, counted from the player's right, and so
 * its meaning: the bridge still guards the whole back row, and the corners are corners.
 */

import type { Bits } from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import * as sides from '../rules/side.ts';
import type { SideFeature } from './bothSides.ts';
import { bothSides } from './bothSides.ts';
import type { Feature } from './feature.ts';
import { countKings, countPattern } from './pieceCount.ts';
import type { SideSquares } from './sideSquares.ts';
import { sideSquares, squareList } from './sideSquares.ts';

// Private constants, for speed: see rules/kernel.ts.
const { BLACK } = sides;

/** A row and a column, counted from 0 at the player's right. */
type Place = readonly [row: number, column: number];

export function patternFeatures(board: Board): readonly Feature[] {
  return [
    menOn(board, 'bridge', 'bridge', [
      [0, 1],
      [0, 5],
    ]),
    menOn(board, 'triangle', 'triangle', [
      [0, 1],
      [0, 3],
      [1, 2],
    ]),
    menOn(board, 'oreo', 'oreo', [
      [0, 3],
      [0, 5],
      [1, 4],
    ]),
    dog(board),
    menOn(board, 'cornerMan', 'man in its single corner', [[0, board.size - 1]]),
    cornerKing(board),
  ].flatMap((feature) => [...bothSides(feature)]);
}

function menOn(board: Board, name: string, title: string, places: readonly Place[]): SideFeature {
  const squares = squaresAt(board, places);
  return {
    name,
    phrase: (whose) => `${whose} ${title}`,
    isPlural: false,
    sentence: (whose) => `1 if ${whose} men stand on ${bySide(board, ...squares)}, otherwise 0.`,
    high: 1,
    counts: [countPattern(squares)],
  };
}

function dog(board: Board): SideFeature {
  const [black, white] = squaresAt(board, [[0, 1]]);
  const [blacksPrey, whitesPrey] = squaresAt(board, [[1, 0]]);
  const keepers = bySide(board, black, white);
  const prey = bySide(board, blacksPrey, whitesPrey);
  return {
    name: 'dog',
    phrase: (_whose, others) => `${others} man in the dog-hole`,
    isPlural: false,
    sentence: (whose, others) =>
      `1 if a man of the ${whose} side on ${keepers} blocks a man of the ${others} side on ${prey}, otherwise 0.`,
    high: 1,
    read: (own, opponent, kings, side) => {
      const keeper = side === BLACK ? black : white;
      const held = side === BLACK ? blacksPrey : whitesPrey;
      return (own & ~kings & keeper) !== 0 && (opponent & ~kings & held) !== 0 ? 1 : 0;
    },
  };
}

function cornerKing(board: Board): SideFeature {
  const squares = squaresAt(board, [[board.size - 1, 0]]);
  return {
    name: 'cornerKing',
    phrase: (whose) => `${whose} king in the far single corner`,
    isPlural: false,
    sentence: (whose) => `1 if ${whose} kings stand on ${bySide(board, ...squares)}, otherwise 0.`,
    high: 1,
    counts: [countKings(squares)],
  };
}

function squaresAt(board: Board, places: readonly Place[]): SideSquares {
  return sideSquares(board, (row, column) => places.some((place) => place[0] === row && place[1] === column));
}

/** `squares 1 and 3 (30 and 32 for White)`. */
function bySide(board: Board, black: Bits, white: Bits): string {
  const noun = (black & (black - 1)) === 0 ? 'square' : 'squares';
  return `${noun} ${squareList(black, board)} (${squareList(white, board)} for White)`;
}
