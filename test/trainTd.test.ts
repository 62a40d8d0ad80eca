import { expect, test } from 'vitest';
import type { TdLesson, TdTask } from '../tools/trainTdWorker.ts';
import playForLesson from '../tools/trainTdWorker.ts';

/** Twenty-four weights, all 0: the learner moves at random. */
const NOVICE = Array.from({ length: 24 }, () => 0);

function lesson(changes: Partial<TdTask>): TdLesson {
  return playForLesson({
    variant: 'giveaway',
    shape: '3Ph',
    weights: NOVICE,
    trainer: 'random',
    depth: 1,
    lambda: 0.7,
    explores: 0.05,
    seed: [1],
    games: 100,
    ...changes,
  });
}

test('a learner is stronger after one lesson', () => {
  const { change, positions, points } = lesson({});
  expect(positions).toBeGreaterThan(1000);
  expect(points).toBeLessThan(95);
  const weights = [...change].map((sum) => sum / positions);
  expect(lesson({ weights, trainer: NOVICE, seed: [2] }).points).toBeGreaterThan(65);
});

test('a lesson depends on its task only', () => {
  expect(lesson({ games: 10 })).toEqual(lesson({ games: 10 }));
  expect(lesson({ games: 10, seed: [2] })).not.toEqual(lesson({ games: 10 }));
});

test('a learner that plays itself learns from the positions of both sides', () => {
  const alone = lesson({ trainer: 'itself', explores: 0 }).positions;
  const opposed = lesson({ trainer: NOVICE, explores: 0 }).positions;
  expect(alone / opposed).toBeGreaterThan(1.6);
  expect(alone / opposed).toBeLessThan(2.5);
});
