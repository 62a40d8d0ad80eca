import { describe, expect, test } from 'vitest';
import type { Bits, Generation } from '../../test/bitStrings.ts';
import { beginGeneration, bitStrings, evolveBits, memberOf, nextGeneration, oneMax } from '../../test/bitStrings.ts';
import type { Json } from '../base/json.ts';
import { createRng } from '../base/rng.ts';
import type { Given } from '../base/setting.ts';
import type { Evolver } from './evolver.ts';
import { createEvolver } from './evolvers.ts';
import { createIslands, mostNewcomers } from './islands.ts';

const SIZE = 6;

/** Nothing varies, so only what was sent spreads. */
const still = { ...bitStrings(8), mutate: (bits: Bits) => bits };
const method = createEvolver({ method: 'generational', population: SIZE, elites: 1, crossoverRate: 0 }, still);
const planted: Bits = [1, 1, 1, 1, 1, 1, 1, 1];
const worthPlanted = (bits: Bits) => [bits.join() === planted.join() ? 100 : 0];

describe('migration', () => {
  test.each([
    ['ring', 2, [[2], [2, 3], [2, 3, 4], [2, 3, 4, 0], [2, 3, 4, 0, 1]]],
    ['complete', 2, [[2], [0, 1, 2, 3, 4]]],
    ['star', 2, [[2], [0, 2], [0, 1, 2, 3, 4]]],
    ['star', 0, [[0], [0, 1, 2, 3, 4]]],
  ])('spreads a planted best by the topology %s from island %i', (topology, from, expected) => {
    const held = plant({ count: 5, interval: 1, migrants: 1, topology }, from, expected.length);
    expect(held).toEqual(expected.map((islands) => islands.toSorted((one, two) => one - two)));
  });

  test('to one random island at most doubles the islands that have it', () => {
    const held = plant({ count: 5, interval: 1, migrants: 1, topology: 'random' }, 2, 15);
    expect(held[1]).toHaveLength(2);
    for (const [index, islands] of held.slice(1).entries()) {
      expect(islands.length).toBeLessThanOrEqual(2 * held[index]!.length);
    }
    expect(held.at(-1)).toHaveLength(5);
  });

  test('happens at the given interval of generations', () => {
    const held = plant({ count: 3, interval: 2, migrants: 1 }, 0, 6).map((islands) => islands.length);
    expect(held).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('does not happen without migrants', () => {
    expect(plant({ count: 3, interval: 1, migrants: 0 }, 1, 4)).toEqual([[1], [1], [1], [1]]);
  });

  test('copies the best, who keep their identity', () => {
    const islands = create({ count: 2, interval: 1, migrants: 2 });
    const { measured, state } = evolveBits(islands, oneMax, 3, 1)[0]!;
    const best = (from: number) =>
      measured
        .slice(from * SIZE, (from + 1) * SIZE)
        .toSorted((one, two) => two.worth![0]! - one.worth![0]!)
        .slice(0, 2);
    const living = islands.population(state);
    for (const home of [0, 1]) {
      expect(living.slice(home * SIZE, (home + 1) * SIZE)).toEqual(expect.arrayContaining(best(home)));
    }
    const arrived = living.slice(SIZE).filter(({ id }) => id % 2 === 0);
    expect(best(0)).toEqual(expect.arrayContaining(arrived));
    expect(arrived.length).toBeGreaterThan(0);
  });
});

describe('open migration', () => {
  const settings = { count: 3, interval: 2, migrants: 1, emigration: 'selected', immigration: 'open' };
  const wins = createEvolver({ population: SIZE, elites: 0, selection: 'proportional' }, bitStrings(8));
  const islands: Evolver<Bits, Json> = createIslands(wins, settings);
  const generations = evolveBits(islands, oneMax, 5, 5);
  const homeOf = (id: number) => id % 3;
  /** Those asked about on an island where they were not born. */
  const strangersIn = (number: number) =>
    generations[number]!.asked.flatMap((one, at) => {
      const island = Math.floor(at / SIZE);
      return homeOf(one.id) === island ? [] : [{ one, island }];
    });

  test('lets one individual of each island play on the next, after every interval', () => {
    expect([0, 1, 3].map((number) => strangersIn(number).length)).toEqual([0, 0, 0]);
    for (const number of [2, 4]) {
      expect(strangersIn(number).map(({ one, island }) => [homeOf(one.id), island])).toEqual([
        [2, 0],
        [0, 1],
        [1, 2],
      ]);
    }
  });

  test('sends those who lived before, with their genome and parents', () => {
    const lived = generations[1]!.asked;
    for (const { one } of strangersIn(2)) expect(lived).toContainEqual(one);
  });

  test('keeps all populations at their size', () => {
    for (const { asked, state } of generations) {
      expect(asked).toHaveLength(3 * SIZE);
      expect(islands.islands!(state).map(({ length }) => length)).toEqual([SIZE, SIZE, SIZE]);
    }
  });
});

test.each([
  ['ring', 2],
  ['complete', 8],
  ['star', 8],
  ['random', 8],
] as const)('an island of the topology %s can receive %i newcomers', (topology, most) => {
  const given = { count: 5, interval: 1, migrants: 2, topology, emigration: 'best', immigration: 'open' } as const;
  expect(mostNewcomers(given)).toBe(most);
  const islands = createIslands(createEvolver({ population: 20, elites: 0 }, bitStrings(12)), given);
  const received = Array.from({ length: 30 }, (_, seed) => {
    const [, { asked }] = evolveBits(islands, oneMax, seed, 2) as [Generation, Generation];
    const strangers = asked.map(({ id }, at) => id % 5 !== Math.floor(at / 20));
    return [0, 1, 2, 3, 4].map((home) => strangers.slice(20 * home, 20 * home + 20).filter(Boolean).length);
  });
  expect(Math.max(...received.flat())).toBeLessThanOrEqual(most);
  if (topology !== 'random') expect(Math.max(...received[0]!)).toBe(most);
});

describe('islands', () => {
  test('number their births separately, and ask in order', () => {
    const ids = evolveBits(create({ count: 3 }), oneMax, 1, 1)[0]!.asked.map(({ id }) => id);
    expect(ids.slice(0, SIZE)).toEqual([0, 3, 6, 9, 12, 15]);
    expect(ids.slice(SIZE, 2 * SIZE)).toEqual([1, 4, 7, 10, 13, 16]);
  });

  test('differ from each other', () => {
    const asked = evolveBits(create({ count: 2 }), oneMax, 1, 1)[0]!.asked.map(({ genome }) => genome.join(''));
    expect(asked.slice(0, SIZE)).not.toEqual(asked.slice(SIZE));
  });

  test('may be made of islands', () => {
    const archipelago = createIslands(create({ count: 2, interval: 1 }), { count: 2, interval: 2 });
    const generations = evolveBits(archipelago, oneMax, 1, 5);
    expect(generations[0]!.asked.map(({ id }) => id % 4).filter((_, index) => index % SIZE === 0)).toEqual([
      0, 2, 1, 3,
    ]);
    expect(generations[4]!.asked).toHaveLength(4 * SIZE);
  });

  test('show the first of each hall, the best first, and no one twice', () => {
    const halls = [[memberOf(1, 5), memberOf(2, 9), memberOf(1, 4)], [memberOf(3, 7), memberOf(1, 8)], []];
    const withHalls = { ...method, start: () => 0, hall: (state: Json) => halls[state as number]! };
    const merged = createIslands(withHalls, { count: 3 }).hall({ islands: [0, 1, 2], step: 0 });
    expect(merged.map(({ id, worth }) => [id, ...worth!])).toEqual([
      [3, 7],
      [1, 5],
      [2, 9],
      [1, 4],
    ]);
  });

  test('are led by the fittest of their leaders, if their method has one', () => {
    const leaders = [memberOf(1, 5), memberOf(2, 9), undefined];
    const led = { ...method, start: () => 0, leader: (state: Json) => leaders[state as number] };
    expect(createIslands(led, { count: 3 }).leader!({ islands: [0, 1, 2], step: 0 })).toEqual(memberOf(2, 9));
    expect(create({ count: 2 }).leader!({ islands: [0, 1], step: 0 })).toBeUndefined();
  });

  test('reject invalid settings and wrong numbers of worths', () => {
    expect(() => create({ count: 0 })).toThrow('islands: count must be a whole number from 1 to 64, not 0.');
    const islands = create({ count: 2 });
    const { asked, tell } = beginGeneration(islands, islands.start(), { ask: createRng(1), tell: createRng(2) });
    expect(() => tell(asked.slice(1).map(() => [1]))).toThrow('got 5 worths for 6 individuals');
  });
});

function create(settings: Given): Evolver<Bits, Json> {
  return createIslands(method, settings);
}

/** The islands that have the planted genome, before the first migration and after every generation from then on. */
function plant(settings: Given, island: number, count: number): number[][] {
  const islands = create(settings);
  const { asked, tell } = beginGeneration(islands, islands.start(), { ask: createRng(1), tell: createRng(2) });
  Object.assign(asked[island * SIZE]!, { genome: planted });
  const holders = (members: readonly { readonly genome: Bits }[]) => [
    ...new Set(members.flatMap(({ genome }, at) => (genome.join() === planted.join() ? [Math.floor(at / SIZE)] : []))),
  ];
  const held = [holders(asked)];
  let state = tell(asked.map(({ genome }) => worthPlanted(genome)));
  for (let number = 1; number < count; number++) {
    held.push(holders(islands.population(state)));
    state = nextGeneration(islands, state, worthPlanted, 1, number).state;
  }
  return held;
}
