import { describe, expect, test } from 'vitest';
import {
  askedBy,
  beginGeneration,
  bitStrings,
  evolveBits,
  memberOf,
  nextGeneration,
  oneMax,
} from '../../test/bitStrings.ts';
import type { Json } from '../base/json.ts';
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

describe('newcomers that must be let in', () => {
  const state = tell(born.map((_, index) => [index]));
  const after = (received: Json) => nextGeneration(evolver, received, oneMax, 4, 1);

  test('are not measured twice if they are elites of the hall of fame', () => {
    const made = createEvolver({ population: 6, elites: 2, elitesFrom: 'hall', hallPolicy: 'best' }, bitStrings(8));
    const { state: late } = evolveBits(made, oneMax, 2, 8).at(-1)!;
    const elites = made.hall(late).slice(0, 2);
    const received = made.receive({ ...Object(late), population: [memberOf(99, 0)] }, elites, 'open', createRng(1));
    const ids = askedBy(made, received, createRng(2)).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
  });

  test('may take all places of children', () => {
    const strangers = [90, 91, 92, 93, 94].map((id) => memberOf(id, 0));
    const { asked } = after(evolver.receive(state, strangers, 'open', createRng(3)));
    expect(asked.map(({ id }) => id)).toEqual([90, 91, 92, 93, 94, 5]);
  });

  test('arrive in several groups', () => {
    const first = evolver.receive(state, [memberOf(90, 0)], 'open', createRng(3));
    const second = evolver.receive(first, [memberOf(91, 9), memberOf(90, 5)], 'open', createRng(3));
    expect(after(second).asked.map(({ id }) => id)).toEqual([6, 7, 8, 90, 91, 5]);
  });

  test('are parents like everybody else once they have played', () => {
    const best = { id: 90, genome: [1, 1, 1, 1, 1, 1, 1, 1], parents: [], worth: [0] };
    const next = after(evolver.receive(state, [best], 'open', createRng(3)));
    expect(next.asked.some(({ parents }) => parents.includes(90))).toBe(false);
    expect(after(next.state).asked.some(({ parents }) => parents.includes(90))).toBe(true);
  });
});

describe('emigrants that are selected', () => {
  const wins = createEvolver({ population: 6, elites: 0, selection: 'proportional' }, bitStrings(8));
  const state = { ...Object(wins.start()), population: [memberOf(0, 0), memberOf(1, 2), memberOf(2, 6), memberOf(3)] };
  const sent = (count: number, seed: number) =>
    wins.emigrants(state, count, 'selected', createRng(seed)).map(({ id }) => id);

  test('are drawn in proportion to their wins', () => {
    const drawn = Array.from({ length: 4000 }, (_, seed) => sent(1, seed)).flat();
    expect(new Set(drawn)).toEqual(new Set([1, 2]));
    const share = drawn.filter((id) => id === 2).length / 4000;
    expect(Math.abs(share - 0.75)).toBeLessThan(4 * Math.sqrt((0.75 * 0.25) / 4000));
  });

  test('are different, and never invalid', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(new Set(sent(2, seed))).toEqual(new Set([1, 2]));
      expect(new Set(sent(9, seed))).toEqual(new Set([0, 1, 2]));
    }
    const barren = { ...state, population: [memberOf(7), memberOf(8)] };
    expect(wins.emigrants(barren, 1, 'selected', createRng(1))).toEqual([]);
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
