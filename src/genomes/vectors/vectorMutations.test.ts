import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyVectors, isWithin } from '../../../test/anyVectors.ts';
import { createRng } from '../../base/rng.ts';
import { VECTOR_MUTATIONS, createVectorMutation, readVectorMutationSettings } from './vectorMutations.ts';

describe.each(VECTOR_MUTATIONS)('$name', ({ name: method }) => {
  test('keeps length and bounds, changes no parent, and depends only on the stream', () => {
    fc.assert(
      fc.property(anyVectors, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(), (vectors, probability, seed) => {
        const { bounds, one } = vectors;
        const mutate = createVectorMutation({ method, probability }, bounds);
        const before = [...one];
        const child = mutate(one, createRng(seed));
        expect(isWithin(child, bounds)).toBe(true);
        expect(one).toStrictEqual(before);
        expect(child).not.toBe(one);
        expect(mutate(one, createRng(seed))).toStrictEqual(child);
      }),
    );
  });

  test('changes nothing at probability 0', () => {
    fc.assert(
      fc.property(anyVectors, fc.nat(), ({ bounds, one }, seed) => {
        expect(createVectorMutation({ method, probability: 0 }, bounds)(one, createRng(seed))).toStrictEqual(one);
      }),
    );
  });

  test('changes genes with the given probability', () => {
    const bounds = boundsOf(20_000, -1, 1);
    const quarters = bounds.low.map(() => 0.25);
    const child = createVectorMutation({ method, probability: 0.3 }, bounds)(quarters, createRng(1));
    const share = child.filter((gene) => gene !== 0.25).length / 20_000;
    expect(Math.abs(share - 0.3)).toBeLessThan(4 * Math.sqrt((0.3 * 0.7) / 20_000));
  });

  test('fills in its settings, and accepts its own result', () => {
    const settings = readVectorMutationSettings({ method });
    expect(settings.method).toBe(method);
    expect(readVectorMutationSettings(settings)).toEqual(settings);
  });
});

// The steps of scale depend on the gene.
test.each(VECTOR_MUTATIONS.map(({ name }) => name).filter((name) => name !== 'scale'))(
  '%s is as likely to go up as down where no bound is near',
  (method) => {
    const bounds = boundsOf(40_000, -50, 50);
    const child = createVectorMutation({ method, probability: 1 }, bounds)(zeros(40_000), createRng(2));
    const mean = average(child);
    const deviation = Math.sqrt(average(child.map((gene) => (gene - mean) ** 2)));
    expect(Math.abs(mean)).toBeLessThan((4 * deviation) / Math.sqrt(40_000));
  },
);

test('gaussian steps have the given deviation', () => {
  const bounds = { low: [-50, -500], high: [50, 500] };
  const mutate = createVectorMutation({ probability: 1, step: 0.02 }, bounds);
  const rng = createRng(3);
  const children = Array.from({ length: 20_000 }, () => mutate([0, 0], rng));
  for (const [index, deviation] of [2, 20].entries()) {
    const variance = average(children.map((child) => child[index]! ** 2));
    // The variance of n normal numbers has a relative error of sqrt(2 / n).
    expect(Math.abs(variance / deviation ** 2 - 1)).toBeLessThan(4 * Math.sqrt(2 / 20_000));
  }
});

test('a gaussian step beyond a bound ends on it', () => {
  const mutate = createVectorMutation({ probability: 1, step: 1 }, boundsOf(1000, -1, 1));
  const child = mutate(zeros(1000), createRng(4));
  expect(child.filter((gene) => gene === 1).length).toBeGreaterThan(200);
  expect(child.filter((gene) => gene === -1).length).toBeGreaterThan(200);
});

test('replaced genes are uniformly distributed, including whole ones', () => {
  const rng = createRng(5);
  const whole = createVectorMutation({ method: 'replace', probability: 1 }, { low: [-1], high: [2], isWhole: true });
  const drawn = Array.from({ length: 8000 }, () => whole([0], rng)[0]!);
  for (const value of [-1, 0, 1, 2]) {
    const count = drawn.filter((gene) => gene === value).length;
    expect(Math.abs(count - 2000)).toBeLessThan(4 * Math.sqrt(8000 * 0.25 * 0.75));
  }
  const real = createVectorMutation({ method: 'replace', probability: 1 }, boundsOf(8000, 10, 20));
  const genes = real(zeros(8000), rng);
  expect(Math.abs(average(genes) - 15)).toBeLessThan((4 * 10) / Math.sqrt(12 * 8000));
  expect(genes.filter((gene) => gene < 12.5).length / 8000).toBeCloseTo(0.25, 1);
});

test('whole genes creep by at least 1 and at most the longest step', () => {
  const bounds = { ...boundsOf(1000, 0, 100), isWhole: true };
  const parent = bounds.low.map(() => 50);
  const steps = (step: number) =>
    createVectorMutation({ method: 'creep', probability: 1, step }, bounds)(parent, createRng(6)).map((gene) =>
      Math.abs(gene - 50),
    );
  expect(new Set(steps(0.001))).toEqual(new Set([1]));
  expect(new Set(steps(0.03))).toEqual(new Set([1, 2, 3]));
});

test('scale doubles, halves and negates genes as 2 : 2 : 1, within the bounds', () => {
  const size = 20_000;
  const bounds = boundsOf(size, -10, 10);
  const mutate = createVectorMutation({ method: 'scale', probability: 1 }, bounds);
  const threes = mutate(
    bounds.low.map(() => 3),
    createRng(5),
  );
  for (const [gene, chance] of [
    [6, 0.4],
    [1.5, 0.4],
    [-3, 0.2],
  ] as const) {
    const count = threes.filter((other) => other === gene).length;
    expect(Math.abs(count - size * chance)).toBeLessThan(4 * Math.sqrt(size * chance * (1 - chance)));
  }
  const eights = mutate(
    bounds.low.map(() => 8),
    createRng(6),
  );
  expect(new Set(eights)).toEqual(new Set([10, 4, -8]));
  expect(mutate(zeros(size), createRng(7))).toStrictEqual(zeros(size));
});

test('invalid settings are rejected by name', () => {
  const bounds = boundsOf(2, 0, 1);
  expect(() => readVectorMutationSettings({ method: 'flip' })).toThrow(
    'mutation: method must be one of gaussian, creep, replace, scale, not "flip"',
  );
  expect(() => createVectorMutation({ step: 2 }, bounds)).toThrow('gaussian: step must be a number from 0 to 1');
  expect(() => createVectorMutation({}, { low: [0], high: [] })).toThrow('there are 1 lower bounds but 0 upper ones');
  expect(() => createVectorMutation({}, { low: [2], high: [1] })).toThrow(
    'the bounds of gene 0 must be finite numbers',
  );
  expect(() => createVectorMutation({}, { low: [0], high: [0.5], isWhole: true })).toThrow('must be whole numbers');
  expect(() => createVectorMutation({}, bounds)([1], createRng(1))).toThrow('a vector must have 2 genes, not 1');
});

function boundsOf(length: number, low: number, high: number) {
  return { low: Array.from({ length }, () => low), high: Array.from({ length }, () => high) };
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
