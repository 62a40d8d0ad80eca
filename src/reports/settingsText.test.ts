import { expect, test } from 'vitest';
import { settingsByPath, settingsParts } from './settingsText.ts';

const EXPERIMENT = {
  $schema: '../schema.json',
  name: 'x',
  description: '',
  variant: 'english',
  generations: 3,
  genome: { grammar: 'a.bnf', grammarText: '<a> ::= 1\n| 2\n', apart: true },
  fitness: {
    games: 40,
    racing: null,
    opponents: [
      { player: 'random', weight: 1 },
      { pool: { hall: 2 }, weight: 0.5 },
    ],
  },
  test: {},
};

test('settings are told part by part', () => {
  expect(settingsParts(EXPERIMENT)).toEqual([
    { name: 'genome', text: 'grammar a.bnf, grammarText of 2 lines, apart on' },
    {
      name: 'fitness',
      text: 'games 40, racing none, opponents (player random, weight 1; pool (hall 2), weight 0.5)',
    },
    { name: 'test', text: 'none' },
  ]);
});

test('settings are found by their paths', () => {
  expect(Object.fromEntries(settingsByPath(EXPERIMENT))).toEqual({
    'genome.grammar': 'a.bnf',
    'genome.grammarText': EXPERIMENT.genome.grammarText,
    'genome.apart': true,
    'fitness.games': 40,
    'fitness.racing': null,
    'fitness.opponents': EXPERIMENT.fitness.opponents,
    test: {},
  });
});

test('an experiment of any form does no harm', () => {
  for (const odd of [null, 3, 'text', [1, 2], true]) {
    expect([settingsParts(odd), settingsByPath(odd).size]).toEqual([[], 0]);
  }
});
