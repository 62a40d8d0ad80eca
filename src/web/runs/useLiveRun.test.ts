import { expect, test } from 'vitest';
import type { GenerationView, RunNews, RunView } from '../../api/runApi.ts';
import { mergeNews } from './useLiveRun.ts';

test('events add generations, once each and in order, and replace the rest', () => {
  const merged = mergeNews(run([0, 1]), { ...news([1, 2]), sentences: ['It wants kings.'] });
  expect(merged.curve.map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(merged.generation).toBe(2);
  expect(merged.sentences).toEqual(['It wants kings.']);
  expect(merged.version).toBe('1');
});

test('events without a generation keep the known ones', () => {
  expect(mergeNews(run([0, 1]), news([])).curve).toEqual(run([0, 1]).curve);
});

function run(numbers: readonly number[]): RunView {
  const rest = {
    version: '1',
    settings: [],
    hasGrowingOpponents: false,
    championDepth: null,
    seesPieces: false,
    isRepeatable: true,
    migrations: [],
  };
  return { ...news(numbers), ...summary(numbers), ...rest };
}

const NOTHING = {
  sentences: [],
  champion: null,
  tests: [],
  strengths: [],
  yardstick: { opponents: [], games: 0 },
};

function news(numbers: readonly number[]): RunNews {
  return { run: summary(numbers), curve: numbers.map(generation), ...NOTHING };
}

function summary(numbers: readonly number[]): RunNews['run'] {
  return {
    id: 1,
    name: 'small',
    variant: 'english',
    seed: 1,
    status: 'unfinished',
    progress: null,
    generation: numbers.at(-1) ?? -1,
    generations: 5,
    fitness: null,
    expression: null,
    strength: [],
    championStrength: null,
    test: null,
    createdAt: '',
    updatedAt: '',
  };
}

function generation(number: number): GenerationView {
  const sizes = {
    sizeNoun: 'node',
    bestSize: 1,
    meanSize: 1,
    diversity: 1,
    valid: 1,
    population: 1,
    traits: {},
    islands: [],
  };
  return {
    number,
    unit: 'share',
    best: 0.5,
    mean: 0.5,
    deviation: 0,
    ...sizes,
    games: 2,
    timeMs: 1,
    expression: 'own.men',
  };
}
