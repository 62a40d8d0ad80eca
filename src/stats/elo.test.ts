import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rng } from '../base/rng.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import type { EloEstimate, PentanomialCounts } from './elo.ts';
import { eloEstimate, eloFromScore, expectedScore } from './elo.ts';
import { normalQuantile } from './normal.ts';
import { wilsonInterval } from './wilson.ts';

const counts = fc.tuple(...([0, 1, 2, 3, 4].map(() => fc.nat(60)) as [Nat, Nat, Nat, Nat, Nat]));
type Nat = fc.Arbitrary<number>;

describe('the scale', () => {
  test('agrees with the usual tables', () => {
    // 100 points are worth 64 % and 200 points 76 %: Wikipedia, "Elo rating system".
    expect(expectedScore(100)).toBeCloseTo(0.64, 2);
    expect(expectedScore(200)).toBeCloseTo(0.76, 2);
    // By hand, from 1/(1 + 10^(-400/400)).
    expect(expectedScore(400)).toBeCloseTo(10 / 11, 15);
    expect(eloFromScore(0.5)).toBe(0);
    expect([eloFromScore(0), eloFromScore(1)]).toEqual([-Infinity, Infinity]);
    expect(() => eloFromScore(1.2)).toThrow('a score must be between 0 and 1');
  });

  test('can be inverted', () => {
    fc.assert(
      fc.property(fc.double({ min: -2000, max: 2000, noNaN: true }), (elo) => {
        expect(Math.abs(eloFromScore(expectedScore(elo)) - elo)).toBeLessThan(1e-6);
        expect(expectedScore(elo) + expectedScore(-elo)).toBeCloseTo(1, 14);
      }),
    );
  });
});

describe('the estimate', () => {
  test('takes its variance from pairs', () => {
    // By hand: 4 + 8 + 16 + 8 + 4 = 40 pairs of mean 1/2; sum of squares 2 * 4 * 1/4 + 2 * 8 * 1/16 = 3; over 39 and
    // 40.
    const { score, scoreError, elo, los, pairs, games } = estimate([4, 8, 16, 8, 4]);
    expect([score, elo, los, pairs, games]).toEqual([0.5, 0, 0.5, 40, 80]);
    expect(scoreError).toBeCloseTo(Math.sqrt(3 / 39 / 40), 14);
  });

  test('is narrow if openings decide, wide if players do', () => {
    // Each player won half of all games in both cases. Counts of games could not distinguish these two matches.
    const openingsDecide = estimate([1, 0, 98, 0, 1]);
    const luckDecides = estimate([50, 0, 0, 0, 50]);
    expect(luckDecides.scoreError / openingsDecide.scoreError).toBeCloseTo(Math.sqrt(50), 10);
  });

  // The tests of fastchess (app/tests/elo_test.cpp), which divides by the number of pairs and not by one less.
  test.each([
    [[34, 54, 63, 64, 75], 55.58, 27.65],
    [[332, 433, 498, 333, 334], -8.64, 10.33],
    [[7895, 8757, 5685, 568, 9999], -21.04, 2.95],
  ] as [PentanomialCounts, number, number][])('of %j is what fastchess finds', (pairs, elo, error) => {
    const found = estimate(pairs);
    expect(found.elo).toBeCloseTo(elo, 2);
    expect((found.high - found.low) / 2 / error).toBeCloseTo(1, 2);
  });

  test('also in its likelihood of superiority', () => {
    expect(estimate([332, 433, 498, 333, 334]).los).toBeCloseTo(0.0505, 4);
  });

  test('is undefined without pairs', () => {
    expect(eloEstimate([0, 0, 0, 0, 0])).toBeUndefined();
  });

  test('of only wins is open above and finite below', () => {
    const { elo, low, high, los, scoreError } = estimate([0, 0, 0, 0, 50]);
    expect([elo, high]).toEqual([Infinity, Infinity]);
    expect(low).toBeCloseTo(eloFromScore(wilsonInterval(50, 50).low), 10);
    expect(low).toBeGreaterThan(400);
    expect(los).toBeGreaterThan(0.999999);
    expect(scoreError).toBeGreaterThan(0);
  });

  test('of only draws does not claim to be exact', () => {
    const { elo, low, high, los } = estimate([0, 0, 50, 0, 0]);
    expect([elo, los]).toEqual([0, 0.5]);
    expect(high).toBeGreaterThan(50);
    expect(low).toBeCloseTo(-high, 10);
  });

  test('obeys its laws for any counts', () => {
    fc.assert(
      fc.property(counts, fc.double({ min: 0.5, max: 0.999, noNaN: true }), (pairs, confidence) => {
        fc.pre(pairs.some((count) => count > 0));
        const one = estimate(pairs, confidence);
        const other = estimate(pairs.toReversed() as unknown as PentanomialCounts, confidence);
        expect(one.low).toBeLessThanOrEqual(one.elo);
        expect(one.high).toBeGreaterThanOrEqual(one.elo);
        expect(one.low < one.high && one.scoreError > 0).toBe(true);
        // Both players see the same from their sides.
        expect(expectedScore(one.low)).toBeCloseTo(expectedScore(-other.high), 10);
        expect(one.los + other.los).toBeCloseTo(1, 12);
        // The interval and the likelihood of superiority agree, except for rounding at the edge.
        const edge = normalQuantile(one.los) - normalQuantile((1 + confidence) / 2);
        if (Math.abs(edge) > 1e-9) expect(one.low > 0).toBe(edge > 0);
      }),
      { numRuns: 1000 },
    );
  });

  // How often the interval covers the truth: even matches, few pairs, many draws, and lopsided ones where most pairs
  // are alike.
  test.each([
    [[0.1, 0.2, 0.4, 0.2, 0.1], 10],
    [[0.1, 0.2, 0.4, 0.2, 0.1], 20],
    [[0.1, 0.2, 0.4, 0.2, 0.1], 100],
    [[0.01, 0.03, 0.9, 0.04, 0.02], 50],
    [[0, 0.01, 0.02, 0.07, 0.9], 50],
    [[0.01, 0, 0.02, 0, 0.97], 50],
    [[0.02, 0, 0, 0, 0.98], 200],
  ] as [PentanomialCounts, number][])('covers the truth %j in %i pairs', (chances, pairs) => {
    const rng = createRng(1998, pairs);
    const truth = eloFromScore(chances.reduce((sum, chance, index) => sum + (chance * index) / 4, 0));
    const matches = 2000;
    let covered = 0;
    for (let match = 0; match < matches; match++) {
      const { low, high } = estimate(randomCounts(chances, pairs, rng));
      if (low <= truth && truth <= high) covered++;
    }
    expect(covered / matches).toBeGreaterThan(0.92);
  });
});

function estimate(pairs: PentanomialCounts, confidence?: number): EloEstimate {
  return eloEstimate(pairs, confidence)!;
}

function randomCounts(chances: PentanomialCounts, pairs: number, rng: Rng): PentanomialCounts {
  const drawn: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    let rest = randomBelow(rng, 1_000_000) / 1_000_000;
    let index = 0;
    while (index < 4 && rest >= chances[index]!) rest -= chances[index++]!;
    drawn[index]!++;
  }
  return drawn;
}
