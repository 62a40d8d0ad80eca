/**
 * Weights: a vector of numbers over the terms of a shape, phase by phase, used as the linear evaluation of a search.
 * The genome contains real numbers, so that small steps add up, unless it is set to whole ones. Play uses whole points,
 * so that the evaluation is exact and individuals that round to the same weights are one.
 */

import { methodType, settingTypes } from '../base/field.ts';
import type { Rng } from '../base/rng.ts';
import { randomBelow, randomFraction } from '../base/rng.ts';
import { choice, decimal, onOff, wholeNumber } from '../base/setting.ts';
import { MAN } from '../evaluators/evaluator.ts';
import { weightedPhases } from '../evaluators/linear.ts';
import { formatLinear } from '../evaluators/linearText.ts';
import type { Shape } from '../evaluators/shape.ts';
import { SHAPES, shapeNamed, weightCount } from '../evaluators/shapes.ts';
import type { Member } from '../evolvers/evolver.ts';
import { weightsLine, weightsSize } from '../explanations/weightsText.ts';
import type { Board } from '../rules/board.ts';
import type { FieldProblem, Phenotype, Representation } from './representation.ts';
import { representationKind } from './representation.ts';
import { VECTOR_CROSSOVERS, createVectorCrossover, readVectorCrossoverSettings } from './vectors/vectorCrossovers.ts';
import { VECTOR_MUTATIONS, createVectorMutation, readVectorMutationSettings } from './vectors/vectorMutations.ts';
import { weightsSpace } from './weightsSpace.ts';
import { equality, fallOfVariance, likeness, meanWeights } from './weightsTraits.ts';

/** The weight of each term, phase by phase. */
export type Weights = readonly number[];

const SIGNS = ['both', 'positive'] as const;

