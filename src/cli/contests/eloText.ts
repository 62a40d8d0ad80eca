/** Results in words and numbers that a person can read. */

import type { Score, Tally } from '../../arena/tally.ts';
import { gamesOf, pointsOf, totalOf } from '../../arena/tally.ts';
import type { EloEstimate } from '../../stats/elo.ts';
import type { SprtOptions, SprtState } from '../../stats/sprt.ts';
import { textTable } from '../terminal/textTable.ts';
import { formatCount, formatNoun } from '../terminal/terminal.ts';

/** `+12`, `-7`, `0`. */
export function formatElo(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? '+∞' : '-∞';
  const rounded = Math.round(elo);
  return `${rounded > 0 ? '+' : ''}${rounded === 0 ? 0 : rounded}`;
}

/** `Elo +120 (+85 to +160)`; only a bound if every game was won or lost. */
export function formatEstimate({ elo, low, high }: EloEstimate): string {
  if (Number.isFinite(elo)) return `Elo ${formatElo(elo)} (${formatElo(low)} to ${formatElo(high)})`;
  return elo > 0 ? `Elo above ${formatElo(low)}` : `Elo below ${formatElo(high)}`;
}

/** The estimate with its confidence. */
export function describeElo(estimate: EloEstimate): string {
  return `${formatEstimate(estimate)}, with 95 % confidence from ${formatNoun(estimate.pairs, 'pair')} of games`;
}

/** Which player is stronger, according to the interval. */
export function describeVerdict({ low, high }: EloEstimate, first: string, second: string): string {
  if (low > 0) return `${first} is stronger.`;
  if (high < 0) return `${second} is stronger.`;
  return 'The interval includes 0: these games do not show which is stronger.';
}

export function describeSprt({ llr, lower, upper, verdict }: SprtState, { elo0, elo1 }: SprtOptions): string {
  const ratio = `log likelihood ratio ${llr.toFixed(2)}, limits ${lower.toFixed(2)} and ${upper.toFixed(2)}`;
  if (verdict === 'continue') return `Sequential test: no verdict yet (${ratio}).`;
  const [shown, refuted] = (verdict === 'accept-h1' ? [elo1, elo0] : [elo0, elo1]).map(formatElo);
  return `Sequential test: the verdict is Elo ${shown}, not ${refuted} (${ratio}).`;
}

/** Wins, draws, losses and points by colour. */
export function tallyTable(tally: Tally): string {
  const row = (name: string, score: Score): string[] => [
    name,
    formatCount(score.wins),
    formatCount(score.draws),
    formatCount(score.losses),
    `${formatPoints(pointsOf(score))} of ${formatCount(gamesOf(score))}`,
    gamesOf(score) === 0 ? '' : `${((100 * pointsOf(score)) / gamesOf(score)).toFixed(1)} %`,
  ];
  const rows = [row('as Black', tally.asBlack), row('as White', tally.asWhite), row('together', totalOf(tally))];
  return textTable(['', 'wins', 'draws', 'losses', 'points', ''], rows, [0]);
}

/** Half points as people write them: 12, 12½, ½. */
export function formatPoints(points: number): string {
  const whole = Math.floor(points);
  const half = points > whole ? '½' : '';
  return whole === 0 && half !== '' ? half : `${formatCount(whole)}${half}`;
}
