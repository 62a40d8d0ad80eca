import { describe, expect, test } from 'vitest';
import { createRng } from '../base/rng.ts';
import { parseNet } from '../evaluators/netText.ts';
import { parseWeights } from '../nets/weightsText.ts';
import { ENGLISH } from '../rules/variant.ts';
import { drift } from './nets/drift.ts';
import { grow } from './nets/grow.ts';
import { node } from './nets/node.ts';
import { selfAdaptive } from './nets/selfAdaptive.ts';
import type { Representation } from './representation.ts';
import { createRepresentation, representationNamed } from './representations.ts';

const PLAYING = { variant: ENGLISH, mode: 'position', isSearched: true, rootBug: false } as const;

describe('the crossover of what feeds into a node', () => {
  // Two inputs, two hidden neurons: weights 1 to 4 row by row, then 5 and 6, then the biases 7, 8 and 9.
  const bounds = {
    low: Array.from({ length: 9 }, () => -1),
    high: Array.from({ length: 9 }, () => 1),
    layers: [2, 2, 1],
  };
  const one = [0.9, 0.1, -0.8, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];
  const two = [-1, -2, -3, -4, -5, -6, -7, -8, -9];

  test('swaps the dominant inputs of a node, and all of them if none is dominant', () => {
    const cross = node.prepare({ dominant: true, threshold: 0.75 }, bounds);
    const children = Array.from({ length: 20 }, (_, seed) => cross(one, two, createRng(seed)));
    // The first node is fed by weights 1 and 3 and bias 7, the second by weights 2 and 4 and bias 8.
    const first = [
      [-1, 0.1, -3, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7],
      [0.9, -2, -0.8, -4, -5, -6, -7, -8, -9],
    ];
    const second = [
      [0.9, -2, -0.8, -4, 0.3, 0.4, 0.5, -8, 0.7],
      [-1, 0.1, -3, 0.2, -5, -6, -7, 0.6, -9],
    ];
    expect(new Set(children.map((pair) => JSON.stringify(pair)))).toEqual(
      new Set([JSON.stringify(first), JSON.stringify(second)]),
    );
  });

  test('swaps all inputs where dominance does not count', () => {
    const cross = node.prepare({ dominant: false, threshold: 0.75 }, bounds);
    const children = Array.from({ length: 20 }, (_, seed) => cross(one, two, createRng(seed))[0]);
    expect(children).toContainEqual([-1, 0.1, -3, 0.2, 0.3, 0.4, -7, 0.6, 0.7]);
  });

  test('reaches every hidden neuron of every layer', () => {
    const layers = [3, 4, 2, 1];
    const cross = node.prepare({ dominant: false, threshold: 0.75 }, { ...bounds, layers });
    const zeros = Array.from({ length: 29 }, () => 0);
    const ones = zeros.map(() => 1);
    const changed = Array.from({ length: 200 }, (_, seed) => cross(zeros, ones, createRng(seed))[0].join(''));
    expect(new Set(changed).size).toBe(6);
    const counts = changed.map((child) => child.replaceAll('0', '').length);
    expect(new Set(counts)).toEqual(new Set([4, 5]));
  });
});

