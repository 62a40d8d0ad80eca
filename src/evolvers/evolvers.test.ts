import { describe, expect, test } from 'vitest';
import type { Bits, Measure } from '../../test/bitStrings.ts';
import { askedBy, bitStrings, evolveBits, nextGeneration, oneMax, randomBits } from '../../test/bitStrings.ts';
import type { Json } from '../base/json.ts';
import { createRng } from '../base/rng.ts';
import type { Given } from '../base/setting.ts';
import type { Evolver, Member } from './evolver.ts';
import { EVOLVERS, createEvolver, generationSize, readEvolverSettings } from './evolvers.ts';
import { createIslands } from './islands.ts';

const BITS = 64;
const ISLANDS = { count: 3, interval: 2, migrants: 2, topology: 'random' };

/** Small populations, so that many generations pass quickly. A method without an entry has its presets. */
const SMALL: Readonly<Record<string, Given>> = {
  generational: { population: 31, elites: 2 },
  steadyState: { population: 30, offspring: 9, remeasure: 2 },
  muPlusLambda: { mu: 10, lambda: 21 },
  nsga2: { population: 16 },
};

const METHODS = EVOLVERS.flatMap(({ name }) => {
  const size = generationSize({ method: name, ...SMALL[name] });
  return [
    { title: name, isSplit: false, size, make: () => makeSmall(name) },
    { title: `islands of ${name}`, isSplit: true, size, make: () => makeIslands(makeSmall(name)) },
  ];
});

/** Bit strings with an odd number of ones are no individuals. */
const halfInvalid: Measure = (bits) => (oneMax(bits)[0] % 2 === 1 ? null : oneMax(bits));

describe.each(METHODS)('$title', ({ isSplit, size, make }) => {
  const evolver = make();

  test('beats random search on OneMax at equal cost', () => {
    for (let seed = 0; seed < 5; seed++) {
      const generations = evolveBits(evolver, oneMax, seed, isSplit ? 40 : 80);
      const cost = generations.reduce((sum, { asked }) => sum + asked.length, 0);
      expect(bestOf(evolver.population(generations.at(-1)!.state))).toBeGreaterThan(bestOfRandom(cost, seed) + 10);
    }
  });

  test('resumes exactly after every generation', () => {
    const generations = evolveBits(evolver, noisy, 5, 12);
    let state = JSON.stringify(evolver.start());
    for (const [number, generation] of generations.entries()) {
      const resumed = nextGeneration(make(), JSON.parse(state) as Json, noisy, 5, number);
      expect(resumed).toStrictEqual(generation);
      expect(JSON.parse(JSON.stringify(generation.state))).toStrictEqual(generation.state);
      state = JSON.stringify(resumed.state);
    }
  });

  test('changes nothing by asking, telling or receiving', () => {
    const { state, measured } = evolveBits(evolver, oneMax, 2, 3).at(-1)!;
    const before = JSON.stringify([state, measured]);
    const asked = askedBy(evolver, state, createRng(9));
    expect(askedBy(evolver, state, createRng(9))).toStrictEqual(asked);
    expect(askedBy(evolver, state, createRng(10))).not.toEqual(asked);
    nextGeneration(evolver, state, oneMax, 3, 3);
    evolver.receive(state, measured, createRng(11));
    expect(JSON.stringify([state, measured])).toBe(before);
  });

  test('sends so many emigrants, each once, and they are valid', () => {
    const { state } = evolveBits(evolver, halfInvalid, 3, 4).at(-1)!;
    const sent = evolver.emigrants(state, 3, createRng(1));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
    expect(sent.every(({ worth }) => worth !== null)).toBe(true);
  });

  test('is as large as it says', () => {
    const islands = isSplit ? ISLANDS.count : 1;
    const [first, ...later] = evolveBits(evolver, oneMax, 12, 6);
    expect(first!.asked).toHaveLength(size.living * islands);
    for (const { asked, state } of later) {
      expect(evolver.population(state)).toHaveLength(size.living * islands);
      expect(asked.length).toBeLessThanOrEqual(size.asked * islands);
    }
  });

  test('asks for as many whatever the luck', () => {
    const counts = [oneMax, halfInvalid, () => null].map((measure, seed) =>
      evolveBits(evolver, measure, seed, 5).map(({ asked }) => asked.length),
    );
    expect(counts[1]).toEqual(counts[0]);
    expect(counts[2]).toEqual(counts[0]);
  });

  test('never loses its best where worth is certain', () => {
    const bests = evolveBits(evolver, oneMax, 4, 30).map(({ state }) => bestOf(evolver.population(state)));
    expect(bests).toEqual(bests.toSorted((one, two) => one - two));
    expect(bests.at(-1)).toBeGreaterThan(bests[0]!);
  });

  test('lets nobody be a parent who is no individual', () => {
    const generations = evolveBits(evolver, halfInvalid, 6, 10);
    const invalid = new Set(
      generations.flatMap(({ measured }) => measured.filter(({ worth }) => !worth).map(({ id }) => id)),
    );
    const parents = generations.flatMap(({ asked }) => asked.flatMap((candidate) => candidate.parents));
    expect(invalid.size).toBeGreaterThan(10);
    expect(parents.length).toBeGreaterThan(10);
    expect(parents.filter((id) => invalid.has(id))).toEqual([]);
  });

  test('goes on where nobody is an individual', () => {
    const generations = evolveBits(evolver, () => null, 7, 5);
    const { state } = generations.at(-1)!;
    expect(evolver.hall(state)).toEqual([]);
    expect(evolver.population(state)).toHaveLength(generations[0]!.asked.length);
    expect(generations[4]!.asked.some(({ parents }) => parents.length > 0)).toBe(true);
  });

  test('numbers every birth once, and knows all parents', () => {
    const born = new Map<number, { genome: Bits; parents: readonly number[] }>();
    for (const { asked, state } of evolveBits(evolver, oneMax, 8, 12)) {
      const before = new Set(born.keys());
      const newborns = asked.filter(({ id }) => !before.has(id));
      for (const { id, genome, parents } of newborns) {
        expect(born.has(id)).toBe(false);
        expect(parents.filter((parent) => !before.has(parent))).toEqual([]);
        expect(new Set(parents).size).toBe(parents.length);
        born.set(id, { genome, parents });
      }
      for (const { id, genome, parents } of [...asked, ...evolver.population(state), ...evolver.hall(state)]) {
        expect({ genome, parents }).toEqual(born.get(id));
      }
    }
    expect(Math.min(...born.keys())).toBe(0);
    if (!isSplit) expect(Math.max(...born.keys())).toBe(born.size - 1);
  });

  test('gives nobody two places in one population', () => {
    for (const { asked, state } of evolveBits(evolver, oneMax, 11, 12)) {
      for (const members of [asked, evolver.population(state)]) {
        const share = members.length / (isSplit ? ISLANDS.count : 1);
        const places = members.map(({ id }, index) => `${id} on ${Math.floor(index / share)}`);
        expect(new Set(places).size).toBe(places.length);
      }
    }
    const { state } = evolveBits(evolver, oneMax, 11, 3).at(-1)!;
    expect(evolver.receive(state, evolver.population(state).slice(0, 1), createRng(12))).toEqual(state);
  });
});

