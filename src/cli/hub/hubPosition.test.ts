import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPosition } from '../../../test/slowPositions.ts';
import { BOARD_6, BOARD_8 } from '../../rules/board.ts';
import { parseFen } from '../../rules/fen.ts';
import { ENGLISH, ENGLISH_6X6, VARIANTS } from '../../rules/variant.ts';
import { formatHubPosition, parseHubPosition } from './hubPosition.ts';

describe.each(VARIANTS)('$name', ({ board }) => {
  test('what is written is read back', () => {
    fc.assert(
      fc.property(anyPosition(board), (position) => {
        const text = formatHubPosition(position, board);
        expect(text).toHaveLength(board.squares + 1);
        expect(parseHubPosition(text, board)).toEqual(position);
      }),
    );
  });
});

test('the letters go by the square numbers', () => {
  expect(formatHubPosition(ENGLISH.start, BOARD_8)).toBe(`B${'b'.repeat(12)}${'e'.repeat(8)}${'w'.repeat(12)}`);
  expect(formatHubPosition(ENGLISH_6X6.start, BOARD_6)).toBe('Bbbbbbbeeeeeewwwwww');
  const position = parseFen('W:W6,K1:B2,K32', BOARD_8);
  expect(formatHubPosition(position, BOARD_8)).toBe(`WWbeeew${'e'.repeat(25)}B`);
});

test.each([
  '',
  'W',
  `w${'e'.repeat(32)}`,
  `W${'e'.repeat(31)}`,
  `W${'e'.repeat(33)}`,
  `W${'x'.repeat(32)}`,
  'toString',
])('%j is rejected', (text) => {
  expect(() => parseHubPosition(text, BOARD_8)).toThrow(
    'A position is W or B for the side to move and then 32 letters',
  );
});

test('a man on his king-row is rejected', () => {
  expect(() => parseHubPosition(`Ww${'e'.repeat(31)}`, BOARD_8)).toThrow("A man cannot stand on 1, White's king-row");
  expect(() => parseHubPosition(`W${'e'.repeat(17)}b`, BOARD_6)).toThrow("A man cannot stand on 18, Black's king-row");
});
