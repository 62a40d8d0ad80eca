/**
 * Student's distribution (1908), for the mean of a few values whose spread is itself only estimated from them. Its
 * chances are values of the incomplete beta function, computed by its continued fraction. The quantile is found by
 * bisection, which is slower than other methods but never fails.
 */

import { mean, sampleDeviation } from './spread.ts';

/** A mean with its 95 % interval; without limits if the values show no spread. */
export interface MeanInterval {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

const TINY = 1e-300;
const MOST_TERMS = 10_000;

/** By the t-distribution, as if the values were normally distributed. NaN without values. */
export function meanInterval(values: readonly number[], confidence = 0.95): MeanInterval {
  const value = mean(values);
  const deviation = sampleDeviation(values);
  // A single value, or equal ones, say nothing about the spread.
  if (!deviation) return { value, low: null, high: null };
  const reach = (studentTQuantile((1 + confidence) / 2, values.length - 1) * deviation) / Math.sqrt(values.length);
  return { value, low: value - reach, high: value + reach };
}

/** The interval of a mean of shares, limited to 0 and 1. */
export function meanShareInterval(shares: readonly number[]): MeanInterval {
  const { value, low, high } = meanInterval(shares);
  if (low === null || high === null) return { value, low, high };
  return { value, low: Math.max(0, low), high: Math.min(1, high) };
}

/** The value below which a share of the distribution lies. */
export function studentTQuantile(share: number, freedom: number): number {
  if (!(share > 0 && share < 1)) throw new RangeError(`a share must be between 0 and 1, not ${share}`);
  if (!(freedom > 0)) throw new RangeError(`degrees of freedom must be more than 0, not ${freedom}`);
  if (share < 0.5) return -studentTQuantile(1 - share, freedom);
  let [low, high] = [0, 1];
  while (studentTCdf(high, freedom) < share) [low, high] = [high, 2 * high];
  for (let middle = (low + high) / 2; low < middle && middle < high; middle = (low + high) / 2) {
    if (studentTCdf(middle, freedom) < share) low = middle;
    else high = middle;
  }
  return high;
}

/** The chance of falling below a non-negative value. */
function studentTCdf(value: number, freedom: number): number {
  return 1 - incompleteBeta(freedom / (freedom + value ** 2), freedom / 2, 0.5) / 2;
}

/** The regularised incomplete beta function. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges quickly on one side only.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const logFactor = a * Math.log(x) + b * Math.log1p(-x) + logGamma(a + b) - logGamma(a) - logGamma(b);
  return Math.exp(logFactor) / (a * betaFraction(x, a, b));
}

/** The continued fraction 1 + d1 / (1 + d2 / (1 + ...)), from the front by the method of Lentz (1976). */
function betaFraction(x: number, a: number, b: number): number {
  let value = 1;
  let [above, below] = [1, 0];
  for (let term = 1; term <= MOST_TERMS; term++) {
    const part = betaTerm(x, a, b, term);
    below = 1 / notZero(1 + part * below);
    above = notZero(1 + part / above);
    const change = above * below;
    value *= change;
    if (Math.abs(change - 1) < Number.EPSILON) break;
  }
  return value;
}

function betaTerm(x: number, a: number, b: number, term: number): number {
  const m = Math.floor(term / 2);
  const scale = (a + term - 1) * (a + term);
  return term % 2 === 0 ? (m * (b - m) * x) / scale : (-(a + m) * (a + b + m) * x) / scale;
}

function notZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/** Stirling's series, accurate to all digits from 15 on; smaller arguments are shifted there. */
function logGamma(x: number): number {
  let [argument, product] = [x, 1];
  while (argument < 15) product *= argument++;
  const square = argument ** -2;
  const series = (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188)))) / argument;
  return (argument - 0.5) * Math.log(argument) - argument + Math.log(2 * Math.PI) / 2 + series - Math.log(product);
}
