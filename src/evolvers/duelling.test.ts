import { describe, expect, test } from 'vitest';
import type { Bits } from '../../test/bitStrings.ts';
import { bitStrings, oneMax } from '../../test/bitStrings.ts';
import type { Json } from '../base/json.ts';
import { createRng } from '../base/rng.ts';
import type { Given } from '../base/setting.ts';
import { CROSSINGS, EFFECTIVE, MUTANTS, UNDECIDED } from './crossingTraits.ts';
import type { Candidate, Evolver, Question } from './evolver.ts';
import { createEvolver } from './evolvers.ts';
import { createIslands } from './islands.ts';

const BITS = 24;
const SMALL = { method: 'duelling', population: 20, crossings: 60, together: 5 };

type Pair = readonly [Candidate<Bits>, Candidate<Bits>];
type Judge = (pair: Pair) => number;

/** The individual with more ones wins. */
const more: Judge = ([one, two]) => (1 + Math.sign(oneMax(one.genome)[0] - oneMax(two.genome)[0])) / 2;

function make(settings: Given = {}, variation = bitStrings(BITS)): Evolver<Bits, Json> {
  return createEvolver({ ...SMALL, ...settings }, variation);
}

/** A generation: its state, the pairs of each question, and how much was done before each. */
function generation(evolver: Evolver<Bits, Json>, state: Json, seed: number, judge = more) {
  const conversation = evolver.step(state, { ask: createRng(seed, 1), tell: createRng(seed, 2) });
  const asked: (readonly Pair[])[] = [];
  const done: number[] = [];
  let turn = conversation.next();
  while (!turn.done) {
    const question = turn.value as Question<Bits> & { readonly kind: 'duels' };
    asked.push(question.pairs);
    done.push(question.done!);
    turn = conversation.next({ kind: 'duels', results: question.pairs.map(judge) });
  }
  return { state: turn.value, asked, done };
}

function evolve(evolver: Evolver<Bits, Json>, generations: number, judge = more): Json {
  let state = evolver.start();
  for (let number = 0; number < generations; number++) state = generation(evolver, state, number, judge).state;
  return state;
}

describe('a generation', () => {
  const evolver = make();
  const { state, asked, done } = generation(evolver, evolver.start(), 1);

  test('has its crossings, a few at a time, and then a knock-out of all', () => {
    // Twelve times: parents and victims, then the children; then 10, 5, 2, 1 and 1 pairs.
    expect(asked).toHaveLength(2 * 12 + 5);
    expect(asked.slice(-5).map(({ length }) => length)).toEqual([10, 5, 2, 1, 1]);
    expect(asked.every((pairs) => pairs.length <= 15)).toBe(true);
    expect(done).toEqual(done.toSorted((one, two) => one - two));
    expect([done[0], done.at(-1)]).toEqual([0, 1]);
    expect(evolver.traits!(state)[CROSSINGS]).toBe(60);
  });

  test('has no duels of an individual with itself, and no place that is lost twice', () => {
    for (const pairs of asked) expect(pairs.filter(([one, two]) => one.id === two.id)).toEqual([]);
    for (const children of asked.slice(0, 24).filter((_, index) => index % 2 === 1)) {
      const victims = children.map(([, victim]) => victim.id);
      expect(new Set(victims).size).toBe(5);
    }
  });

  test('lets a child stay only if it wins', () => {
    const won = asked
      .slice(0, 24)
      .filter((_, index) => index % 2 === 1)
      .flat()
      .filter((pair) => more(pair) === 1);
    expect(evolver.traits!(state)[EFFECTIVE]).toBeCloseTo((100 * won.length) / 60, 9);
    expect(won.length).toBeGreaterThan(5);
    expect(won.length).toBeLessThan(55);
  });

  test('is led by the winner of the knock-out', () => {
    const { id, worth } = evolver.leader!(state)!;
    const ones = evolver.population(state).map(({ genome }) => oneMax(genome)[0]);
    expect(oneMax(evolver.population(state).find((member) => member.id === id)!.genome)[0]).toBe(Math.max(...ones));
    expect(worth![0]).toBeGreaterThan(0.5);
    expect(evolver.population(state)).toHaveLength(20);
  });

  test('counts undecided duels', () => {
    const all = asked.flat();
    const undecided = all.filter((pair) => more(pair) === 0.5);
    expect(evolver.traits!(state)[UNDECIDED]).toBeCloseTo((100 * undecided.length) / all.length, 9);
    const never = evolver.traits!(generation(evolver, evolver.start(), 1, () => 0.5).state);
    expect([never[UNDECIDED], never[EFFECTIVE], never[MUTANTS]]).toEqual([100, 0, 0]);
  });

  test('is the same again from the stored state', () => {
    const stored = JSON.parse(JSON.stringify(state)) as Json;
    expect(stored).toStrictEqual(state);
    expect(generation(make(), stored, 2)).toStrictEqual(generation(evolver, state, 2));
  });
});

test.each([1, 2, 3])('improves with tournaments of %i', (tournamentSize) => {
  const evolver = make({ tournamentSize });
  const [early, late] = [1, 12].map((count) => oneMax(evolver.leader!(evolve(evolver, count))!.genome)[0]);
  expect(late).toBeGreaterThan(early!);
  expect(late).toBeGreaterThanOrEqual(BITS - 3);
});

test('a relation that is no order leads nowhere, and does no harm', () => {
  // Each beats the next three in a circle of seven.
  const circle: Judge = ([one, two]) => {
    const ahead = (oneMax(two.genome)[0] - oneMax(one.genome)[0] + 7) % 7;
    return ahead === 0 ? 0.5 : ahead <= 3 ? 1 : 0;
  };
  const evolver = make();
  expect(evolver.population(evolve(evolver, 5, circle))).toHaveLength(20);
});

test('islands are asked together, and exchange their best', () => {
  const islands: Evolver<Bits, Json> = createIslands(make(), { count: 2, interval: 1, migrants: 2 });
  const { state, asked } = generation(islands, islands.start(), 1);
  expect(asked).toHaveLength(29);
  const [one, two] = islands.islands!(state).map((members) => members.map(({ id }) => id));
  expect(one!.filter((id) => two!.includes(id)).length).toBeGreaterThan(0);
});
