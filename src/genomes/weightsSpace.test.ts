import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomNormal } from '../base/randomNormal.ts';
import { createRng } from '../base/rng.ts';
import { shapeNamed } from '../evaluators/shapes.ts';
import { ENGLISH } from '../rules/variant.ts';
import { createRepresentation } from './representations.ts';
import { weightsSpace } from './weightsSpace.ts';

const broad = shapeNamed('broad');
const TERMS = broad.terms.length;
const PHASES = 3;
const RANGE = { least: -400, most: 400, spread: 100, shared: 0.5 };

const anyPoint = (most: number) =>
  fc.array(fc.double({ min: -most, max: most, noNaN: true }), { minLength: PHASES * TERMS, maxLength: PHASES * TERMS });

test('the first coordinates are the weights of a term in all phases', () => {
  const space = weightsSpace(broad, RANGE);
  const weights = space.genomeOf(space.centre.with(3, 90));
  expect(weights.map((weight) => Math.round(weight))).toEqual(
    weights.map((_, index) => (index % TERMS === 3 ? Math.round(90 / Math.sqrt(PHASES)) : 0)),
  );
});

test('the other coordinates do not change the mean over the phases', () => {
  const space = weightsSpace(broad, RANGE);
  for (const wave of [1, 2]) {
    const weights = space.genomeOf(space.centre.with(wave * TERMS + 5, 50));
    const phases = Array.from({ length: PHASES }, (_, phase) => weights[phase * TERMS + 5]!);
    expect(phases.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(0, 10);
    expect(Math.hypot(...phases)).toBeCloseTo(50, 10);
  }
});

test('distances are preserved away from the bounds', () => {
  const space = weightsSpace(broad, RANGE);
  fc.assert(
    fc.property(anyPoint(200), anyPoint(200), (one, two) => {
      const distance = (from: readonly number[], to: readonly number[]) =>
        Math.hypot(...from.map((number, index) => number - to[index]!));
      expect(distance(space.genomeOf(one), space.genomeOf(two))).toBeCloseTo(distance(one, two), 6);
    }),
  );
});

test('every weight is within its bounds', () => {
  const space = weightsSpace(broad, RANGE);
  fc.assert(
    fc.property(anyPoint(space.high[0]!), (point) => {
      expect(Math.max(...space.genomeOf(point).map(Math.abs))).toBeLessThanOrEqual(RANGE.most);
    }),
  );
});

test.each([0, 0.5, 0.9])('the initial correlation of phases follows the share %s of their weights', (shared) => {
  const rng = createRng(1);
  const space = weightsSpace(broad, { least: -10_000, most: 10_000, spread: 100, shared });
  const sampled = Array.from({ length: 200 }, () =>
    space.genomeOf(space.scale.map((step) => step * randomNormal(rng))),
  );
  const genome = { ...GENOME, shared };
  const created = createRepresentation(genome, PLAYING).create(200, rng) as number[][];
  const mix = shared ** 2 + (1 - shared) ** 2;
  for (const weights of [sampled, created]) {
    expect(likeness(weights)).toBeCloseTo(shared ** 2 / mix, 1);
  }
  expect(Math.sqrt(meanOf(sampled.flat().map((weight) => weight ** 2)))).toBeCloseTo(100 * Math.sqrt(mix), -1);
  expect(Math.max(...created.flat().map(Math.abs))).toBeLessThanOrEqual(100);
});

const GENOME = { method: 'weights', shape: 'broad', most: 400, spread: 100, length: 0, crossover: {}, mutation: {} };
const PLAYING = { variant: ENGLISH, mode: 'position', isSearched: true, rootBug: false } as const;

/** The correlation of the weights of a term in the first two phases. */
function likeness(all: readonly (readonly number[])[]): number {
  const pairs = all.flatMap((weights) =>
    weights.slice(0, TERMS).map((weight, index) => [weight, weights[TERMS + index]!]),
  );
  const products = meanOf(pairs.map(([one, two]) => one! * two!));
  return products / meanOf(pairs.flat().map((weight) => weight ** 2));
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
