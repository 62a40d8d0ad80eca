import { expect, test } from 'vitest';
import { flatCourse, singleCourse, weightsWith } from '../../../test/foleyRuns.ts';
import { dominantRuns, earlyLead, excessChange, lowRuns, meanChange, rankOf } from './weightRanks.ts';

const weights = weightsWith({ 1: ['BAL', 'ADV'], 3: ['KC'] });

test('ranks are by absolute value, and equal weights share the better one', () => {
  const signed = weights.map((stage) => stage.map((weight, index) => (index % 2 === 0 ? weight : -weight)));
  expect(rankOf({ weights: [signed] }, 'BAL', 1)).toBe(1);
  expect(rankOf({ weights: [signed] }, 'ADV', 1)).toBe(2);
  expect(rankOf({ weights: [signed] }, 'PA', 1)).toBe(3);
  const equal = weights.map((stage) => stage.map(() => -7));
  expect(rankOf({ weights: [equal] }, 'FK', 4)).toBe(1);
});

test('the last generation counts', () => {
  const { weights: before } = flatCourse(weightsWith({ 2: ['FK'] }), 1);
  expect(rankOf({ weights: [...before, weights] }, 'FK', 2)).toBe(9);
});

test('the first two are dominant and the last three very low', () => {
  const course = singleCourse(weights);
  const other = singleCourse(weightsWith({ 3: ['MC', 'BR'] }));
  expect(dominantRuns([course, other], 'KC', 3)).toEqual({ count: 1, runs: 2 });
  expect(dominantRuns([course, other], 'PA', 3)).toEqual({ count: 1, runs: 2 });
  expect(lowRuns([course, other], 'TM', 3)).toEqual({ count: 2, runs: 2 });
  expect(lowRuns([course, other], 'KC', 3)).toEqual({ count: 0, runs: 2 });
});

test('an early lead is the mean rank in stages 3 and 4 less that in 1 and 2', () => {
  // BAL has rank 1 and 3 early, 4 (behind KC) and 3 late.
  expect(earlyLead(singleCourse(weights), 'BAL')).toBe((4 + 3) / 2 - (1 + 3) / 2);
});

test('changes are counted in the second half, stage by stage', () => {
  const step = (by: number) =>
    weights.map((stage, index) => stage.map((weight) => weight + (index === 1 ? by : by / 2)));
  const course = { weights: [step(0), step(500), step(0), step(8), step(0)] };
  expect(meanChange(course.weights.slice(2), 2)).toBe(8);
  expect(meanChange(course.weights.slice(2), 1)).toBe(4);
  expect(excessChange(course)).toBe(4);
});
