import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { symmetricEigen } from './symmetricEigen.ts';

const anyTriangle = fc.integer({ min: 1, max: 8 }).chain((dimension) =>
  fc.tuple(
    fc.constant(dimension),
    fc.array(fc.double({ min: -10, max: 10, noNaN: true }), {
      minLength: (dimension * (dimension + 1)) / 2,
      maxLength: (dimension * (dimension + 1)) / 2,
    }),
  ),
);

test('the vectors are orthonormal', () => {
  fc.assert(
    fc.property(anyTriangle, ([dimension, triangle]) => {
      const { vectors } = symmetricEigen(triangle, dimension);
      for (const [one, vector] of vectors.entries()) {
        for (const [two, other] of vectors.entries()) expect(dot(vector, other)).toBeCloseTo(one === two ? 1 : 0, 12);
      }
    }),
  );
});

test('the values and vectors reproduce the matrix', () => {
  fc.assert(
    fc.property(anyTriangle, ([dimension, triangle]) => {
      const { values, vectors } = symmetricEigen(triangle, dimension);
      for (let row = 0, place = 0; row < dimension; row++) {
        for (let column = 0; column <= row; column++, place++) {
          const entry = values.reduce(
            (sum, value, index) => sum + value * vectors[index]![row]! * vectors[index]![column]!,
            0,
          );
          expect(Math.abs(entry - triangle[place]!)).toBeLessThan(1e-12);
        }
      }
    }),
  );
});

test('the same matrix gives the same bits', () => {
  fc.assert(
    fc.property(anyTriangle, ([dimension, triangle]) => {
      expect(symmetricEigen([...triangle], dimension)).toStrictEqual(symmetricEigen(triangle, dimension));
    }),
  );
});

test('a diagonal matrix is already decomposed', () => {
  const { values, vectors } = symmetricEigen([3, 0, 0, 0, 0, 2], 3);
  expect(values).toEqual([3, 0, 2]);
  expect(vectors.map((vector) => [...vector])).toEqual([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]);
});

test('known values: a chain of springs', () => {
  // 2 on the diagonal and -1 beside it: the values are 2 - 2 cos(k pi / (n + 1)).
  const dimension = 30;
  const triangle: number[] = [];
  for (let row = 0; row < dimension; row++) {
    for (let column = 0; column <= row; column++) triangle.push(row === column ? 2 : column === row - 1 ? -1 : 0);
  }
  const values = symmetricEigen(triangle, dimension).values.toSorted((one, two) => one - two);
  for (const [index, value] of values.entries()) {
    expect(value).toBeCloseTo(2 - 2 * Math.cos(((index + 1) * Math.PI) / (dimension + 1)), 12);
  }
});

test('small values have a small relative error', () => {
  // Values 1 and 1e-12 of scaled coordinates. A result that is accurate only relative to 1 would be off by a
  // thousandth.
  const { values } = symmetricEigen([1, 5e-7, 1e-12], 2);
  const small = Math.min(...values);
  expect(Math.abs(small / 7.5e-13 - 1)).toBeLessThan(1e-9);
});

test('tiny entries do no harm', () => {
  for (const tiny of [5e-324, 1e-200, 1e-160]) {
    for (const triangle of [
      [0, tiny, 0],
      [1, tiny, 1],
      [0, tiny, 1],
    ]) {
      const { values } = symmetricEigen(triangle, 2);
      const expected = triangle[0] === triangle[2] ? [triangle[0], triangle[0]] : [0, 1];
      for (const [index, value] of values.entries()) expect(value).toBeCloseTo(expected[index]!, 12);
    }
  }
});

test('a matrix of rank one has one non-zero value', () => {
  const { values } = symmetricEigen([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 4);
  const sorted = values.toSorted((one, two) => two - one);
  expect(sorted[0]).toBeCloseTo(4, 12);
  for (const value of sorted.slice(1)) expect(Math.abs(value)).toBeLessThan(1e-14);
});

function dot(one: Float64Array, two: Float64Array): number {
  return one.reduce((sum, number, index) => sum + number * two[index]!, 0);
}
