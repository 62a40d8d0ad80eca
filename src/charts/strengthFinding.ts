/** What the strength of a run shows, in one sentence: the line above its chart. It claims what the intervals allow. */

import { formatNoun } from '../base/numberText.ts';
import type { StrengthPoint } from './chart.ts';
import type { StrengthEstimate } from './strengthText.ts';
import { formatStrength, isClearChange } from './strengthText.ts';

interface StrengthFacts {
  /** How many plies the champion looks ahead; undefined where it plays as in training. */
  readonly championDepth?: number | undefined;
}

/** `From 480 to 760 Elo above random moves in 30 generations; the champion has 905 (840-970).` */
export function strengthFinding(
  points: readonly StrengthPoint[],
  champion: StrengthEstimate | undefined,
  { championDepth }: StrengthFacts = {},
): string {
  const [first, last] = [points[0], points.at(-1)];
  const ahead = championDepth === undefined ? '' : `, which looks ${formatNoun(championDepth, 'move')} ahead,`;
  const crowned = champion ? `the champion${ahead} has ${formatStrength(champion)}` : '';
  if (!first || !last) return champion ? `In Elo above random moves ${crowned}.` : 'Strength was not measured.';
  const end = crowned === '' ? '.' : `; ${crowned}.`;
  if (points.length === 1)
    return `${formatStrength(last)} Elo above random moves in generation ${last.generation}${end}`;
  const over = `in ${formatNoun(last.generation - first.generation, 'generation')}`;
  const [from, to] = [Math.round(first.elo), Math.round(last.elo)];
  if (isClearChange(first, last)) return `From ${from} to ${to} Elo above random moves ${over}${end}`;
  const change = from === to ? `at ${to}` : `from ${from} to ${to}`;
  return `No clear change ${over}, ${change} Elo above random moves${end}`;
}
