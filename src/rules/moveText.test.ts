import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPosition } from '../../test/slowPositions.ts';
import { InputError } from '../base/inputError.ts';
import { BOARD_6, BOARD_8 } from './board.ts';
import { parseFen } from './fen.ts';
import { legalMoves } from './move.ts';
import { formatLegalMoves, formatMove, parseMove } from './moveText.ts';
import { ENGLISH } from './variant.ts';

const CIRCLE = parseFen('B:W9,10,17,18:BK22', BOARD_8);

describe.each([BOARD_8, BOARD_6])('on $size squares a side', (board) => {
  test('every legal move survives a round trip, short or in full', () => {
    fc.assert(
      fc.property(anyPosition(board), (position) => {
        const legal = legalMoves(position, board);
        for (const move of legal) {
          expect(parseMove(formatMove(move, legal), position, board).move).toEqual(move);
          expect(parseMove(move.path.join('x'), position, board).move).toEqual(move);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  test('any text gives a legal move or an InputError', () => {
    fc.assert(
      fc.property(
        anyPosition(board),
        fc.oneof(fc.string(), fc.stringMatching(/^\d{1,3}[-x:]\d{1,3}$/)),
        (position, text) => {
          try {
            expect(legalMoves(position, board)).toContainEqual(parseMove(text, position, board).move);
          } catch (error) {
            expect(error).toBeInstanceOf(InputError);
          }
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

test('separators, leading zeroes and surrounding spaces do not matter', () => {
  for (const text of ['9-13', '09-13', '9x13', '9:13', '9X13', ' 9-13 ', '9 13', '9 - 13', '9–13']) {
    expect(parseMove(text, ENGLISH.start, BOARD_8).move.to).toBe(13);
  }
});

test('landing squares may be omitted while only one move fits', () => {
  const position = parseFen('B:W6,15,24:B1', BOARD_8);
  expect(formatLegalMoves(position, BOARD_8)).toEqual(['1x28']);
  for (const text of ['1x28', '1x19x28', '1x10x28', '1x10x19x28']) {
    expect(parseMove(text, position, BOARD_8).move.path).toEqual([1, 10, 19, 28]);
  }
  expect(() => parseMove('1x11x28', position, BOARD_8)).toThrow('not legal');
});

test('an ambiguous short form asks for every square', () => {
  expect(() => parseMove('22x22', CIRCLE, BOARD_8)).toThrow('22x15x6x13x22 or 22x13x6x15x22');
  expect(parseMove('22x13x6x15x22', CIRCLE, BOARD_8).position.white).toBe(0);
});

test('errors say what is wrong and list the legal moves', () => {
  expect(() => parseMove('hello', ENGLISH.start, BOARD_8)).toThrow('"hello" is not a move');
  expect(() => parseMove('9'.repeat(1000), ENGLISH.start, BOARD_8)).toThrow('is not a move');
  expect(() => parseMove('9-18', ENGLISH.start, BOARD_8)).toThrow(
    'Legal moves: 9-13, 10-14, 11-15, 12-16, 9-14, 10-15, 11-16.',
  );
  expect(() => parseMove('9-99', ENGLISH.start, BOARD_8)).toThrow('not legal');
  expect(() => parseMove('9-13', parseFen('B:W1:B'.replace('W1', 'WK1'), BOARD_8), BOARD_8)).toThrow(
    'Legal moves: none.',
  );
});
