import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseFen } from './fen.ts';
import { divide, perft } from './perft.ts';
import { ENGLISH, variantNamed } from './variant.ts';

interface Row {
  readonly variant: string;
  readonly fen: string;
  readonly counts: readonly number[];
}

const { rows } = JSON.parse(readFileSync(new URL('../../data/perft.json', import.meta.url), 'utf8')) as { rows: Row[] };

describe('known counts', () => {
  test.each(rows)('$variant $fen', ({ variant, fen, counts }) => {
    const { board } = variantNamed(variant);
    const position = parseFen(fen, board);
    // Measuring coverage makes this code slow; the deepest counts are checked by the command line's own test.
    const affordable = counts.filter((count) => count < 50_000_000);
    expect(affordable.map((_, index) => perft(position, board, index + 1))).toEqual(affordable);
  });

  test('the first rows are the starts of the games', () => {
    for (const row of [rows[0]!, rows.at(-1)!]) {
      const variant = variantNamed(row.variant);
      expect(parseFen(row.fen, variant.board)).toEqual(variant.start);
    }
  });
});

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
