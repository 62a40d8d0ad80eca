/** A value of a line as text: with two decimals if all values of the line are small, and with one otherwise. */

import type { LinePoint } from './curvePoint.ts';

const SMALL = 5;

export function lineValue(value: number, points: readonly LinePoint[]): string {
  return value.toFixed(points.every((point) => Math.abs(point.value) < SMALL) ? 2 : 1);
}