describe('the mutations of nets', () => {
  const count = 4101;
  const bounds = { low: Array.from({ length: count }, () => -1), high: Array.from({ length: count }, () => 1) };
  const genome = Array.from({ length: count }, (_, index) => Math.sin(index));
  const most = 1 / Math.sqrt(2 * Math.sqrt(count));

  test('drift moves every weight by at most 0.0884 in nets of 4101, within the bounds', () => {
    expect(most).toBeCloseTo(0.0884, 4);
    const steps = drift
      .prepare({ strength: 1 }, bounds)(genome, createRng(1))
      .map((gene, index) => gene - genome[index]!);
    expect(Math.max(...steps.map(Math.abs))).toBeLessThanOrEqual(most);
    expect(Math.max(...steps.map(Math.abs))).toBeGreaterThan(0.99 * most);
    expect(Math.abs(steps.reduce((sum, step) => sum + step, 0) / count)).toBeLessThan(0.005);
    const edge = drift.prepare({ strength: 1 }, bounds)(
      genome.map(() => 1),
      createRng(1),
    );
    expect(Math.max(...edge)).toBe(1);
  });

  test('grow only lets weights grow, by at most e to 0.0884', () => {
    const mutated = grow.prepare({ strength: 1 }, bounds)(genome, createRng(1));
    for (const [index, gene] of mutated.entries()) {
      expect(Math.sign(gene)).toBe(Math.sign(genome[index]!));
      expect(Math.abs(gene)).toBeGreaterThanOrEqual(Math.abs(genome[index]!));
      expect(Math.abs(gene)).toBeLessThanOrEqual(Math.min(1, Math.abs(genome[index]!) * Math.exp(most)) + 1e-12);
    }
  });

  test('self-adaptive steps have the sizes that evolve with the weights', () => {
    const half = 2000;
    const wide = {
      low: Array.from({ length: 2 * half }, () => -100),
      high: Array.from({ length: 2 * half }, () => 100),
    };
    const parent = Array.from({ length: 2 * half }, (_, index) =>
      index < half ? 0 : index < half + 1000 ? 0.05 : 0.5,
    );
    const child = selfAdaptive.prepare({ step: 0.05 }, wide)(parent, createRng(1));
    const deviation = (numbers: readonly number[]): number =>
      Math.sqrt(numbers.reduce((sum, one) => sum + one * one, 0) / numbers.length);
    expect(deviation(child.slice(0, 1000))).toBeCloseTo(0.05, 2);
    expect(deviation(child.slice(1000, 2000))).toBeCloseTo(0.5, 1);
    const rate = 1 / Math.sqrt(2 * Math.sqrt(half));
    expect(deviation(child.slice(half).map((step, index) => Math.log(step / parent[half + index]!)))).toBeCloseTo(
      rate,
      2,
    );
  });
});

describe('genomes of nets', () => {
  test('have initial weights as wide as asked for, and as many as the net has', () => {
    const text = created({ shape: 'subsquares' }).create(1, createRng(1))[0]!;
    const weights = parseWeights(text)!;
    expect(weights).toHaveLength(4101);
    expect(Math.max(...weights)).toBeGreaterThan(0.99);
    const narrow = parseWeights(created({ shape: 'means' }).create(1, createRng(1))[0]!)!;
    expect(Math.max(...narrow.map(Math.abs))).toBeLessThanOrEqual(Math.fround(0.2));
  });

  test('of blondie carry a king and step sizes, of which only the king plays', () => {
    const made = created({ shape: 'blondie', most: 100, mutation: { method: 'selfAdaptive', step: 0.05 } });
    const genome = made.create(1, createRng(1))[0]!;
    expect(parseWeights(genome)).toHaveLength(2 * 1741 + 1);
    const played = (text: string): Float32Array => {
      const net = parseNet(made.express(text)!.evaluation.slice('net('.length, -1));
      return 'weights' in net ? net.weights : new Float32Array();
    };
    expect(played(genome)).toHaveLength(1742);
    expect(played(genome).at(-1)).toBe(2);
    const kings = Array.from({ length: 30 }, (_, seed) =>
      played(made.mutate(genome, createRng(seed)))
        .at(-1)!
        .toFixed(2),
    );
    expect(new Set(kings)).toEqual(new Set(['1.90', '2.00', '2.10']));
  });

  test('that no node can cross are rejected', () => {
    const kind = representationNamed('net');
    const values = {
      shape: 'squares',
      most: 1,
      spread: 0,
      crossover: { method: 'node' },
      mutation: { method: 'drift' },
    };
    expect(kind.problems(values, ENGLISH)).toEqual([
      ['crossover.method', 'must not be node for the net squares, which has no hidden neurons.'],
    ]);
    expect(kind.problems({ ...values, spread: 2, shape: 'small' }, ENGLISH)[0]![0]).toBe('spread');
  });
});

function created(values: object): Representation<string> {
  const fields = { most: 1, spread: 0, crossover: { method: 'node' }, mutation: { method: 'drift' }, ...values };
  return createRepresentation({ method: 'net', ...fields }, PLAYING) as Representation<string>;
}
