import { expect, test } from 'vitest';
import { flatCourse, islandCourse, weightsWith } from '../../../test/foleyRuns.ts';
import { divergence, dropRates, excessDrops, islandDistance } from './migrations.ts';

const quiet = flatCourse(weightsWith({}));

/** An island whose similarity falls to zero in some generations. */
function falling(...generations: readonly number[]) {
  return { ...quiet, similarity: quiet.similarity.map((share, index) => (generations.includes(index) ? 0 : share)) };
}

test('a newcomer that ranks first at once or a generation later is a drop after a migration', () => {
  const { drops, after, elsewhere } = dropRates(islandCourse([quiet, falling(30, 46), falling(38)]));
  expect(drops.map(({ island, generation, isAfterMigration }) => [island, generation, isAfterMigration])).toEqual([
    [2, 30, true],
    [2, 46, true],
    [3, 38, false],
  ]);
  // Generations 15, 16, 30, 31, 45, 46, 60 and 61 of three islands, out of 15 to 64.
  expect(after).toEqual({ drops: 2, generations: 24 });
  expect(elsewhere).toEqual({ drops: 1, generations: 3 * 50 - 24 });
});

test('drops before the first migration, and small ones, do not count', () => {
  const small = { ...quiet, similarity: quiet.similarity.map((_, index) => (index === 45 ? 0.26 : 0.5)) };
  expect(dropRates(islandCourse([falling(5, 14), small])).drops).toEqual([]);
});

test('the excess is the difference of the rates', () => {
  expect(excessDrops(islandCourse([falling(30, 45)]))).toBeCloseTo(2 / 8, 10);
  expect(excessDrops(islandCourse([falling(20, 25, 35)]))).toBeCloseTo(-3 / 42, 10);
  expect(excessDrops({ ...quiet, islands: [quiet], interval: undefined })).toBe(0);
});

test('islands are as far apart as their weights differ, on average over all pairs', () => {
  const shifted = (by: number) => {
    const weights = quiet.weights.map((stages) => stages.map((stage) => stage.map((weight) => weight + by)));
    return { ...quiet, weights };
  };
  const apart = islandCourse([quiet, shifted(30), shifted(90)]);
  expect(islandDistance(apart, -1)).toBe((30 + 90 + 60) / 3);
  expect(divergence(apart)).toBe(0);
  const joined = [quiet, shifted(30), shifted(90)].map(({ weights, ...rest }) => ({
    ...rest,
    weights: weights.map((stages, generation) => (generation > 14 ? quiet.weights[0]! : stages)),
  }));
  expect(divergence(islandCourse(joined))).toBe(-60);
});
