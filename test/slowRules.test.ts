/** A reference must be right itself: checks the slow rules against the published counts, as deep as they can go. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseFen } from '../src/rules/fen.ts';
import { variantNamed } from '../src/rules/variant.ts';
import { slowBoardOf } from './slowPositions.ts';
import { slowPerft, slowStart } from './slowRules.ts';

const DEEPEST_COUNT = 40_000;

const { rows } = JSON.parse(readFileSync(new URL('../data/perft.json', import.meta.url), 'utf8')) as {
  rows: { variant: string; fen: string; counts: number[] }[];
};

test.each(rows)('$variant $fen', ({ variant, fen, counts }) => {
  const { board } = variantNamed(variant);
  const slow = slowBoardOf(parseFen(fen, board), board);
  const affordable = counts.filter((count) => count < DEEPEST_COUNT);
  expect(affordable.map((_, index) => slowPerft(slow, index + 1))).toEqual(affordable);
});

test('the starts agree', () => {
  for (const name of ['english', 'english-6x6']) {
    const { board, start } = variantNamed(name);
    expect(slowBoardOf(start, board)).toEqual(slowStart(board.size));
  }
});
