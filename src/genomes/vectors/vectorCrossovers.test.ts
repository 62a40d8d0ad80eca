import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyVectors, isWithin } from '../../../test/anyVectors.ts';
import { createRng } from '../../base/rng.ts';
import { VECTOR_CROSSOVERS, createVectorCrossover, readVectorCrossoverSettings } from './vectorCrossovers.ts';

describe.each(VECTOR_CROSSOVERS)('$name', ({ name: method }) => {
  test('keeps length and bounds, changes no parent, and depends only on the stream', () => {
    fc.assert(
      fc.property(anyVectors, fc.nat(), ({ bounds, one, two }, seed) => {
        const cross = createVectorCrossover({ method }, bounds);
        const before = [[...one], [...two]];
        const children = cross(one, two, createRng(seed));
        expect(children.map((child) => isWithin(child, bounds))).toEqual([true, true]);
        expect([one, two]).toStrictEqual(before);
        expect(cross(one, two, createRng(seed))).toStrictEqual(children);
      }),
    );
  });

  test('copies equal parents', () => {
    fc.assert(
      fc.property(anyVectors, fc.nat(), ({ bounds, one }, seed) => {
        const children = createVectorCrossover({ method }, bounds)(one, [...one], createRng(seed));
        expect(children).toStrictEqual([one, one]);
      }),
    );
  });

  test('fills in its settings, and accepts its own result', () => {
    const settings = readVectorCrossoverSettings({ method });
    expect(settings.method).toBe(method);
    expect(readVectorCrossoverSettings(settings)).toEqual(settings);
  });
});

test.each(['onePoint', 'twoPoint', 'uniform'])(
  'children of %s are made of exactly the genes of their parents',
  (method) => {
    fc.assert(
      fc.property(anyVectors, fc.nat(), ({ bounds, one, two }, seed) => {
        const [first, second] = createVectorCrossover({ method }, bounds)(one, two, createRng(seed));
        for (const [index, gene] of first.entries()) {
          const pairs = [
            [one[index], two[index]],
            [two[index], one[index]],
          ];
          expect(pairs).toContainEqual([gene, second[index]]);
        }
      }),
    );
  },
);

test('onePoint cuts once, at every place between two genes equally often', () => {
  const cross = createVectorCrossover({}, boundsOf(5));
  const rng = createRng(1);
  const children = Array.from({ length: 4000 }, () => cross([0, 0, 0, 0, 0], [1, 1, 1, 1, 1], rng)[0].join(''));
  for (const child of ['01111', '00111', '00011', '00001']) {
    const count = children.filter((other) => other === child).length;
    expect(Math.abs(count - 1000)).toBeLessThan(4 * Math.sqrt(4000 * 0.25 * 0.75));
  }
  expect(createVectorCrossover({}, boundsOf(1))([0], [1], rng)).toEqual([[0], [1]]);
});

test('twoPoint swaps one stretch, every pair of cuts equally often', () => {
  const cross = createVectorCrossover({ method: 'twoPoint' }, boundsOf(3));
  const rng = createRng(4);
  const children = Array.from({ length: 8000 }, () => cross([0, 0, 0], [1, 1, 1], rng)[0].join(''));
  // Of 16 pairs of cuts, 4 swap nothing, and 2 swap each of the 6 stretches.
  for (const [child, share] of Object.entries({
    '000': 4,
    '100': 2,
    '010': 2,
    '001': 2,
    '110': 2,
    '011': 2,
    '111': 2,
  })) {
    const count = children.filter((other) => other === child).length;
    const chance = share / 16;
    expect(Math.abs(count - 8000 * chance)).toBeLessThan(4 * Math.sqrt(8000 * chance * (1 - chance)));
  }
  expect(children).not.toContain('101');
  expect(createVectorCrossover({ method: 'twoPoint' }, boundsOf(0))([], [], rng)).toEqual([[], []]);
});

test('cut swaps the genes after a gene in each part, and draws that gene between the parents', () => {
  const length = 6;
  const bounds = { ...boundsOf(length), part: 3 };
  const cross = createVectorCrossover({ method: 'cut' }, bounds);
  const rng = createRng(5);
  const [zeros, ones] = [0, 1].map((gene) => Array.from({ length }, () => gene));
  const counts = new Map<string, number>();
  for (let round = 0; round < 9000; round++) {
    const [child, other] = cross(zeros!, ones!, rng);
    const cuts = [0, 3].map((from) => {
      const part = child.slice(from, from + 3);
      const at = part.findIndex((gene) => gene > 0 && gene < 1);
      expect(part.map((gene, index) => (index === at ? 'x' : gene)).join('')).toBe(['x11', '0x1', '00x'][at]);
      expect(other.slice(from, from + 3).map((gene, index) => (index === at ? at : 1 - gene))).toEqual(
        part.map((gene, index) => (index === at ? at : gene)),
      );
      return at;
    });
    counts.set(cuts.join(), (counts.get(cuts.join()) ?? 0) + 1);
  }
  expect(counts.size).toBe(9);
  for (const count of counts.values())
    expect(Math.abs(count - 1000)).toBeLessThan(4 * Math.sqrt(9000 * (1 / 9) * (8 / 9)));
});

test('uniform swaps the given share of genes', () => {
  const bounds = boundsOf(20_000);
  const cross = createVectorCrossover({ method: 'uniform', probability: 0.2 }, bounds);
  const ones = bounds.low.map(() => 1);
  const [child] = cross(ones, bounds.low, createRng(2));
  const share = child.filter((gene) => gene === 0).length / 20_000;
  expect(Math.abs(share - 0.2)).toBeLessThan(4 * Math.sqrt((0.2 * 0.8) / 20_000));
});

test('blend reaches the given distance beyond the parents, and favours neither', () => {
  const size = 20_000;
  const bounds = { low: Array.from({ length: size }, () => -100), high: Array.from({ length: size }, () => 100) };
  const [ones, threes] = [1, 3].map((gene) => bounds.low.map(() => gene));
  for (const [spread, low, high] of [
    [0, 1, 3],
    [0.5, 0, 4],
    [2, -3, 7],
  ] as const) {
    for (const child of createVectorCrossover({ method: 'blend', spread }, bounds)(ones!, threes!, createRng(3))) {
      expect(Math.min(...child)).toBeGreaterThanOrEqual(low);
      expect(Math.min(...child)).toBeLessThan(low + 0.01);
      expect(Math.max(...child)).toBeLessThanOrEqual(high);
      expect(Math.max(...child)).toBeGreaterThan(high - 0.01);
      const mean = child.reduce((sum, gene) => sum + gene, 0) / size;
      expect(Math.abs(mean - 2)).toBeLessThan((4 * (high - low)) / Math.sqrt(12 * size));
    }
  }
});

test('invalid settings are rejected by name', () => {
  expect(() => readVectorCrossoverSettings({ method: 'threePoint' })).toThrow(
    'crossover: method must be one of onePoint, twoPoint, uniform, blend, cut, not "threePoint"',
  );
  expect(() => createVectorCrossover({ spread: 1 }, boundsOf(2))).toThrow('onePoint has no setting "spread"');
  expect(() => createVectorCrossover({}, boundsOf(2))([0, 0], [1], createRng(1))).toThrow(
    'a vector must have 2 genes, not 1',
  );
});

/** From 0 to 1. */
function boundsOf(length: number) {
  return { low: Array.from({ length }, () => 0), high: Array.from({ length }, () => 1) };
}