export const weights = representationKind({
  name: 'weights',
  summary: 'numbers: the weights of features in each phase of the game, for the evaluation of a search',
  sizeNoun: 'weight',
  needsSearch: true,
  isLinear: true,
  fields: {
    ...settingTypes({
      shape: choice(
        'which features have weights, and in which phases of the game',
        SHAPES.map(({ name }) => name),
        'broad',
      ),
      most: wholeNumber('the greatest absolute weight, in points', 1, 10_000, 400),
      spread: wholeNumber('the greatest absolute weight of initial individuals', 1, 10_000, 100),
      signs: choice('whether weights have both signs or are never negative', SIGNS, 'both'),
      whole: onOff('weights are whole numbers; otherwise they are rounded only to play', false),
      shared: decimal('the share of the initial weights that all phases have in common, from 0 to 1', 0, 0.99, 0),
      length: wholeNumber(
        'the Euclidean length, in points, that every vector of weights is scaled to; 0: any length',
        0,
        10_000,
        0,
      ),
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
  problems: ({ spread, most, length, whole }) => [
    ...tooGreat('spread', spread, most),
    ...tooGreat('length', length, most),
    ...(length > 0 && whole
      ? [['length', 'must be 0 for whole weights, which cannot be scaled exactly.'] as const]
      : []),
  ],
  create({ crossover, mutation, ...values }, { variant }): Representation<Weights> {
    const { most, whole } = values;
    const shape = shapeNamed(values.shape);
    const dimension = weightCount(shape);
    const all = (value: number): number[] => Array.from({ length: dimension }, () => value);
    const bounds = {
      low: all(leastOf(most, values.signs)),
      high: all(most),
      isWhole: whole,
      part: shape.terms.length,
    };
    const cross = createVectorCrossover(crossover, bounds);
    const mutate = createVectorMutation(mutation, bounds);
    const express = remembering((genome) => expressWeights(shape, genome, variant.board));
    const scale = scaledTo(values.length);
    const space = weightsSpace(shape, { ...values, least: leastOf(most, values.signs) });
    return {
      create: (count, rng) => Array.from({ length: count }, () => scale(firstWeights(shape, values, rng))),
      crossover(one, two, rng) {
        const [first, second] = cross(one, two, rng);
        return [scale(first), scale(second)];
      },
      mutate: (genome, rng) => scale(mutate(genome, rng)),
      key: (genome) => express(genome).key,
      distance: distanceInMen,
      space: { ...space, genomeOf: (point) => scale(space.genomeOf(point)) },
      express,
      linear: (genome) => ({ shape, weights: genome }),
      traits: (members) => traitsOf(shape, values, members),
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

function distanceInMen(one: Weights, two: Weights): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += ((one[index]! - two[index]!) / MAN) ** 2;
  return Math.sqrt(sum);
}

/** A setting must not exceed the greatest weight. */
function tooGreat(field: string, value: number, most: number): FieldProblem[] {
  return value > most ? [[field, `must be at most genome.most, which is ${most}, not ${value}.`]] : [];
}

/**
 * Scales vectors to a length; 0 leaves them as they are. A vector that has the length already stays exactly as it is.
 */
function scaledTo(length: number): (weights: Weights) => Weights {
  if (length === 0) return (vector) => vector;
  return (vector) => {
    const own = Math.hypot(...vector);
    const isScaled = own === 0 || Math.abs(own - length) < ROUNDING * length;
    return isScaled ? vector : vector.map((weight) => (weight * length) / own);
  };
}

/** Scaling a scaled vector would change its last digits for nothing. */
const ROUNDING = 1e-12;

/** The least weight, given the greatest. */
function leastOf(greatest: number, signs: string): number {
  return signs === 'positive' ? 0 : -greatest;
}

interface First {
  readonly spread: number;
  readonly shared: number;
  readonly signs: string;
  readonly whole: boolean;
  readonly length: number;
}

/** The variance of a real initial weight. A vector of a given length has its square in common for all weights. */
function firstVariance(count: number, { spread, shared, signs, length }: First): number {
  if (length > 0) return length ** 2 / count;
  const range = spread - leastOf(spread, signs);
  return (range ** 2 / 12) * (shared === 0 ? 1 : shared ** 2 + (1 - shared) ** 2);
}

/** Each weight is a mix of a part common to all phases and its own part. */
function firstWeights(shape: Shape, { spread, shared, signs, whole }: First, rng: Rng): Weights {
  const least = leastOf(spread, signs);
  const drawReal = (): number => spread * (least === 0 ? randomFraction(rng) : 2 * randomFraction(rng) - 1);
  const drawWhole = (): number => least + randomBelow(rng, spread - least + 1);
  const draw = whole ? drawWhole : drawReal;
  const own = Array.from({ length: weightCount(shape) }, draw);
  if (shared === 0) return own;
  const common = shape.terms.map(draw);
  const mixed = own.map((weight, index) => shared * common[index % common.length]! + (1 - shared) * weight);
  return whole ? mixed.map((weight) => Math.round(weight) + 0) : mixed;
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

/** How similar all members are to the fittest, and their average weights. */
function traitsOf(shape: Shape, initial: First, members: readonly Member<Weights>[]): Record<string, number> {
  const [first, ...others] = members;
  const best = others.reduce((one, two) => (two.worth![0]! > one.worth![0]! ? two : one), first!);
  const genomes = members.map(({ genome }) => genome);
  const rest = members.filter((member) => member !== best).map(({ genome }) => genome);
  return {
    ...(initial.whole
      ? { [EQUALITY]: 100 * equality(best.genome, rest) }
      : {
          [LIKENESS]: 100 * likeness(best.genome, genomes),
          ...fallOfVariance(firstVariance(weightCount(shape), initial), genomes),
        }),
    ...meanWeights(shape, genomes),
  };
}

const LIKENESS = 'likeness to the best, %';
/** The name of the genotypic similarity of Foley (2003). */
export const EQUALITY = 'weights equal to the best, %';
