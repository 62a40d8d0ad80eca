import { expect, test } from 'vitest';
import type { RunSummary } from '../../api/runApi.ts';
import { findRuns, groupRuns } from './runGroups.ts';

const RUNS = [run(5, 'config2', 'english-6x6'), run(4, 'config1', 'english'), run(3, 'config2', 'english-6x6')];

test('runs are grouped by experiment, from the first to the last', () => {
  const groups = groupRuns([...RUNS, run(2, 'config1', 'giveaway')]);
  expect(groups.map(({ name, variant, runs }) => [name, variant, ...runs.map(({ id }) => id)])).toEqual([
    ['config2', 'english-6x6', 3, 5],
    ['config1', 'english', 4],
    ['config1', 'giveaway', 2],
  ]);
});

test('a run is found by any words of its description', () => {
  const found = (text: string): number[] => findRuns(RUNS, text).map(({ id }) => id);
  expect(found('')).toEqual([5, 4, 3]);
  expect(found('CONFIG2')).toEqual([5, 3]);
  expect(found('config2 seed 13')).toEqual([3]);
  expect(found('finished run 4')).toEqual([4]);
  expect(found('config3')).toEqual([]);
});

function run(id: number, name: string, variant: string): RunSummary {
  return {
    id,
    name,
    variant,
    seed: 10 + id,
    status: 'finished',
    progress: null,
    generation: 2,
    generations: 2,
    fitness: 0.5,
    expression: 'own.men',
    strength: [],
    championStrength: null,
    test: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  };
}
