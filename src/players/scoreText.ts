/**
 * Scores as people read them, everywhere on one scale: which side is ahead, by how many men, and what share of the
 * points Black may expect. The leader is named, so that no sign can be misread. In give-away, where results hardly
 * depend on who has fewer men, the lead is the share. `data/chance.json` has the measured numbers.
 */

import measured from '../../data/chance.json' with { type: 'json' };
import { formatNoun } from '../base/numberText.ts';
import { MAN } from '../evaluators/evaluator.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, opponent, sideName } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { POINTS_PER_DECADE } from '../evaluators/evaluator.ts';
import { chanceFromPoints } from '../search/chance.ts';
import { provedEnd } from '../search/score.ts';

/** How the points of a player are read. */
export interface ScoreScale {
  /** Null if scores say nothing about men, as in give-away. */
  readonly pointsPerMan: number | null;
  /** So many points ahead make a win ten times as likely as a loss. */
  readonly pointsPerDecade: number;
}

/** A score on the one scale. */
export interface Advantage {
  /** Men that Black is ahead, negative where White is; 10 and -10 stand for a won game. Null in give-away. */
  readonly men: number | null;
  /** The share of the points that Black may expect, from 0 to 1. */
  readonly chance: number;
  /** `Black +0.35`, `level`, `White wins in 7 moves`; in give-away `Black 58 %`; a bound is `White +1.31 or more`. */
  readonly scoreText: string;
}

const MOST_MEN = 10;

/** The evaluation of analysis, hints and reviews: the strongest that there is. */
const ANALYSIS = 'evolved';

/** The player of analysis, hints and reviews, to a depth if one is named. */
export function analyst(depth?: number): string {
  return `alphabeta:eval=${ANALYSIS}${depth === undefined ? '' : `,depth=${depth}`}`;
}

/** Of the points of the analysis. */
export function analysisScale(variant: Variant): ScoreScale {
  return measuredScale(ANALYSIS, variant)!;
}

/** Of the points of an evaluation that was measured. */
export function measuredScale(evaluation: string, { name }: Variant): ScoreScale | undefined {
  const scales: Readonly<Record<string, Readonly<Record<string, ScoreScale>>>> = measured.scales;
  return scales[name]![evaluation];
}

/** Of an evaluation in which a man is worth so many points. Ahead by a man, it expects what `positional` does. */
export function scaleByMan(pointsPerMan: number, variant: Variant): ScoreScale {
  const { pointsPerDecade } = measuredScale('positional', variant)!;
  return { pointsPerMan, pointsPerDecade: (pointsPerMan / MAN) * pointsPerDecade };
}

/** Of points that stand for a chance. */
export function scaleByChance(pointsPerDecade: number, variant: Variant): ScoreScale {
  const common = measuredScale('positional', variant)!;
  const pointsPerMan = common.pointsPerMan && (common.pointsPerMan * pointsPerDecade) / common.pointsPerDecade;
  return { pointsPerMan, pointsPerDecade };
}

/** Of points that stand for the results of games, which say nothing about men. */
export const SCALE_OF_RESULTS: ScoreScale = { pointsPerMan: null, pointsPerDecade: POINTS_PER_DECADE };

/** What a side makes of a position or of a move, in points for that side; if not exact, it is worth that at most. */
export function advantageOf(points: number, side: Side, scale: ScoreScale, isExact = true): Advantage {
  const sign = side === BLACK ? 1 : -1;
  const end = provedEnd(points);
  const text = end ? endText(points > 0 ? side : opponent(side), end.plies) : leadText(points, side, scale);
  return {
    men: scale.pointsPerMan && withinBounds((sign * (end ? points * Infinity : points)) / scale.pointsPerMan),
    chance: chanceFromPoints(sign * (end ? points * Infinity : points), scale.pointsPerDecade),
    scoreText: isExact ? text : boundText(text, points > 0, end !== undefined),
  };
}

/** The end of a game. */
export function finalAdvantage(winner: Side | undefined, { giveaway }: Variant): Advantage {
  const chance = winner === undefined ? 0.5 : winner === BLACK ? 1 : 0;
  const scoreText = winner === undefined ? 'draw' : `${sideName(winner)} has won`;
  return { men: giveaway ? null : MOST_MEN * (2 * chance - 1), chance, scoreText };
}

/** Where a lead of a man stands among the chances of Black; in give-away, round shares. */
export function advantageTicks(variant: Variant): AdvantageTick[] {
  const { pointsPerMan, pointsPerDecade } = analysisScale(variant);
  if (pointsPerMan === null) {
    return [0, 0.25, 0.5, 0.75, 1].map((chance) => ({ chance, label: shareLabel(chance) }));
  }
  // Two men ahead and more lie so near to a win that their labels would overlap.
  const leads = [-1, 0, 1].map((men) => ({
    chance: chanceFromPoints(men * pointsPerMan, pointsPerDecade),
    label: men === 0 ? 'level' : `${men > 0 ? 'Black' : 'White'} +${Math.abs(men)}`,
  }));
  return [{ chance: 0, label: 'White wins' }, ...leads, { chance: 1, label: 'Black wins' }];
}

export interface AdvantageTick {
  readonly chance: number;
  readonly label: string;
}

function shareLabel(chance: number): string {
  if (chance === 0.5) return 'level';
  return chance > 0.5 ? `Black ${100 * chance} %` : `White ${100 * (1 - chance)} %`;
}

/** A lead for sentences: `Black is ahead by 0.35 men and should score 57 %`. */
export function describeAdvantage({ men, chance, scoreText }: Advantage): string {
  if (scoreText.includes('win')) return scoreText;
  if (scoreText === 'level') return 'The game is level';
  const [leader, share] = chance > 0.5 ? ['Black', chance] : ['White', 1 - chance];
  const lead = men === null ? '' : ` is ahead by ${Math.abs(men).toFixed(2)} men and`;
  return `${leader}${lead} should score ${Math.round(100 * share)} %`;
}

function leadText(points: number, side: Side, { pointsPerMan, pointsPerDecade }: ScoreScale): string {
  const leader = sideName(points > 0 ? side : opponent(side));
  if (pointsPerMan === null) {
    const share = Math.round(100 * chanceFromPoints(Math.abs(points), pointsPerDecade));
    return share === 50 ? 'level' : `${leader} ${share} %`;
  }
  const men = withinBounds(Math.abs(points) / pointsPerMan).toFixed(2);
  return men === '0.00' ? 'level' : `${leader} +${men}`;
}

/** Both sides move in turn; the moves of one are counted. */
function endText(winner: Side, plies: number): string {
  return `${sideName(winner)} wins in ${formatNoun(Math.ceil(plies / 2), 'move')}`;
}

/** For the side that moves it is that or worse. */
function boundText(text: string, isAhead: boolean, isEnd: boolean): string {
  if (isEnd) return isAhead ? `${text} at best` : text.replace('wins in', 'wins within');
  if (text === 'level') return 'level at best';
  return `${text} or ${isAhead ? 'less' : 'more'}`;
}

function withinBounds(men: number): number {
  // Adding 0 makes 0 of -0.
  return Math.max(-MOST_MEN, Math.min(MOST_MEN, men)) + 0;
}

/** For PDN, which keeps the points of players as they are. */
export function scoreInMen(points: number): number {
  return points / MAN;
}
