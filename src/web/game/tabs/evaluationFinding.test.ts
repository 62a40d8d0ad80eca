import { expect, test } from 'vitest';
import { evaluationFinding } from './evaluationFinding.ts';
import { telling } from '../moves/telling.ts';

test.each([
  [[0.5], 'The curve begins with the first move'],
  [[0.5, 0.6, 0.3, 0.7], 'Neither side has been clearly ahead'],
  [[0.5, 0.6, 0.4, 0.2, 0.1, 0.25], 'White was ahead from move 2 on'],
  [[0.8, 0.9, 1], 'Black was ahead throughout'],
  [[0.5, 0.8, 0.8, 0.6, 0.5], 'The game was level from move 2 on; before that Black was ahead'],
])('the finding of %j', (chances, finding) => {
  const points = chances.map((chance, ply) => ({ ply, men: null, chance, scoreText: '' }));
  expect(evaluationFinding(points)).toBe(finding);
});

test('features distinguish moves if their values differ', () => {
  const features = ['one', 'two', 'three'].map((name) => ({ name, phrase: name, sentence: name }));
  const move = (values: number[]) => ({
    move: '',
    men: 0,
    chance: 0.5,
    scoreText: '',
    isExact: true,
    captures: [],
    values,
    share: null,
  });
  expect(telling({ features, moves: [move([1, 5, 2]), move([1, 6, 2]), move([1, 5, 3])] })).toEqual([1, 2]);
  expect(telling({ features, moves: [move([1, 2, 3])] })).toEqual([]);
});
