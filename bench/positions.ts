/**
 * The fitness of the trial `positions`: what valuing a position costs, and what an individual costs. The peer evaluates
 * the same positions one by one instead of using the coefficients of their squared error.
 */

import { createRng, randomBelow } from '../src/base/rng.ts';
import { shapeNamed, weightCount } from '../src/evaluators/shapes.ts';
import { weightedView } from '../src/evaluators/weightedView.ts';
import type { Side } from '../src/rules/side.ts';
import { BLACK, WHITE } from '../src/rules/side.ts';
import { ENGLISH } from '../src/rules/variant.ts';
import { SquaredError } from '../src/trials/squaredError.ts';
import type { ValuedPosition } from '../src/trials/valuePositions.ts';
import { valuePositions } from '../src/trials/valuePositions.ts';
import { measure, printRates, printRatio } from './measure.ts';

const SHAPE = '25F';
const POSITIONS = 4000;
const VALUED = 500;
const INDIVIDUALS = 2000;

export function benchPositions(): void {
  const task = { variant: ENGLISH.name, extend: false, win: 10_000 };
  const plies = { leastPlies: 20, mostPlies: 88 };
  const shape = shapeNamed(SHAPE);
  const rng = createRng(1);
  const weights = Array.from({ length: weightCount(shape) }, () => randomBelow(rng, 401) - 200);
  const evaluation = `linear(${SHAPE}: ${weights.join(' ')})`;
  const valued = valuePositions({
    ...task,
    draw: { path: [1], from: 0, to: POSITIONS, ...plies },
    evaluation: 'material',
    depth: 1,
  });
  const value = (): number =>
    valuePositions({ ...task, draw: { path: [2], from: 0, to: VALUED, ...plies }, evaluation, depth: 6 }).length;
  printRates(
    `Positions of random games valued six plies deep with ${SHAPE}`,
    'positions',
    measure([{ name: 'one thread', run: value }], 3),
  );
  const error = new SquaredError(shape, ENGLISH.board, valued);
  const [ours, peer] = measure(
    [
      { name: 'coefficients', run: () => repeated(INDIVIDUALS, () => error.of(weights)) },
      { name: 'one by one', run: () => repeated(INDIVIDUALS / 100, () => errorOneByOne(weights, valued)) },
    ],
    5,
  );
  printRatio(`The error of weights of ${SHAPE} on ${POSITIONS} positions`, 'individuals', ours!, peer!);
}

function repeated(count: number, errorOf: () => number): number {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += errorOf();
  if (!(sum > 0)) throw new Error('there is always an error');
  return count;
}

function errorOneByOne(weights: readonly number[], positions: readonly ValuedPosition[]): number {
  const views = [BLACK, WHITE].map((side) =>
    weightedView({ shape: shapeNamed(SHAPE), weights }, ENGLISH.board, side as Side),
  );
  const squares = positions.map(
    ([own, other, kings, turn, value]) => (views[turn]!(own, other, kings, turn) - value) ** 2,
  );
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / positions.length);
}
