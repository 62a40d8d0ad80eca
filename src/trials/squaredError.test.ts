import { describe, expect, test } from 'vitest';
import { createRng, randomBelow } from '../base/rng.ts';
import { shapeNamed, weightCount } from '../evaluators/shapes.ts';
import { weightedView } from '../evaluators/weightedView.ts';
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
  const valueBy = (weights: readonly number[], [own, other, kings, turn]: ValuedPosition): number =>
    weightedView({ shape, weights }, board, turn)(own, other, kings, turn);

  test('is that of the evaluation on each position', () => {
    const error = new SquaredError(shape, board, POSITIONS);
    for (let round = 0; round < 5; round++) {
      const weights = anyWeights();
      const squares = POSITIONS.map((position) => (valueBy(weights, position) - position[4]) ** 2);
      const expected = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / POSITIONS.length);
      expect(error.of(weights) / expected).toBeCloseTo(1, 9);
      expect(error.least()).toBeLessThan(error.of(weights));
    }
  });

  test('is nothing for the weights that gave the values', () => {
    const weights = anyWeights();
    const given = POSITIONS.map((position): ValuedPosition => {
      const [own, other, kings, turn] = position;
      return [own, other, kings, turn, valueBy(weights, position)];
    });
    const error = new SquaredError(shape, board, given);
    expect(error.of(weights)).toBeLessThan(0.01);
    expect(error.least()).toBeLessThan(0.1);
    expect(error.of(error.leastWeights())).toBe(error.least());
  });

  test('is least where no small change of a weight reduces it', () => {
    const error = new SquaredError(shape, board, POSITIONS);
    let best = anyWeights();
    // Coordinate descent needs no matrix.
    for (let step = 256; step > 1e-3; step /= 2) {
      for (let isBetter = true; isBetter;) {
        isBetter = false;
        for (const index of best.keys()) {
          for (const change of [-step, step]) {
            const next = best.with(index, best[index]! + change);
            if (error.of(next) >= error.of(best) - 1e-9) continue;
            best = next;
            isBetter = true;
          }
        }
      }
    }
    expect(error.of(best) / error.least()).toBeCloseTo(1, 3);
  });
});
