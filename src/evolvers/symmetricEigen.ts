/**
 * Eigenvalues and eigenvectors of a symmetric matrix by Jacobi's method (Jacobi 1846; Golub & Van Loan, Matrix
 * Computations, section 8.5). It is slower than the QL method for large matrices, but short, and accurate for small
 * eigenvalues too. It uses only additions, products, quotients and square roots, in a fixed order, so the same matrix
 * gives the same bits everywhere.
 */

export interface Eigen {
  /** In no particular order. */
  readonly values: readonly number[];
  /** One for each value, orthonormal. */
  readonly vectors: readonly Float64Array[];
}

/**
 * Convergence is quadratic and takes about six to ten sweeps. The limit is for matrices that rounding keeps from
 * converging.
 */
const MOST_SWEEPS = 40;

/** The matrix is given by its lower triangle, row by row. */
export function symmetricEigen(triangle: readonly number[], dimension: number): Eigen {
  const matrix = squareOf(triangle, dimension);
  const vectors = Array.from({ length: dimension }, (_, row) => new Float64Array(dimension).fill(1, row, row + 1));
  for (let sweep = 0; sweep < MOST_SWEEPS && sweepOnce(matrix, vectors); sweep++);
  return { values: matrix.map((row, index) => row[index]!), vectors };
}

function squareOf(triangle: readonly number[], dimension: number): Float64Array[] {
  const matrix = Array.from({ length: dimension }, () => new Float64Array(dimension));
  for (let row = 0, place = 0; row < dimension; row++) {
    for (let column = 0; column <= row; column++, place++) {
      matrix[row]![column] = matrix[column]![row] = triangle[place]!;
    }
  }
  return matrix;
}

/** Rotates every pair of axes once so that its entry becomes 0. Returns whether anything was rotated. */
function sweepOnce(matrix: Float64Array[], vectors: Float64Array[]): boolean {
  let hasTurned = false;
  for (let first = 0; first < matrix.length - 1; first++) {
    for (let second = first + 1; second < matrix.length; second++) {
      if (isNegligible(matrix, first, second)) continue;
      turn(matrix, vectors, first, second);
      hasTurned = true;
    }
  }
  return hasTurned;
}

/**
 * Compared with the diagonal entries of the same row and column, not with the largest entry: small eigenvalues matter
 * too.
 */
function isNegligible(matrix: Float64Array[], first: number, second: number): boolean {
  const sizes = Math.sqrt(Math.abs(matrix[first]![first]!)) * Math.sqrt(Math.abs(matrix[second]![second]!));
  return Math.abs(matrix[first]![second]!) <= Number.EPSILON * sizes;
}

function turn(matrix: Float64Array[], vectors: Float64Array[], first: number, second: number): void {
  const rowOne = matrix[first]!;
  const rowTwo = matrix[second]!;
  const entry = rowOne[second]!;
  // The smaller of the two angles that make the entry vanish, for which the sweeps converge. If the ratio overflows,
  // the angle is 0, and the entry is too small to matter.
  const ratio = (rowTwo[second]! - rowOne[first]!) / (2 * entry);
  const tangent = (ratio < 0 ? -1 : 1) / (Math.abs(ratio) + Math.sqrt(ratio * ratio + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  const diagonalOne = rowOne[first]! - tangent * entry;
  const diagonalTwo = rowTwo[second]! + tangent * entry;
  turnPair(rowOne, rowTwo, cosine, sine);
  rowOne[first] = diagonalOne;
  rowTwo[second] = diagonalTwo;
  rowOne[second] = rowTwo[first] = 0;
  for (let index = 0; index < matrix.length; index++) {
    matrix[index]![first] = rowOne[index]!;
    matrix[index]![second] = rowTwo[index]!;
  }
  turnPair(vectors[first]!, vectors[second]!, cosine, sine);
}

function turnPair(one: Float64Array, two: Float64Array, cosine: number, sine: number): void {
  for (let index = 0; index < one.length; index++) {
    const before = one[index]!;
    one[index] = cosine * before - sine * two[index]!;
    two[index] = sine * before + cosine * two[index]!;
  }
}
