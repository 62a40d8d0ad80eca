/**
 * Linear equations with a symmetric positive definite matrix, by Cholesky's factor: a lower triangle whose product with
 * its own transpose is the matrix. Maximum likelihood leads to such matrices. They are stored row by row, and only the
 * lower triangle is read.
 */

/** Throws if the matrix is not positive definite. */
export function choleskyFactor(matrix: Float64Array, size: number): Float64Array {
  const factor = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * size + column]!;
      for (let at = 0; at < column; at++) rest -= factor[row * size + at]! * factor[column * size + at]!;
      if (column < row) factor[row * size + column] = rest / factor[column * size + column]!;
      else if (rest > 0) factor[row * size + row] = Math.sqrt(rest);
      else throw new RangeError('the matrix is not positive definite');
    }
  }
  return factor;
}

/** The x for which the matrix times x is the right side. */
export function choleskySolve(factor: Float64Array, size: number, right: Float64Array): Float64Array {
  const x = forward(factor, size, right);
  for (let row = size - 1; row >= 0; row--) {
    for (let below = row + 1; below < size; below++) x[row]! -= factor[below * size + row]! * x[below]!;
    x[row]! /= factor[row * size + row]!;
  }
  return x;
}

/** One element of the diagonal of the inverse. */
export function choleskyInverseAt(factor: Float64Array, size: number, index: number): number {
  const unit = new Float64Array(size);
  unit[index] = 1;
  return forward(factor, size, unit).reduce((sum, element) => sum + element * element, 0);
}

/** Solves with the lower triangle alone. */
function forward(factor: Float64Array, size: number, right: Float64Array): Float64Array {
  const x = right.slice();
  for (let row = 0; row < size; row++) {
    for (let before = 0; before < row; before++) x[row]! -= factor[row * size + before]! * x[before]!;
    x[row]! /= factor[row * size + row]!;
  }
  return x;
}
