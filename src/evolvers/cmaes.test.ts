import { describe, expect, test } from 'vitest';
import type { Measure } from '../../test/bitStrings.ts';
import { askedBy, beginGeneration, evolveBits, nextGeneration } from '../../test/bitStrings.ts';
import type { Point } from '../../test/realVectors.ts';
import { ellipsoid, realVectors, sphere } from '../../test/realVectors.ts';
import { InputError } from '../base/inputError.ts';
import type { Json } from '../base/json.ts';
import { randomNormal } from '../base/randomNormal.ts';
import { createRng } from '../base/rng.ts';
import type { Given } from '../base/setting.ts';
import { bestFirst } from './bestFirst.ts';
import type { CmaesState } from './cmaes.ts';
import type { Evolver, Variation } from './evolver.ts';
import { createEvolver } from './evolvers.ts';

describe('within bounds', () => {
  test('stays within them, and finds the corner nearest to an optimum outside', () => {
    const evolver = make(realVectors(5, { low: -1, high: 2 }));
    const generations = evolveBits(evolver, (point) => [-sphere(point.map((number) => number - 7))], 1, 150);
    const points = generations.flatMap(({ asked }) => asked.flatMap(({ genome }) => genome));
    expect(Math.min(...points)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...points)).toBeLessThanOrEqual(2);
    for (const number of evolver.hall(generations.at(-1)!.state)[0]!.genome) expect(number).toBeCloseTo(2, 4);
  });

  test('learns from samples as they were drawn', () => {
    // All genomes are the same point. The distribution must still move, because the samples differ.
    const variation = realVectors(3, { low: -1e-9, high: 1e-9 });
    const evolver = make(variation);
    const { mean, sigma } = stateAfter(evolver, () => [1], 1).distribution;
    expect(sphere(mean)).toBeGreaterThan(1e-6);
    expect(sigma).toBeGreaterThan(0.1);
  });

  test('finds the best whole numbers where genomes are rounded', () => {
    const target = [3, -7, 0, 12, 5];
    const { space, ...rest } = realVectors(5, { low: -20, high: 20, scale: 5 });
    const whole = {
      ...rest,
      space: { ...space!, genomeOf: (point: Point) => point.map((number) => Math.round(number) + 0) },
    };
    const evolver = make(whole);
    const measure: Measure = (point) => [-sphere(point.map((number, index) => number - target[index]!))];
    expect(evolver.hall(evolveBits(evolver, measure, 3, 60).at(-1)!.state)[0]!.genome).toEqual(target);
  });

  test('keeps the steps of every coordinate within its range', () => {
    const variation = realVectors(4, { low: -1, high: 1 });
    for (const covariance of ['full', 'separable']) {
      const evolver = make(variation, { covariance, sigma: 1000 });
      const { sigma, covariance: matrix } = stateAfter(evolver, (_, rng) => [randomNormal(rng)], 3).distribution;
      const diagonal = covariance === 'full' ? [0, 2, 5, 9].map((place) => matrix[place]!) : matrix;
      for (const variance of diagonal) expect(sigma * Math.sqrt(variance)).toBeLessThan(2.5);
    }
  });
});

