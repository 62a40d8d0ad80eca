/** Evolution of points of a space of real numbers, and the functions on which methods for such spaces are compared. */

import { randomNormal } from '../src/base/randomNormal.ts';
import type { Rng } from '../src/base/rng.ts';
import { createRng, randomFraction } from '../src/base/rng.ts';
import type { Variation } from '../src/evolvers/evolver.ts';

export type Point = readonly number[];

export interface SpaceOptions {
  readonly low?: number;
  readonly high?: number;
  readonly centre?: number;
  readonly scale?: number;
}

/** The same bounds, centre and scale for every coordinate. Without bounds it is the whole space. */
export function realVectors(dimension: number, options: SpaceOptions = {}): Variation<Point> {
  const { low = -Infinity, high = Infinity, centre = 0, scale = 1 } = options;
  const all = (number: number) => Array.from({ length: dimension }, () => number);
  const around = (point: Point, rng: Rng) =>
    point.map((number) => Math.min(high, Math.max(low, number + scale * randomNormal(rng))));
  return {
    create: (count, rng) => Array.from({ length: count }, () => around(all(centre), rng)),
    crossover: (one, two) => [one, two],
    mutate: around,
    key: (point) => point.join(' '),
    space: {
      dimension,
      low: all(low),
      high: all(high),
      centre: all(centre),
      scale: all(scale),
      genomeOf: (point) => point,
    },
  };
}

/** A uniformly distributed point between bounds. */
export function randomPoint(dimension: number, low: number, high: number, rng: Rng): Point {
  return Array.from({ length: dimension }, () => low + (high - low) * randomFraction(rng));
}

export function sphere(point: Point): number {
  return point.reduce((sum, number) => sum + number * number, 0);
}

/** Condition number 10^6: the last coordinate counts a million times as much as the first. */
export function ellipsoid(point: Point): number {
  return point.reduce((sum, number, index) => sum + 10 ** ((6 * index) / (point.length - 1)) * number * number, 0);
}

/** Coordinate i counts i² times. */
export function hyperEllipsoid(point: Point): number {
  return point.reduce((sum, number, index) => sum + ((index + 1) * number) ** 2, 0);
}

export function rosenbrock(point: Point): number {
  return point
    .slice(1)
    .reduce((sum, next, index) => sum + 100 * (point[index]! ** 2 - next) ** 2 + (point[index]! - 1) ** 2, 0);
}

/** The function in rotated axes, random but the same for the same seed. */
export function rotated(measure: (point: Point) => number, dimension: number, seed: number) {
  const axes = randomAxes(dimension, seed);
  return (point: Point): number => measure(axes.map((axis) => dot(axis, point)));
}

/** Orthonormal vectors (Gram and Schmidt). */
function randomAxes(dimension: number, seed: number): Point[] {
  const rng = createRng(seed);
  const axes: Point[] = [];
  while (axes.length < dimension) {
    const drawn: Point = Array.from({ length: dimension }, () => randomNormal(rng));
    const rest = axes.reduce((left, axis) => {
      const share = dot(left, axis);
      return left.map((number, index) => number - share * axis[index]!);
    }, drawn);
    const length = Math.sqrt(sphere(rest));
    axes.push(rest.map((number) => number / length));
  }
  return axes;
}

function dot(one: Point, two: Point): number {
  return one.reduce((sum, number, index) => sum + number * two[index]!, 0);
}
