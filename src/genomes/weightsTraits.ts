/** Statistics of a population of weights. */

import type { Shape } from '../evaluators/shape.ts';

type Weights = readonly number[];

/** The most terms of a phase with a curve. More could not be told apart in one chart. */
const MOST_CURVES = 9;

/** The mean weight of the first terms of a shape in each phase, by name. */
export function meanWeights(shape: Shape, genomes: readonly Weights[]): Record<string, number> {
  const { terms } = shape;
  const named = shape.phases[8].flatMap(({ name }, phase) =>
    terms.slice(0, MOST_CURVES).map((term, index) => {
      const at = phase * terms.length + index;
      return [meanWeightName(name, term), meanOf(genomes.map((genome) => genome[at]!))] as const;
    }),
  );
  return Object.fromEntries(named);
}

/** The name of a mean weight. Numbers with the same text before the colon are curves of one chart. */
export function meanWeightName(phase: string, term: string): string {
  return `mean weight, ${phase}: ${term}`;
}

/**
 * The mean cosine of the angle between one vector and each of the others: 1 for weights that differ only by a factor,
 * which choose the same moves.
 */
export function likeness(one: Weights, others: readonly Weights[]): number {
  return meanOf(others.map((other) => cosine(one, other)));
}

/** The share of the weights of others that are equal to those of one. */
export function equality(one: Weights, others: readonly Weights[]): number {
  return meanOf(others.map((other) => meanOf(other.map((weight, index) => (weight === one[index] ? 1 : 0)))));
}

/** The names of the numbers below. */
export const FALL = 'fall of variance, powers of ten';
export const THOUSANDFOLD = 'weights with a thousandfold fall, %';

/**
 * How far the variances of the weights have fallen below that of initial weights: in the median, as a power of ten, and
 * the share of the weights whose variance fell to less than a thousandth (Mańdziuk, Kusiak and Walędzik 2007, section
 * 6).
 */
export function fallOfVariance(first: number, genomes: readonly Weights[]): Record<string, number> {
  const falls = (genomes[0] ?? [])
    .map((_, index) =>
      Math.log10(first / Math.max(varianceOf(genomes.map((genome) => genome[index]!)), LEAST_VARIANCE)),
    )
    .toSorted((one, two) => one - two);
  return {
    [FALL]: (falls[Math.floor((falls.length - 1) / 2)]! + falls[Math.ceil((falls.length - 1) / 2)]!) / 2,
    [THOUSANDFOLD]: 100 * meanOf(falls.map((fall) => (fall > 3 ? 1 : 0))),
  };
}

/** Equal weights have no variance, and its fall would be infinite. */
const LEAST_VARIANCE = 1e-60;

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
}

function cosine(one: Weights, two: Weights): number {
  const lengths = Math.sqrt(product(one, one) * product(two, two));
  return lengths === 0 ? 0 : product(one, two) / lengths;
}

function product(one: Weights, two: Weights): number {
  return one.reduce((sum, weight, index) => sum + weight * two[index]!, 0);
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
