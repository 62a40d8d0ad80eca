import { expect, test } from 'vitest';
import { exampleGeneration } from '../../test/exampleRuns.ts';
import { reportedRun } from '../../test/reportedRuns.ts';
import { migrationsOf, runCurve } from './runCurve.ts';

test('a generation has its numbers in words, and those of its islands without groups', () => {
  const { run } = reportedRun(1, {});
  const record = exampleGeneration(0);
  const traits = { 'likeness to the best, %': 60, 'mean weight, stage 4: backRowMen': 7 };
  const generations = [{ ...record, statistics: { ...record.statistics, traits, islands: [traits, traits] } }];
  const experiment = { genome: { method: 'weights', shape: 'foley' } };
  const [point] = runCurve({ run: { ...run, experiment }, generations });
  expect(point).toMatchObject({ number: 0, best: 0.5, meanSize: 4.5 });
  expect(point!.traits).toEqual({
    'likeness to the best, %': 60,
    'mean weight in stage 4 (9 pieces or fewer): back-row men': 7,
  });
  expect(point!.islands).toEqual([{ 'likeness to the best, %': 60 }, { 'likeness to the best, %': 60 }]);
});

test('migrants join in the generation of the step, or in the next one if all are let in', () => {
  const islands = { count: 3, interval: 15, migrants: 1 };
  expect(migrationsOf({ islands }, 45)).toEqual([14, 29, 44]);
  expect(migrationsOf({ islands: { ...islands, immigration: 'open' } }, 45)).toEqual([15, 30, 45]);
});

test('there are no migrations without islands, migrants or settings', () => {
  const islands = { count: 3, interval: 15, migrants: 1 };
  for (const none of [{ count: 1 }, { migrants: 0 }, { interval: 0 }]) {
    expect(migrationsOf({ islands: { ...islands, ...none } }, 45)).toEqual([]);
  }
  expect(migrationsOf({}, 45)).toEqual([]);
});
