/**
 * How much stronger one player is than another, on Elo's scale in its logistic form (a difference of 400 means ten
 * points to one), from pairs of games: one opening, played twice with colours swapped. The two games of a pair are not
 * independent, because an opening that favours one colour gives each player a good game and a bad one. So pairs are
 * counted, and the variance comes from pairs; counting games would give intervals that are too wide or too narrow.
 *
 * The interval is the mean score plus or minus z standard errors, mapped to Elo. Three cases make that unreliable:
 * fewer than SURE_PAIRS pairs; all pairs ended the same (the sample then has no variance); and an interval beyond 0 or
 * 1 (the sample is too lopsided for a symmetric interval). They use the Wilson interval with pairs as trials, the
 * widest that a score between 0 and 1 can need. A player who won everything is thus rated from some finite Elo upwards,
 * to Infinity. The likelihood of superiority is always above 0.975 exactly if the 95 % interval lies above 0.
 */

import { normalCdf } from './normal.ts';
import { standardErrorsFor } from './standardErrorsFor.ts';
import type { Interval } from './wilson.ts';
import { wilsonInterval } from './wilson.ts';

/** The number of pairs in which the first player scored 0, 0.5, 1, 1.5 and 2 points. */
export type PentanomialCounts = readonly [number, number, number, number, number];

/** How much stronger one player is than another, with an interval. */
export interface EloEstimate {
  /** Infinite if the first player won everything or nothing. */
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  /** Mean points per game of the first player. */
  readonly score: number;
  /** Standard error of the score; for the Wilson interval, half its width divided by z. */
  readonly scoreError: number;
  /** The likelihood that the first player is stronger, from 0 to 1. */
  readonly los: number;
  readonly pairs: number;
  readonly games: number;
}

/** With fewer pairs their variance is too uncertain: by Student's t a 95 % interval would cover less than 93 %. */
export const SURE_PAIRS = 16;

/** The mean points per game of a player who is stronger by this much. */
export function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The inverse of `expectedScore`: -Infinity for 0 and Infinity for 1. */
export function eloFromScore(score: number): number {
  if (!(score >= 0 && score <= 1)) throw new RangeError(`a score must be between 0 and 1, not ${score}`);
  return 400 * Math.log10(score / (1 - score));
}

/** The strength that pairs of games show. Undefined without pairs. */
export function eloEstimate(counts: PentanomialCounts, confidence = 0.95): EloEstimate | undefined {
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  if (pairs === 0) return undefined;
  const score = counts.reduce((sum, count, index) => sum + count * scoreAt(index), 0) / pairs;
  const z = standardErrorsFor(confidence);
  const { low, high, deviation } = sampleInterval(counts, pairs, score, z) ?? widestInterval(pairs, score, confidence);
  return {
    elo: eloFromScore(score),
    low: eloFromScore(low),
    high: eloFromScore(high),
    score,
    scoreError: (high - low) / (2 * z),
    los: normalCdf((score - 0.5) / deviation),
    pairs,
    games: 2 * pairs,
  };
}

interface ScoreInterval extends Interval {
  /** The standard deviation of the mean score, if both players were equally strong. */
  readonly deviation: number;
}

/** Mean points per game of the pairs counted at this index. */
function scoreAt(index: number): number {
  return index / 4;
}

/** From the variance of the sample; undefined if that is unreliable. */
function sampleInterval(counts: PentanomialCounts, pairs: number, score: number, z: number): ScoreInterval | undefined {
  if (pairs < SURE_PAIRS) return undefined;
  const squares = counts.reduce((sum, count, index) => sum + count * (scoreAt(index) - score) ** 2, 0);
  const deviation = Math.sqrt(squares / (pairs - 1) / pairs);
  const low = score - z * deviation;
  const high = score + z * deviation;
  return deviation > 0 && low > 0 && high < 1 ? { low, high, deviation } : undefined;
}

/** As if every pair had been either won or lost outright. */
function widestInterval(pairs: number, score: number, confidence: number): ScoreInterval {
  return { ...wilsonInterval(score * pairs, pairs, confidence), deviation: 0.5 / Math.sqrt(pairs) };
}
