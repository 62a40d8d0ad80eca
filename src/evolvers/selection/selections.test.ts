import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memberOf } from '../../../test/bitStrings.ts';
import type { Rng } from '../../base/rng.ts';
import { createRng } from '../../base/rng.ts';
import { proportional } from './proportional.ts';
import { rank } from './rank.ts';
import { roulette } from './roulette.ts';
import type { Selection } from './selection.ts';
import { SELECTIONS, createPick } from './selections.ts';
import { tournament } from './tournament.ts';
import { createWheel } from './wheel.ts';

const DRAWS = 20_000;
const STRENGTH = { tournamentSize: 3, pressure: 1.5 };

/** All but one ignore the zero of the fitness. */
const RELATIVE = SELECTIONS.filter((selection) => selection !== proportional);

describe.each(RELATIVE)('the selection $name', (selection) => {
  test('prefers the better and gives every member a chance', () => {
    const shares = sharesOf(selection, [-3, 5, 0, 5.5]);
    expect(shares[3]).toBeGreaterThan(shares[2]!);
    expect(shares[2]).toBeGreaterThan(shares[0]!);
    expect(shares[0]).toBeGreaterThan(0);
  });

  test('ignores a shift of all fitnesses', () => {
    const shares = sharesOf(selection, [1, 2, 4, 8]);
    expect(sharesOf(selection, [-7, -6, -4, 0])).toEqual(shares);
  });
});

describe.each(SELECTIONS)('the selection $name', (selection) => {
  test('draws a valid index', () => {
    const fitnesses = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(fitnesses, fc.nat(), (given, seed) => {
        const index = selection.prepare(given, STRENGTH)(createRng(seed));
        expect(given[index]).toBeDefined();
      }),
    );
  });

  test('skips invalid members, unless there are no others', () => {
    const settings = { selection: selection.name, ...STRENGTH };
    const mixed = [memberOf(0), memberOf(1, -5), memberOf(2), memberOf(3, -9)];
    expect(idsOf(createPick(mixed, settings))).toEqual([1, 3]);
    expect(idsOf(createPick([memberOf(4), memberOf(5), memberOf(6)], settings))).toEqual([4, 5, 6]);
  });

  test('uses another rating if given', () => {
    const settings = { selection: selection.name, tournamentSize: 50, pressure: 2 };
    const pick = createPick([memberOf(0, 9, 1), memberOf(1, 1, 9)], settings, (worths) =>
      worths.map((worth) => worth[1]!),
    );
    const drawn = Array.from({ length: 200 }, (_, seed) => pick(createRng(seed)).id);
    expect(drawn.filter((id) => id === 1).length).toBeGreaterThan(100);
  });
});

test('proportional gives chances in proportion to wins, and equal ones without any win', () => {
  const shares = sharesOf(proportional, [0, 2, 6, 12]);
  for (const [index, share] of [0, 0.1, 0.3, 0.6].entries()) expect(shares[index]).toBeCloseTo(share, 1);
  expect(shares[0]).toBe(0);
  for (const share of sharesOf(proportional, [0, 0, 0, 0])) expect(share).toBeCloseTo(0.25, 1);
});

test('a wheel of the smallest possible weights stops at one of them', () => {
  const drawn = Array.from({ length: 100 }, (_, seed) => createWheel([0, 5e-324, 5e-324, 0])(createRng(seed)));
  expect(new Set(drawn)).toEqual(new Set([1, 2]));
});

test('the best of those drawn, with replacement, wins a tournament', () => {
  // The worst of three wins if it is drawn each time, the middle one if the best is not drawn.
  expectShares(sharesOf(tournament, [2, 3, 1], { ...STRENGTH, tournamentSize: 2 }), [3 / 9, 5 / 9, 1 / 9]);
  expectShares(sharesOf(tournament, [7, 7, 7]), [1 / 3, 1 / 3, 1 / 3]);
  const words = [-1, 0, 0];
  expect(tournament.prepare([7, 7], STRENGTH)({ next: () => words.shift()! })).toBe(1);
});

test('on the roulette wheel the best of n has n + 1 times the share of the worst', () => {
  expectShares(sharesOf(roulette, [-1, 0, 1]), [2 / 15, 5 / 15, 8 / 15]);
  expectShares(sharesOf(roulette, [-2, -2]), [1 / 2, 1 / 2]);
});

test('chances fall evenly from the pressure to two minus the pressure', () => {
  expectShares(sharesOf(rank, [0, 1000, 1]), [0.5 / 3, 1.5 / 3, 1 / 3]);
  expectShares(sharesOf(rank, [3, 2, 1], { ...STRENGTH, pressure: 2 }), [2 / 3, 1 / 3, 0]);
  expectShares(sharesOf(rank, [3, 2, 1], { ...STRENGTH, pressure: 1 }), [1 / 3, 1 / 3, 1 / 3]);
  expectShares(sharesOf(rank, [4]), [1]);
  // In a tie the first ranks higher.
  expectShares(sharesOf(rank, [5, 5]), [1.5 / 2, 0.5 / 2]);
});

test('a wheel never stops at an index without weight', () => {
  const spin = createWheel([0, 1, 0, 1, 0]);
  expect(spin({ next: () => 0 })).toBe(1);
  expect(spin({ next: () => -(2 ** 31) })).toBe(3);
  expect(spin({ next: () => -1 })).toBe(3);
});

function sharesOf(selection: Selection, fitnesses: readonly number[], strength = STRENGTH): number[] {
  const draw = selection.prepare(fitnesses, strength);
  const rng = createRng(1);
  const counts = fitnesses.map(() => 0);
  for (let drawn = 0; drawn < DRAWS; drawn++) counts[draw(rng)]!++;
  return counts.map((count) => count / DRAWS);
}

/** Within five standard deviations. */
function expectShares(shares: readonly number[], expected: readonly number[]): void {
  expect(shares).toHaveLength(expected.length);
  for (const [index, share] of shares.entries()) {
    const deviation = Math.sqrt((expected[index]! * (1 - expected[index]!)) / DRAWS);
    expect(Math.abs(share - expected[index]!)).toBeLessThanOrEqual(5 * deviation);
  }
}

function idsOf(pick: (rng: Rng) => { readonly id: number }): number[] {
  const ids = new Set(Array.from({ length: 300 }, (_, seed) => pick(createRng(seed)).id));
  return [...ids].sort((one, two) => one - two);
}
