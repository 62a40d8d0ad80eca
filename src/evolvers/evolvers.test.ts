import { describe, expect, test } from 'vitest';
import type { Bits, Measure } from '../../test/bitStrings.ts';
import { askedBy, bitStrings, evolveBits, nextGeneration, oneMax, randomBits } from '../../test/bitStrings.ts';
import { randomPoint, realVectors, sphere } from '../../test/realVectors.ts';
import type { Json } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import { createRng } from '../base/rng.ts';
import type { Given } from '../base/setting.ts';
import type { Evolver, Member, Variation } from './evolver.ts';
import { EVOLVERS, createEvolver, generationSize, readEvolverSettings } from './evolvers.ts';
import { createIslands } from './islands.ts';

const BITS = 64;
const DIMENSION = 10;
const ISLANDS = { count: 3, interval: 2, migrants: 2, topology: 'random' };

/** Small populations, so that many generations pass quickly. A method without an entry uses its defaults. */
const SMALL: Readonly<Record<string, Given>> = {
  generational: { population: 31, elites: 2 },
  steadyState: { population: 30, offspring: 9, remeasure: 2 },
  muPlusLambda: { mu: 10, lambda: 21 },
  nsga2: { population: 16 },
  cmaes: { hallPolicy: 'best' },
};

/** What is evolved. Methods that search a space of real numbers cannot evolve bits. */
interface World {
  readonly variation: Variation<Bits>;
  readonly measure: Measure;
  /** About half of all genomes are invalid. */
  readonly halfInvalid: Measure;
  readonly random: (rng: Rng) => Bits;
}

/** OneMax. Bit strings with an odd number of ones are invalid. */
const BIT_WORLD: World = {
  variation: bitStrings(BITS),
  measure: oneMax,
  halfInvalid: (bits) => (oneMax(bits)[0] % 2 === 1 ? null : oneMax(bits)),
  random: (rng) => randomBits(BITS, rng),
};

/** The squared distance from (1, 1, ...). Points in every other strip of the first coordinate are invalid. */
const SPACE_WORLD: World = {
  variation: realVectors(DIMENSION, { low: -5, high: 5, centre: -1 }),
  measure: nearness,
  halfInvalid: (point) => (Math.floor(point[0]! * 100) % 2 === 0 ? nearness(point) : null),
  random: (rng) => randomPoint(DIMENSION, -5, 5, rng),
};

/** The two ways to migrate. Not every method has the second. */
const BY_MERIT = { emigration: 'best', immigration: 'merit' } as const;
const OPEN = { emigration: 'selected', immigration: 'open' } as const;

/** Methods that ask once in a generation. The others have tests of their own. */
const ASKING_ONCE = EVOLVERS.filter(({ asks, asksOften }) => asks === 'worth' && !asksOften);

const METHODS = ASKING_ONCE.flatMap(({ name, needsSpace = false, migratesByMerit }) => {
  const alone = {
    title: name,
    isSplit: false,
    needsSpace,
    size: generationSize({ method: name, ...SMALL[name] }, DIMENSION),
    migration: BY_MERIT,
    make: () => makeSmall(name),
  };
  const split = (title: string, migration: typeof BY_MERIT | typeof OPEN) => ({
    ...alone,
    title: `${title} of ${name}`,
    isSplit: true,
    migration,
    make: (): Evolver<Bits, Json> => createIslands(makeSmall(name), { ...ISLANDS, ...migration }),
  });
  return [alone, split('islands', BY_MERIT), ...(migratesByMerit ? [] : [split('open islands', OPEN)])];
});

