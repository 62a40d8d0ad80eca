/** Studies in words. */

import type { OpponentResult, StudySummary } from '../../api/studyApi.ts';
import { formatNoun } from '../numberText.ts';

export const PRESET_QUESTION = 'How difficult was this opponent, from 1 (very easy) to 10 (very hard)?';

const SIDE_WORDS = {
  black: 'always as Black',
  white: 'always as White',
  alternate: 'with both sides in turn',
} as const;

/** `12 of 60 games`. */
export function formatProgress({ finished, planned }: Pick<StudySummary, 'finished' | 'planned'>): string {
  return `${finished} of ${formatNoun(planned, 'game')}`;
}

/** `75 % (47-91)`. */
export function formatWinRate({ winRate, low, high }: OpponentResult): string {
  return `${percent(winRate)} % (${percent(low)}-${percent(high)})`;
}

/** How a study goes, for its keeper. */
export function describeDesign({ opponents, gamesEach, side }: StudySummary): string {
  const games = formatNoun(opponents.length * gamesEach, 'game');
  const each = opponents.length === 1 ? '' : `, ${gamesEach} against each of ${opponents.length} opponents`;
  return `Every participant plays ${games}${each}, ${SIDE_WORDS[side]}.`;
}

/** What the ends of the scale mean: what the question says in brackets after 1 and 10. */
export function scaleEnds(question: string): readonly [low: string, high: string] {
  const [, low, high] = /\b1 \(([^)]+)\).*\b10 \(([^)]+)\)/.exec(question) ?? [];
  return low === undefined || high === undefined ? ['the least', 'the most'] : [low, high];
}

/** What the plot of games shows. */
export function winFinding(results: readonly OpponentResult[]): string {
  const best = results.toSorted((one, other) => other.winRate - one.winRate)[0]!;
  const equals = results.filter(({ winRate }) => winRate === best.winRate);
  if (results.length === 1) return `${best.title} won ${formatWinRate(best)} of its games.`;
  if (equals.length === 1) return `${best.title} won most often, ${formatWinRate(best)} of its games.`;
  const share = `${percent(best.winRate)} % of their games`;
  if (equals.length === results.length) return `All opponents won equally often, ${share}.`;
  return `${listOf(equals.map(({ title }) => title))} won most often, ${share} each.`;
}

/** What the plot of ratings shows. */
export function ratingFinding(results: readonly OpponentResult[]): string {
  const rated = results.filter(({ median }) => median !== null).toSorted((one, other) => other.median! - one.median!);
  const [first, second] = rated;
  if (!first) return 'No game has been rated yet.';
  if (!second) return `${first.title} was rated ${first.median} of 10 in the middle.`;
  if (first.median === second.median)
    return `${first.title} and ${second.title} were rated alike, ${first.median} of 10.`;
  return `${first.title} was rated highest, ${first.median} of 10 in the middle.`;
}

function listOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function percent(share: number): number {
  return Math.round(100 * share);
}
