import { expect, test } from 'vitest';
import { legalMoves } from '../move.ts';
import { ENGLISH, ENGLISH_6X6, GIVEAWAY, GIVEAWAY_6X6 } from '../variant.ts';
import type { PdnGame } from './pdnGame.ts';
import { parsePdn } from './reader.ts';
import { formatPdn } from './writer.ts';

function game(fields: Partial<PdnGame>): PdnGame {
  return {
    tags: [],
    variant: ENGLISH,
    start: (fields.variant ?? ENGLISH).start,
    comment: '',
    moves: [],
    result: '*',
    ...fields,
  };
}

/** A text read and written again. */
function rewritten(text: string): string {
  const [entry] = parsePdn(text);
  expect(entry!.problems).toEqual([]);
  return formatPdn(entry!.game!);
}

/** The moves of a text, written again, as one line. */
function rewrittenMoves(text: string): string {
  return rewritten(text)
    .split('\n')
    .filter((line) => !line.startsWith('['))
    .join(' ')
    .trim();
}

test('a game is written in one form', () => {
  const text =
    '[white "b"][Opening "x"] [Result "?"][Round "1"][Event "a "b" \\\\"] {hello} 1. 11X15 23 - 18 ! 02. 8-11 1-0';
  expect(rewritten(text)).toBe(
    [
      '[Event "a \\"b\\" \\\\"]',
      '[Round "1"]',
      '[Result "1-0"]',
      '[GameType "21,B,8,8,N1,0"]',
      '[white "b"]',
      '[Opening "x"]',
      '{hello} 1. 11-15 23-18! 2. 8-11 *',
      '',
      '',
    ].join('\n'),
  );
});

test('the tags give the variant', () => {
  const tags = (fields: Partial<PdnGame>): string[] => formatPdn(game(fields)).split('\n').slice(1, -3);
  expect(tags({ variant: ENGLISH })).toEqual(['[GameType "21,B,8,8,N1,0"]']);
  expect(tags({ variant: ENGLISH_6X6 })).toEqual(['[GameType "21,B,6,6,N1,0"]']);
  expect(tags({ variant: GIVEAWAY })).toEqual(['[GameType "21,B,8,8,N1,0"]', '[Variant "giveaway"]']);
  expect(tags({ variant: GIVEAWAY_6X6 })).toEqual(['[GameType "21,B,6,6,N1,0"]', '[Variant "giveaway-6x6"]']);
});

test('a non-standard start is written, the standard one is not', () => {
  const text = rewritten('[FEN "W:W32:B1."] 32-28 1-6 28-24');
  expect(text).toContain('[SetUp "1"]\n[FEN "W:W32:B1"]\n1... 32-28 2. 1-6 28-24 *\n');
  expect(rewritten('[SetUp "1"][FEN "B:W21-32:B1-12"] 11-15')).not.toMatch(/SetUp|FEN/);
});

test('captures are short unless that is ambiguous', () => {
  expect(rewrittenMoves('[FEN "B:W7,15,23,24,32:B3,12"] 3x10x19x26')).toBe('1. 3x26 *');
  expect(rewrittenMoves('[FEN "B:W7,8,15,16:B3"] 3x19 7-2')).toBe('1. 3x12x19 7-2 *');
});

test('remarks follow their moves, and the move number is repeated after them', () => {
  const text = '{a} 11-15 $1 ? $20 {b} 23-18 (22-17 $20 {c} 15-18 (15-19) 23x14) (24-20) 8-11';
  expect(rewrittenMoves(text)).toBe(
    '{a} 1. 11-15! ? $20 {b} 1... 23-18 (1... 22-17 $20 {c} 2. 15-18 (2. 15-19) 2... 23x14) (1... 24-20) 2. 8-11 *',
  );
});

test('a position between moves is written before its move', () => {
  expect(rewrittenMoves('11-15 23-18 /FEN "W:W32:B1"/ 32-28 1-6')).toBe(
    '1. 11-15 23-18 /FEN "W:W32:B1"/ 2... 32-28 3. 1-6 *',
  );
});

test('comments are folded, and cannot contain the brace that ends them', () => {
  expect(formatPdn(game({ comment: ' a\n {b}\t}' }))).toContain('{a {b) )} *');
  expect(formatPdn(game({ comment: ' \n' }))).toContain('\n*\n');
});

test('lines have at most 80 columns and none looks like a tag', () => {
  const comment = `${'word '.repeat(40)}${'[Event "x"] % '.repeat(20)}`;
  const lines = formatPdn(game({ comment })).split('\n').slice(2);
  expect(lines.some((line) => /^[[%]/.test(line))).toBe(false);
  const [move] = legalMoves(ENGLISH.start, ENGLISH.board);
  const remark = { move: move!, glyphs: [], comment: 'word '.repeat(100), variations: [] };
  expect(
    Math.max(
      ...formatPdn(game({ moves: [remark] }))
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThanOrEqual(80);
});

test('a comment may be as long as a book', () => {
  const comment = 'word '.repeat(300_000).trim();
  const long = { move: legalMoves(ENGLISH.start, ENGLISH.board)[0]!, glyphs: [], comment, variations: [] };
  expect(parsePdn(formatPdn(game({ moves: [long] })))[0]!.game!.moves).toEqual([long]);
});

test('games can be concatenated', () => {
  const text = ['[Event "a"] 11-15', '12-16', '[Event "c"]'].map(rewritten).join('');
  expect(
    parsePdn(text)
      .map((entry) => formatPdn(entry.game!))
      .join(''),
  ).toBe(text);
});

test('an illegal game is rejected', () => {
  const move = { from: 1, to: 5, path: [1, 5], captures: 0 };
  const moves = [{ move, glyphs: [], comment: '', variations: [] }];
  expect(() => formatPdn(game({ moves }))).toThrow('1 5 is not a legal move in this position.');
});
