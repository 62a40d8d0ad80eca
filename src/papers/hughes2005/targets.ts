/** Targets, set before the games: how near the published rows we must come, and what must be clearly better. */

import { gamesOf } from '../../arena/tally.ts';
import { estimateText } from '../../reports/reportText.ts';
import type { Target } from '../target.ts';
import type { Evidence, RepeatedRow } from './evidence.ts';
import { gapOf, pointsShare, publishedScore, rowOf, totalOfBout } from './evidence.ts';

/** A published share of the points may be this far outside our interval. */
const TOLERANCE = 0.07;
const LEAST_ROWS = 40;
/** Wins and losses of equal players may differ by this share of the games. */
const EQUAL = 0.1;

export function paperTargets(evidence: Evidence): Target[] {
  const near = evidence.rows.filter(isNear).length;
  const random = totalOfBout(rowOf(evidence, 'dd1'));
  return [
    {
      target: `at least ${LEAST_ROWS} of the ${evidence.rows.length} rows of Tables 3 and 4 have their published points within our interval or 7 points of it`,
      measured: `${near}`,
      isMet: near >= LEAST_ROWS,
    },
    levelTarget(evidence),
    gapTarget(evidence, ['aa', 2], ['ad', 2]),
    gapTarget(evidence, ['fb2', 4], ['dd2', 4]),
    gapTarget(evidence, ['df', 4], ['dk', 4]),
    {
      target: 'dd1 wins every game against random moves',
      measured: `${random.wins} of ${gamesOf(random)}`,
      isMet: random.wins === gamesOf(random),
    },
  ];
}

/** Whether the published share of the points is within our interval, or near it. */
export function isNear({ published, measured }: RepeatedRow): boolean {
  const { low, high } = pointsShare(totalOfBout(measured));
  const { value } = pointsShare(publishedScore(published));
  return value >= low - TOLERANCE && value <= high + TOLERANCE;
}

function levelTarget(evidence: Evidence): Target {
  const score = totalOfBout(rowOf(evidence, 'af', 2));
  const games = gamesOf(score);
  const [won, lost] = [score.wins / games, score.losses / games];
  return {
    target: 'af is level with 2 plies: its wins and losses are within 10 points of each other',
    measured: `${(100 * won).toFixed(0)} % won, ${(100 * lost).toFixed(0)} % lost`,
    isMet: Math.abs(won - lost) <= EQUAL,
  };
}

type Row = readonly [row: string, plies: number];

function gapTarget(evidence: Evidence, [one, plies]: Row, [two]: Row): Target {
  const gap = gapOf(totalOfBout(rowOf(evidence, one, plies)), totalOfBout(rowOf(evidence, two, plies)));
  return {
    target: `${one} is clearly above ${two} against ${plies} plies`,
    measured: `by ${estimateText(gap)} of the points`,
    isMet: gap.low > 0,
  };
}
