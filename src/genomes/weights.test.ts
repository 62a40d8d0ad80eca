import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomNormal } from '../base/randomNormal.ts';
import { createRng } from '../base/rng.ts';
import type { Member } from '../evolvers/evolver.ts';
import { ENGLISH } from '../rules/variant.ts';
import type { Representation } from './representation.ts';
import { createRepresentation } from './representations.ts';
import { EQUALITY } from './weights.ts';
import { VECTOR_CROSSOVERS } from './vectors/vectorCrossovers.ts';
import { VECTOR_MUTATIONS } from './vectors/vectorMutations.ts';
import { FALL, THOUSANDFOLD, meanWeightName } from './weightsTraits.ts';

type Weights = readonly number[];

const PLAYING = { variant: ENGLISH, mode: 'position', isSearched: true, rootBug: false } as const;

function representationWith(settings: object = {}): Representation<Weights> {
  const fields = {
    shape: 'foley',
    most: 50,
    spread: 30,
    shared: 0,
    whole: true,
    signs: 'both',
    length: 0,
    crossover: {},
    mutation: {},
  };
  return createRepresentation({ method: 'weights', ...fields, ...settings }, PLAYING) as never;
}

const OPERATORS = VECTOR_CROSSOVERS.flatMap((crossover) =>
  VECTOR_MUTATIONS.map((mutation) => ({ crossover: crossover.name, mutation: mutation.name })),
);

describe.each([
  ['both', -1],
  ['positive', 0],
])('whole weights, signs %s', (signs, sign) => {
  const isIn = (weight: number, most: number): boolean =>
    Number.isInteger(weight) && !Object.is(weight, -0) && weight >= sign * most && weight <= most;

  test.each([0, 0.5])('are whole and within the spread when they are created, with share %s in common', (shared) => {
    const created = representationWith({ signs, shared }).create(100, createRng(1)).flat();
    expect(created.filter((weight) => !isIn(weight, 30))).toEqual([]);
    expect(created.some((weight) => weight < 0)).toBe(sign < 0);
  });

  test.each(OPERATORS)('stay whole and within the bounds with $crossover and $mutation', ({ crossover, mutation }) => {
    const made = representationWith({
      signs,
      crossover: { method: crossover },
      mutation: { method: mutation, probability: 0.5 },
    });
    const rng = createRng(2);
    let pair = made.create(2, rng);
    for (let round = 0; round < 200; round++) {
      pair = made.crossover(pair[0]!, pair[1]!, rng).map((child) => made.mutate(child, rng));
      expect(pair.flat().filter((weight) => !isIn(weight, 50))).toEqual([]);
    }
  });

  test('are at every point of the space', () => {
    const { space } = representationWith({ signs });
    const rng = createRng(3);
    for (let round = 0; round < 200; round++) {
      const point = space!.scale.map((scale, index) => {
        const far = space!.centre[index]! + 2 * scale * randomNormal(rng);
        return Math.min(space!.high[index]!, Math.max(space!.low[index]!, far));
      });
      expect(space!.genomeOf(point).filter((weight) => !isIn(weight, 50))).toEqual([]);
    }
  });

  test('have equal chances when they are created, including the least and the greatest', () => {
    const created = representationWith({ signs, spread: 2 }).create(500, createRng(4)).flat();
    const values = sign < 0 ? [-2, -1, 0, 1, 2] : [0, 1, 2];
    const share = 1 / values.length;
    for (const value of values) {
      const count = created.filter((weight) => weight === value).length;
      expect(Math.abs(count - created.length * share)).toBeLessThan(
        4 * Math.sqrt(created.length * share * (1 - share)),
      );
    }
  });

  test('have equal chances when mutation replaces them', () => {
    const mutation = { method: 'replace', probability: 1 };
    const made = representationWith({ signs, most: 1, spread: 1, mutation });
    const rng = createRng(5);
    const drawn = Array.from({ length: 500 }, () => made.mutate(made.create(1, rng)[0]!, rng)).flat();
    const values = sign < 0 ? [-1, 0, 1] : [0, 1];
    expect(new Set(drawn)).toEqual(new Set(values));
    for (const value of values) {
      expect(drawn.filter((weight) => weight === value).length / drawn.length).toBeCloseTo(1 / values.length, 1);
    }
  });

  test('play as they are', () => {
    const made = representationWith({ signs });
    const [genome] = made.create(1, createRng(6));
    expect(made.express(genome!)!.evaluation).toBe(`linear(foley: ${genome!.join(' ')})`);
  });
});

describe('weights that are not whole', () => {
  test('are rounded only to play', () => {
    const made = representationWith({ whole: false, signs: 'positive' });
    const [genome] = made.create(1, createRng(7));
    expect(genome!.some(Number.isInteger)).toBe(false);
    expect(genome!.every((weight) => weight >= 0 && weight <= 30)).toBe(true);
    expect(made.express(genome!)!.evaluation).toBe(`linear(foley: ${genome!.map(Math.round).join(' ')})`);
  });
});

