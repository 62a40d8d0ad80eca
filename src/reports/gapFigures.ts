/**
 * What training promised and what came of it. Against the same opponents in new games the gap is luck: the best of many
 * was chosen by the very games that measured it. In tests the opponents, the openings and the depth may differ too.
 */

import { formatCount, formatNoun } from '../base/numberText.ts';
import type { ScatterPoint } from '../charts/chart.ts';
import type { Figure } from '../documents/document.ts';
import { mean } from '../stats/spread.ts';
import type { Condition } from './condition.ts';
import { numberAt } from './jsonAt.ts';
import { idText } from './reportText.ts';
import type { Measure } from './testShares.ts';
import { measureAgainst, opponentsMet, runLabel, sharesAgainst } from './testShares.ts';

const TRAINING = 'training, points of a hundred';

export function gapFigures(conditions: readonly Condition[], suffix: string): Figure[] {
  return [...confirmationFigure(conditions, suffix), ...testFigure(conditions, suffix)];
}

/** How far new games against the same opponents stay behind training, in one sentence; none where there are none. */
export function gapSentence(conditions: readonly Condition[]): string[] {
  const points = confirmedPoints(conditions);
  if (points.length === 0) return [];
  const [training, later] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))].map(
    (share) => 100 * share,
  );
  const who = points.length === 1 ? 'the champion made' : `the ${points.length} champions made on average`;
  const gap = training! - later!;
  const meaning = gap > 3 ? 'so some of the training score was luck' : 'so little of the training score was luck';
  const promised = `${training!.toFixed(1)} of a hundred points`;
  const scores = `${promised}, in new games against the same opponents ${later!.toFixed(1)}`;
  return [`In training ${who} ${scores}: a gap of ${gap.toFixed(1)}, ${meaning}.`];
}

function confirmedPoints(conditions: readonly Condition[]): ScatterPoint[] {
  return conditions.flatMap(({ label, runs }) =>
    runs.flatMap((run) => {
      const { champion } = run;
      if (!champion || champion.confirmation.games === 0) return [];
      return [{ group: label, label: runLabel(run), x: champion.training, y: champion.confirmation.points }];
    }),
  );
}

function confirmationFigure(conditions: readonly Condition[], suffix: string): Figure[] {
  const points = confirmedPoints(conditions);
  if (points.length < 2) return [];
  const games = conditions.flatMap(({ runs }) => runs.flatMap(({ champion }) => champion?.confirmation.games ?? []));
  const most = formatCount(Math.max(...games));
  return [
    {
      id: `training-and-new-games${suffix}`,
      finding: gapFinding(points, 'in new games against the same opponents'),
      caption:
        `Each dot is the champion of one of ${formatNoun(points.length, 'run')}: its share of points in the training ` +
        `games of its generation, and in up to ${most} new games against the same opponents. On the line both are ` +
        'equal.',
      chart: { kind: 'scatter', xAxis: TRAINING, yAxis: 'new games, points of a hundred', points },
    },
  ];
}

function testFigure(conditions: readonly Condition[], suffix: string): Figure[] {
  const [opponent] = opponentsMet(conditions);
  if (opponent === undefined) return [];
  const measure = trainingMeasure(conditions) ?? measureAgainst(conditions, opponent);
  const points = conditions.flatMap((condition) =>
    sharesAgainst(condition, opponent, measure).flatMap(({ run, share }): ScatterPoint[] =>
      run.champion ? [{ group: condition.label, label: runLabel(run), x: run.champion.training, y: share.value }] : [],
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
        `its share of ${what} in the test against ${opponent}, which may be another opponent than those of training ` +
        'and has other openings. On the line both are equal.',
      chart: { kind: 'scatter', xAxis: TRAINING, yAxis: `test against ${opponent}, ${what} of a hundred`, points },
    },
  ];
}

/** Where a draw is worth nothing in training, its points are wins. */
function trainingMeasure(conditions: readonly Condition[]): Measure | undefined {
  return conditions.every(({ runs }) => numberAt(runs[0]!.run.experiment, 'fitness', 'draw') === 0)
    ? 'wins'
    : undefined;
}

function gapFinding(points: readonly ScatterPoint[], where: string): string {
  const gap = 100 * mean(points.map(({ x, y }) => x - y));
  const less = points.filter(({ x, y }) => y < x).length;
  const who = less === points.length && less > 1 ? `All ${less} champions` : `${less} of ${points.length} champions`;
  const change = gap >= 0 ? `${gap.toFixed(1)} of a hundred less` : `${(-gap).toFixed(1)} of a hundred more`;
  const verb = less === 1 ? 'makes' : 'make';
  return `${who} ${verb} less ${where} than in training; on average it is ${change}.`;
}
