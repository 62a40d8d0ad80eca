import { expect, test } from 'vitest';
import { processorMs } from '../../../test/processorMs.ts';
import type { PdnProblem } from './problems.ts';
import { MAX_PROBLEMS } from './problems.ts';
import { MAX_GAME_LENGTH, parsePdn } from './reader.ts';

function problems(text: string): readonly PdnProblem[] {
  return parsePdn(text).flatMap((entry) => entry.problems);
}

/** Code, game, line, column and text of each problem. */
function outline(text: string): string[] {
  return problems(text).map(
    ({ code, game, line, column, text: found }) => `${code} ${game} ${line}:${column} ${found}`,
  );
}

function moveCounts(text: string): (number | undefined)[] {
  return parsePdn(text).map(({ game }) => game?.moves.length);
}

function nested(depth: number): string {
  return `11-15 ${'(12-16 '.repeat(depth)}${')'.repeat(depth)} 23-18`;
}

test('an illegal move ends its game and no other', () => {
  const text =
    '[Event "a"]\n11-15 *\n\n[Event "b"]\n1. 11-15 22-18\n  2. 8-12 foo ( [0  99-99 2.\n\n[Event "c"]\n9-14 22-18';
  expect(problems(text)).toEqual([
    {
      code: 'pdn-illegal-move',
      game: 2,
      ply: 3,
      line: 6,
      column: 6,
      text: '8-12',
      legal: ['15x22'],
      message: 'Game 2, ply 3: 8-12 is not legal here. Correct this move or an earlier one. Legal moves: 15x22.',
    },
  ]);
  expect(moveCounts(text)).toEqual([1, 2, 2]);
});

test('problems before the illegal move are still reported, in file order', () => {
  expect(outline('foo 11-15 (12-15) ba4 23-1 (ba5)')).toEqual([
    'pdn-unknown-text 1 1:1 foo',
    'pdn-illegal-variation-move 1 1:12 12-15',
    'pdn-unknown-text 1 1:19 ba4',
    'pdn-illegal-move 1 1:23 23-1',
  ]);
});

test('an illegal move in a variation ends only the variation', () => {
  const text = '11-15 23-18 (22-18 15x22 25x18 11-12 1-2) 8-11\n(8-12) (15-19) 27-23';
  const [entry] = parsePdn(text);
  expect(outline(text)).toEqual(['pdn-illegal-variation-move 1 1:32 11-12', 'pdn-illegal-variation-move 1 2:2 8-12']);
  expect(entry!.problems.map(({ ply }) => ply)).toEqual([5, 3]);
  expect(entry!.game!.moves).toHaveLength(4);
  expect(entry!.game!.moves[1]!.variations.map(({ moves }) => moves.length)).toEqual([3]);
  expect(entry!.game!.moves[2]!.variations.map(({ moves }) => moves.length)).toEqual([1]);
});

test('if no reading of an ambiguous capture can be played to the end, the deepest one gives the illegal move', () => {
  const text = '[FEN "B:W7,8,15,16:B3"]\n1. 3x19 7-2 2. 19-23 8-4';
  expect(problems(text)).toMatchObject([{ code: 'pdn-illegal-move', ply: 4, line: 2, column: 22, text: '8-4' }]);
  expect(parsePdn(text)[0]!.game!.moves[0]!.move.path).toEqual([3, 12, 19]);
});

test('no move is legal when the game is over, and none leads off the board', () => {
  const [stuck] = problems('[FEN "B:W10:B6"] 6x15 10-7');
  expect(stuck).toMatchObject({ code: 'pdn-illegal-move', ply: 2, legal: [] });
  expect(stuck!.message).toContain('none, the game is over');
  expect(outline('11-99')).toEqual(['pdn-illegal-move 1 1:1 11-99']);
  expect(outline('[GameType "21,B,6,6,N1,0"] 4-19')).toEqual(['pdn-illegal-move 1 1:28 4-19']);
});

