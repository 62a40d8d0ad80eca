import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPosition } from '../../test/slowPositions.ts';
import { InputError } from '../base/inputError.ts';
import { BOARD_6, BOARD_8 } from './board.ts';
import { formatFen, parseFen } from './fen.ts';
import { ENGLISH, VARIANTS } from './variant.ts';

describe.each([BOARD_8, BOARD_6])('on $size squares a side', (board) => {
  test('every position survives a round trip', () => {
    fc.assert(
      fc.property(anyPosition(board), (position) => {
        const text = formatFen(position, board);
        expect(parseFen(text, board)).toEqual(position);
        expect(formatFen(parseFen(text, board), board)).toBe(text);
      }),
      { numRuns: 5_000 },
    );
  });

  test('any text gives a position or an InputError', () => {
    const pieces = fc.constantFrom('B', 'W', ':', ',', 'K', '-', '.', ' ', '1', '7', '18', '32', '99', 'H0', 'x', '\n');
    const text = fc.oneof(
      fc.string(),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (candidate) => {
        try {
          const position = parseFen(candidate, board);
          expect(parseFen(formatFen(position, board), board)).toEqual(position);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
      { numRuns: 20_000 },
    );
  });
});

test('reads the FEN of other programs', () => {
  const start = formatFen(ENGLISH.start, BOARD_8);
  const forms = [
    'B:W21-32:B1-12',
    'B:B1-12:W21-32',
    'b:w21-32:b1-12.',
    ' B : W 21-24 , 25-32 : B 01-12 . ',
    'B:W21-32:B1-12:H0:F1',
  ];
  for (const form of forms) expect(formatFen(parseFen(form, BOARD_8), BOARD_8)).toBe(start);
  expect(formatFen(parseFen('W:WK1-3:BK30,k31', BOARD_8), BOARD_8)).toBe('W:WK1,K2,K3:BK30,K31');
  expect(formatFen(parseFen('W:W:B', BOARD_8), BOARD_8)).toBe('W:W:B');
});

test.each([
  ['', 'column 1, the side to move is expected first'],
  ['X:W1:B2', 'column 1, the side to move is expected first'],
  ['B:W21', 'column 6, the pieces of both sides are expected'],
  ['B:W21:Q1', 'column 7, a side, W or B, is expected'],
  ['B:W21:W22', "column 7, White's pieces are given twice"],
  ['B:W21,x5:B1', 'column 7, a square such as 12 or K12 is expected, not "x5"'],
  ['B:W21,:B1', 'column 7, a square such as 12 or K12 is expected, not ""'],
  ['B:W33:B1', 'column 4, there is no square 33; the 8x8 board has squares 1 to 32'],
  ['B:W0:B1', 'column 4, there is no square 0'],
  ['B:W24-21:B1', 'column 4, the range 24-21 runs backwards'],
  ['B:W21,21:B1', 'column 7, square 21 is given twice'],
  ['B:W21:B21', 'column 7, both sides have a piece on square 21'],
  ['B:W21:B30', "column 8, a man cannot stand on 30, Black's king-row; write K30 for a king"],
  ['B:W3:B30', "column 4, a man cannot stand on 3, White's king-row; write K3 for a king"],
  ['B:W21:B1:Z9', 'column 10, "Z9" is unexpected'],
])('explains the fault in %j', (text, problem) => {
  expect(() => parseFen(text, BOARD_8)).toThrow(problem);
});

test('the starts of all variants', () => {
  expect(VARIANTS.map((variant) => formatFen(variant.start, variant.board))).toEqual([
    'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',
    'B:W13,14,15,16,17,18:B1,2,3,4,5,6',
    'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',
    'B:W13,14,15,16,17,18:B1,2,3,4,5,6',
  ]);
});