describe('the mean', () => {
  test('is measured first, and does not affect learning', () => {
    const evolver = make(realVectors(3, { centre: 2 }));
    const asked = askedBy(evolver, evolver.start(), createRng(1));
    expect(asked).toHaveLength(1 + 7);
    expect(asked[0]).toEqual({ id: 0, genome: [2, 2, 2], parents: [] });
    const distributions = [[-9], [9], null].map((worth) => {
      const { tell } = begin(evolver);
      return stateOf(tell(asked.map((_, index) => (index === 0 ? worth : [index])))).distribution;
    });
    expect(distributions[1]).toEqual(distributions[0]);
    expect(distributions[2]).toEqual(distributions[0]);
  });

  test('represents its generation and enters the hall of fame, even after newcomers joined the population', () => {
    const evolver = make(realVectors(3), { hall: 2 });
    const generations = evolveBits(evolver, (point) => [sphere(point)], 1, 3);
    const means = generations.map(({ measured }) => measured[0]!);
    expect(generations.map(({ state }) => evolver.leader!(state))).toEqual([undefined, ...means.slice(1)]);
    expect(evolver.hall(generations[0]!.state)).toEqual(bestFirst(generations[0]!.measured).slice(0, 1));
    const { state } = generations.at(-1)!;
    expect(evolver.hall(state)).toEqual([means[2], means[1]]);
    const newcomers = evolver.population(state).map((member) => ({ ...member, id: 999 + member.id, worth: [1e9] }));
    expect(evolver.leader!(evolver.receive(state, newcomers, 'merit', createRng(1)))).toEqual(means[2]);
  });

  test('does not represent the generation if it is invalid', () => {
    const evolver = make(realVectors(3));
    expect(evolver.leader!(evolver.start())).toBeUndefined();
    for (const { state } of evolveBits(evolver, () => null, 1, 3)) expect(evolver.leader!(state)).toBeUndefined();
  });

  test('can be switched off', () => {
    const evolver = make(realVectors(3), { mean: false });
    expect(evolver.leader!(evolveBits(evolver, (point) => [sphere(point)], 1, 2)[1]!.state)).toBeUndefined();
    expect(askedBy(evolver, evolver.start(), createRng(1))).toHaveLength(7);
  });

  test('is better than the luckiest sample where fitness is noisy', () => {
    const evolver = make(realVectors(10, { centre: 1 }));
    const noisy: Measure = (point, rng) => [-sphere(point) + randomNormal(rng)];
    const last = Array.from({ length: 20 }, (_, seed) => evolveBits(evolver, noisy, seed, 40).at(-1)!.measured);
    const means = last.map(([mean]) => sphere(mean!.genome));
    const luckiest = last.map(([, ...samples]) => sphere(bestFirst(samples)[0]!.genome));
    expect(sum(means)).toBeLessThan(sum(luckiest));
  });
});

describe('parents', () => {
  const evolver = make(realVectors(3), { population: 6 });
  const { asked } = begin(evolver);
  const tellWorths = (worths: readonly (number | null)[]) =>
    stateOf(begin(evolver).tell(worths.map((worth) => (worth === null ? null : [worth]))));

  test('are the better half', () => {
    const state = tellWorths([99, 1, 5, 2, 4, 0, 3]);
    expect(state.parents).toEqual([2, 4, 6]);
    expect(askedBy(evolver, state as unknown as Json, createRng(3)).map(({ parents }) => parents)).toEqual(
      asked.map(() => [2, 4, 6]),
    );
  });

  test('are only valid individuals, however few', () => {
    const state = tellWorths([99, null, null, null, 0, null, null]);
    expect(state.parents).toEqual([4]);
    for (const [index, number] of state.distribution.mean.entries()) {
      expect(number).toBeCloseTo(asked[4]!.genome[index]!, 12);
    }
    const { distribution } = stateOf(evolver.start());
    expect(tellWorths([1, null, null, null, null, null, null]).distribution).toEqual(distribution);
  });
});

test.each(['full', 'separable'])('resumes exactly after every generation, %s', (covariance) => {
  const variation = realVectors(5, { low: -2, high: 2, centre: 1 });
  const noisy: Measure = (point, rng) => [-ellipsoid(point) + randomNormal(rng)];
  const generations = evolveBits(make(variation, { covariance }), noisy, 5, 40);
  for (const [number, { state }] of generations.slice(0, -1).entries()) {
    const saved = JSON.parse(JSON.stringify(state)) as Json;
    const resumed = nextGeneration(make(variation, { covariance }), saved, noisy, 5, number + 1);
    expect(resumed).toStrictEqual(generations[number + 1]);
  }
});

