/**
 * What numbers of the games of a generation show, such as how long the games were. They are one number a generation, not
 * averages over individuals. Their names are those with which they are stored.
 */

import { meanInterval } from '../stats/studentT.ts';
import type { LinePoint } from './curvePoint.ts';

interface TrialNumber {
  /** The name of the axis, and what values are multiplied with on it. */
  readonly axis: string;
  readonly scale: number;
  readonly finding: (points: readonly LinePoint[]) => string;
}

const NUMBERS: Readonly<Record<string, TrialNumber>> = {
  'progress against earlier champions': {
    axis: 'lead over earlier champions, points a game',
    scale: 1,
    finding: progressFinding,
  },
  'plies of a game': {
    axis: 'plies of a game',
    scale: 1,
    finding: (points) => {
      const [from, to] = endsOf(points).map(Math.round);
      if (from === to) return `A game of the last generation takes ${to} plies, as many as in the first.`;
      return `A game of the last generation takes ${to} plies on average; in the first it was ${from}.`;
    },
  },
  'share of drawn games': {
    axis: 'drawn games, %',
    scale: 100,
    finding: (points) => {
      const [from, to] = endsOf(points).map((share) => Math.round(100 * share));
      if (from === to) return `${to} % of the games of the last generation are drawn, as in the first.`;
      return `${to} % of the games of the last generation are drawn; in the first it was ${from} %.`;
    },
  },
};

/** Whether a number belongs to the games of a generation and not to its individuals. */
export function isOfTrial(name: string): boolean {
  return Object.hasOwn(NUMBERS, name);
}

export function trialFinding(name: string, points: readonly LinePoint[]): string | undefined {
  return isOfTrial(name) && points.length > 0 ? NUMBERS[name]!.finding(points) : undefined;
}

/** How such a number is drawn. */
export function trialAxis(name: string): Pick<TrialNumber, 'axis' | 'scale'> {
  return isOfTrial(name) ? NUMBERS[name]! : { axis: name, scale: 1 };
}

/** Whether the mean over all generations is clear of zero. A win is 1 point and a loss -1. */
function progressFinding(points: readonly LinePoint[]): string {
  const { value, low, high } = meanInterval(points.map((point) => point.value));
  const begin = `Champions score ${signed(value)}`;
  if (low === null || high === null) {
    return `${begin} against those before them in ${points.length === 1 ? 'the only generation so far' : 'every generation'}.`;
  }
  const scores = `${begin} (${signed(low)} to ${signed(high)}) against those before them`;
  if (low > 0) return `${scores}: later champions are better.`;
  return high < 0 ? `${scores}: later champions are worse.` : `${scores}: no progress is visible.`;
}

function endsOf(points: readonly LinePoint[]): [first: number, last: number] {
  return [points[0]!.value, points.at(-1)!.value];
}

function signed(value: number): string {
  const digits = Math.abs(value).toFixed(2);
  if (Number(digits) === 0) return '0';
  return `${value < 0 ? '−' : '+'}${digits}`;
}
