import { expect, test } from 'vitest';
import type { Bits } from '../../test/bitStrings.ts';
import { bitStrings, memberOf } from '../../test/bitStrings.ts';
import type { Rng } from '../base/rng.ts';
import { createRng } from '../base/rng.ts';
import { breed } from './breed.ts';
import type { Member, Variation } from './evolver.ts';

const [one, two, three] = [4, 5, 6].map((id) => memberOf(id, id / 10)) as [Member<Bits>, Member<Bits>, Member<Bits>];

/** Crossover replaces the first bits by a 2 and a 3; mutation adds a 9, or does nothing. */
const marking: Variation<Bits> = {
  ...bitStrings(3),
  crossover: ([, ...tailOne], [, ...tailTwo]) => [
    [2, ...tailOne],
    [3, ...tailTwo],
  ],
  mutate: (bits) => [...bits, 9],
};
const copying = { ...marking, mutate: (bits: Bits) => bits };

test('neighbours are paired and crossed, all children mutated; an odd child has one parent', () => {
  const breeding = { variation: marking, crossoverRate: 1, inherit: false };
  expect(breed(inTurn(one, two, three), 3, breeding, createRng(1))).toEqual([
    { genome: [2, 0, 0, 9], parents: [4, 5] },
    { genome: [3, 0, 1, 9], parents: [5, 4] },
    { genome: [1, 1, 0, 9], parents: [6] },
  ]);
});

test('without crossover every child is a mutant of one parent', () => {
  const breeding = { variation: marking, crossoverRate: 0, inherit: false };
  expect(breed(inTurn(one, two), 2, breeding, createRng(1))).toEqual([
    { genome: [1, 0, 0, 9], parents: [4] },
    { genome: [1, 0, 1, 9], parents: [5] },
  ]);
});

test('pairs are crossed at the given rate', () => {
  const breeding = { variation: marking, crossoverRate: 0.3, inherit: false };
  const children = breed(() => one, 10_000, breeding, createRng(1));
  const crossed = children.filter(({ genome }) => genome[0] !== 1).length / 2;
  expect(Math.abs(crossed - 1500)).toBeLessThan(5 * Math.sqrt(5000 * 0.3 * 0.7));
});

test('a parent that is picked twice is listed once', () => {
  const breeding = { variation: marking, crossoverRate: 1, inherit: false };
  expect(breed(() => one, 2, breeding, createRng(1)).map(({ parents }) => parents)).toEqual([[4], [4]]);
});

test('a child with the same genome keeps the worth if it may inherit', () => {
  const breeding = { variation: copying, crossoverRate: 0, inherit: true };
  expect(breed(inTurn(one), 1, breeding, createRng(1))).toEqual([{ genome: one.genome, parents: [4], known: [0.4] }]);
  expect(breed(inTurn(one), 1, { ...breeding, inherit: false }, createRng(1))[0]).not.toHaveProperty('known');
  const crossed = breed(inTurn(one, two), 2, { ...breeding, crossoverRate: 1 }, createRng(1));
  expect(crossed.every((child) => !('known' in child))).toBe(true);
});

function inTurn(...members: Member<Bits>[]): (rng: Rng) => Member<Bits> {
  return () => members.shift()!;
}
