import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readExperimentFile } from '../../../experiments/experimentFile.ts';
import { filled } from './draft.ts';
import type { Schema } from './field.ts';
import { fieldOf } from './field.ts';
import { costText, runCost } from './runCost.ts';

const FORM = fieldOf(JSON.parse(readFileSync('experiments/experiment.schema.json', 'utf8')) as Schema);
const SMALL = {
  variant: 'english-6x6',
  generations: 9,
  evolver: { method: 'generational', population: 50 },
  fitness: { games: 40 },
  validation: { candidates: 2, games: 100, finalists: 1, finalGames: 200, confirmationGames: 100 },
  test: { games: 250, opponents: ['random', 'first'] },
};

describe('the cost of a run', () => {
  test('is its games, and their measured time', () => {
    const speeds = [{ variant: 'english-6x6', depth: 0, gameMs: 2 }];
    const cost = runCost(filled(FORM, SMALL), speeds)!;
    expect(cost).toEqual({ what: 'games', perGeneration: 2000, total: 20_000, timeMs: 42_000 });
    expect(costText(cost)).toMatch(/^It will take about 40 seconds on this machine: about 20.000 games of training, /);
  });

  test('rises with the depth of the champion and of training', () => {
    const at = (strategy: object): number => runCost(filled(FORM, { ...SMALL, strategy }), [])!.timeMs;
    expect(at({ championDepth: 4 })).toBeGreaterThan(at({}));
    expect(at({ depth: 4 })).toBeGreaterThan(at({ championDepth: 4 }));
  });

  test('rises with the random play of training', () => {
    const at = (strategy: object): number => runCost(filled(FORM, { ...SMALL, strategy }), [])!.timeMs;
    const [mcts, flat] = [{ search: 'mcts' }, { search: 'flat' }];
    expect(at(mcts)).toBeGreaterThan(at({}));
    expect(at({ ...mcts, playouts: 600 }) / at(mcts)).toBeCloseTo(2, 5);
    expect(at({ ...mcts, cutoff: 20 })).toBeGreaterThan(at(mcts));
    expect(at(flat)).toBeGreaterThan(5 * at(mcts));
    expect(at({ ...mcts, championDepth: 1 })).toBeLessThan(at(mcts));
    // Speeds measured with alpha-beta say nothing here.
    const speeds = [{ variant: 'english-6x6', depth: 0, gameMs: 1000 }];
    expect(runCost(filled(FORM, { ...SMALL, strategy: flat }), speeds)!.timeMs).toBe(at(flat));
  });

  test('is estimated within a factor of three without measured runs', () => {
    // Measured on two cores: 8.4 and 27 seconds.
    expect(secondsOf('expressions-6x6') / 8.4).toBeCloseTo(1, 0);
    expect(secondsOf('expressions-8x8') / 27).toBeCloseTo(1, 0);
  });

  test('has no validation games where islands decide', () => {
    const speeds = [{ variant: 'english-6x6', depth: 0, gameMs: 1 }];
    const fitness = { method: 'roundRobin' };
    const at = (validation: object) => runCost(filled(FORM, { ...SMALL, fitness, validation }), speeds)!.timeMs;
    expect(at({ ...SMALL.validation, by: 'islands' })).toBe(10 * 50 * 49 + 100 + 500);
    expect(at(SMALL.validation)).toBe(10 * 50 * 49 + 400 + 100 + 500);
  });

  test('is that of positions where no games are played', () => {
    const speeds = [{ variant: 'english', depth: 6, gameMs: 10 }];
    const cost = runCost(readExperimentFile('experiments/mandziuk/hg-checkers.json'), speeds)!;
    expect(cost).toMatchObject({ what: 'positions', perGeneration: 4000, total: 60_000 });
    // Measured on two cores: 22 seconds for the generations. The test of 600 games takes 6 seconds at this speed.
    expect((cost.timeMs / 1000 - 6) / 22).toBeCloseTo(1, 0);
    expect(costText(cost)).toMatch(/: about 60.000 positions to search, 4.000 in each generation\.$/);
  });

  test('is unknown while a number is missing', () => {
    expect(runCost(filled(FORM, { ...SMALL, generations: 'x' }), [])).toBeUndefined();
    expect(runCost({}, [])).toBeUndefined();
  });
});

function secondsOf(name: string): number {
  return runCost(readExperimentFile(`experiments/${name}.json`), [])!.timeMs / 1000;
}
