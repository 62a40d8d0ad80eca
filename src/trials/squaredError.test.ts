import { describe, expect, test } from 'vitest';
import { createRng, randomBelow } from '../base/rng.ts';
import { shapeNamed, weightCount } from '../evaluators/shapes.ts';
import { weightedView } from '../evaluators/weightedView.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import { ENGLISH } from '../rules/variant.ts';
import { SquaredError } from './squaredError.ts';
import type { ValuedPosition } from './valuePositions.ts';
import { valuePositions } from './valuePositions.ts';

const { board } = ENGLISH;
const POSITIONS = [10, 30, 50, 70].flatMap((plies) =>
  valuePositions({
    variant: ENGLISH.name,
    draw: { path: [1], from: 0, to: 60, leastPlies: plies, mostPlies: plies + 8 },
    evaluation: 'material',
    depth: 1,
    extend: false,
    win: 10_000,
  }),
);

describe.each(['8F', '10F', '25F', '3Ph', '5Ph', 'foley'])('the error of weights for %s', (name) => {
  const shape = shapeNamed(name);
  const rng = createRng(2);
  const anyWeights = (): number[] => Array.from({ length: weightCount(shape) }, () => randomBelow(rng, 401) - 200);
  /** The value of a position to its side to move. */
  const valuer = (weights: readonly number[]): ((position: ValuedPosition) => number) => {
    const views = [BLACK, WHITE].map((side) => weightedView({ shape, weights }, board, side as Side));
    return ([own, other, kings, turn]) => views[turn]!(own, other, kings, turn);
  };

  test('is that of the evaluation on each position', () => {
    const error = new SquaredError(shape, board, POSITIONS);
    for (let round = 0; round < 5; round++) {
      const weights = anyWeights();
      const valueOf = valuer(weights);
      const squares = POSITIONS.map((position) => (valueOf(position) - position[4]) ** 2);
      const expected = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / POSITIONS.length);
      expect(error.of(weights) / expected).toBeCloseTo(1, 9);
      expect(error.least()).toBeLessThan(error.of(weights));
    }
  });

  test('is nothing for the weights that gave the values', () => {
    const weights = anyWeights();
    const valueOf = valuer(weights);
    const given = POSITIONS.map((position): ValuedPosition => {
      const [own, other, kings, turn] = position;
      return [own, other, kings, turn, valueOf(position)];
    });
    const error = new SquaredError(shape, board, given);
    expect(error.of(weights)).toBeLessThan(0.01);
    expect(error.least()).toBeLessThan(0.1);
    expect(error.of(error.leastWeights())).toBe(error.least());
  });
});

test('the least error is where no small change of a weight reduces it', () => {
  const shape = shapeNamed('plain');
  const error = new SquaredError(shape, board, POSITIONS);
  let best = Array.from({ length: weightCount(shape) }, () => 0);
  // Descending along one weight after another needs no matrix.
  for (let step = 64; step > 0.01; step /= 2) {
    for (let isBetter = true; isBetter;) {
      isBetter = false;
      for (const index of best.keys()) {
        for (const change of [-step, step]) {
          const next = best.with(index, best[index]! + change);
          if (error.of(next) >= error.of(best)) continue;
          best = next;
          isBetter = true;
        }
      }
    }
  }
  expect(error.of(best) / error.least()).toBeCloseTo(1, 4);
});
