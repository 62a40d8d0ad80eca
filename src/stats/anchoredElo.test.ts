import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rng } from '../base/rng.ts';
import { createRng, randomFraction } from '../base/rng.ts';
import type { AnchoredResult } from './anchoredElo.ts';
import { anchoredElo } from './anchoredElo.ts';
import type { PentanomialCounts } from './elo.ts';
import { eloFromScore, expectedScore } from './elo.ts';

const LADDER = [0, 345, 595, 830];

const counts = fc.tuple(...[0, 1, 2, 3, 4].map(() => fc.nat(12))) as unknown as fc.Arbitrary<PentanomialCounts>;
const result = fc.record({ elo: fc.integer({ min: -500, max: 1500 }), pairs: counts });
const results = fc
  .array(result, { minLength: 1, maxLength: 5 })
  .filter((all) => all.some(({ pairs }) => sum(pairs) > 0));

describe('against one opponent', () => {
  test.each([
    [0.5, 0],
    [0.75, 190.8],
    [0.9, 381.7],
    [0.1, -381.7],
  ])('a share of %f of the points is the plain formula: %f above it', (share, above) => {
    const pairs: PentanomialCounts = [100 * (1 - share), 0, 0, 0, 100 * share];
    expect(anchoredElo([{ elo: 600, pairs }])!.elo).toBeCloseTo(600 + above, 1);
    expect(600 + eloFromScore(share)).toBeCloseTo(600 + above, 1);
  });

  test('the interval of independent games without draws is that of Wilson', () => {
    // 60 of 100 games: 0.5020 to 0.6906.
    const pairs: PentanomialCounts = [8, 0, 24, 0, 18];
    const { low, high } = anchoredElo([{ elo: 0, pairs }])!;
    expect(expectedScore(low)).toBeCloseTo(0.502, 2);
    expect(expectedScore(high)).toBeCloseTo(0.6906, 2);
  });
});

test('without a game nothing is known', () => {
  expect(anchoredElo([])).toBeUndefined();
  expect(anchoredElo([{ elo: 100, pairs: [0, 0, 0, 0, 0] }])).toBeUndefined();
});

test('who won or lost everything has a finite rating and an interval that says how little is known', () => {
  const all = anchoredElo(LADDER.map((elo) => ({ elo, pairs: [0, 0, 0, 0, 20] })))!;
  const none = anchoredElo(LADDER.map((elo) => ({ elo, pairs: [20, 0, 0, 0, 0] })))!;
  const almost = anchoredElo(LADDER.map((elo, index) => ({ elo, pairs: [0, 0, 0, index === 3 ? 1 : 0, 19] })))!;
  expect(all.low).toBeGreaterThan(830);
  expect(all.elo).toBeGreaterThan(almost.elo);
  expect(all.high - all.low).toBeGreaterThan(500);
  expect(none.high).toBeLessThan(0);
  expect([all.elo, all.high, none.elo, none.low].every(Number.isFinite)).toBe(true);
});

describe('by its laws', () => {
  test('the rating lies in its interval', () => {
    fc.assert(
      fc.property(results, (all) => {
        const { elo, low, high } = anchoredElo(all)!;
        expect(low).toBeLessThan(elo);
        expect(high).toBeGreaterThan(elo);
      }),
    );
  });

  test('one pair that ends better raises it', () => {
    fc.assert(
      fc.property(results, fc.integer({ min: 0, max: 3 }), (all, outcome) => {
        const [first, ...others] = all;
        const withOne = (place: number): AnchoredResult => ({
          elo: first!.elo,
          pairs: first!.pairs.map((count, index) => count + (index === place ? 1 : 0)) as unknown as PentanomialCounts,
        });
        const worse = anchoredElo([withOne(outcome), ...others])!;
        const better = anchoredElo([withOne(outcome + 1), ...others])!;
        expect(better.elo).toBeGreaterThan(worse.elo);
      }),
    );
  });

  test('if all opponents are stronger by so much, so is the player', () => {
    fc.assert(
      fc.property(results, fc.integer({ min: -800, max: 800 }), (all, shift) => {
        const [one, other] = [anchoredElo(all)!, anchoredElo(all.map((met) => ({ ...met, elo: met.elo + shift })))!];
        for (const name of ['elo', 'low', 'high'] as const) expect(other[name]).toBeCloseTo(one[name] + shift, 4);
      }),
    );
  });

  test('with colours and points reversed it is the mirror image', () => {
    fc.assert(
      fc.property(results, (all) => {
        const reversed = all.map(({ elo, pairs }) => ({
          elo: -elo,
          pairs: pairs.toReversed() as unknown as PentanomialCounts,
        }));
        const [one, other] = [anchoredElo(all)!, anchoredElo(reversed)!];
        expect(other.elo).toBeCloseTo(-one.elo, 4);
        expect(other.low).toBeCloseTo(-one.high, 4);
      }),
    );
  });

  test('more games of the same kind make it surer', () => {
    const pairs: PentanomialCounts = [3, 1, 4, 2, 10];
    const more = pairs.map((count) => 4 * count) as unknown as PentanomialCounts;
    const [few, many] = [pairs, more].map((one) => anchoredElo(LADDER.map((elo) => ({ elo, pairs: one })))!);
    expect(many!.elo).toBeCloseTo(few!.elo, 4);
    expect((many!.high - many!.low) / (few!.high - few!.low)).toBeCloseTo(0.5, 1);
  });
});

describe('95 of 100 intervals contain the true rating', () => {
  const cases = [
    { draws: 0, alike: 0 },
    { draws: 0.35, alike: 0 },
    { draws: 0, alike: 0.4 },
    { draws: 0.35, alike: -0.4 },
  ];
  test.each(cases)('with $draws draws and pairs that are alike by $alike', ({ draws, alike }) => {
    const rng = createRng(1);
    for (const elo of [100, 500, 760, 1000]) {
      const tries = 800;
      let found = 0;
      for (let count = 0; count < tries; count++) {
        const { low, high } = anchoredElo(LADDER.map((other) => playedPairs(rng, elo - other, other, draws, alike)))!;
        if (low <= elo && elo <= high) found++;
      }
      // Three standard errors of what may be.
      expect(found / tries).toBeGreaterThan(0.92);
      expect(found / tries).toBeLessThan(0.985);
    }
  });
});

/** Twenty pairs; `alike` is the chance that both games of a pair have the same luck, if negative the opposite. */
function playedPairs(rng: Rng, difference: number, elo: number, draws: number, alike: number): AnchoredResult {
  const pairs = [0, 0, 0, 0, 0];
  const score = expectedScore(difference);
  const draw = 4 * draws * score * (1 - score);
  const points = (luck: number): number => (luck < score - draw / 2 ? 2 : luck < score + draw / 2 ? 1 : 0);
  for (let pair = 0; pair < 20; pair++) {
    const luck = randomFraction(rng);
    const same = alike > 0 ? luck : 1 - luck;
    const other = randomFraction(rng) < Math.abs(alike) ? same : randomFraction(rng);
    pairs[points(luck) + points(other)]!++;
  }
  return { elo, pairs: pairs as unknown as PentanomialCounts };
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
