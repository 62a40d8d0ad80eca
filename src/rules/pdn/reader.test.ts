import { expect, test } from 'vitest';
import { formatFen } from '../fen.ts';
import { ENGLISH, ENGLISH_6X6, GIVEAWAY, GIVEAWAY_6X6 } from '../variant.ts';
import type { PdnGame, PdnLine } from './pdnGame.ts';
import type { PdnEntry } from './reader.ts';
import { parsePdn, readPdn } from './reader.ts';
import { formatPdn } from './writer.ts';

/** The only game of a text, which must have no problems. */
function onlyGame(text: string): PdnGame {
  const entries = parsePdn(text);
  expect(entries.flatMap(({ problems }) => problems)).toEqual([]);
  expect(entries).toHaveLength(1);
  return entries[0]!.game!;
}

/** The moves of a line with their remarks and variations, in short form. */
function outline(line: PdnLine): unknown[] {
  const moves = line.moves.map(({ move, glyphs, comment, variations }) => [
    move.path.join('-') + glyphs.join(''),
    ...(comment === '' ? [] : [comment]),
    ...variations.map(outline),
  ]);
  return line.comment === '' ? moves : [line.comment, ...moves];
}

function paths(text: string): string[] {
  return onlyGame(text).moves.map(({ move }) => move.path.join('-'));
}

test('a game has tags, moves and a result', () => {
  const game = onlyGame('[Event "Ohio State Ty 1946"]\n[Black "MF Tinsley"]\n[Result "1-0"]\n1. 11-15 23-18 1/2-1/2\n');
  expect(game.tags).toEqual([
    { name: 'Event', value: 'Ohio State Ty 1946' },
    { name: 'Black', value: 'MF Tinsley' },
    { name: 'Result', value: '1-0' },
  ]);
  expect(game.variant).toBe(ENGLISH);
  expect(game.start).toEqual(ENGLISH.start);
  expect(outline(game)).toEqual([['11-15'], ['23-18']]);
  expect(game.result).toBe('1-0');
});

test('reads moves in sloppy notation', () => {
  const moves = ['11-15', '23-18', '8-11', '27-23', '4-8', '23-19', '10-14', '19-10', '14-23', '26-19', '7-14'];
  expect(paths('1. 11x15 23 - 18 2. 08-11 27:23 4-8 7. 23-19 10X14 19-10 14-23 26x 19 7:14')).toEqual(moves);
});

test('some or all landing squares may be omitted', () => {
  const start = '[FEN "B:W7,15,23,24,32:B3,12"]\n';
  for (const move of ['3x26', '3x10x26', '3-19-26', '3x10x19x26']) expect(paths(start + move)).toEqual(['3-10-19-26']);
});

test('the rest of the game resolves an ambiguous capture', () => {
  const start = '[FEN "B:W7,8,15,16:B3"]\n';
  expect(paths(`${start}1. 3x19 8-4`)).toEqual(['3-10-19', '8-4']);
  expect(paths(`${start}1. 3x19 7-2`)).toEqual(['3-12-19', '7-2']);
});

test('several paths to the same position are not ambiguous', () => {
  expect(paths('[FEN "B:W9,10,17,18:BK22"] 1. 22x22')).toHaveLength(1);
});

test('comments belong to the move before them, or to the line', () => {
  const text = '{ before\n the game } 1. 11-15 { one } 23-18 ; two\n {three} ({of a variation} 22-17 {four}) {five} *';
  expect(outline(onlyGame(text))).toEqual([
    'before the game',
    ['11-15', 'one'],
    ['23-18', 'two three five', ['of a variation', ['22-17', 'four']]],
  ]);
});

test('variations start where their move was played, to any depth', () => {
  const text = '11-15 23-18 (22-18 15x22 (15x22?) 25x18 (26x17!)) (24-20) 8-11';
  expect(outline(onlyGame(text))).toEqual([
    ['11-15'],
    ['23-18', [['22-18'], ['15-22', [['15-22?']]], ['25-18', [['26-17!']]]], [['24-20']]],
    ['8-11'],
  ]);
});

test('empty variations are dropped', () => {
  expect(outline(onlyGame('11-15 () ( ) (12-16 1-0) 23-18').moves[0]!.variations[0]!)).toEqual([['12-16']]);
});

test('glyphs belong to the move before them', () => {
  expect(outline(onlyGame('11-15! $10 23-18 (?) 8-11 ! ?'))).toEqual([['11-15!$10'], ['23-18?'], ['8-11!?']]);
});

