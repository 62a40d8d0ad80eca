/** docs/reasons.md: its explanations are those that players give, and its numbers those that were measured. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { analysisScale, advantageOf } from '../src/players/scoreText.ts';
import { BLACK } from '../src/rules/side.ts';
import { ENGLISH } from '../src/rules/variant.ts';
import { explainMove } from './explainedMoves.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../docs/reasons.md'), 'utf8');
const EXAMPLES = [
  ...PAGE.matchAll(
    /^### \d+\. .*: (?<move>\S+)\n\n`champion:(?<id>\w+)` · `(?<fen>\S+)`\n\n```text\n(?<board>[^`]*)\n```\n\n> (?<sentence>.*)\n\nTrue: /gm,
  ),
].map(({ groups }) => groups as Record<'move' | 'id' | 'fen' | 'board' | 'sentence', string>);

test('there are ten explanations of moves of five opponents or more', () => {
  expect(EXAMPLES).toHaveLength(10);
  expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBeGreaterThanOrEqual(5);
});

test.each(EXAMPLES)('$id explains $move', ({ id, fen, move, board, sentence }) => {
  expect(explainMove(id, fen, move)).toEqual({ board, sentence });
});

test('the shares of a lead of men are those that were measured', () => {
  for (const men of [1, 2]) {
    const scale = analysisScale(ENGLISH);
    const { chance } = advantageOf(men * scale.pointsPerMan!, BLACK, scale);
    expect(PAGE).toContain(`${men === 1 ? 'a man ahead scores' : 'two men'} ${Math.round(100 * chance)} %`);
  }
});
