import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../base/inputError.ts';
import type { Rng } from '../base/rng.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import type { PentanomialCounts } from './elo.ts';
import { expectedScore } from './elo.ts';
import { sprt } from './sprt.ts';

describe('the log likelihood ratio', () => {
  // The tests of fastchess (app/tests/sprt_test.cpp, logistic pentanomial), drawn pairs and split pairs added up.
  test.each([
    [[223, 9863, 21279, 10037, 246], 0.5, 2.5, -3.07],
    [[871, 26175, 55983, 26678, 821], 0, 2, -4.98],
  ] as Case[])('of %j is what fastchess finds', (counts, elo0, elo1, llr) => {
    expect(sprt(counts, { elo0, elo1 }).llr).toBeCloseTo(llr, 2);
  });

  // The formulas of fishtest (LLRcalc.py, LLR_logistic), computed with mpmath 1.3 in 40 digits; zeros count as 0.001.
  test.each([
    [[3, 5, 8, 5, 3], 0, 50, -0.6885485524865324],
    [[1, 2, 4, 10, 15], 0, 100, 6.680471281827827],
    [[0, 0, 24, 0, 0], 0, 10, -0.6936708174979067],
    [[10, 0, 0, 0, 10], 0, 20, -0.03312768763801367],
    [[0, 0, 0, 0, 10], 0, 5, 0.14290443254415805],
    [[2, 3, 5, 7, 3], -20, 20, 0.8800139576417232],
    [[0, 0, 0, 0, 5], -2000, 2000, 57.57606795409328],
  ] as Case[])('of %j from %d to %d is what fishtest would find', (counts, elo0, elo1, llr) => {
    expect(sprt(counts, { elo0, elo1 }).llr).toBeCloseTo(llr, 10);
  });

  test('of wins alone is that of a coin, except for unseen outcomes', () => {
    // By hand: the best chances for a mean s are to win with chance s and to lose with chance 1 - s.
    const { llr } = sprt([0, 0, 0, 0, 30], { elo0: 0, elo1: 100 });
    expect(llr).toBeCloseTo(30 * Math.log(expectedScore(100) / 0.5), 2);
  });

  test('comes close to the normal approximation in large samples', () => {
    const counts: PentanomialCounts = [900, 2500, 4200, 2700, 1000];
    const score = mean(counts);
    const [score0, score1] = [expectedScore(0), expectedScore(10)];
    const normal = (pairsOf(counts) * (score1 - score0) * (2 * score - score0 - score1)) / (2 * variance(counts));
    expect(sprt(counts, { elo0: 0, elo1: 10 }).llr / normal).toBeCloseTo(1, 2);
  });

  test('is 0 where both hypotheses are equally far', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.nat(500), fc.integer({ min: 1, max: 300 }), (a, b, c, elo) => {
        expect(sprt([a, b, c, b, a], { elo0: -elo, elo1: elo }).llr).toBeCloseTo(0, 9);
      }),
    );
    expect(sprt([0, 0, 0, 0, 0], { elo0: 0, elo1: 5 })).toMatchObject({ llr: 0, verdict: 'continue' });
  });

  test('changes its sign when the players are swapped', () => {
    const count = fc.nat(200);
    fc.assert(
      fc.property(count, count, count, count, count, (a, b, c, d, e) => {
        const { llr } = sprt([a, b, c, d, e], { elo0: -10, elo1: 40 });
        expect(sprt([e, d, c, b, a], { elo0: -40, elo1: 10 }).llr).toBeCloseTo(-llr, 9);
      }),
    );
  });

  test('rises with every pair that went better', () => {
    const count = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(count, count, count, count, count, fc.nat(3), (a, b, c, d, e, index) => {
        const worse = [a, b, c, d, e];
        const better = worse.with(index, worse[index]! - 1).with(index + 1, worse[index + 1]! + 1);
        fc.pre(better[index]! > 0);
        // A better pair also changes the variance. Only near an even score can that not outweigh the mean.
        fc.pre(pairsOf(worse) > 50 && Math.abs(mean(worse) - 0.5) < variance(worse) / 2);
        const options = { elo0: -5, elo1: 5 };
        expect(llrOf(better, options)).toBeGreaterThan(llrOf(worse, options));
      }),
    );
  });
});

