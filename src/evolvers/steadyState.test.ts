import { expect, test } from 'vitest';
import { beginGeneration, bitStrings } from '../../test/bitStrings.ts';
import type { Given } from '../base/setting.ts';
import { createRng } from '../base/rng.ts';
import type { Worth } from './evolver.ts';
import { createEvolver } from './evolvers.ts';

test('children replace the worst, if they are better', () => {
  expect(idsAfter({ replace: 'worst' }, [[2], [0]])).toEqual([0, 1, 3, 4]);
  expect(idsAfter({ replace: 'worst' }, [[2], [2]])).toEqual([0, 3, 4, 5]);
  expect(idsAfter({ replace: 'worst' }, [[2], [9]])).toEqual([0, 3, 4, 5]);
  expect(idsAfter({ replace: 'worst' }, [[0], [9]])).toEqual([0, 1, 3, 5]);
  expect(idsAfter({ replace: 'worst' }, [null, [-9]])).toEqual([0, 1, 3, 5]);
  expect(idsAfter({ replace: 'worst' }, [[1], [1]])).toEqual([0, 1, 3, 4]);
});

test('or the oldest of those that are worse', () => {
  expect(idsAfter({ replace: 'oldest' }, [[9], [9]])).toEqual([2, 3, 4, 5]);
  expect(idsAfter({ replace: 'oldest' }, [[2], [2]])).toEqual([0, 3, 4, 5]);
  expect(idsAfter({ replace: 'oldest' }, [null, [0]])).toEqual([0, 1, 3, 5]);
});

test('the best are measured again and get their newest worth', () => {
  const { asked, population } = step({ remeasure: 2 }, [[1.5], null, [-4], [2.5]]);
  expect(asked.map(({ id }) => id)).toEqual([4, 5, 0, 3]);
  expect(asked.every((candidate) => !('known' in candidate))).toBe(true);
  // The previous best turns out to be bad before a child looks for a place, but the invalid one is even worse.
  expect(population.map(({ id, worth }) => [id, worth?.[0]])).toEqual([
    [0, -4],
    [1, 1],
    [3, 2.5],
    [4, 1.5],
  ]);
});

function idsAfter(settings: Given, worths: readonly Worth[]): number[] {
  return step({ remeasure: 0, ...settings }, worths).population.map(({ id }) => id);
}

/** One step after four were born with worths 3, 1, null and 2: two children, and those that are measured again. */
function step(settings: Given, worths: readonly Worth[]) {
  const evolver = createEvolver({ method: 'steadyState', population: 4, offspring: 2, ...settings }, bitStrings(8));
  const first = beginGeneration(evolver, evolver.start(), { ask: createRng(1), tell: createRng(2) });
  const state = first.tell([[3], [1], null, [2]]);
  const { asked, tell } = beginGeneration(evolver, state, { ask: createRng(3), tell: createRng(4) });
  return { asked, population: evolver.population(tell(worths)) };
}
