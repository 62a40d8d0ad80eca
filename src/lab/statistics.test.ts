import { expect, test } from 'vitest';
import { memberOf } from '../../test/bitStrings.ts';
import { readExperiment } from '../experiments/experiment.ts';
import { EQUALITY } from '../genomes/weights.ts';
import { meanWeightName } from '../genomes/weightsTraits.ts';
import { createLaboratory } from './laboratory.ts';
import { statisticsOf } from './statistics.ts';

const GRAMMAR = '<score> ::= own.pieces | neg(<score>)';

const weights = readExperiment(
  {
    name: 'try',
    variant: 'english',
    genome: { method: 'weights', shape: 'plain', whole: true },
    strategy: { depth: 1 },
    fitness: { method: 'roundRobin' },
  },
  'x.json',
);

/** An individual whose six weights are the same, except for the first ones. */
function weighing(id: number, fitness: number | null, all: number, ...first: readonly number[]) {
  const genome = Array.from({ length: 6 }, (_, index) => first[index] ?? all);
  return { id, genome, parents: [], worth: fitness === null ? null : [fitness] };
}

test('islands have traits of their own, and invalid individuals have none', () => {
  const islands = [
    [weighing(0, 0.5, 7), weighing(1, 0.1, 7, 3, 3, 3)],
    [weighing(2, 0.2, 1), weighing(3, 0.9, 5), weighing(4, 0.3, 5, 1)],
    [weighing(5, null, 9)],
  ];
  const { representation } = createLaboratory(weights);
  const members = islands.flat();
  const { traits, islands: byIsland } = statisticsOf(members, members[3]!, weights, representation, islands);
  const men = meanWeightName('game', 'men');
  expect(byIsland!.map((island) => island[EQUALITY])).toEqual([50, (100 * (0 + 5 / 6)) / 2, undefined]);
  expect(byIsland!.map((island) => island[men])).toEqual([5, (1 + 5 + 1) / 3, undefined]);
  // Over all islands the fittest is number 3.
  expect(traits![EQUALITY]).toBeCloseTo((100 * 5) / 6 / 4, 9);
  expect(traits![men]).toBeCloseTo((7 + 3 + 1 + 5 + 1) / 5, 9);
});

test('one population has no islands, and a representation may have no traits', () => {
  const { representation } = createLaboratory(weights);
  const members = [weighing(0, 0.5, 7)];
  expect(statisticsOf(members, members[0]!, weights, representation)).not.toHaveProperty('islands');
  const genome = { grammar: 'small.bnf', grammarText: GRAMMAR, apart: false };
  const expressions = readExperiment({ name: 'try', variant: 'english', genome }, 'x.json');
  const bred = [memberOf(0, 0.5)];
  const statistics = statisticsOf(bred, bred[0]!, expressions, createLaboratory(expressions).representation, [bred]);
  expect(statistics.valid).toBe(1);
  expect(statistics).not.toHaveProperty('traits');
  expect(statistics).not.toHaveProperty('islands');
});