describe.each(EVOLVERS)('the settings of $name', ({ name }) => {
  test('are filled in, and taken back', () => {
    const settings = readEvolverSettings({ method: name });
    expect(settings.method).toBe(name);
    expect(readEvolverSettings(settings)).toEqual(settings);
    expect(() => createEvolver({ method: name }, bitStrings(BITS))).not.toThrow();
  });
});

test('wrong settings are turned down by name', () => {
  expect(() => readEvolverSettings({ method: 'magic' })).toThrow('evolver: method must be one of generational,');
  expect(() => readEvolverSettings({ method: 'nsga2', elites: 1 })).toThrow('nsga2 has no setting "elites"');
  expect(() => createEvolver({ selection: 'luck' }, bitStrings(BITS))).toThrow(
    'generational: selection must be tournament, roulette or rank, not "luck"',
  );
});

function makeSmall(method: string): Evolver<Bits, Json> {
  return createEvolver({ method, ...SMALL[method] }, bitStrings(BITS));
}

function makeIslands(evolver: Evolver<Bits, Json>): Evolver<Bits, Json> {
  return createIslands(evolver, ISLANDS);
}

function noisy(...[bits, rng]: Parameters<Measure>) {
  return [oneMax(bits)[0] + (rng.next() >>> 0) / 2 ** 30, -bits[0]!];
}

function bestOf(members: readonly Member<Bits>[]): number {
  return Math.max(...members.map(({ worth }) => worth?.[0] ?? -Infinity));
}

function bestOfRandom(count: number, seed: number): number {
  const rng = createRng(seed);
  return Math.max(...Array.from({ length: count }, () => oneMax(randomBits(BITS, rng))[0]));
}
