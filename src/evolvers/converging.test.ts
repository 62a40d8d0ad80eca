import { describe, expect, test } from 'vitest';
import type { Point } from '../../test/realVectors.ts';
import { realVectors, sphere } from '../../test/realVectors.ts';
import type { Json } from '../base/json.ts';
import { createRng } from '../base/rng.ts';
import type { Given } from '../base/setting.ts';
import { CROSSINGS, EFFECTIVE, MUTANTS } from './crossingTraits.ts';
import type { Evolver, Member, Question, Variation } from './evolver.ts';
import { createEvolver } from './evolvers.ts';
import { createIslands } from './islands.ts';

const DIMENSION = 4;
const SMALL = { method: 'converging', population: 20, patience: 300 };

/** Children take each coordinate from either parent, and mutants move one of them a little. */
const variation: Variation<Point> = {
  ...realVectors(DIMENSION, { scale: 3 }),
  crossover: (one, two, rng) => {
    const child = one.map((number, index) => (rng.next() & 1 ? number : two[index]!));
    return [child, child];
  },
  mutate: (point, rng) => (rng.next() % 4 === 0 ? point.map((number) => number / 2) : point),
  distance: (one, two) => Math.hypot(...one.map((number, index) => number - two[index]!)),
};

const error = (point: Point): number[] => [-Math.sqrt(sphere(point))];

function make(settings: Given = {}, varied = variation): Evolver<Point, Json> {
  return createEvolver({ ...SMALL, ...settings }, varied);
}

interface Told {
  readonly state: Json;
  /** The members that each question was about. */
  readonly asked: readonly (readonly Point[])[];
}

function generation(evolver: Evolver<Point, Json>, state: Json, seed: number, measure = error): Told {
  const conversation = evolver.step(state, { ask: createRng(seed, 1), tell: createRng(seed, 2) });
  const asked: Point[][] = [];
  let turn = conversation.next();
  while (!turn.done) {
    const { groups } = turn.value as Question<Point> & { readonly kind: 'worth' };
    asked.push(groups.flat().map(({ genome }) => genome));
    turn = conversation.next({
      kind: 'worth',
      groups: groups.map((group) => group.map(({ genome }) => measure(genome))),
    });
  }
  return { state: turn.value, asked };
}

function best(members: readonly Member<Point>[]): number {
  return Math.max(...members.map(({ worth }) => worth![0]!));
}

describe('a generation', () => {
  const evolver = make();
  const first = generation(evolver, evolver.start(), 1);

  test('asks about all, then about one child at a time', () => {
    const [all, ...children] = first.asked;
    expect(all).toHaveLength(20);
    expect(new Set(children.map(({ length }) => length))).toEqual(new Set([1]));
    expect(evolver.traits!(first.state)[CROSSINGS]).toBe(children.length);
  });

  test('ends when the fittest has not improved for so many crossings', () => {
    const bests = first.asked.slice(1).map(([child]) => error(child!)[0]!);
    const record = Math.max(...bests);
    // The last improvement that counts is a little before the record, or the record itself.
    expect(bests.length - 1 - bests.indexOf(record)).toBeLessThanOrEqual(300);
    expect(bests.length).toBeGreaterThan(300);
    expect(best(evolver.population(first.state))).toBeCloseTo(record, 12);
    const blind = generation(evolver, evolver.start(), 1, () => [0]);
    expect(blind.asked).toHaveLength(1 + 300);
  });

  test('keeps the best of the one before, and renews the others', () => {
    const kept = evolver.population(first.state).toSorted((one, two) => two.worth![0]! - one.worth![0]!);
    const second = generation(evolver, first.state, 2);
    const [all] = second.asked;
    expect(all!.slice(0, 4)).toEqual(kept.slice(0, 4).map(({ genome }) => genome));
    expect(all).toHaveLength(20);
    expect(all!.slice(4).some((point) => kept.some(({ genome }) => genome === point))).toBe(false);
    const ids = [first, second].flatMap(({ state }) => evolver.population(state).map(({ id }) => id));
    expect(Math.max(...ids)).toBeLessThan(20 + first.asked.length + 16 + second.asked.length);
  });

  test('is the same again from the stored state', () => {
    const stored = JSON.parse(JSON.stringify(first.state)) as Json;
    expect(stored).toStrictEqual(first.state);
    expect(generation(make(), stored, 3)).toStrictEqual(generation(evolver, first.state, 3));
  });

  test('admits children that are no less fit than the weakest', () => {
    const blind = evolver.traits!(generation(evolver, evolver.start(), 1, () => [0]).state);
    expect(blind[EFFECTIVE]).toBe(100);
    const never = generation(
      evolver,
      evolver.start(),
      1,
      (() => {
        let count = 0;
        return () => [-count++];
      })(),
    );
    expect(evolver.traits!(never.state)[EFFECTIVE]).toBe(0);
    expect(evolver.traits!(never.state)[MUTANTS]).toBe(0);
    expect(evolver.population(never.state).map(({ id }) => id)).toEqual([...Array(20).keys()]);
  });
});

test('notes how often the fittest is a mutant', () => {
  const mutating = make({}, { ...variation, mutate: (point) => point.map((number) => number * 0.999) });
  const faithful = make({}, { ...variation, mutate: (point) => point });
  // From a distance of 1 on, nothing improves.
  const mutantsOf = (evolver: Evolver<Point, Json>): number =>
    evolver.traits!(generation(evolver, evolver.start(), 1, (point) => [Math.min(error(point)[0]!, -1)]).state)[
      MUTANTS
    ]!;
  expect(mutantsOf(mutating)).toBeGreaterThan(80);
  expect(mutantsOf(faithful)).toBe(0);
});

test('sharing keeps several kinds where there would be one', () => {
  // Two optima, far apart.
  const twoHills = (point: Point): number[] => [
    -1 - Math.min(...[-6, 6].map((centre) => Math.sqrt(sphere(point.map((number) => number - centre))))),
  ];
  const hillsOf = (sharing: boolean): number => {
    const counts = [1, 2, 3, 4].map((seed) => {
      const evolver = make({ sharing });
      const { state } = generation(evolver, evolver.start(), seed, twoHills);
      return new Set(evolver.population(state).map(({ genome }) => Math.sign(genome[0]!))).size;
    });
    return counts.reduce((sum, count) => sum + count, 0);
  };
  expect(hillsOf(true)).toBeGreaterThan(hillsOf(false));
});

test('islands may end at different times, and exchange their best', () => {
  const islands: Evolver<Point, Json> = createIslands(make(), { count: 2, interval: 1, migrants: 1 });
  const { state } = generation(islands, islands.start(), 1);
  const [one, two] = islands.islands!(state).map((members) => members.map(({ id }) => id));
  expect(one!.filter((id) => two!.includes(id)).length).toBeGreaterThan(0);
});
