import { expect, test } from 'vitest';
import { formatFen } from '../../rules/fen.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { lastMoveOf, lostPieces, moveNumber, moveRows, readLine, trialRow } from './gameLine.ts';

const START = formatFen(ENGLISH.start, ENGLISH.board);
const LINE = readLine('english', START, ['11-15', '22-18', '15x22', '25x18', '12-16']);

test('a line has a position before and after each move', () => {
  expect(LINE.positions).toHaveLength(6);
  expect(LINE.moves.map(({ to }) => to)).toEqual([15, 18, 22, 18, 16]);
  expect(() => readLine('english', START, ['11-16', '11-15'])).toThrow('11-15 is not legal here');
});

test('the last move of a side', () => {
  expect([lastMoveOf(LINE, BLACK), lastMoveOf(LINE, WHITE)]).toEqual([4, 3]);
  expect(lastMoveOf(readLine('english', START, ['11-15']), WHITE)).toBeUndefined();
});

test('lost pieces are counted from the start of the game', () => {
  expect(lostPieces(LINE, 2)).toEqual({ black: 0, white: 0 });
  expect(lostPieces(LINE, 3)).toEqual({ black: 0, white: 1 });
  expect(lostPieces(LINE, 5)).toEqual({ black: 1, white: 1 });
});

test('moves have numbers, and tried moves are below the one they replace', () => {
  expect([0, 1, 4].map((index) => moveNumber(LINE, index))).toEqual(['1.', '1…', '3.']);
  expect(moveNumber(readLine('english', 'W:W22:B1,2', ['22-18', '1-6']), 0)).toBe('1…');
  expect([0, 1, 2, 4, 5].map((from) => trialRow(LINE, from))).toEqual([0, 0, 1, 2, 2]);
  expect(trialRow(readLine('english', START, []), 0)).toBe(-1);
});

test("moves come in pairs, Black's first", () => {
  expect(moveRows(LINE)).toEqual([
    { number: 1, plies: [0, 1] },
    { number: 2, plies: [2, 3] },
    { number: 3, plies: [4, undefined] },
  ]);
  const fromWhite = readLine('english', 'W:W22:B1,2', ['22-18', '1-6']);
  expect(moveRows(fromWhite)).toEqual([
    { number: 1, plies: [undefined, 0] },
    { number: 2, plies: [1, undefined] },
  ]);
});
