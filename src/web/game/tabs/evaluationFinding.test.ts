import { expect, test } from 'vitest';
import type { AnalysisView } from '../../../api/gameApi.ts';
import { analysisFinding, evaluationFinding } from './evaluationFinding.ts';
import { telling } from '../moves/telling.ts';

test.each([
  [[0], 'The curve begins with the first move'],
  [[0, 0.1, -0.3, 0.2], 'Neither side has been clearly ahead'],
  [[0, 0.1, 0.2, -1, -2, -1.5], 'White was ahead from move 2 on'],
  [[2, 3, 2.5], 'Black was ahead all the time'],
  [[0, 1.5, 1.5, 0.2, 0], 'The game was level from move 2 on; before that Black was ahead'],
])('the finding of %j', (scores, finding) => {
  expect(evaluationFinding(scores.map((score, ply) => ({ ply, score, scoreText: String(score) })))).toBe(finding);
});

test.each([
  ['black', 0.35, '+0.35', 'About even, looking 9 plies ahead: Black is better by 0.35 men.'],
  ['white', 0.35, '+0.35', 'About even, looking 9 plies ahead: White is better by 0.35 men.'],
  ['white', -0.7, '-0.70', 'About even, looking 9 plies ahead: Black is better by 0.70 men.'],
  ['black', 0, '0.00', 'As the search says.'],
  ['black', 0.75, '+0.75', 'As the search says.'],
  ['black', 0.5, 'wins in 7', 'As the search says.'],
] as const)('the finding of an analysis, %s to move with %d', (turn, score, scoreText, finding) => {
  const found: Partial<AnalysisView> = { turn, score, scoreText, depth: 9, sentence: 'As the search says.' };
  expect(analysisFinding(found as AnalysisView)).toBe(finding);
});

test('features tell moves apart where their values differ', () => {
  const features = ['one', 'two', 'three'].map((name) => ({ name, phrase: name, sentence: name }));
  const move = (values: number[]) => ({ move: '', score: 0, scoreText: '', isExact: true, captures: [], values });
  expect(telling({ features, moves: [move([1, 5, 2]), move([1, 6, 2]), move([1, 5, 3])] })).toEqual([1, 2]);
  expect(telling({ features, moves: [move([1, 2, 3])] })).toEqual([]);
});
