/**
 * Weights: a vector of numbers over the terms of a shape, phase by phase, used as the linear evaluation of a search.
 * The genome contains real numbers, so that small steps add up. Play uses whole points, so that the evaluation is exact
 * and individuals that round to the same weights are one.
 */

import { methodType, settingTypes } from '../base/field.ts';
import type { Rng } from '../base/rng.ts';
import { randomFraction } from '../base/rng.ts';
import { choice, decimal, wholeNumber } from '../base/setting.ts';
import { weightedPhases } from '../evaluators/linear.ts';
import { formatLinear } from '../evaluators/linearText.ts';
import type { Shape } from '../evaluators/shapes.ts';
import { SHAPES, shapeNamed, weightCount } from '../evaluators/shapes.ts';
import type { Member } from '../evolvers/evolver.ts';
import { weightsLine, weightsSize } from '../explanations/weightsText.ts';
import type { Board } from '../rules/board.ts';
import type { Phenotype, Representation } from './representation.ts';
import { representationKind } from './representation.ts';
import { VECTOR_CROSSOVERS, createVectorCrossover, readVectorCrossoverSettings } from './vectors/vectorCrossovers.ts';
import { VECTOR_MUTATIONS, createVectorMutation, readVectorMutationSettings } from './vectors/vectorMutations.ts';
import { weightsSpace } from './weightsSpace.ts';
import { likenessTo, meanWeights } from './weightsTraits.ts';

/** The weight of each term, phase by phase. */
export type Weights = readonly number[];

export const weights = representationKind({
  name: 'weights',
  summary: 'numbers: the weights of features in each phase of the game, for the evaluation of a search',
  sizeNoun: 'weight',
  needsSearch: true,
  fields: {
    ...settingTypes({
      shape: choice(
        'which features have weights, and in which phases of the game',
        SHAPES.map(({ name }) => name),
        'broad',
      ),
      most: wholeNumber('the greatest absolute weight, in points', 1, 10_000, 400),
      spread: wholeNumber('the greatest absolute weight of initial individuals', 1, 10_000, 100),
      shared: decimal('the share of the initial weights that all phases have in common, from 0 to 1', 0, 0.99, 0),
    }),
    crossover: methodType(
      'how two parents become two children',
      VECTOR_CROSSOVERS,
      {},
      readVectorCrossoverSettings({}).method,
    ),
    mutation: methodType('how a child is changed', VECTOR_MUTATIONS, {}, readVectorMutationSettings({}).method),
  },
  dimension: ({ shape }) => weightCount(shapeNamed(shape)),
  problems: ({ spread, most }) =>
    spread > most ? [['spread', `must be at most genome.most, which is ${most}, not ${spread}.`]] : [],
  create({ shape: name, most, spread, shared, crossover, mutation }, { variant }): Representation<Weights> {
    const shape = shapeNamed(name);
    const dimension = weightCount(shape);
    const all = (value: number): number[] => Array.from({ length: dimension }, () => value);
    const bounds = { low: all(-most), high: all(most) };
    const cross = createVectorCrossover(crossover, bounds);
    const mutate = createVectorMutation(mutation, bounds);
    const express = remembering((genome) => expressWeights(shape, genome, variant.board));
    return {
      create: (count, rng) => Array.from({ length: count }, () => firstWeights(shape, spread, shared, rng)),
      crossover: (one, two, rng) => cross(one, two, rng),
      mutate: (genome, rng) => mutate(genome, rng),
      key: (genome) => express(genome).key,
      space: weightsSpace(shape, { most, spread, shared }),
      express,
      traits: (members) => traitsOf(shape, members),
    };
  },
});

/** The same genome is looked up often. */
function remembering(express: (genome: Weights) => Phenotype): (genome: Weights) => Phenotype {
  const known = new WeakMap<Weights, Phenotype>();
  return (genome) => {
    const found = known.get(genome) ?? express(genome);
    known.set(genome, found);
    return found;
  };
}

/** Each weight is a mix of a part common to all phases and its own part. */
function firstWeights(shape: Shape, spread: number, shared: number, rng: Rng): Weights {
  const draw = (): number => spread * (2 * randomFraction(rng) - 1);
  const own = Array.from({ length: weightCount(shape) }, draw);
  if (shared === 0) return own;
  const common = shape.terms.map(draw);
  return own.map((weight, index) => shared * common[index % common.length]! + (1 - shared) * weight);
}

function expressWeights(shape: Shape, genome: Weights, board: Board): Phenotype {
  const points = genome.map((weight) => Math.round(weight) + 0);
  const evaluation = `linear(${formatLinear({ shape, weights: points })})`;
  const anatomy = { shape: shape.name, phases: weightedPhases({ shape, weights: points }, board) };
  return {
    text: weightsLine(anatomy),
    evaluation,
    size: weightsSize(anatomy),
    key: evaluation,
  };
}

/** How similar all members are to the fittest, and their average weights of the first terms. */
function traitsOf(shape: Shape, members: readonly Member<Weights>[]): Record<string, number> {
  const [first, ...others] = members;
  const best = others.reduce((one, two) => (two.worth![0]! > one.worth![0]! ? two : one), first!);
  const likenesses = members.map(({ genome }) => likenessTo(best.genome, genome));
  return {
    'likeness to the best, %': (100 * likenesses.reduce((sum, value) => sum + value, 0)) / members.length,
    ...meanWeights(
      shape,
      members.map(({ genome }) => genome),
    ),
  };
}