test.each<[string, Measure]>([
  ['an endless slope', (point) => [point[0]!]],
  ['a plateau', () => [1]],
  ['pure noise', (_, rng) => [randomNormal(rng)]],
  ['nobody', () => null],
  ['hardly anybody', (_, rng) => (rng.next() % 7 === 0 ? [1] : null)],
  ['an optimum that is reached', (point) => [-Math.abs(point[0]!)]],
])('every number stays finite: %s', (_, measure) => {
  for (const covariance of ['full', 'separable']) {
    const generations = evolveBits(make(realVectors(2), { covariance }), measure, 1, 700);
    const { distribution } = stateOf(generations.at(-1)!.state);
    const { mean, sigma, sigmaPath, covariancePath } = distribution;
    const numbers = [sigma, ...mean, ...distribution.covariance, ...sigmaPath, ...covariancePath];
    expect(numbers.every(Number.isFinite)).toBe(true);
    expect(generations.every(({ asked }) => asked.every(({ genome }) => genome.every(Number.isFinite)))).toBe(true);
  }
});

test('newcomers join the population but do not move the distribution', () => {
  const evolver = make(realVectors(2));
  const { state } = evolveBits(evolver, (point) => [-sphere(point)], 1, 3).at(-1)!;
  const newcomer = { id: 999, genome: [50, 50], parents: [], worth: [99] };
  const received = evolver.receive(state, [newcomer], 'merit', createRng(2));
  expect(evolver.population(received)).toContainEqual(newcomer);
  expect(evolver.population(received)).toHaveLength(evolver.population(state).length);
  expect(askedBy(evolver, received, createRng(1))).toEqual(askedBy(evolver, state, createRng(1)));
});

describe('settings', () => {
  test('the full matrix is learnt up to 50 dimensions, unless told otherwise', () => {
    const numbers = (dimension: number, given: Given = {}) =>
      stateOf(make(realVectors(dimension), given).start()).distribution.covariance.length;
    expect([numbers(50), numbers(51)]).toEqual([(50 * 51) / 2, 51]);
    expect(numbers(51, { covariance: 'full' })).toBe((51 * 52) / 2);
    expect(numbers(2, { covariance: 'separable' })).toBe(2);
  });

  test('the default population grows with the dimension', () => {
    const asked = (dimension: number) => {
      const evolver = make(realVectors(dimension), { mean: false });
      return askedBy(evolver, evolver.start(), createRng(1)).length;
    };
    expect([1, 2, 10, 40, 100].map(asked)).toEqual([4, 6, 10, 15, 17]);
  });

  test('a genome without a space is rejected', () => {
    const { space: _, ...bare } = realVectors(3);
    expect(() => make(bare)).toThrow(InputError);
    expect(() => make(bare)).toThrow('cmaes needs a genome of numbers, such as weights.');
    expect(() => make(realVectors(0))).toThrow('cmaes needs a genome of numbers, such as weights.');
  });

  test('a population of 1 is rejected', () => {
    expect(() => make(realVectors(3), { population: 1 })).toThrow('population must be 0 or at least 2, not 1');
  });

  test('it must be told the worth of every candidate it asked about', () => {
    expect(() => begin(make(realVectors(3))).tell([[1]])).toThrow('got 1 worths for 8 individuals');
  });
});

function make(variation: Variation<Point>, given: Given = {}): Evolver<Point, Json> {
  return createEvolver({ method: 'cmaes', ...given }, variation);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, two) => one + two, 0);
}

/** The first generation up to its question. */
function begin(evolver: Evolver<Point, Json>) {
  return beginGeneration(evolver, evolver.start(), { ask: createRng(1), tell: createRng(2) });
}

function stateOf(state: Json): CmaesState<Point> {
  return state as unknown as CmaesState<Point>;
}

function stateAfter(evolver: Evolver<Point, Json>, measure: Measure, generations: number): CmaesState<Point> {
  return stateOf(evolveBits(evolver, measure, 1, generations).at(-1)!.state);
}