test('words behind a move are a remark without braces, as in real files', () => {
  const [entry] = parsePdn('11-15 23-18Red overstepped the time-control. 8-11 Adieu!');
  expect(entry?.problems).toEqual([]);
  expect(entry?.game?.moves.map(({ comment }) => comment)).toEqual(['', 'Red overstepped the time-control.', 'Adieu!']);
});

test('unknown text is skipped', () => {
  const text = '1. 11-15 fo0 23-18 !? ) b4r\n! 8-11';
  expect(outline(text)).toEqual([
    'pdn-unknown-text 1 1:10 fo0',
    'pdn-unknown-text 1 1:23 )',
    'pdn-unknown-text 1 1:25 b4r',
  ]);
  expect(moveCounts(text)).toEqual([3]);
  expect(outline('! 11-15')).toEqual(['pdn-unknown-text 1 1:1 !']);
});

test('a heading above the tags does not make a game of its own, but moves in another notation do', () => {
  expect(moveCounts('My games\n[Event "a"]\n11-15')).toEqual([1]);
  expect(moveCounts('[Event "a"]\ne2e4\n[Event "b"]\n11-15')).toEqual([0, 1]);
});

test('an incomplete tag is skipped, and the game continues on the next line', () => {
  const text = '[Event "a\n[Site "b"\n[White c"]\n[Black "d"]\n1. 11-15\n[Event "e\n1. 9-14';
  expect(outline(text)).toEqual([
    'pdn-broken-tag 1 1:1 [Event "a',
    'pdn-broken-tag 1 2:1 [Site "b"',
    'pdn-broken-tag 1 3:1 [White c"]',
    'pdn-broken-tag 2 6:1 [Event "e',
  ]);
  expect(parsePdn(text)[0]!.game!.tags).toEqual([{ name: 'Black', value: 'd' }]);
  expect(moveCounts(text)).toEqual([1, 1]);
});

test('a comment that is never closed ends at the next tag line or with the file', () => {
  const text = '11-15 {a 23-18 *\n[see "x"] too\n [Event "z"]\n[Event "b"]\n9-14 {c\n11-15';
  expect(outline(text)).toEqual([
    'pdn-unclosed-comment 1 1:7 {a 23-18 * [see "x"] too [Event "z"]',
    'pdn-unclosed-comment 2 5:6 {c 11-15',
  ]);
  expect(moveCounts(text)).toEqual([1, 1]);
  expect(moveCounts('{a\n[Event "b"]\n11-15')).toEqual([0, 1]);
});

test('a variation that is never closed ends with its game', () => {
  const text = '11-15 (12-16 (9-13 *\n[Event "b"]\n9-14';
  expect(outline(text)).toEqual(['pdn-unclosed-variation 1 1:7 (']);
  expect(moveCounts(text)).toEqual([1, 1]);
});

test('a variation needs a move before it', () => {
  const text = '(11-15 (foo)) 11-16';
  expect(outline(text)).toEqual(['pdn-stray-variation 1 1:1 (']);
  expect(moveCounts(text)).toEqual([1]);
});

test('a game other than English draughts is not replayed', () => {
  const text = '[Event "a"]\n[GameType "20,W,10,10,N2,0"]\n32-28\n[Event "b"]\n11-15';
  expect(problems(text)).toMatchObject([{ code: 'pdn-unknown-game-type', game: 1, line: 2, column: 1 }]);
  expect(problems(text)[0]!.message).toBe(
    'Game 1: The game type is "20,W,10,10,N2,0". ' +
      'Only 21, English draughts, is read: "21", "21,B,8,8,N1,0" or "21,B,6,6,N1,0".',
  );
  expect(moveCounts(text)).toEqual([undefined, 1]);
});

test('an invalid position is reported with its reason', () => {
  const text = '[Event "a"]\n[FEN "B:W21:B99"]\n11-15';
  expect(problems(text)).toMatchObject([{ code: 'pdn-bad-fen', game: 1, line: 2, column: 1 }]);
  expect(problems(text)[0]!.message).toContain('there is no square 99');
  expect(moveCounts(text)).toEqual([undefined]);
});

