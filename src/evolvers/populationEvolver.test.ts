import { describe, expect, test } from 'vitest';
import { askedBy, beginGeneration, bitStrings, evolveBits, memberOf, oneMax } from '../../test/bitStrings.ts';
import { createRng } from '../base/rng.ts';
import type { Worth } from './evolver.ts';
import { createEvolver } from './evolvers.ts';

const evolver = createEvolver({ population: 6, elites: 1 }, bitStrings(8));
const begin = () => beginGeneration(evolver, evolver.start(), { ask: createRng(1), tell: createRng(2) });
const born = begin().asked;
const tell = (worths: readonly Worth[]) => begin().tell(worths);

describe('the answers', () => {
  test('are kept as JSON keeps them', () => {
    const state = tell(born.map((_, index) => [index, -0]));
    expect(evolver.population(state)[1]).toStrictEqual({ ...born[1], worth: [1, 0] });
  });

  test.each([[[Number.NaN]], [[1, Infinity]], [[]]])('cannot contain a worth of %j', (worth) => {
    expect(() => tell(born.map(() => worth))).toThrow('the worth of individual 0 must be finite numbers');
  });

  test('must have as many worths as were asked for', () => {
    expect(() => tell(born.slice(1).map(() => [1]))).toThrow('5 worths for 6 individuals');
    expect(() => tell([])).toThrow('0 worths for 6 individuals');
  });
});

describe('newcomers', () => {
  const state = tell(born.map((_, index) => (index === 2 ? null : [index])));
  const livingAfter = (...newcomers: Parameters<typeof evolver.receive>[1]) =>
    evolver.population(evolver.receive(state, newcomers, 'merit', createRng(3))).map(({ id }) => id);

  test('replace the worst', () => {
    expect(livingAfter(memberOf(90, 4))).toEqual([0, 1, 3, 4, 5, 90]);
    expect(livingAfter(memberOf(90, 4), memberOf(91, 9))).toEqual([1, 3, 4, 5, 90, 91]);
  });

  test('are accepted if they are equal, and not if they are worse', () => {
    expect(livingAfter(memberOf(90, 0), memberOf(91, 0))).toEqual([1, 3, 4, 5, 90, 91]);
    expect(livingAfter(memberOf(90, -1), memberOf(91, -1))).toEqual([0, 1, 3, 4, 5, 90]);
  });

  test('never replace the best, and never live twice', () => {
    expect(livingAfter(...[...Array(9).keys()].map((index) => memberOf(90 + index, 4.5)))[0]).toBe(5);
    expect(livingAfter(memberOf(90, 9), memberOf(90, 8))).toEqual([0, 1, 3, 4, 5, 90]);
    expect(livingAfter({ ...evolver.population(state)[5]!, worth: [99] })).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('may be parents of the next generation', () => {
    const received = evolver.receive(state, [memberOf(90, 99)], 'merit', createRng(3));
    expect(askedBy(evolver, received, createRng(5)).some(({ parents }) => parents.includes(90))).toBe(true);
  });
});

test('births are numbered as requested', () => {
  const first = askedBy(evolver, evolver.start({ next: 7, step: 10 }), createRng(1)).map(({ id }) => id);
  expect(first).toEqual([7, 17, 27, 37, 47, 57]);
  const started = { ...evolver, start: () => evolver.start({ next: 7, step: 10 }) };
  expect(
    evolveBits(started, oneMax, 1, 2)[1]!
      .asked.map(({ id }) => id)
      .slice(0, 5),
  ).toEqual([67, 77, 87, 97, 107]);
});
