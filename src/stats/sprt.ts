/**
 * A sequential probability ratio test: play pairs of games until it is clear enough whether a player is stronger by
 * elo1 or only by elo0. It may be evaluated after every pair, which no fixed interval permits, and saves about half the
 * games (Wald 1945). The five outcomes of a pair have unknown chances, of which only the mean matters. So each
 * hypothesis gets the chances that explain the counts best among those with its mean: the generalised test that
 * Stockfish's fishtest made popular (Van den Bergh, "A practical introduction to the GSPRT"). Elo is logistic, as in
 * elo.ts.
 */

import { InputError } from '../base/inputError.ts';
import type { PentanomialCounts } from './elo.ts';
import { expectedScore } from './elo.ts';

/** The two strengths to distinguish, and how often the answer may be wrong. */
export interface SprtOptions {
  readonly elo0: number;
  readonly elo1: number;
  /** The chance of accepting elo1 if elo0 is true; 0.05 by default. */
  readonly alpha?: number;
  /** The chance of accepting elo0 if elo1 is true; 0.05 by default. */
  readonly beta?: number;
}

/** The state of a sequential test. */
export interface SprtState {
  /** The logarithm of how many times better elo1 explains the counts than elo0. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly verdict: 'accept-h0' | 'accept-h1' | 'continue';
}

/** Replaces a count of 0, as in fishtest: otherwise the outcomes seen so far might not allow the required mean. */
const UNSEEN = 1e-3;

const GREATEST_ELO = 2000;

/** At GREATEST_ELO the limits are 2^17 apart, and a double has 53 binary digits. */
const HALVINGS = 17 + 53;

/** A sequential test of strength: whether the pairs so far are enough to decide between `elo0` and `elo1`. */
export function sprt(counts: PentanomialCounts, options: SprtOptions): SprtState {
  const { elo0, elo1, alpha = 0.05, beta = 0.05 } = options;
  checkElo(elo0, elo1);
  checkRisk('alpha', alpha);
  checkRisk('beta', beta);
  const llr = logLikelihoodRatio(counts, expectedScore(elo0), expectedScore(elo1));
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  return { llr, lower, upper, verdict: llr >= upper ? 'accept-h1' : llr <= lower ? 'accept-h0' : 'continue' };
}

function checkElo(elo0: number, elo1: number): void {
  if (elo0 < elo1 && elo0 >= -GREATEST_ELO && elo1 <= GREATEST_ELO) return;
  throw new InputError(
    'sprt-range',
    `The test cannot distinguish elo0 = ${elo0} from elo1 = ${elo1}. ` +
      `Give two numbers from ${-GREATEST_ELO} to ${GREATEST_ELO}, the smaller one as elo0.`,
  );
}

function checkRisk(name: string, risk: number): void {
  if (risk > 0 && risk < 0.5) return;
  throw new InputError(
    'sprt-range',
    `${name} is the chance of a wrong verdict and cannot be ${risk}. ` +
      'Give a number above 0 and below 0.5, such as 0.05.',
  );
}

/**
 * With a mean score s, the most likely chance of an outcome with the share p and the score a is p / (1 + x (a - s)),
 * where x is a Lagrange multiplier that gives the right mean (Owen 1988; for fishtest Van den Bergh,
 * support_MLE_multinomial.pdf, proposition 1.1). In the ratio of two of these p cancels.
 */
function logLikelihoodRatio(counts: PentanomialCounts, score0: number, score1: number): number {
  if (counts.every((count) => count === 0)) return 0;
  const seen = counts.map((count) => count || UNSEEN);
  const x0 = multiplier(seen, score0);
  const x1 = multiplier(seen, score1);
  return seen.reduce((sum, count, index) => {
    const score = index / 4;
    return sum + count * Math.log((1 + x0 * (score - score0)) / (1 + x1 * (score - score1)));
  }, 0);
}

/** The x that gives the right mean, by bisection: `excess` falls from Infinity to -Infinity between the two limits. */
function multiplier(seen: readonly number[], score: number): number {
  let low = -1 / (1 - score);
  let high = 1 / score;
  for (let halvings = 0; halvings < HALVINGS; halvings++) {
    const middle = (low + high) / 2;
    if (excess(seen, score, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function excess(seen: readonly number[], score: number, x: number): number {
  let sum = 0;
  for (let index = 0; index < seen.length; index++) {
    const difference = index / 4 - score;
    sum += (seen[index]! * difference) / (1 + x * difference);
  }
  return sum;
}
