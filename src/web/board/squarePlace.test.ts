import { describe, expect, test } from 'vitest';
import { BOARD_6, BOARD_8 } from '../../rules/board.ts';
import { neighbour, placeOf, squareAt, squareBetween, squaresOf } from './squarePlace.ts';

describe.each([BOARD_8, BOARD_6])('on $size squares a side', (board) => {
  test.each([false, true])('every square is found where it is shown (flipped: %s)', (isFlipped) => {
    for (const square of squaresOf(board)) {
      expect(squareAt(placeOf(square, board, isFlipped), board, isFlipped)).toBe(square);
    }
  });

  test.each([false, true])('the arrow keys reach every square and lead back (flipped: %s)', (isFlipped) => {
    const reached = new Set([1]);
    for (const square of reached) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        reached.add(neighbour(square, direction, board, isFlipped));
      }
    }
    expect(reached.size).toBe(board.squares);
    for (const square of squaresOf(board)) {
      const right = neighbour(square, 'right', board, isFlipped);
      if (right !== square) expect(neighbour(right, 'left', board, isFlipped)).toBe(square);
    }
  });

  test('the arrow keys go where they point', () => {
    for (const isFlipped of [false, true]) {
      for (const square of squaresOf(board)) {
        const here = placeOf(square, board, isFlipped);
        const up = neighbour(square, 'up', board, isFlipped);
        const right = neighbour(square, 'right', board, isFlipped);
        expect(placeOf(up, board, isFlipped).row).toBe(Math.max(0, here.row - 1));
        expect(placeOf(right, board, isFlipped).row).toBe(here.row);
        expect(placeOf(right, board, isFlipped).column).toBeGreaterThanOrEqual(here.column);
      }
    }
  });
});

test('Black is at the top, and at the bottom of a flipped board', () => {
  expect(placeOf(1, BOARD_8, false)).toEqual({ column: 1, row: 0 });
  expect(placeOf(1, BOARD_8, true)).toEqual({ column: 6, row: 7 });
});

test('Home and End lead to the ends of a row on the screen', () => {
  expect(neighbour(6, 'first', BOARD_8, false)).toBe(5);
  expect(neighbour(6, 'last', BOARD_8, false)).toBe(8);
  expect(neighbour(6, 'first', BOARD_8, true)).toBe(8);
});

test('the square between the ends of a jump', () => {
  expect(squareBetween(11, 18, BOARD_8)).toBe(15);
  expect(squareBetween(22, 15, BOARD_8)).toBe(18);
  expect(() => squareBetween(11, 15, BOARD_8)).toThrow(RangeError);
});
