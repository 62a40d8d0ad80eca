import { describe, expect, test } from 'vitest';
import type { Bits } from '../../test/bitStrings.ts';
import { bitStrings, evolveBits, oneMax } from '../../test/bitStrings.ts';
import type { Json } from '../base/json.ts';
import type { Given } from '../base/setting.ts';
import type { Evolver, Variation } from './evolver.ts';
import { createEvolver } from './evolvers.ts';

const BITS = 40;

/** No two worths are equal, and none depends on luck. */
function distinct(bits: Bits): [number] {
  return [bits.reduce((sum, bit, index) => sum + bit * (1 + index / 1000 + index ** 2 / 1e6), 0)];
}

function create(given: Given = {}, variation: Variation<Bits> = bitStrings(BITS)): Evolver<Bits, Json> {
  return createEvolver({ method: 'byPlace', ...given }, variation);
}

/** The places of the parents of each child, in the generation before. */
function parentPlaces(evolver: Evolver<Bits, Json>): number[][][] {
  const generations = evolveBits(evolver, distinct, 3, 8);
  return generations.slice(1).map(({ asked }, number) => {
    const before = evolver.population(generations[number]!.state);
    const ranked = before.toSorted((one, two) => two.worth![0]! - one.worth![0]!).map(({ id }) => id);
    const children = asked.filter(({ id }) => !before.some((one) => one.id === id));
    return children.map(({ parents }) => parents.map((id) => ranked.indexOf(id) + 1).toSorted((one, two) => one - two));
  });
}

describe('a generation of fifteen', () => {
  test('has five elites, eight children of the first three, and mutants of the fourth and the fifth', () => {
    const couple = (one: number, two: number) => [[one, two], [one, two], [one], [two]];
    for (const places of parentPlaces(create())) {
      expect(places).toEqual([...couple(1, 2), ...couple(2, 3), [4], [5]]);
    }
  });

  test('measures the five elites again, under their own numbers', () => {
    const evolver = create();
    const generations = evolveBits(evolver, distinct, 1, 5);
    for (const [number, { asked }] of generations.slice(1).entries()) {
      const before = evolver.population(generations[number]!.state);
      const best = before.toSorted((one, two) => two.worth![0]! - one.worth![0]!).slice(0, 5);
      expect(asked).toHaveLength(15);
      expect(asked.slice(-5)).toEqual(best.map(({ id, genome, parents }) => ({ id, genome, parents })));
    }
  });

  test('without crossing has mutants only', () => {
    for (const places of parentPlaces(create({ crossing: false }))) {
      expect(places).toEqual([[1], [2], [1], [2], [2], [3], [2], [3], [4], [5]]);
    }
  });
});

describe('the first parent of a crossover', () => {
  const plain = bitStrings(BITS);

  test('is the better one; of equals, each of them half of the time', () => {
    const crossed: (readonly [Bits, Bits])[] = [];
    const listening = {
      ...plain,
      crossover: (one: Bits, two: Bits, rng: Parameters<typeof plain.crossover>[2]) => {
        crossed.push([one, two]);
        return plain.crossover(one, two, rng);
      },
    };
    evolveBits(create({}, listening), distinct, 5, 20);
    expect(crossed.length).toBe(2 * 19);
    expect(crossed.every(([one, two]) => distinct(one)[0] >= distinct(two)[0])).toBe(true);
    crossed.length = 0;
    const equal = create(
      {},
      { ...listening, create: (count) => Array.from({ length: count }, (_, index) => numbered(index)) },
    );
    for (let seed = 0; seed < 40; seed++) evolveBits(equal, () => [1], seed, 2);
    const first = crossed.filter(([one, two]) => numberOf(one) < numberOf(two)).length;
    expect(first).toBeGreaterThan(crossed.length * 0.3);
    expect(first).toBeLessThan(crossed.length * 0.7);
  });

  test('and its children are mutated only if that is set', () => {
    const marking = { ...plain, mutate: (bits: Bits) => bits.map(() => 7) };
    const mutatedShare = (given: Given): number => {
      const [, { asked }] = evolveBits(create(given, marking), oneMax, 1, 2) as [
        unknown,
        { asked: { genome: Bits }[] },
      ];
      return asked.slice(0, 10).filter(({ genome }) => genome.includes(7)).length;
    };
    expect(mutatedShare({})).toBe(10);
    expect(mutatedShare({ mutateCrossed: false })).toBe(6);
  });
});

function numbered(number: number): Bits {
  return Array.from({ length: BITS }, (_, index) => (number >> index) & 1);
}

function numberOf(bits: Bits): number {
  return bits.reduce((sum, bit, index) => sum + bit * 2 ** index, 0);
}
