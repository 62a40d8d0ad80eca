import { describe, expect, test } from 'vitest';
import type { Bits } from '../../test/bitStrings.ts';
import { bitStrings, evolveBits, oneMax } from '../../test/bitStrings.ts';
import type { Given } from '../base/setting.ts';
import { createEvolver } from './evolvers.ts';

const noise = (bits: Bits, rng: { next(): number }) => [oneMax(bits)[0] + ((rng.next() >>> 0) / 2 ** 32) * 8];

describe('elites', () => {
  test.each([{ elitesFrom: 'population' }, { elitesFrom: 'hall', hallPolicy: 'best' }])(
    'are the previous best, asked about last under their own numbers: %j',
    (settings) => {
      const evolver = create({ elites: 3, ...settings });
      const generations = evolveBits(evolver, noise, 1, 6);
      for (const [number, { asked }] of generations.slice(1).entries()) {
        const { state } = generations[number]!;
        const members = settings.elitesFrom === 'hall' ? evolver.hall(state) : evolver.population(state);
        const best = members.toSorted((one, two) => two.worth![0]! - one.worth![0]!).slice(0, 3);
        expect(asked.slice(-3)).toEqual(best.map(({ id, genome, parents }) => ({ id, genome, parents })));
        expect(asked).toHaveLength(12);
      }
    },
  );

  test('from a hall of the best never get worse if worth has no noise', () => {
    const evolver = create({ elites: 1, elitesFrom: 'hall', hallPolicy: 'best', hall: 1, hallDistinct: false });
    const bests = evolveBits(evolver, oneMax, 1, 30).map(({ measured }) => measured.at(-1)!.worth![0]!);
    expect(bests.slice(1)).toEqual(bests.slice(1).toSorted((one, two) => one - two));
  });

  test('live once, however often they are in the hall', () => {
    const evolver = create({ elites: 4, elitesFrom: 'hall', hallPolicy: 'best', hallDistinct: false, inherit: true });
    const generations = evolveBits(evolver, oneMax, 3, 20);
    const halls = generations.map(({ state }) => evolver.hall(state).map(({ id }) => id));
    expect(halls.some((ids) => new Set(ids).size < ids.length)).toBe(true);
    for (const { asked } of generations) expect(new Set(asked.map(({ id }) => id)).size).toBe(12);
  });

  test('are fewer if there are not enough, and there are more children', () => {
    const evolver = create({ elites: 3 });
    const onlyOne = (bits: Bits, rng: { next(): number }) => (rng.next() % 7 === 0 ? oneMax(bits) : null);
    const generations = evolveBits(evolver, onlyOne, 1, 8);
    const valid = generations.map(({ measured }) => measured.filter(({ worth }) => worth).length);
    const elites = generations.map(({ asked }, number) =>
      number === 0
        ? 0
        : asked.filter(({ id }) => generations[number - 1]!.measured.some((one) => one.id === id)).length,
    );
    expect(valid.some((count) => count < 3)).toBe(true);
    expect(elites.slice(1)).toEqual(valid.slice(0, -1).map((count) => Math.min(3, count)));
    expect(generations.map(({ asked }) => asked.length)).toEqual(generations.map(() => 12));
  });
});

describe('inheritance', () => {
  test('elites and unchanged children keep their worth', () => {
    const evolver = create({ elites: 2, inherit: true, crossoverRate: 0.5 });
    const generations = evolveBits(evolver, noise, 2, 8);
    const born = new Map(generations.flatMap(({ measured }) => measured.map((one) => [one.id, one] as const)));
    let copies = 0;
    for (const { asked } of generations.slice(1)) {
      for (const elite of asked.slice(-2)) expect(elite.known).toEqual(born.get(elite.id)!.worth);
      for (const { genome, parents, known } of asked.slice(0, -2)) {
        const same = parents.map((id) => born.get(id)!).find((one) => one.genome.join() === genome.join());
        expect(known).toEqual(same?.worth);
        if (same) copies++;
      }
    }
    expect(copies).toBeGreaterThan(5);
  });

  test('without it no worth is known', () => {
    const generations = evolveBits(create({ elites: 2 }), noise, 2, 4);
    expect(generations.flatMap(({ asked }) => asked).every((candidate) => !('known' in candidate))).toBe(true);
  });
});

test.each(['tournament', 'roulette', 'rank'])('with %s it gets better', (selection) => {
  const generations = evolveBits(create({ selection, population: 40 }), oneMax, 4, 25);
  const means = [generations[0]!, generations.at(-1)!].map(
    ({ measured }) => measured.reduce((sum, { worth }) => sum + worth![0]!, 0) / measured.length,
  );
  expect(means[1]).toBeGreaterThan(means[0]! + 2);
});

test('impossible settings are rejected', () => {
  expect(() => create({ elites: 12 })).toThrow('generational: elites must be fewer than population, which is 12.');
  expect(() => create({ elites: 4, elitesFrom: 'hall', hall: 3 })).toThrow('elites must be at most hall, which is 3.');
});

function create(settings: Given) {
  return createEvolver({ method: 'generational', population: 12, ...settings }, bitStrings(16));
}
