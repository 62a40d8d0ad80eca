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
  test('leaves what was given as it was', () => {
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

  test('begins with the preset where something was left out', () => {
    expect(changeExperiment({}, ['population=5', 'test.opponents[1]=first'])).toEqual({
      evolver: { method: 'generational', population: 5 },
      test: { opponents: ['random', 'first', 'alphabeta:depth=2', 'alphabeta:depth=4'] },
    });
  });

  test('a new method keeps the settings that it has too', () => {
    const { evolver } = changeExperiment(JSON_BEFORE, ['evolver.method=nsga2', 'population=6']) as { evolver: object };
    expect(evolver).toEqual({ method: 'nsga2', population: 6 });
  });

  test('a method that does not exist is left to the reading', () => {
    const { evolver } = changeExperiment(JSON_BEFORE, ['evolver.method=magic']) as { evolver: object };
    expect(evolver).toEqual({ method: 'magic', population: 10, elites: 1 });
  });

  test('what is no experiment is left to the reading too', () => {
    expect(changeExperiment(undefined, ['name=1'])).toEqual({ name: 1 });
  });
});

test.each([
  ['population', '"population" sets nothing; write it as in fitness.games=40.'],
  ['=3', '"=3" sets nothing; write it as in fitness.games=40.'],
  ['games=3', '"games" can mean fitness.games, validation.games, test.games, yardstick.games. Say which.'],
  ['populatoin=3', 'There is no field "populatoin" in an experiment. Did you mean evolver.population?'],
  ['fitness.game=3', 'There is no field "fitness.game" in an experiment. Did you mean fitness.games?'],
  ['evolver.games=3', 'There is no field "evolver.games" in an experiment.'],
  ['zzzzzzzz=3', 'There is no field "zzzzzzzz" in an experiment. experiments/experiment.schema.json has them all.'],
  ['__proto__=3', 'There is no field "__proto__"'],
  ['fitness.opponents[2].player=random', 'fitness.opponents.2 is not there: fitness.opponents has 2, counted from 0.'],
])('%s is turned down', (change, message) => {
  expect(messageOf(change)).toContain(message);
});

test('a field of what is no section is turned down', () => {
  expect(messageOf('fitness.games=4', { fitness: 3 })).toBe('fitness.games cannot be set: fitness holds no fields.');
});