describe('traits', () => {
  const anyGenome = fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 36, maxLength: 36 });
  const anyPopulation = fc.array(fc.tuple(anyGenome, fc.integer({ min: 0, max: 5 })), { minLength: 2, maxLength: 8 });

  test('of whole weights are the percentage of weights equal to the best, which itself does not count', () => {
    const made = representationWith();
    fc.assert(
      fc.property(anyPopulation, (population) => {
        expect(made.traits!(membersOf(population))[EQUALITY]).toBeCloseTo(slowEquality(population), 9);
      }),
    );
  });

  test('fall to zero if a stranger is the best', () => {
    const same = Array.from({ length: 36 }, () => 3);
    const stranger = same.map(() => 4);
    const traits = (fitness: number) =>
      representationWith().traits!(
        membersOf([
          [same, 1],
          [stranger, fitness],
          [same, 1],
        ]),
      );
    expect([traits(0)[EQUALITY], traits(2)[EQUALITY]]).toEqual([50, 0]);
  });

  test('are the mean weight of each term in each phase', () => {
    const [one, two] = [1, 3].map((factor) => Array.from({ length: 36 }, (_, index) => factor * index));
    const traits = representationWith().traits!(
      membersOf([
        [one!, 1],
        [two!, 2],
      ]),
    );
    const at = (phase: string, term: string) => traits[meanWeightName(phase, term)];
    expect([at('stage 1', 'material'), at('stage 1', 'freeKings')]).toEqual([0, 16]);
    expect([at('stage 2', 'material'), at('stage 4', '-imbalance'), at('stage 4', 'freeKings')]).toEqual([18, 58, 70]);
    expect(Object.keys(traits)).toHaveLength(1 + 36);
  });

  test('of other weights are the angle to the best instead, since hardly any two are equal', () => {
    const genome = Array.from({ length: 36 }, (_, index) => index + 0.5);
    const traits = representationWith({ whole: false }).traits!(
      membersOf([
        [genome, 1],
        [genome.map((weight) => 2 * weight), 0],
      ]),
    );
    expect(traits['likeness to the best, %']).toBeCloseTo(100, 9);
    expect(traits).not.toHaveProperty([EQUALITY]);
  });
});

type Population = readonly (readonly [genome: Weights, fitness: number])[];

function membersOf(population: Population): Member<Weights>[] {
  return population.map(([genome, fitness], id) => ({ id, genome, parents: [], worth: [fitness] }));
}

/** Counted one by one. The first of several that are equally fit is the best. */
function slowEquality(population: Population): number {
  let best = 0;
  for (const [index, [, fitness]] of population.entries()) if (fitness > population[best]![1]) best = index;
  let equal = 0;
  let all = 0;
  for (const [index, [genome]] of population.entries()) {
    if (index === best) continue;
    for (const [at, weight] of genome.entries()) {
      all++;
      if (weight === population[best]![0][at]) equal++;
    }
  }
  return (100 * equal) / all;
}

describe('weights of a given length', () => {
  const made = representationWith({
    whole: false,
    length: 40,
    crossover: { method: 'cut' },
    mutation: { method: 'scale', probability: 0.2 },
  });

  test('keep it when they are created, crossed and mutated', () => {
    const rng = createRng(3);
    let [one, two] = made.create(2, rng) as [Weights, Weights];
    for (let round = 0; round < 100; round++) {
      [one, two] = made.crossover(one, two, rng);
      one = made.mutate(one, rng);
      for (const weights of [one, two]) expect(Math.hypot(...weights)).toBeCloseTo(40, 9);
    }
    expect(Math.hypot(...made.space!.genomeOf(two))).toBeCloseTo(40, 9);
  });

  test('do not change if nothing else does', () => {
    const [one] = made.create(1, createRng(4));
    expect(made.crossover(one!, one!, createRng(5))[0]).toStrictEqual(one);
    expect(
      representationWith({ whole: false, length: 40, mutation: { method: 'scale', probability: 0 } }).mutate(
        one!,
        createRng(6),
      ),
    ).toStrictEqual(one);
  });
});

test('variances fall from that of initial weights', () => {
  for (const [settings, tolerance] of [
    [{ whole: false, spread: 30 }, 0.05],
    [{ whole: false, spread: 30, shared: 0.6 }, 0.05],
    [{ whole: false, spread: 30, signs: 'positive' }, 0.05],
    [{ whole: false, spread: 30, length: 40 }, 0.05],
  ] as const) {
    const made = representationWith(settings);
    const members = made.create(2000, createRng(7)).map((genome, id) => ({ id, genome, parents: [], worth: [id] }));
    const first = made.traits!(members);
    expect(Math.abs(first[FALL]!)).toBeLessThan(tolerance);
    expect(first[THOUSANDFOLD]).toBe(0);
    const [mean] = made.create(1, createRng(8));
    // A hundredth of the spread around one point is a ten-thousandth of the variance, except in the first weight.
    const near = members.map(({ genome, ...rest }) => ({
      ...rest,
      genome: genome.map((weight, index) => mean![index]! + weight / (index === 0 ? 1 : 100)),
    }));
    const later = made.traits!(near);
    expect(Math.abs(later[FALL]! - 4)).toBeLessThan(tolerance);
    expect(later[THOUSANDFOLD]).toBeCloseTo((100 * 35) / 36, 9);
  }
});
