import { describe, expect, test } from 'vitest';
import { changeExperiment } from './experimentChange.ts';

const JSON_BEFORE = {
  name: 'try',
  genome: { grammar: 'a.bnf' },
  evolver: { method: 'generational', population: 10, elites: 1 },
  fitness: { games: 8, opponents: [{ player: 'random' }, { player: 'first' }], racing: null },
};

function messageOf(change: string, json: unknown = JSON_BEFORE): string {
  try {
    changeExperiment(json, [change]);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${change} is allowed`);
}

describe('changing an experiment', () => {
  test('does not change its input', () => {
    const before = structuredClone(JSON_BEFORE);
    const changed = changeExperiment(JSON_BEFORE, ['fitness.games=40', 'test.opponents=[]']);
    expect(changed).toEqual({ ...before, fitness: { ...before.fitness, games: 40 }, test: { opponents: [] } });
    expect(JSON_BEFORE).toEqual(before);
  });

  test.each([
    ['name=other', { name: 'other' }],
    ['generations=7', { generations: 7 }],
    ['population=200', { evolver: { ...JSON_BEFORE.evolver, population: 200 } }],
    ['evolver.population = 200', { evolver: { ...JSON_BEFORE.evolver, population: 200 } }],
    ['description=a=b', { description: 'a=b' }],
    ['topology=star', { islands: { topology: 'star' } }],
    ['crossover.method=subtree', { genome: { grammar: 'a.bnf', crossover: { method: 'subtree' } } }],
    ['apart=false', { genome: { grammar: 'a.bnf', apart: false } }],
    ['stages=[{"games":4}]', { fitness: { ...JSON_BEFORE.fitness, racing: { stages: [{ games: 4 }] } } }],
  ])('%s', (change, changes) => {
    expect(changeExperiment(JSON_BEFORE, [change])).toEqual({ ...JSON_BEFORE, ...changes });
  });

  test.each(['fitness.opponents[1].player=random:', 'fitness.opponents.1.player=random:'])('%s', (change) => {
    const opponents = [{ player: 'random' }, { player: 'random:' }];
    expect(changeExperiment(JSON_BEFORE, [change])).toMatchObject({ fitness: { opponents, games: 8 } });
  });

  test('starts with the default of a missing section', () => {
    expect(changeExperiment({}, ['population=5', 'test.opponents[1]=first'])).toEqual({
      evolver: { method: 'generational', population: 5 },
      test: { opponents: ['random', 'first', 'alphabeta:depth=2', 'alphabeta:depth=4'] },
    });
  });

  test('a new method keeps the settings that it has too', () => {
    const { evolver } = changeExperiment(JSON_BEFORE, ['evolver.method=nsga2', 'population=6']) as { evolver: object };
    expect(evolver).toEqual({ method: 'nsga2', population: 6 });
  });

  test('an unknown method is left to the reader', () => {
    const { evolver } = changeExperiment(JSON_BEFORE, ['evolver.method=magic']) as { evolver: object };
    expect(evolver).toEqual({ method: 'magic', population: 10, elites: 1 });
  });

  test('an invalid experiment is left to the reader too', () => {
    expect(changeExperiment(undefined, ['name=1'])).toEqual({ name: 1 });
  });
});

test.each([
  ['population', '"population" is not a change. Write name=value, as in fitness.games=40.'],
  ['=3', '"=3" is not a change. Write name=value, as in fitness.games=40.'],
  [
    'games=3',
    '"games" is ambiguous: fitness.games, validation.games, test.games, yardstick.games. Write the full name.',
  ],
  ['populatoin=3', 'There is no field "populatoin" in an experiment. Did you mean evolver.population?'],
  ['fitness.game=3', 'There is no field "fitness.game" in an experiment. Did you mean fitness.games?'],
  ['evolver.games=3', 'There is no field "evolver.games" in an experiment.'],
  ['zzzzzzzz=3', 'There is no field "zzzzzzzz" in an experiment. experiments/experiment.schema.json lists all fields.'],
  ['__proto__=3', 'There is no field "__proto__"'],
  [
    'fitness.opponents[2].player=random',
    'fitness.opponents.2 does not exist: fitness.opponents has 2, counted from 0.',
  ],
])('%s is rejected', (change, message) => {
  expect(messageOf(change)).toContain(message);
});

test('a field of something that is not a section is rejected', () => {
  expect(messageOf('fitness.games=4', { fitness: 3 })).toBe('fitness.games cannot be set: fitness has no fields.');
});
