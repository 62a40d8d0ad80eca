/**
 * The published counts of move sequences. The deepest are checked by the test of the command line, the small ones by
 * the test of perft, which runs under coverage.
 */

import { expect, test } from 'vitest';
import { knownCounts } from '../../test/knownCounts.ts';
import { parseFen } from './fen.ts';
import { perft } from './perft.ts';
import { variantNamed } from './variant.ts';

const rows = knownCounts(50_000_000);

test.each(rows)('$variant $fen has the known counts', ({ variant, fen, counts }) => {
  const { board } = variantNamed(variant);
  const position = parseFen(fen, board);
  expect(counts.map((_, index) => perft(position, board, index + 1))).toEqual(counts);
});

test('the first rows are the starts of the games', () => {
  for (const row of [rows[0]!, rows.at(-1)!]) {
    const variant = variantNamed(row.variant);
    expect(parseFen(row.fen, variant.board)).toEqual(variant.start);
  }
});
