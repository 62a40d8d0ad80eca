import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filled } from './draft.ts';
import type { Schema } from './field.ts';
import { fieldOf } from './field.ts';
import { gamesPerGeneration } from './gamesPerGeneration.ts';

const FORM = fieldOf(JSON.parse(readFileSync('experiments/experiment.schema.json', 'utf8')) as Schema);

describe('games of a generation', () => {
  test('are those of all individuals', () => {
    expect(games({ evolver: { method: 'generational', population: 40 }, fitness: { games: 60 } })).toBe(2400);
    expect(games({})).toBe(200 * 40);
  });

  test('are fewer with racing', () => {
    const racing = {
      stages: [
        { games: 40, keep: 0.4 },
        { games: 100, keep: 0.3 },
      ],
    };
    const fitness = { games: 300, racing };
    // All play 40, 40 of them 60 more, 12 of those the last 200.
    expect(games({ evolver: { method: 'generational', population: 100 }, fitness })).toBe(4000 + 2400 + 2400);
  });

  test('follow the method and the islands', () => {
    const fitness = { games: 10 };
    expect(games({ evolver: { method: 'steadyState', offspring: 20, remeasure: 10 }, fitness })).toBe(300);
    expect(games({ evolver: { method: 'muPlusLambda', mu: 50, lambda: 150 }, fitness })).toBe(2000);
    expect(games({ evolver: { method: 'nsga2', population: 10, remeasure: false }, fitness })).toBe(100);
    expect(games({ evolver: { method: 'nsga2', population: 10 }, islands: { count: 3 }, fitness })).toBe(600);
    expect(games({ evolver: { method: 'cmaes', population: 10 }, fitness })).toBe(110);
    expect(games({ evolver: { method: 'cmaes', population: 10, mean: false }, fitness })).toBe(100);
  });

  test('are those of all pairs on each island in a round-robin', () => {
    const evolver = { method: 'generational', population: 32 };
    expect(games({ evolver, fitness: { method: 'roundRobin' } })).toBe(32 * 31);
    expect(games({ evolver, fitness: { method: 'roundRobin', rounds: 2 }, islands: { count: 3 } })).toBe(6 * 32 * 31);
  });

  test('are two for each duel', () => {
    const evolver = { method: 'duelling', population: 20, tournamentSize: 2, crossings: 100 };
    // Three duels choose the parents and the weakest, one the child; 19 find the fittest.
    expect(games({ evolver, fitness: { method: 'duels' } })).toBe(2 * (4 * 100 + 19));
  });

  test('are unknown if a number is invalid', () => {
    expect(games({ fitness: { games: 'many' } })).toBeUndefined();
    expect(gamesPerGeneration({})).toBeUndefined();
    expect(games({ evolver: { method: 'cmaes' } })).toBeUndefined();
  });
});

function games(changes: Readonly<Record<string, unknown>>): number | undefined {
  return gamesPerGeneration(filled(FORM, { name: 'x', variant: 'english', genome: {}, ...changes }));
}
