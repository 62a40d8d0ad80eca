import { expect, test } from 'vitest';
import type { Measure } from '../../test/bitStrings.ts';
import { bitStrings, evolveBits, oneMax } from '../../test/bitStrings.ts';
import type { Given } from '../base/setting.ts';
import type { Member } from './evolver.ts';
import { createEvolver } from './evolvers.ts';

const noise: Measure = (bits, rng) => [oneMax(bits)[0] + ((rng.next() >>> 0) / 2 ** 32) * 8];

test('the best of parents and children survive', () => {
  const evolver = create({ remeasure: false });
  const generations = evolveBits(evolver, noise, 1, 8);
  for (const [before, { measured, state }] of generations.slice(1).entries()) {
    expect(measured).toHaveLength(7);
    const parents = evolver.population(generations[before]!.state);
    expect(evolver.population(state)).toEqual(bestFive([...measured, ...parents]));
  }
});

test('parents are measured again with their children', () => {
  const evolver = create({});
  const generations = evolveBits(evolver, noise, 1, 8);
  for (const [before, { asked, measured, state }] of generations.slice(1).entries()) {
    const parents = evolver.population(generations[before]!.state);
    expect(asked.slice(7).map(({ id }) => id)).toEqual(parents.map(({ id }) => id));
    expect(asked.every((candidate) => !('known' in candidate))).toBe(true);
    expect(evolver.population(state)).toEqual(bestFive(measured));
  }
});

test('in a tie the children survive', () => {
  const evolver = create({ remeasure: false });
  const ids = evolveBits(evolver, () => [1], 1, 2).map(({ state }) => evolver.population(state).map(({ id }) => id));
  expect(ids).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
  ]);
});

test('one parent and one child are enough', () => {
  const evolver = create({ mu: 1, lambda: 1, crossoverRate: 1 });
  const bests = evolveBits(evolver, oneMax, 1, 300).map(({ state }) => evolver.population(state)[0]!.worth![0]);
  expect(bests.at(-1)).toBe(16);
});

function create(settings: Given) {
  return createEvolver({ method: 'muPlusLambda', mu: 5, lambda: 7, ...settings }, bitStrings(16));
}

function bestFive<G>(members: readonly Member<G>[]) {
  return members.toSorted((one, two) => two.worth![0]! - one.worth![0]!).slice(0, 5);
}
