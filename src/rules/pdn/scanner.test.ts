import { expect, test } from 'vitest';
import { Scanner } from './scanner.ts';
import type { Token } from './token.ts';

function scan(...lines: readonly string[]): Token[] {
  const scanner = new Scanner();
  return [...lines.flatMap((line, index) => scanner.scan(line, index + 1)), ...scanner.end()];
}

/** Kind and text of each token. */
function outline(...lines: readonly string[]): string[] {
  return scan(...lines).map(({ kind, text }) => `${kind} ${text}`);
}

function squares(line: string): (readonly number[])[] {
  return scan(line).flatMap((token) => (token.kind === 'move' ? [token.squares] : []));
}

test('a token knows its place', () => {
  expect(scan('', '\t1. 11-15 {x} *')).toEqual([
    { kind: 'number', number: 1, text: '1.', line: 2, column: 2 },
    { kind: 'move', squares: [11, 15], text: '11-15', line: 2, column: 5 },
    { kind: 'comment', comment: 'x', isClosed: true, text: '{x', line: 2, column: 11 },
    { kind: 'result', result: '*', isAttached: false, text: '*', line: 2, column: 15 },
  ]);
});

test.each(['1. 11-15', '1.11-15', '1 11-15', '1... 11-15', '1. ... 11-15', '12. . . 11-15', '12 . 11-15', '1… 11-15'])(
  'distinguishes move numbers from moves: %s',
  (line) => {
    expect(outline(line).filter((token) => !token.startsWith('number'))).toEqual(['move 11-15']);
  },
);

test('reads moves in many notations', () => {
  expect(squares('11-15 11x18 11:18 11X18 09-14 1x10x19')).toEqual([
    [11, 15],
    [11, 18],
    [11, 18],
    [11, 18],
    [9, 14],
    [1, 10, 19],
  ]);
  expect(squares('11 - 15 11x 18 11 x18x  25')).toEqual([
    [11, 15],
    [11, 18],
    [11, 18, 25],
  ]);
});

test('only the exact texts of results are results', () => {
  expect(outline('1-0 0-1 1/2-1/2 0-0 * 2-0 0-2 1-1').every((token) => token.startsWith('result'))).toBe(true);
  expect(outline('1-05 1-2 2-2 1-1x5 10-1')).toEqual(['move 1-05', 'move 1-2', 'move 2-2', 'move 1-1x5', 'move 10-1']);
  expect(outline('11-15*')).toEqual(['move 11-15', 'result *']);
});

test('glyphs are attached, apart, in parentheses or numbered', () => {
  const glyphs = scan('11-15! 23-18 ?? (!?) ( ? ) $1 $006 $10 !!!').flatMap((token) =>
    token.kind === 'glyph' ? [token.glyph] : [],
  );
  expect(glyphs).toEqual(['!', '??', '!?', '?', '!', '?!', '$10', '!!', '!']);
});

test('parentheses, positions and unknown words', () => {
  expect(outline('(11-15) /FEN "W:W21:B1"/ foo,bar(/x')).toEqual([
    'open (',
    'move 11-15',
    'close )',
    'setup /FEN "W:W21:B1"/',
    'unknown foo,bar',
    'open (',
    'unknown /x',
  ]);
  expect(outline('8-11Red 111-15 - [0:05] }')).toEqual([
    'move 8-11',
    'unknown Red',
    'unknown 111-15',
    'unknown -',
    'unknown [0:05]',
    'unknown }',
  ]);
});

test('comments run over lines, may contain a brace, and may extend to the end of the line', () => {
  expect(scan('{ a {', '%b;', '', ' [c "d"] } 11-15 ; e } f')).toMatchObject([
    { kind: 'comment', comment: 'a { %b; [c "d"]', isClosed: true, line: 1, column: 1 },
    { kind: 'move' },
    { kind: 'comment', comment: 'e ) f', isClosed: true, line: 4, column: 18 },
  ]);
});

test('a tag line ends a comment that was not closed, and so does the end of the file', () => {
  expect(scan('11-15 {a', 'b', '[Event "x"]')).toMatchObject([
    { kind: 'move' },
    { kind: 'comment', comment: 'a b', isClosed: false, line: 1, column: 7 },
    { kind: 'tag', line: 3 },
  ]);
  expect(scan('{a')).toMatchObject([{ kind: 'comment', comment: 'a', isClosed: false }]);
});

test('ignores lines that begin with % and the end-of-file character of old systems', () => {
  expect(outline('% 11-15', ' % 11-15', '\x1a')).toEqual(['unknown %', 'move 11-15']);
});

test('a broken tag consumes the rest of its line, a bracket elsewhere only its word', () => {
  expect(outline('[Event "x 11-15', '  [Event x] ', '11-15 [Event "x')).toEqual([
    'broken-tag [Event "x 11-15',
    'broken-tag [Event x]',
    'move 11-15',
    'broken-tag [Event "x',
  ]);
  expect(outline('11-15 [see below]')).toEqual(['move 11-15', 'unknown [see', 'unknown below]']);
});
