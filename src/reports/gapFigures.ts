/**
 * Scores in training beside those in new games. Against the same opponents the gap is luck: the champion was chosen by
 * the same games that measured it. In tests the opponents, the openings and the depth may differ too. Runs whose fitness
 * is not a share of points are left out.
 */

import { formatCount, formatNoun } from '../base/numberText.ts';
import type { ScatterPoint } from '../charts/chart.ts';
import type { Figure } from '../documents/document.ts';
import { mean } from '../stats/spread.ts';
import type { ChampionRecord } from '../store/records.ts';
import type { Condition } from './condition.ts';
import { numberAt } from './jsonAt.ts';
import { differenceText, idText, percentText } from './reportText.ts';
import type { Measure } from './testShares.ts';
import { measureAgainst, opponentsMet, runLabel, sharesAgainst } from './testShares.ts';

/** A gap below this is small. */
const LEAST_GAP = 0.03;
const TRAINING = 'training, % of the points';

export function gapFigures(conditions: readonly Condition[], suffix: string): Figure[] {
  return [...confirmationFigure(conditions, suffix), ...testFigure(conditions, suffix)];
}

/** How much lower several champions score in new games against the same opponents, on average. */
export function gapSentence(conditions: readonly Condition[]): string[] {
  const points = confirmedPoints(conditions);
  if (points.length < 2) return [];
  const [training, later] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const gap = training - later;
  const isMost = gap > (training - 0.5) / 2;
  const share =
    gap > LEAST_GAP ? `so ${isMost ? 'most' : 'part'} of their lead in training was luck` : 'so little of it was luck';
  const scores = `${percentText(training)} of the points, in new games against the same opponents ${percentText(later)}`;
  const change = `${differenceText(gap)} ${gap >= 0 ? 'less' : 'more'}`;
  return [`In training the ${points.length} champions scored on average ${scores}: ${change}, ${share}.`];
}

function hasShare(champion: ChampionRecord | undefined): champion is ChampionRecord {
  return champion !== undefined && champion.unit === undefined;
}

function confirmedPoints(conditions: readonly Condition[]): ScatterPoint[] {
  return conditions.flatMap(({ label, runs }) =>
    runs.flatMap((run) => {
      const { champion } = run;
      if (!hasShare(champion) || champion.confirmation.games === 0) return [];
      return [{ group: label, label: runLabel(run), x: champion.training, y: champion.confirmation.points }];
    }),
  );
}

function confirmationFigure(conditions: readonly Condition[], suffix: string): Figure[] {
  const points = confirmedPoints(conditions);
  if (points.length < 2) return [];
  const games = conditions.flatMap(({ runs }) =>
    runs.flatMap(({ champion }) => (hasShare(champion) ? champion.confirmation.games : [])),
  );
  const most = formatCount(Math.max(...games));
  return [
    {
      id: `training-and-new-games${suffix}`,
      finding: gapFinding(points, 'in new games against the same opponents'),
      caption:
        `Each dot is the champion of one of ${formatNoun(points.length, 'run')}: its share of points in the training ` +
        `games of its generation and in up to ${most} new games against the same opponents. On the dashed line both ` +
        'are equal.',
      chart: { kind: 'scatter', xAxis: TRAINING, yAxis: 'new games, % of the points', points },
    },
  ];
}

function testFigure(conditions: readonly Condition[], suffix: string): Figure[] {
  const [opponent] = opponentsMet(conditions);
  if (opponent === undefined) return [];
  const measure = trainingMeasure(conditions) ?? measureAgainst(conditions, opponent);
  const points = conditions.flatMap((condition) =>
    sharesAgainst(condition, opponent, measure).flatMap(({ run, share }): ScatterPoint[] =>
      hasShare(run.champion)
        ? [{ group: condition.label, label: runLabel(run), x: run.champion.training, y: share.value }]
        : [],
    ),
  );
  if (points.length < 2) return [];
  const what = measure === 'points' ? 'points' : 'games won';
  return [
    {
      id: `training-and-test-${idText(opponent)}${suffix}`,
      finding: gapFinding(points, `in the test against ${opponent}`),
      caption:
        `Each dot is the champion of one of ${formatNoun(points.length, 'run')}: its share of points in training and ` +
        `its share of ${what} in the test against ${opponent}. The test has other openings and perhaps other opponents ` +
        'than training. On the dashed line both are equal.',
      chart: { kind: 'scatter', xAxis: TRAINING, yAxis: `test against ${opponent}, % of the ${what}`, points },
    },
  ];
}

/** Where a draw is worth nothing in training, points are wins. */
function trainingMeasure(conditions: readonly Condition[]): Measure | undefined {
  return conditions.every(({ runs }) => numberAt(runs[0]!.run.experiment, 'fitness', 'draw') === 0)
    ? 'wins'
    : undefined;
}

function gapFinding(points: readonly ScatterPoint[], where: string): string {
  const gap = mean(points.map(({ x, y }) => x - y));
  const less = points.filter(({ x, y }) => y < x).length;
  const all = points.length === 2 ? 'Both champions' : `All ${less} champions`;
  const who = less === points.length ? all : `${less} of ${points.length} champions`;
  const verb = less === 1 ? 'scores' : 'score';
  const change = `${differenceText(gap)} ${gap >= 0 ? 'less' : 'more'}`;
  return `${who} ${verb} less ${where} than in training; the average is ${change}.`;
}
