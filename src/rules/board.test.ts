import { expect, test } from 'vitest';
import { popcount } from './bits.ts';
import { BOARD_6, BOARD_8, columnOfBit, rowOfBit } from './board.ts';
import { step } from './steps.ts';

test('8x8: bit i is square i + 1, and all squares are dark', () => {
  for (let index = 0; index < 32; index++) {
    expect(BOARD_8.squareOfBit[index]).toBe(index + 1);
    expect((rowOfBit(index) + columnOfBit(index)) % 2).toBe(1);
  }
  expect(BOARD_8.mask).toBe(-1);
});

test('6x6: eighteen squares, numbered row by row', () => {
  expect(BOARD_6.squares).toBe(18);
  expect(popcount(BOARD_6.mask)).toBe(18);
  for (let square = 1; square <= 18; square++) {
    const index = BOARD_6.bitOfSquare[square]!;
    expect(BOARD_6.squareOfBit[index]).toBe(square);
    expect(rowOfBit(index)).toBe(Math.floor((square - 1) / 3));
    expect(columnOfBit(index)).toBeLessThan(6);
  }
});

test('king-rows are the outer rows', () => {
  for (const board of [BOARD_8, BOARD_6]) {
    for (const [side, row] of [
      [0, board.size - 1],
      [1, 0],
    ] as const) {
      expect(popcount(board.kingRows[side])).toBe(board.size / 2);
      for (let index = 0; index < 32; index++) {
        if ((board.kingRows[side] & (1 << index)) !== 0) expect(rowOfBit(index)).toBe(row);
      }
    }
  }
});

test('a step moves one row and one column, and a piece at the edge disappears', () => {
  for (let index = 0; index < 32; index++) {
    const reached = [0, 1, 2, 3].map((direction) => step(1 << index, direction)).filter((bit) => bit !== 0);
    const inside = [-1, 1].flatMap((down) =>
      [-1, 1].map((right) => [rowOfBit(index) + down, columnOfBit(index) + right]),
    );
    const expected = inside.filter((place) => place.every((coordinate) => coordinate >= 0 && coordinate < 8));
    const places = reached.map((bit) => [rowOfBit(31 - Math.clz32(bit)), columnOfBit(31 - Math.clz32(bit))]);
    expect(new Set(places.map(String))).toEqual(new Set(expected.map(String)));
  }
});
