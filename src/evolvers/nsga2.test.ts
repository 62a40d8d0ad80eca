import { expect, test } from 'vitest';
import {
  askedBy,
  beginGeneration,
  bitStrings,
  evolveBits,
  leadingOnesTrailingZeros,
  randomBits,
} from '../../test/bitStrings.ts';
import { createRng } from '../base/rng.ts';
import { createEvolver } from './evolvers.ts';
import { nonDominatedFronts, rateByCrowding } from './nonDominated.ts';

const BITS = 20;
const evolver = createEvolver({ method: 'nsga2', population: 24, remeasure: false }, bitStrings(BITS));

test('covers more of both objectives than random search at equal cost', () => {
  for (let seed = 0; seed < 5; seed++) {
    const { state } = evolveBits(evolver, leadingOnesTrailingZeros, seed, 60).at(-1)!;
    const rng = createRng(seed);
    const random = Array.from({ length: 24 * 60 }, () => leadingOnesTrailingZeros(randomBits(BITS, rng)));
    const found = evolver.population(state).map(({ worth }) => worth!);
    expect(areaCovered(found)).toBeGreaterThan(2 * areaCovered(random));
  }
});

test('finds nearly all of the different trade-offs', () => {
  const { state } = evolveBits(evolver, leadingOnesTrailingZeros, 1, 150).at(-1)!;
  const worths = evolver.population(state).map(({ worth }) => worth!);
  const front = new Set(nonDominatedFronts(worths)[0]!.map((index) => worths[index]!.join(' ')));
  expect(front.size).toBeGreaterThan(10);
  const everything = Array.from({ length: BITS + 1 }, (_, ones) => [ones, BITS - ones]);
  expect(areaCovered(worths)).toBeGreaterThan(0.9 * areaCovered(everything));
});

test('a parent is the better of two, by front and then by distance', () => {
  const small = createEvolver({ method: 'nsga2', population: 4, remeasure: false, crossoverRate: 0 }, bitStrings(BITS));
  const { asked: born, tell } = beginGeneration(small, small.start(), { ask: createRng(1), tell: createRng(2) });
  // 0 is dominated by all. Of the others 2 lies between 1 and 3, which are outermost.
  const worths = [
    [0, 0],
    [1, 3],
    [2, 2],
    [3, 1],
  ];
  const state = tell(worths);
  const parents = Array.from({ length: 1000 }, (_, seed) => askedBy(small, state, createRng(seed))).flat();
  const shares = born.map(({ id }) => parents.filter((child) => child.parents.includes(id)).length / parents.length);
  for (const [index, share] of [1 / 16, 6 / 16, 3 / 16, 6 / 16].entries()) {
    expect(Math.abs(shares[index]! - share)).toBeLessThan(5 * Math.sqrt((share * (1 - share)) / parents.length));
  }
});

test('the best rated of parents and children together survive', () => {
  const generations = evolveBits(evolver, leadingOnesTrailingZeros, 2, 5);
  for (const [before, { measured, state }] of generations.slice(1).entries()) {
    const all = [...measured, ...evolver.population(generations[before]!.state)];
    const rates = rateByCrowding(all.map(({ worth }) => worth!));
    const rateOf = new Map(all.map(({ id }, index) => [id, rates[index]!]));
    const living = evolver.population(state).map(({ id }) => rateOf.get(id)!);
    expect(living).toEqual(rates.toSorted((one, two) => two - one).slice(0, 24));
  }
});

test('a newcomer that is worse in one objective and better in another stays', () => {
  const { state } = evolveBits(evolver, () => [5, 5], 1, 1).at(-1)!;
  const [apart, poor] = [
    [1, 9],
    [4, 4],
  ].map((worth, index) => ({ id: 99 + index, genome: [], parents: [], worth }));
  const ids = evolver.population(evolver.receive(state, [apart!, poor!], 'merit', createRng(1))).map(({ id }) => id);
  expect(ids).toContain(99);
  expect(ids).not.toContain(100);
  expect(ids).toHaveLength(24);
});

/** The area of all points that are dominated by or equal to a member, from the origin on. */
function areaCovered(worths: readonly (readonly number[])[]): number {
  let area = 0;
  let height = 0;
  for (const [width, top] of worths.toSorted((one, two) => two[0]! - one[0]!)) {
    area += width! * Math.max(0, top! - height);
    height = Math.max(height, top!);
  }
  return area;
}
