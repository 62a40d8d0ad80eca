/**
 * How far linear evaluations are from given values of positions. The features of the positions are read once. Since the
 * sum of squared errors is a quadratic function of the weights, its coefficients are all that a specimen needs: for n
 * terms, a product with n times n numbers for each phase of the shape, however many positions there are.
 */

import type { Shape } from '../evaluators/shape.ts';
import type { Term } from '../evaluators/shapes.ts';
import { featureOf, termsOf } from '../evaluators/shapes.ts';
import { symmetricEigen } from '../evolvers/symmetricEigen.ts';
import type { Board } from '../rules/board.ts';
import type { ValuedPosition } from './valuePositions.ts';

/** The sum of squared errors in one phase: value^2 - 2 linear.w + w.square.w. */
interface Quadratic {
  readonly square: Float64Array;
  readonly linear: Float64Array;
  /** The sum of the squares of the values. */
  constant: number;
}

export class SquaredError {
  readonly #terms: number;
  readonly #phases: readonly Quadratic[];
  readonly #positions: number;

  /** Positions are seen by the side to move. */
  constructor(shape: Shape, board: Board, positions: readonly ValuedPosition[]) {
    const terms = termsOf(shape, board);
    this.#terms = terms.length;
    this.#positions = positions.length;
    this.#phases = shape.phases[board.size].map(() => ({
      square: new Float64Array(terms.length ** 2),
      linear: new Float64Array(terms.length),
      constant: 0,
    }));
    const phaseOf = phaseReader(shape, board);
    for (const position of positions) addPosition(this.#phases[phaseOf(position)]!, terms, position);
  }

  /** The root of the mean squared error of weights, phase by phase, in points. */
  of(weights: readonly number[]): number {
    let sum = 0;
    for (let phase = 0; phase < this.#phases.length; phase++) {
      sum += errorIn(this.#phases[phase]!, weights, phase * this.#terms);
    }
    return this.#rootMean(sum);
  }

  /** The least error that any weights have. */
  least(): number {
    return this.of(this.leastWeights());
  }

  /** The weights with the least error, phase by phase; of several, the shortest vector. */
  leastWeights(): number[] {
    return this.#phases.flatMap(leastIn);
  }

  /** Rounding may leave less than nothing. */
  #rootMean(sum: number): number {
    return Math.sqrt(Math.max(0, sum) / this.#positions);
  }
}

function phaseReader(shape: Shape, board: Board): (position: ValuedPosition) => number {
  const phases = shape.phases[board.size].map(({ condition }) =>
    condition.map(({ feature, from, to }) => ({ read: featureOf(feature, board).read, from, to })),
  );
  return ([own, other, kings, turn]) =>
    phases.findIndex((conditions) =>
      conditions.every(({ read, from, to }) => {
        const value = read(own, other, kings, turn, turn);
        return value >= from && value <= to;
      }),
    );
}

function addPosition(phase: Quadratic, terms: readonly Term[], position: ValuedPosition): void {
  const { square, linear } = phase;
  const row = terms.map((term) => readTerm(term, position));
  const value = position[4];
  phase.constant += value * value;
  for (const [index, one] of row.entries()) {
    if (one === 0) continue;
    linear[index]! += one * value;
    for (const [other, two] of row.entries()) square[index * row.length + other]! += one * two;
  }
}

function readTerm({ feature, less, plus }: Term, [own, other, kings, turn]: ValuedPosition): number {
  const value = feature.read(own, other, kings, turn, turn);
  if (less) return value - less.read(own, other, kings, turn, turn);
  return plus ? value + plus.read(own, other, kings, turn, turn) : value;
}

function errorIn({ square, linear, constant }: Quadratic, weights: readonly number[], from: number): number {
  const count = linear.length;
  let sum = constant;
  for (let index = 0; index < count; index++) {
    let product = -2 * linear[index]!;
    for (let other = 0; other < count; other++) product += square[index * count + other]! * weights[from + other]!;
    sum += product * weights[from + index]!;
  }
  return sum;
}

/** By least squares. Weights have no part in directions in which the positions do not differ. */
function leastIn({ square, linear }: Quadratic): number[] {
  const count = linear.length;
  const triangle = Array.from({ length: count }, (_, row) =>
    Array.from(square.subarray(row * count, row * count + row + 1)),
  );
  const { values, vectors } = symmetricEigen(triangle.flat(), count);
  const smallest = Math.max(...values) * NEGLIGIBLE;
  const weights = Array.from({ length: count }, () => 0);
  for (const [index, value] of values.entries()) {
    if (value <= smallest) continue;
    const vector = vectors[index]!;
    const along = vector.reduce((product, part, at) => product + part * linear[at]!, 0) / value;
    for (const [at, part] of vector.entries()) weights[at]! += along * part;
  }
  return weights;
}

const NEGLIGIBLE = 1e-12;
