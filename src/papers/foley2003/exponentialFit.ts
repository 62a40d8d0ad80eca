/** The curve a e^(b x) through numbers that grow exponentially: a straight line through their logarithms. */

import { mean } from '../../stats/spread.ts';

export interface ExponentialFit {
  readonly a: number;
  readonly b: number;
}

/** By least squares of the logarithms. The values must be positive, and their places not all the same. */
export function fitExponential(points: readonly { readonly x: number; readonly value: number }[]): ExponentialFit {
  const [middleX, middleLog] = [mean(points.map(({ x }) => x)), mean(points.map(({ value }) => Math.log(value)))];
  const products = points.map(({ x, value }) => (x - middleX) * (Math.log(value) - middleLog));
  const squares = points.map(({ x }) => (x - middleX) ** 2);
  const b = mean(products) / mean(squares);
  return { a: Math.exp(middleLog - b * middleX), b };
}

/** The depths 2, 4, 6, 8 and 10 of figure 4.5 are its data sets 0 to 4. */
export function placeOfDepth(depth: number): number {
  return (depth - 2) / 2;
}
