/**
 * The rules by which the verdicts follow from the games, fixed before any were played: a difference of two results is
 * judged by its interval, a result that should be level by whether its interval is near one half, and a best
 * configuration by its place.
 */

import type { Score } from '../../arena/tally.ts';
import { estimateText } from '../../reports/reportText.ts';
import type { Difference } from '../../stats/newcombe.ts';
import type { Part } from '../parts.ts';
import { gapOf, pointsShare } from './evidence.ts';

/** How far equal results may be apart. */
const LEVEL = 0.1;

export const GAP_RULE =
  'confirmed if the 95 % interval of the difference (Newcombe) is above 0, contradicted if it is below.';

/** `aa scores 21.0 percentage points more than ad (9.1 to 32.2): confirmed.` */
export function gapPart(one: string, two: string, first: Score, second: Score): Part {
  const gap = gapOf(first, second);
  const verdict = gap.low > 0 ? 'confirmed' : gap.high < 0 ? 'contradicted' : 'no evidence';
  return { text: `${gapText(one, two, gap)}: ${verdict}.`, verdict };
}

export const SMALL_GAP_RULE =
  'confirmed if the 95 % interval of the difference (Newcombe) is within 10 percentage points of 0, contradicted if it is outside;';

/** Whether two results differ by little. */
export function smallGapPart(one: string, two: string, first: Score, second: Score): Part {
  const gap = gapOf(first, second);
  const isNear = gap.low > -LEVEL && gap.high < LEVEL;
  const isFar = gap.high < -LEVEL || gap.low > LEVEL;
  const verdict = isNear ? 'confirmed' : isFar ? 'contradicted' : 'no evidence';
  return { text: `${gapText(one, two, gap)}: ${verdict}.`, verdict };
}

/** A negative difference reads better as a positive one of less. */
function gapText(one: string, two: string, gap: Difference): string {
  return `${one} scores ${moreOrLess(gap, two)}`;
}

/** `21.0 percentage points more than ad (9.1 to 32.2)`. */
export function moreOrLess({ value, low, high }: Difference, two: string): string {
  const isMore = value >= 0;
  const shown = isMore ? [value, low, high] : [-value, -high, -low];
  const [points, least, most] = shown.map((share) => (100 * share).toFixed(1));
  return `${points} percentage points ${isMore ? 'more' : 'less'} than ${two} (${least} to ${most})`;
}

/** Whether a player scores more than half of the points against another. */
export function strongerPart(what: string, score: Score): Part {
  const share = pointsShare(score);
  const verdict = share.low > 0.5 ? 'confirmed' : share.high < 0.5 ? 'contradicted' : 'no evidence';
  return { text: `${what}: ${estimateText(share)} of the points: ${verdict}.`, verdict };
}

export function weakerPart(what: string, { wins, draws, losses }: Score): Part {
  const { verdict } = strongerPart(what, { wins: losses, draws, losses: wins });
  return { text: `${what}: ${estimateText(pointsShare({ wins, draws, losses }))} of the points: ${verdict}.`, verdict };
}

/** Confirmed if the interval of the share is within ten points of one half, contradicted if it is outside. */
export function levelPart(what: string, score: Score): Part {
  const share = pointsShare(score);
  const isNear = share.low > 0.5 - LEVEL && share.high < 0.5 + LEVEL;
  const isFar = share.high < 0.5 - LEVEL || share.low > 0.5 + LEVEL;
  const verdict = isNear ? 'confirmed' : isFar ? 'contradicted' : 'no evidence';
  return { text: `${what}: ${estimateText(share)} of the points: ${verdict}.`, verdict };
}

export const LEVEL_RULE =
  'level is confirmed if the 95 % interval of the share of the points (Wilson) is within 40 % and 60 %, contradicted if it is outside;';

/** Confirmed if one of several has the highest share, contradicted if another is clearly better. */
export function bestPart(name: string, results: ReadonlyMap<string, Score>): Part {
  const own = results.get(name)!;
  const others = [...results].filter(([other]) => other !== name);
  const [best, score] = others.reduce((one, two) =>
    pointsShare(two[1]).value > pointsShare(one[1]).value ? two : one,
  );
  const gap = gapOf(own, score);
  const verdict = gap.value > 0 ? 'confirmed' : gap.high < 0 ? 'contradicted' : 'no evidence';
  const text =
    `${name} scores ${estimateText(pointsShare(own))}, the best of the other ${others.length}, ${best}, ` +
    `${estimateText(pointsShare(score))}: ${verdict}.`;
  return { text, verdict };
}

export const BEST_RULE =
  'best is confirmed if no other scores more, and contradicted if the 95 % interval of the difference to the best other is below 0;';