test('a position may be set up between moves', () => {
  const game = onlyGame('11-15 /FEN "W:W32:B1"/ 32-28 1-6');
  expect(game.moves.map(({ setup }) => setup && formatFen(setup, ENGLISH.board))).toEqual([
    undefined,
    'W:W32:B1',
    undefined,
  ]);
});

test('SetUp is ignored: a FEN is used if there is one', () => {
  for (const setUp of ['', '[SetUp "1"]', '[SetUp "0"]', '[setup "x"]']) {
    const { start } = onlyGame(`${setUp}\n[FEN "W:W32:B1"]\n1... 32-28 1-6`);
    expect(formatFen(start, ENGLISH.board)).toBe('W:W32:B1');
  }
});

test.each([
  ['', ENGLISH],
  ['[GameType "21"]', ENGLISH],
  ['[GameType " 21, b, 8, 8, n1, 0 "]', ENGLISH],
  ['[GameType "21,B,6,6,N1,0"]', ENGLISH_6X6],
  ['[GameType "21"][Variant "giveaway"]', GIVEAWAY],
  ['[GameType "25"][Variant "Giveaway-6x6"]', GIVEAWAY_6X6],
  ['[Variant "Pool"][GameType "21,B,6,6"]', ENGLISH_6X6],
])('tags give the variant: %s', (tags, variant) => {
  expect(onlyGame(`${tags}\n*`.replace(/^\n/, '[Event ""]')).variant).toBe(variant);
});

test('a game without a variant gets the one in the options', () => {
  const [untold, told] = parsePdn('4-7 13-10 * [GameType "21"] 11-15', { variant: ENGLISH_6X6 });
  expect(untold!.game!.variant).toBe(ENGLISH_6X6);
  expect(untold!.problems).toEqual([]);
  expect(told!.game!.variant).toBe(ENGLISH);
});

test.each([
  ['[Result "0-1"] 11-15 1-0', '0-1'],
  ['[Result "2 - 0"] 11-15', '1-0'],
  ['[Result "black"] 11-15 0-2', '0-1'],
  ['[Result ""] 11-15 1-1', '1/2-1/2'],
  ['[Result "*"] 11-15 1-0', '1-0'],
  ['11-15 0-0', '0-0'],
  ['11-15', '*'],
])('the result comes from the tag, or from the end of the moves: %s', (text, result) => {
  expect(onlyGame(text).result).toBe(result);
});

test('games follow one another with and without results, tags and moves', () => {
  const text = [
    '[Event "1"] 1. 11-15 1-0 {White resigned}',
    '1. 11-16 * 1. 9-14 0-1 *',
    '[Event "4"]',
    '1. 12-16',
    '[Event "5"]',
    '',
    '[Event "6"]',
    '*',
    '*',
    '{of game 7}',
    '[Event "7"]',
    '{too}',
    '[Site "seven"] 1. 10-15',
    '',
  ];
  const entries = parsePdn(text.join('\n'));
  expect(entries.flatMap(({ problems }) => problems)).toEqual([]);
  expect(entries.map(({ index, line, game }) => [index, line, game!.tags[0]?.value, outline(game!)])).toEqual([
    [1, 1, '1', [['11-15', 'White resigned']]],
    [2, 2, undefined, [['11-16']]],
    [3, 2, undefined, [['9-14']]],
    [4, 3, '4', [['12-16']]],
    [5, 5, '5', []],
    [6, 7, '6', []],
    [7, 10, '7', ['of game 7 too', ['10-15']]],
  ]);
});

test('line endings, byte order mark, tabs and ignored lines', () => {
  const text = '\uFEFF[Event "x"]\r\n%\t[Event "y"]\r1.\t11-15\r\n% 23-18\n24-20 *\x1a';
  const game = onlyGame(text);
  expect(game.tags).toEqual([{ name: 'Event', value: 'x' }]);
  expect(outline(game)).toEqual([['11-15'], ['24-20']]);
});

test.each(['', '\n\n', '% nothing', '*', '  \t'])('no game at all: %j', (text) => {
  expect(parsePdn(text)).toEqual([]);
});

