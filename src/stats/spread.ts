/**
 * The mean and the spread of values. There are two standard deviations, which answer different questions. That of the
 * sample estimates the spread of further values from a few seeds or runs (divisor n - 1). That of the population
 * describes just these values (divisor n) and is smaller.
 */

/** NaN without values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Undefined for fewer than two values: one value shows no spread. */
export function sampleDeviation(values: readonly number[]): number | undefined {
  return values.length < 2 ? undefined : Math.sqrt(squares(values) / (values.length - 1));
}

/** NaN without values. */
export function populationDeviation(values: readonly number[]): number {
  return Math.sqrt(squares(values) / values.length);
}

/** The sum of the squared distances from the mean. */
function squares(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
}
