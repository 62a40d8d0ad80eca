import { expect, test } from 'vitest';
import { BOARD_8 } from '../../rules/board.ts';
import { legalMoves } from '../../rules/move.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { PROVED, WIN } from '../../search/score.ts';
import { formatDone, formatInfo } from './hubThought.ts';

const [first, second] = legalMoves(ENGLISH.start, BOARD_8);

test('an info has what the player told, in the units of the protocol', () => {
  const thought = { depth: 9, score: -125, nodes: 3_000_000, timeMs: 1500, line: [first!, second!] };
  expect(formatInfo(thought, BOARD_8)).toBe(
    'info depth=9 score=-1.25 nodes=3000000 time=1.500 nps=2.000 pv="9-13 10-14"',
  );
  expect(formatInfo({ nodes: 5, timeMs: 0, line: [first!] }, BOARD_8)).toBe('info nodes=5 time=0.000 pv=9-13');
  expect(formatInfo({ line: [] }, BOARD_8)).toBe('info');
});

test.each([
  [0, '0.00'],
  [-0, '0.00'],
  [7, '0.07'],
  [WIN - 7, '99.93'],
  [7 - WIN, '-99.93'],
  [PROVED, '80.00'],
  [-PROVED, '-80.00'],
])('%i points are %s men', (score, men) => {
  expect(formatInfo({ score }, BOARD_8)).toBe(`info score=${men}`);
});

test('a done has the expected answer if there is one', () => {
  expect(formatDone({ move: first! }, BOARD_8)).toBe('done move=9-13');
  expect(formatDone({ move: first!, line: [first!] }, BOARD_8)).toBe('done move=9-13');
  expect(formatDone({ move: first!, line: [first!, second!] }, BOARD_8)).toBe('done move=9-13 ponder=10-14');
});