test('text may arrive in pieces, synchronously or asynchronously', async () => {
  const text = '[Event "x"]\r\n1. 11-15 {a\r\nb} 23-18 *\r\n[Event "y"]\r\n9-14';
  const byAndBy = async function* (): AsyncGenerator<string> {
    yield* text;
  };
  for (const chunks of [[text], text.split(''), byAndBy()]) {
    const entries: PdnEntry[] = [];
    for await (const entry of readPdn(chunks)) entries.push(entry);
    expect(entries).toEqual(parsePdn(text));
  }
});

test('an asterisk directly behind a move marks an only move if another move follows', () => {
  const [first, second, ...rest] = parsePdn('11-15* 23-18\n2. 8-11*\n26-23*\n\n[Event "b"]\n9-13 22-18 *\n\n12-16 *');
  expect(first?.problems).toEqual([]);
  expect(first?.game?.moves.map(({ glyphs }) => glyphs)).toEqual([['$8'], [], ['$8'], []]);
  expect(second?.game?.moves).toHaveLength(2);
  expect(rest).toHaveLength(1);
});

test('reads other kinds of dashes, crosses, commas and halves', () => {
  const [entry] = parsePdn('1. 11–15, 23–19, 2. 8–11, 22–17 3. 11-16 ½-½');
  expect(entry?.problems).toEqual([]);
  expect(entry?.game).toMatchObject({ result: '1/2-1/2' });
  expect(entry?.game?.moves).toHaveLength(5);
  expect(parsePdn('11-15 23-18 8-11 18×8 1/2')[0]?.game?.result).toBe('1/2-1/2');
});

test('words in parentheses are a remark', () => {
  const [entry] = parsePdn('11-15 (the best) 23-19');
  expect(entry?.problems).toEqual([]);
  expect(entry?.game?.moves[0]?.variations).toEqual([{ comment: 'the best', moves: [] }]);
});

test.each([
  ['8-11*', '22-17 3. 11-16'],
  ['8-11 *', '\n2... 22-17 3. 11-16'],
  ['8-11!*', '22-17 3. 11-16'],
  ['8-11*!', '22-17 3. 11-16'],
  ['8-11* (9-14)', '22-17 3. 11-16'],
  ['8-11*', '\n{forced} 22-17 3. 11-16'],
  ['8-11* forced', '22-17 3. 11-16'],
])('the game continues after the only move %s', (move, rest) => {
  const entries = parsePdn(`1. 11-15 23-19 2. ${move} ${rest} *\n\n1. 9-13 *`);
  expect(entries.flatMap(({ problems }) => problems)).toEqual([]);
  expect(entries.map(({ game }) => game?.moves.length)).toEqual([5, 1]);
  expect(entries[0]?.game?.moves[2]?.glyphs).toContain('$8');
});

test('a game without tags or result ends where move number 1 follows an empty line', () => {
  const entries = parsePdn('1. 11-15 23-19 2. 8-11\n\n1. 9-13 22-18\n\n1... 22-17');
  expect(entries.map(({ game }) => game?.moves.length)).toEqual([3, 2, 0]);
  expect(parsePdn('1. 11-15\n\n1... 23-19')).toHaveLength(1);
});

test('words after the last game are not a game, words after a result belong to its game', () => {
  const text = '[Event "a"]\n11-15 1-0\n{White resigned}\n\n[Event "b"]\n[Event "c"]\n9-13 *\n\n{The end}';
  const entries = parsePdn(text);
  expect(entries.map(({ game }) => game?.tags[0]?.value)).toEqual(['a', 'b', 'c']);
  expect(entries[0]?.game?.moves[0]?.comment).toBe('White resigned');
});

test('a remark without braces keeps its numbers', () => {
  const [entry] = parsePdn('11-15 23-19 Game 4 of 12 drawn in 1902 8-11');
  expect(entry?.problems).toEqual([]);
  expect(entry?.game?.moves.map(({ comment }) => comment)).toEqual(['', 'Game 4 of 12 drawn in 1902', '']);
});

test('reads results with spaces', () => {
  for (const [text, result] of [
    ['1/2 - 1/2', '1/2-1/2'],
    ['1 - 0', '1-0'],
    ['0 -1', '0-1'],
  ] as const) {
    expect(parsePdn(`11-15 23-18 ${text}`)).toMatchObject([{ game: { result }, problems: [] }]);
  }
});

test('a tag Variant of another program is kept', () => {
  const [entry] = parsePdn('[Variant "3-move"] 11-15 *');
  expect(formatPdn(entry!.game!)).toContain('[Variant "3-move"]');
});
