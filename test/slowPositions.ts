/** Links the fast rules and the slow ones: the same position in both forms, and random positions for comparisons. */

import * as fc from 'fast-check';
import type { Board } from '../src/rules/board.ts';
import { columnOfBit, rowOfBit } from '../src/rules/board.ts';
import type { Position } from '../src/rules/position.ts';
import { BLACK, WHITE } from '../src/rules/side.ts';
import type { Cell, SlowBoard } from './slowRules.ts';

export function slowBoardOf(position: Position, board: Board): SlowBoard {
  const cells = Array.from({ length: board.size }, () => Array.from({ length: board.size }, (): Cell => '.'));
  for (let index = 0; index < 32; index++) {
    const bit = 1 << index;
    const king = (position.kings & bit) !== 0;
    if ((position.black & bit) !== 0) cells[rowOfBit(index)]![columnOfBit(index)] = king ? 'B' : 'b';
    if ((position.white & bit) !== 0) cells[rowOfBit(index)]![columnOfBit(index)] = king ? 'W' : 'w';
  }
  return { size: board.size, cells, turn: position.turn === BLACK ? 'black' : 'white' };
}

export function positionOf(slow: SlowBoard): Position {
  let black = 0;
  let white = 0;
  let kings = 0;
  for (let index = 0; index < 32; index++) {
    const cell = slow.cells[rowOfBit(index)]?.[columnOfBit(index)];
    if (cell === 'b' || cell === 'B') black |= 1 << index;
    if (cell === 'w' || cell === 'W') white |= 1 << index;
    if (cell === 'B' || cell === 'W') kings |= 1 << index;
  }
  return { black, white, kings, turn: slow.turn === 'black' ? BLACK : WHITE };
}

/** Any placement of men and kings, from an almost empty board to a crowded one, either side to move. */
export function anyPosition(board: Board): fc.Arbitrary<Position> {
  const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
  const sparse = fc.tuple(word, word, word).map(([a, b, c]) => a & b & c);
  const medium = fc.tuple(word, word).map(([a, b]) => a & b);
  const pieces = fc.oneof(sparse, medium);
  return fc
    .record({
      black: pieces,
      white: pieces,
      kings: fc.oneof(word, medium, fc.constant(0)),
      turn: fc.constantFrom(BLACK, WHITE),
    })
    .map(({ black, white, kings, turn }) => tidy(black & board.mask, white & board.mask & ~black, kings, turn, board));
}

/** Removes men from their king-rows, and crowns without a piece. */
function tidy(black: number, white: number, kings: number, turn: 0 | 1, board: Board): Position {
  const crowned = (black & board.kingRows[BLACK]) | (white & board.kingRows[WHITE]);
  return { black, white, kings: (kings & (black | white)) | crowned, turn };
}
