import { expect, test } from 'vitest';
import { choleskyFactor, choleskyInverseAt, choleskySolve } from './cholesky.ts';

// The example of Wikipedia, "Cholesky decomposition".
const matrix = Float64Array.of(4, 12, -16, 12, 37, -43, -16, -43, 98);
const factor = choleskyFactor(matrix, 3);

test('a factor as published', () => {
  expect([...factor]).toEqual([2, 0, 0, 6, 1, 0, -8, 5, 3]);
});

test('equations are solved', () => {
  // The matrix times (1, 2, 3) by hand.
  expect([...choleskySolve(factor, 3, Float64Array.of(-20, -43, 192))]).toEqual([1, 2, 3]);
});

test('the diagonal of the inverse agrees with the solutions for unit vectors', () => {
  for (const index of [0, 1, 2]) {
    const column = choleskySolve(factor, 3, new Float64Array(3).fill(1, index, index + 1));
    expect(choleskyInverseAt(factor, 3, index)).toBeCloseTo(column[index]!, 12);
  }
});

test('a matrix that is not positive definite is rejected', () => {
  expect(() => choleskyFactor(Float64Array.of(1, 2, 2, 4), 2)).toThrow('not positive definite');
});