describe('the verdict', () => {
  test('has the bounds of Wald', () => {
    // log(0.05/0.95) and log(0.95/0.05), as fishtest prints them.
    const { lower, upper } = sprt([1, 1, 1, 1, 1], { elo0: 0, elo1: 5 });
    expect([lower, upper]).toEqual([expect.closeTo(-2.94443897916644, 13), expect.closeTo(2.94443897916644, 13)]);
    const skewed = sprt([1, 1, 1, 1, 1], { elo0: 0, elo1: 5, alpha: 0.01, beta: 0.2 });
    expect([skewed.lower, skewed.upper]).toEqual([expect.closeTo(Math.log(20 / 99)), expect.closeTo(Math.log(80))]);
  });

  test('comes when a bound is reached', () => {
    expect(sprt([5, 10, 20, 40, 25], { elo0: 0, elo1: 30 }).verdict).toBe('accept-h1');
    expect(sprt([25, 40, 20, 10, 5], { elo0: 0, elo1: 30 }).verdict).toBe('accept-h0');
    expect(sprt([1, 2, 4, 3, 1], { elo0: 0, elo1: 30 }).verdict).toBe('continue');
    for (let better = 0; better < 100; better++) {
      const { llr, lower, upper, verdict } = sprt([10, 20, 40, 20 + better, 10], { elo0: 0, elo1: 30, beta: 0.2 });
      expect([llr >= upper, llr <= lower]).toEqual([verdict === 'accept-h1', verdict === 'accept-h0']);
    }
  });

  test('is wrong no more often than specified', () => {
    const options = { elo0: 0, elo1: 40 };
    const runs = 600;
    // Three standard deviations above 5 %.
    const most = runs * (0.05 + 3 * Math.sqrt((0.05 * 0.95) / runs));
    for (const [elo, wrong] of [
      [options.elo0, 'accept-h1'],
      [options.elo1, 'accept-h0'],
    ] as const) {
      let wrongs = 0;
      for (let run = 0; run < runs; run++) {
        if (verdictOf(expectedScore(elo), options, createRng(1945, elo, run)) === wrong) wrongs++;
      }
      expect(wrongs).toBeLessThan(most);
      // A test that is never wrong would play too long.
      expect(wrongs).toBeGreaterThan(0);
    }
  });
});

test.each([
  [{ elo0: 5, elo1: 0 }, 'cannot distinguish elo0 = 5 from elo1 = 0'],
  [{ elo0: 5, elo1: 5 }, 'the smaller one as elo0'],
  [{ elo0: Number.NaN, elo1: 5 }, 'cannot distinguish'],
  [{ elo0: 0, elo1: Infinity }, 'from -2000 to 2000'],
  [{ elo0: 0, elo1: 5, alpha: 0 }, 'alpha is the chance of a wrong verdict and cannot be 0'],
  [{ elo0: 0, elo1: 5, beta: 0.5 }, 'beta is the chance of a wrong verdict and cannot be 0.5'],
])('options %j are rejected', (options, message) => {
  const attempt = (): unknown => sprt([1, 2, 3, 2, 1], options);
  expect(attempt).toThrow(InputError);
  expect(attempt).toThrow(expect.objectContaining({ code: 'sprt-range', message: expect.stringContaining(message) }));
});

type Case = [PentanomialCounts, number, number, number];

function llrOf(counts: readonly number[], options: { elo0: number; elo1: number }): number {
  return sprt(counts as unknown as PentanomialCounts, options).llr;
}

function pairsOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function mean(counts: readonly number[]): number {
  return counts.reduce((sum, count, index) => sum + (count * index) / 4, 0) / pairsOf(counts);
}

function variance(counts: readonly number[]): number {
  const score = mean(counts);
  return counts.reduce((sum, count, index) => sum + count * (index / 4 - score) ** 2, 0) / pairsOf(counts);
}

/** Plays pairs whose mean is the score, two independent games with many draws each, until the verdict. */
function verdictOf(score: number, options: { elo0: number; elo1: number }, rng: Rng): string {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (;;) {
    counts[playGame(score, rng) + playGame(score, rng)]!++;
    const { verdict } = sprt(counts, options);
    if (verdict !== 'continue') return verdict;
  }
}

/** Half points: 1 for a draw, which half of the games are. */
function playGame(score: number, rng: Rng): number {
  const luck = randomBelow(rng, 1_000_000) / 1_000_000;
  return luck < score - 0.25 ? 2 : luck < score + 0.25 ? 1 : 0;
}
