import { describe, expect, test } from 'vitest';
import { createRng } from '../base/rng.ts';
import type { Phenotype, Representation } from '../genomes/representation.ts';
import { readExperiment } from '../experiments/experiment.ts';
import type { Laboratory } from './laboratory.ts';
import { createLaboratory } from './laboratory.ts';

/** Two of these rank positions alike, but their values differ. */
const GRAMMAR = '<score> ::= own.pieces | mul(own.pieces, 2.0) | own.mobility';

function laboratoryIn(mode: string, depth = 0, search: object = {}): Laboratory {
  const genome = { grammar: 'small.bnf', grammarText: GRAMMAR, apart: false };
  const strategy = { mode, depth, ...search };
  return createLaboratory(readExperiment({ name: 'try', variant: 'english', genome, strategy }, 'x.json'));
}

function expressed(genome: Representation): readonly Phenotype[] {
  return [[0], [1], [2]].map((codons) => genome.express(codons)!);
}

describe('the laboratory', () => {
  test.each([
    ['position', 0, 'expression:own.pieces,mode=position'],
    ['settled', 0, 'expression:own.pieces,mode=settled'],
    ['index', 0, 'expression:own.pieces,mode=index'],
    ['position', 2, 'alphabeta:depth=2,eval=own.pieces,table=0,tables=off'],
  ])('makes players: %s mode, depth %i', (mode, depth, player) => {
    const laboratory = laboratoryIn(mode, depth);
    expect(laboratory.playerOf(expressed(laboratory.representation)[0]!)).toBe(player);
  });

  test.each([
    [{ exact: true }, 'extend=off,'],
    [{ shuffle: true }, 'shuffle=root,deepen=off,'],
    [{ exact: true, shuffle: true }, 'shuffle=root,deepen=off,extend=off,'],
  ])('makes players and champions with the same search: %o', (search, options) => {
    const laboratory = laboratoryIn('position', 2, { ...search, championDepth: 3 });
    const [phenotype] = expressed(laboratory.representation);
    expect([laboratory.playerOf(phenotype!), laboratory.championOf(phenotype!)]).toEqual(
      [2, 3].map((depth) => `alphabeta:depth=${depth},eval=own.pieces,table=0,${options}tables=off`),
    );
  });

  test.each([
    ['mcts', 'mcts:playouts=50,cutoff=4,eval=own.pieces'],
    ['flat', 'flat:plies=4,lines=50,eval=own.pieces'],
  ])('makes players with the search %s, and champions with alpha-beta if they have a depth', (search, player) => {
    const settings = { search, playouts: 50, cutoff: 4 };
    const same = laboratoryIn('settled', 0, settings);
    const [phenotype] = expressed(same.representation);
    expect([same.playerOf(phenotype!), same.championOf(phenotype!)]).toEqual([player, player]);
    const deeper = laboratoryIn('settled', 0, { ...settings, championDepth: 3, exact: true });
    expect([deeper.playerOf(phenotype!), deeper.championOf(phenotype!)]).toEqual([
      player,
      'alphabeta:depth=3,eval=own.pieces,table=0,extend=off,tables=off',
    ]);
    // A search uses the values and not only their order.
    expect(new Set(expressed(same.representation).map(({ key }) => key)).size).toBe(3);
    expect(new Set(expressed(deeper.representation).map((one) => deeper.championKeyOf(one))).size).toBe(3);
  });

  test.each([
    ['position', 0, 2],
    ['settled', 0, 2],
    ['index', 0, 3],
    ['position', 2, 3],
  ])(
    'takes strategies for one only where the order of values is all that counts: %s, depth %i',
    (mode, depth, keys) => {
      const phenotypes = expressed(laboratoryIn(mode, depth).representation);
      expect(new Set(phenotypes.map(({ key }) => key)).size).toBe(keys);
    },
  );

  test('asks first individuals to tell moves apart by what the mode looks at', () => {
    const firstTexts = (mode: string): Set<string> => {
      const genome = { grammar: 'small.bnf', grammarText: GRAMMAR, apart: true };
      const experiment = { name: 'try', variant: 'english', genome, strategy: { mode } };
      const { representation: made } = createLaboratory(readExperiment(experiment, 'x.json'));
      const codons = made.create(60, createRng(1));
      return new Set(codons.map((one) => made.express(one)!.text));
    };
    // No move changes how many pieces are the player's own; captures do.
    expect(firstTexts('position')).toEqual(new Set(['own.mobility']));
    expect(firstTexts('settled')).toContain('own.pieces');
  });
});