test('an invalid position between moves ends its line', () => {
  const text = '11-15 (12-16 /FEN "x"/ 24-20) 23-18\n/FEN "y"/ 8-11 foo 4-8';
  expect(outline(text)).toEqual(['pdn-bad-fen 1 1:14 /FEN "x"/', 'pdn-bad-fen 1 2:1 /FEN "y"/']);
  expect(moveCounts(text)).toEqual([2]);
  expect(outline('12-15 /FEN "x"/ 24-20')).toEqual(['pdn-illegal-move 1 1:1 12-15']);
});

test('a position without a move is dropped', () => {
  expect(outline('11-15 (12-16 /FEN "W:W32:B1"/) /FEN "x"/ /FEN "W:W32:B1"/')).toEqual([
    'pdn-unused-setup 1 1:14 /FEN "W:W32:B1"/',
    'pdn-unused-setup 1 1:32 /FEN "x"/',
    'pdn-unused-setup 1 1:42 /FEN "W:W32:B1"/',
  ]);
});

test('a text that is not PDN gives a limited number of problems', () => {
  const found = problems('word '.repeat(100_000));
  expect(found).toHaveLength(MAX_PROBLEMS + 1);
  expect(found.at(-1)).toMatchObject({ code: 'pdn-too-many-problems', line: 1, column: 5 * MAX_PROBLEMS + 1 });
  expect(problems(`11-12 ${'word '.repeat(1000)}`)).toHaveLength(1);
});

test('variations may be nested up to the limit', () => {
  expect(outline(nested(64))).toEqual([]);
  expect(outline(nested(65))).toEqual([`pdn-too-deep 1 1:${7 + 64 * 7} (`]);
  expect(moveCounts(nested(65))).toEqual([2]);
  expect(outline('('.repeat(1_000_000))).toEqual(['pdn-stray-variation 1 1:1 (']);
  expect(outline(`11-15 ${'(12-16\n'.repeat(100_000)}`)).toEqual([
    'pdn-unclosed-variation 1 1:7 (',
    'pdn-too-deep 1 65:1 (',
  ]);
});

test('a game that is too large is skipped up to the next tag', () => {
  const large = `[Event "b"]\n${'11-15\n'.repeat(MAX_GAME_LENGTH / 6)}`;
  const text = `[Event "a"]\n11-15\n${large}9-14 *\n 9-14 *\n[Event "c"]\n12-16`;
  expect(outline(text)).toEqual(['pdn-too-large 2 3:1 ']);
  expect(moveCounts(text)).toEqual([1, undefined, 1]);
});

test('so is a line or a comment that is too long', () => {
  for (const large of ['x'.repeat(MAX_GAME_LENGTH + 5), `{${'remark\n'.repeat(MAX_GAME_LENGTH / 7)}`]) {
    const text = `11-15 *\n${large}\n11-15\n[Event "c"]\n12-16`;
    expect(outline(text)).toEqual(['pdn-too-large 2 2:1 ']);
    expect(moveCounts(text)).toEqual([1, undefined, 1]);
  }
});

test('every text takes linear time', () => {
  const oddities = [
    '[A "',
    '[A "x\n',
    '{',
    '{}',
    '1',
    '1 ',
    ' ',
    '"',
    '\\',
    '[',
    '/FEN "',
    '. ',
    '-',
    '11-15 ',
    '(!)',
    '$',
    '\r',
  ];
  const spentMs = processorMs(() => {
    for (const oddity of oddities) parsePdn(`11-15 ${oddity.repeat(300_000 / oddity.length)}`);
  });
  expect(spentMs).toBeLessThan(10_000);
});

test('a move without its separator is reported where it stands', () => {
  expect(outline('1. 11-15 23-19 2. 8 11 1-0')).toEqual(['pdn-unknown-text 1 1:19 8']);
  expect(outline('1. 11-15 23 19 2. 8-11')[0]).toBe('pdn-unknown-text 1 1:10 23');
});
