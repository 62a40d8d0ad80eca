/** How far numbers follow two counts, by least squares, and how what is left goes with something else. */

export interface CountFit {
  /** The share of the variance that the counts explain (R²); 0 for numbers that do not vary. */
  readonly share: number;
  /** What one more of each count adds. */
  readonly slopes: readonly [first: number, second: number];
  /** The numbers without what the counts explain. */
  readonly residuals: Float64Array;
  /** The standard deviations of the numbers and of the first count. */
  readonly spread: number;
  readonly firstSpread: number;
}

/** Numbers that differ by less than rounding are the same. */
const ROUNDING = 1e-7;

export function fitCounts(numbers: Float64Array, first: Float64Array, second: Float64Array): CountFit {
  const [y, a, b] = [centred(numbers), centred(first), centred(second)];
  const [aa, ab, bb] = [product(a, a), product(a, b), product(b, b)];
  const [ay, by, yy] = [product(a, y), product(b, y), product(y, y)];
  const count = numbers.length;
  const [spread, firstSpread] = [Math.sqrt(yy / count), Math.sqrt(aa / count)];
  const largest = numbers.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  if (spread <= ROUNDING * largest) return { share: 0, slopes: [0, 0], residuals: y.fill(0), spread: 0, firstSpread };
  const determinant = aa * bb - ab * ab;
  const slopes = [(ay * bb - by * ab) / determinant, (by * aa - ay * ab) / determinant] as const;
  const residuals = y.map((one, index) => one - slopes[0] * a[index]! - slopes[1] * b[index]!);
  const share = Math.min(1, Math.max(0, 1 - product(residuals, residuals) / yy));
  return { share, slopes, residuals, spread, firstSpread };
}

/** Pearson's correlation; 0 if one of the two does not vary. */
export function correlation(one: Float64Array, two: Float64Array): number {
  const [a, b] = [centred(one), centred(two)];
  const scale = Math.sqrt(product(a, a) * product(b, b));
  return scale === 0 ? 0 : product(a, b) / scale;
}

function centred(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function product(one: Float64Array, two: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += one[index]! * two[index]!;
  return sum;
}