describe.each(METHODS)('$title', ({ isSplit, needsSpace, size, migration, make }) => {
  const evolver = make();
  const { emigration, immigration } = migration;
  const { measure, halfInvalid, random } = needsSpace ? SPACE_WORLD : BIT_WORLD;
  const noisy: Measure = (genome, rng) => [measure(genome, rng)![0]! + (rng.next() >>> 0) / 2 ** 30, -genome[0]!];

  test('beats random search at equal cost', () => {
    for (let seed = 0; seed < 5; seed++) {
      const generations = evolveBits(evolver, measure, seed, isSplit ? 40 : 80);
      const cost = generations.reduce((sum, { asked }) => sum + asked.length, 0);
      const rng = createRng(seed);
      const lucky = Array.from({ length: cost }, () => measure(random(rng), rng)![0]!);
      const best = bestOf(evolver.population(generations.at(-1)!.state));
      expect(best).toBeGreaterThan(Math.max(...lucky) + 10);
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

  test('does not mutate its state by asking, telling or receiving', () => {
    const { state, measured } = evolveBits(evolver, measure, 2, 3).at(-1)!;
    const before = JSON.stringify([state, measured]);
    const asked = askedBy(evolver, state, createRng(9));
    expect(askedBy(evolver, state, createRng(9))).toStrictEqual(asked);
    expect(askedBy(evolver, state, createRng(10))).not.toEqual(asked);
    nextGeneration(evolver, state, measure, 3, 3);
    evolver.receive(state, measured, immigration, createRng(11));
    expect(JSON.stringify([state, measured])).toBe(before);
  });

  test('sends the given number of distinct, valid emigrants', () => {
    const { state } = evolveBits(evolver, halfInvalid, 3, 4).at(-1)!;
    const sent = evolver.emigrants(state, 3, emigration, createRng(1));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
    expect(sent.every(({ worth }) => worth !== null)).toBe(true);
  });

  test('has the population size that it declares', () => {
    const islands = isSplit ? ISLANDS.count : 1;
    const [first, ...later] = evolveBits(evolver, measure, 12, 6);
    expect(first!.asked).toHaveLength(size.living * islands);
    for (const { asked, state } of later) {
      expect(evolver.population(state)).toHaveLength(size.living * islands);
      expect(asked.length).toBeLessThanOrEqual(size.asked * islands);
    }
  });

  test('asks about the same number whatever the results', () => {
    const counts = [measure, halfInvalid, () => null].map((luck, seed) =>
      evolveBits(evolver, luck, seed, 5).map(({ asked }) => asked.length),
    );
    expect(counts[1]).toEqual(counts[0]);
    expect(counts[2]).toEqual(counts[0]);
  });

  test('never loses its best if worth has no noise', () => {
    // A population drawn from a distribution is a sample. Its best is in the hall of fame.
    const kept = (state: Json) => (needsSpace ? evolver.hall(state) : evolver.population(state));
    const bests = evolveBits(evolver, measure, 4, 30).map(({ state }) => bestOf(kept(state)));
    expect(bests).toEqual(bests.toSorted((one, two) => one - two));
    expect(bests.at(-1)).toBeGreaterThan(bests[0]!);
  });

  test('never uses an invalid individual as a parent', () => {
    const generations = evolveBits(evolver, halfInvalid, 6, 10);
    const invalid = new Set(
      generations.flatMap(({ measured }) => measured.filter(({ worth }) => !worth).map(({ id }) => id)),
    );
    const parents = generations.flatMap(({ asked }) => asked.flatMap((candidate) => candidate.parents));
    expect(invalid.size).toBeGreaterThan(10);
    expect(parents.length).toBeGreaterThan(10);
    expect(parents.filter((id) => invalid.has(id))).toEqual([]);
  });

  test('continues if all individuals are invalid', () => {
    const generations = evolveBits(evolver, () => null, 7, 5);
    const { state } = generations.at(-1)!;
    expect(evolver.hall(state)).toEqual([]);
    expect(evolver.population(state)).toHaveLength(generations[0]!.asked.length);
    // A distribution that learns only from valid individuals stays as it is, so its samples have no parents.
    expect(generations[4]!.asked.some(({ parents }) => parents.length > 0)).toBe(!needsSpace);
  });

  test('numbers every birth once, and knows all parents', () => {
    const born = new Map<number, { genome: Bits; parents: readonly number[] }>();
    for (const { asked, state } of evolveBits(evolver, measure, 8, 12)) {
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

  test('gives no individual two places in one population', () => {
    for (const { asked, state } of evolveBits(evolver, measure, 11, 12)) {
      for (const members of [asked, evolver.population(state)]) {
        const share = members.length / (isSplit ? ISLANDS.count : 1);
        const places = members.map(({ id }, index) => `${id} on ${Math.floor(index / share)}`);
        expect(new Set(places).size).toBe(places.length);
      }
    }
    const { state } = evolveBits(evolver, measure, 11, 3).at(-1)!;
    expect(evolver.receive(state, evolver.population(state).slice(0, 1), immigration, createRng(12))).toEqual(state);
  });
});

describe.each(EVOLVERS.filter(({ migratesByMerit }) => !migratesByMerit))(
  'newcomers that $name must let in',
  (kind) => {
    const evolver = makeSmall(kind.name);
    const { state } = evolveBits(evolver, oneMax, 13, 4).at(-1)!;
    const strangers = [0, null].map((fitness, index) => ({
      id: 1000 + index,
      genome: Array.from({ length: BITS }, () => 0),
      parents: [998, 999],
      worth: fitness === null ? null : [fitness],
    }));
    const received = evolver.receive(state, strangers, 'open', createRng(1));
    const after = nextGeneration(evolver, received, oneMax, 14, 4);
    const without = nextGeneration(evolver, state, oneMax, 14, 4);

    test('do not live there before they have played', () => {
      expect(evolver.population(received)).toEqual(evolver.population(state));
    });

    test('play in the next generation, whatever they are worth, in the places of children', () => {
      const ids = after.asked.map(({ id }) => id);
      expect(ids).toHaveLength(without.asked.length);
      expect(new Set(ids).size).toBe(ids.length);
      expect(after.asked.filter(({ id }) => id >= 1000)).toEqual(
        strangers.map(({ id, genome, parents }) => ({ id, genome, parents })),
      );
      expect(evolver.population(after.state)).toHaveLength(evolver.population(state).length);
    });

    test('leave no gap in the numbers of births, and do not arrive twice', () => {
      const later = nextGeneration(evolver, after.state, oneMax, 14, 5);
      const born = (asked: readonly { readonly id: number }[]) => asked.map(({ id }) => id).filter((id) => id < 1000);
      const before = new Set([...evolver.population(state), ...evolver.hall(state)].map(({ id }) => id));
      const [first, second] = [after, later].map(({ asked }) => born(asked).filter((id) => !before.has(id)));
      expect(Math.min(...second!.filter((id) => !first!.includes(id)))).toBe(Math.max(...first!) + 1);
      expect(evolver.receive(received, strangers, 'open', createRng(1))).toEqual(received);
      expect(later.asked).toHaveLength(without.asked.length);
    });
  },
);

describe.each(EVOLVERS)('the settings of $name', ({ name, needsSpace }) => {
  test('are filled in, and the result is accepted again', () => {
    const settings = readEvolverSettings({ method: name });
    expect(settings.method).toBe(name);
    expect(readEvolverSettings(settings)).toEqual(settings);
    const { variation } = needsSpace ? SPACE_WORLD : BIT_WORLD;
    expect(() => createEvolver({ method: name }, variation)).not.toThrow();
  });
});

test('invalid settings are rejected by name', () => {
  expect(() => readEvolverSettings({ method: 'magic' })).toThrow('evolver: method must be one of generational,');
  expect(() => readEvolverSettings({ method: 'nsga2', elites: 1 })).toThrow('nsga2 has no setting "elites"');
  expect(() => createEvolver({ selection: 'luck' }, bitStrings(BITS))).toThrow(
    'generational: selection must be tournament, roulette, proportional or rank, not "luck"',
  );
});

function makeSmall(method: string): Evolver<Bits, Json> {
  const needsSpace = EVOLVERS.find(({ name }) => name === method)?.needsSpace;
  return createEvolver({ method, ...SMALL[method] }, (needsSpace ? SPACE_WORLD : BIT_WORLD).variation);
}

function nearness(point: Bits): [number] {
  return [-sphere(point.map((number) => number - 1))];
}

function bestOf(members: readonly Member<Bits>[]): number {
  return Math.max(...members.map(({ worth }) => worth?.[0] ?? -Infinity));
}
