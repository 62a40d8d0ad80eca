/**
 * The two forms of covariance that CMA-ES can learn. The full matrix describes how coordinates depend on each other,
 * but it has a number for every pair of them and takes correspondingly long to learn. The separable one is only the
 * diagonal (Ros & Hansen 2008): it has far fewer numbers, so it may learn faster by (n + 2) / 3. Both are plain lists
 * of numbers, and every function is pure.
 */

import { symmetricEigen } from './symmetricEigen.ts';

export type Vector = readonly number[];

/** A summand of a matrix: the vector times its own transpose, times the weight. */
interface Term {
  readonly weight: number;
  readonly vector: Vector;
}

/** Turns standard normal numbers into steps of the distribution. With C = B D² Bᵀ: */
interface Root {
  /** B D z, a step of covariance C. */
  stretch(normal: Vector): number[];
  /** B z, the same step with all directions normalised: C to the power -1/2 times B D z. */
  turn(normal: Vector): number[];
}

export interface CovarianceForm {
  /** The factor by which it learns faster than the full matrix. */
  speed(dimension: number): number;
  /** Independent coordinates with variance 1. */
  start(dimension: number): number[];
  variances(covariance: Vector): number[];
  rootOf(covariance: Vector, dimension: number): Root;
  /** A multiple of the matrix plus all terms. */
  mix(covariance: Vector, share: number, terms: readonly Term[]): number[];
  /** Every coordinate scaled down by its own factor. */
  shrink(covariance: Vector, factors: Vector): number[];
}

/** The lower triangle, row by row. */
export const fullCovariance: CovarianceForm = {
  speed: () => 1,
  start: (dimension) => triangleOf(dimension, (row, column) => (row === column ? 1 : 0)),
  variances: (covariance) => Array.from({ length: dimensionOf(covariance) }, (_, row) => covariance[place(row, row)]!),

  rootOf(covariance, dimension) {
    const { values, vectors } = symmetricEigen(covariance, dimension);
    // Rounding may leave an eigenvalue at or below 0, and a direction without variance is never searched again.
    const least = LEAST_RATIO * Math.max(...values);
    const lengths = values.map((value) => Math.sqrt(Math.max(value, least)));
    const turn = (normal: Vector): number[] => {
      const sum = new Float64Array(dimension);
      for (const [index, vector] of vectors.entries()) {
        for (let at = 0; at < dimension; at++) sum[at]! += vector[at]! * normal[index]!;
      }
      return Array.from(sum);
    };
    return { turn, stretch: (normal) => turn(normal.map((number, index) => number * lengths[index]!)) };
  },

  mix(covariance, share, terms) {
    return triangleOf(dimensionOf(covariance), (row, column) => {
      let sum = share * covariance[place(row, column)]!;
      for (const { weight, vector } of terms) sum += weight * vector[row]! * vector[column]!;
      return sum;
    });
  },

  shrink: (covariance, factors) =>
    triangleOf(factors.length, (row, column) => covariance[place(row, column)]! * factors[row]! * factors[column]!),
};

/** The diagonal. */
export const separableCovariance: CovarianceForm = {
  speed: (dimension) => (dimension + 2) / 3,
  start: (dimension) => Array.from({ length: dimension }, () => 1),
  variances: (covariance) => [...covariance],

  rootOf(covariance) {
    const lengths = covariance.map(Math.sqrt);
    return {
      turn: (normal) => [...normal],
      stretch: (normal) => normal.map((number, index) => number * lengths[index]!),
    };
  },

  mix: (covariance, share, terms) =>
    covariance.map((variance, index) =>
      terms.reduce((sum, { weight, vector }) => sum + weight * vector[index]! ** 2, share * variance),
    ),

  shrink: (covariance, factors) => covariance.map((variance, index) => variance * factors[index]! ** 2),
};

/** The least eigenvalue relative to the greatest. Reference implementations stop when they reach it. */
const LEAST_RATIO = 1e-14;

function triangleOf(dimension: number, entry: (row: number, column: number) => number): number[] {
  const triangle: number[] = [];
  for (let row = 0; row < dimension; row++) {
    for (let column = 0; column <= row; column++) triangle.push(entry(row, column));
  }
  return triangle;
}

function place(row: number, column: number): number {
  return (row * (row + 1)) / 2 + column;
}

/** The dimension of the matrix, from the length of its triangle. */
function dimensionOf({ length }: Vector): number {
  return Math.round((Math.sqrt(8 * length + 1) - 1) / 2);
}
