/** Numbers of several runs as texts and cells. */

import type { Cell } from '../../documents/document.ts';
import { intervalCell, meanCell } from '../../reports/meanCell.ts';
import { meanText } from '../../reports/reportText.ts';
import { meanInterval, meanShareInterval } from '../../stats/studentT.ts';
import type { BoutResult } from './bouts.ts';
import { shareOf } from './bouts.ts';

/** `54.2 % (50.1-58.3)`: the mean of shares with its interval. */
export function shareText(shares: readonly number[]): string {
  return meanText(meanShareInterval(shares));
}

/** `+612 Elo (+571 to +653)`: the mean over runs with its interval. */
export function eloText(values: readonly number[]): string {
  const { value, low, high } = meanInterval(values);
  const limits = low === null || high === null ? '' : ` (${signedElo(low)} to ${signedElo(high)})`;
  return `${signedElo(value)} Elo${limits}`;
}

/** `+612`. */
export function signedElo(elo: number): string {
  return `${elo < 0 ? '' : '+'}${elo.toFixed(0)}`;
}

/** The mean with its interval; nothing without values. */
export function meanOver(values: readonly number[]): Cell {
  return values.length === 0 ? null : intervalCell(meanInterval(values));
}

/** The mean of shares, whose interval ends at 0 and 1. */
export function shareOver(shares: readonly number[]): Cell {
  return shares.length === 0 ? null : meanCell(shares);
}

/** The mean over the seeds of the share of points of champions. */
export function pointsCell(bouts: readonly BoutResult[]): Cell {
  return shareOver(bouts.map(shareOf));
}

export function gamesIn(bouts: readonly BoutResult[]): number {
  return bouts.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0);
}
