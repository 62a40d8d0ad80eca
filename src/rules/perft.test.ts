import { expect, test } from 'vitest';
import { knownCounts } from '../../test/knownCounts.ts';
import { parseFen } from './fen.ts';
import { divide, perft } from './perft.ts';
import { ENGLISH, variantNamed } from './variant.ts';

test('depth 0 is the position itself', () => {
  expect(perft(ENGLISH.start, ENGLISH.board, 0)).toBe(1);
});

test('divide adds up to perft', () => {
  for (const depth of [1, 2, 5]) {
    const parts = [...divide(ENGLISH.start, ENGLISH.board, depth)];
    expect(parts).toHaveLength(7);
    const sum = parts.reduce((total, part) => total + part.leaves, 0);
    expect(sum).toBe(perft(ENGLISH.start, ENGLISH.board, depth));
  }
});

test.each(knownCounts(200_000))('$variant $fen has the known counts', ({ variant, fen, counts }) => {
  const { board } = variantNamed(variant);
  const position = parseFen(fen, board);
  expect(counts.map((_, index) => perft(position, board, index + 1))).toEqual(counts);
});
