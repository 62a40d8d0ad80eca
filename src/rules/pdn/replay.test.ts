import { expect, test } from 'vitest';
import { BOARD_8 } from '../board.ts';
import { parseFen } from '../fen.ts';
import { replay } from './replay.ts';

// From 3 to 19 there is a path over 7 and 15 and one over 8 and 16.
const DIAMOND = parseFen('B:W7,8,15,16:B3', BOARD_8);

function paths(moves: string, budgetPlies = 1000): string[] {
  const written = moves.split(' ').map((move) => ({ squares: move.split('-').map(Number), setup: undefined }));
  return replay(DIAMOND, written, BOARD_8, { plies: budgetPlies }).map(({ move }) => move.path.join('-'));
}

test('an ambiguous capture means the one after which the rest can be played', () => {
  expect(paths('3-19 8-4')).toEqual(['3-10-19', '8-4']);
  expect(paths('3-19 7-2')).toEqual(['3-12-19', '7-2']);
});

test('a square on the path resolves the ambiguity', () => {
  expect(paths('3-12-19 8-4')).toEqual(['3-12-19']);
});

test('if nothing resolves it, the first reading is taken', () => {
  expect(paths('3-19')).toEqual(['3-10-19']);
});

test('if no reading can be played to the end, the longest counts', () => {
  expect(paths('3-19 8-4 19-23 30-25')).toEqual(['3-10-19', '8-4', '19-23']);
  expect(paths('3-19 7-2 19-23 30-25')).toEqual(['3-12-19', '7-2', '19-23']);
});

test('without a budget only the first reading is tried', () => {
  expect(paths('3-19 7-2', 0)).toEqual(['3-10-19']);
});

test('readings that meet are followed once: sixty ambiguous captures and an illegal move are quick', () => {
  const ambiguous = Array.from({ length: 60 }, () => ({ squares: [3, 19], setup: DIAMOND }));
  const budget = { plies: 1000 };
  const played = replay(DIAMOND, [...ambiguous, { squares: [1, 2], setup: undefined }], BOARD_8, budget);
  expect(played).toHaveLength(60);
  expect(budget.plies).toBeGreaterThan(800);
});
