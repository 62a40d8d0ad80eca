/** Values of a line as text: with two decimals if all are small. */

import type { LinePoint } from './curvePoint.ts';

const SMALL = 5;

export function lineValue(value: number, points: readonly LinePoint[]): string {
  return value.toFixed(hasSmallValues(points) ? 2 : 1);
}

export function hasSmallValues(points: readonly LinePoint[]): boolean {
  return points.every(({ value }) => Math.abs(value) < SMALL);
}
