/** Studies in words. */

import type { OpponentResult, StudySummary } from '../../api/studyApi.ts';
import { formatNoun } from '../numberText.ts';

export const PRESET_QUESTION = 'How difficult was this opponent, from 1 (very easy) to 10 (very hard)?';

const SIDE_WORDS = {
  black: 'always as Black',
  white: 'always as White',
  alternate: 'alternating sides',
} as const;

/** `12 of 60 games`. */
export function formatProgress({ finished, planned }: Pick<StudySummary, 'finished' | 'planned'>): string {
  return `${finished} of ${formatNoun(planned, 'game')}`;
}

/** `75 % (47-91)`. */
export function formatWinRate({ winRate, low, high }: OpponentResult): string {
  return `${percent(winRate)} % (${percent(low)}-${percent(high)})`;
}

/** The design of a study in a sentence. */
export function describeDesign({ opponents, gamesEach, side }: StudySummary): string {
  const games = formatNoun(opponents.length * gamesEach, 'game');
  const each = opponents.length === 1 ? '' : `, ${gamesEach} against each of ${opponents.length} opponents`;
  return `Every participant plays ${games}${each}, ${SIDE_WORDS[side]}.`;
}

/** The meaning of the ends of the scale, from the brackets after 1 and 10 in the question. */
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
  const share = `${percent(best.winRate)} % of its games`;
  if (equals.length === results.length) return `All opponents tie: each won ${share}.`;
  return `${listOf(equals.map(({ title }) => title))} tie: each won ${share}.`;
}

/** What the plot of ratings shows. */
export function ratingFinding(results: readonly OpponentResult[]): string {
  const rated = results.filter(({ median }) => median !== null);
  const highest = Math.max(...rated.map(({ median }) => median!));
  const best = rated.filter(({ median }) => median === highest).map(({ title }) => title);
  if (rated.length === 0) return 'No game has been rated yet.';
  if (rated.length === 1) return `${best[0]} has a median rating of ${highest}.`;
  if (best.length > 1) return `${listOf(best)} tie at a median rating of ${highest}.`;
  return `${best[0]} was rated highest: median rating ${highest}.`;
}

function listOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function percent(share: number): number {
  return Math.round(100 * share);
}
