/** The course of the runs: figures 6.3 and 6.4 of the thesis, and how training scores compare with tests. */

import type { ScatterPoint } from '../../charts/chart.ts';
import type { Figure, Section } from '../../documents/document.ts';
import { figureBlock } from '../../reports/blocks.ts';
import type { Condition } from '../../reports/condition.ts';
import { differenceText } from '../../reports/reportText.ts';
import { bandFigure, curvesFigure, runFitnessFigure } from '../../reports/progressFigures.ts';
import { mean } from '../../stats/spread.ts';
import type { Evidence } from './evidence.ts';
import { runsOf } from './evidence.ts';
import { MAIN_CONDITIONS, PUBLISHED, PUBLISHED_GAMES, PUBLISHED_RUNS } from './published.ts';
import { pairRuns } from './sideBySide.ts';

export function trainingSection(evidence: Evidence): Section {
  const figures = [
    withNumber(curvesFigure(ofThePlan(evidence), 'best'), '6.3'),
    withNumber(runFitnessFigure(inDepth(evidence)), PUBLISHED.depthRun.figure),
    bandFigure(
      evidence.conditions.filter(({ label }) => MAIN_CONDITIONS.includes(label)),
      'best-fitness',
    ),
    bandFigure(
      evidence.conditions.filter(({ label }) => MAIN_CONDITIONS.includes(label)),
      'mean-fitness',
    ),
    scatterFigure(evidence),
  ];
  return { id: 'training', title: 'Training, and how it compares with tests', blocks: figures.map(figureBlock) };
}

/** The thesis minimised the share of games lost; the figure shows the share won. */
function withNumber(figure: Figure, number: string): Figure {
  const caption = `Figure ${number} of the thesis with our runs, showing wins instead of losses. ${figure.caption}`;
  return { ...figure, id: `figure-${number.replace('.', '-')}`, caption };
}

/** The 17 runs of the thesis on 8x8, without further replicates. */
function ofThePlan(evidence: Evidence): Condition[] {
  const planned = new Set(pairRuns(evidence).map(({ ours }) => ours.id));
  return evidence.conditions
    .map(({ label, runs }) => ({
      label,
      runs: runs.filter(({ run }) => planned.has(run.id) && run.variant === 'english'),
    }))
    .filter(({ runs }) => runs.length > 0);
}

/** Our counterpart of the run that the thesis shows. */
function inDepth(evidence: Evidence): Condition['runs'][number] {
  const { ours } = pairRuns(evidence).find(({ published }) => published.run === PUBLISHED.depthRun.run)!;
  return evidence.conditions.flatMap(({ runs }) => runs).find(({ run }) => run.id === ours.id)!;
}

function scatterFigure(evidence: Evidence): Figure {
  const ours = MAIN_CONDITIONS.flatMap((condition) =>
    runsOf(evidence, condition).map((run): ScatterPoint => {
      const { training: x, first, id } = run;
      return { group: condition, label: `run ${id}`, x, y: first.winRate.value };
    }),
  );
  const published = PUBLISHED_RUNS.filter(({ condition }) => MAIN_CONDITIONS.includes(condition)).map(
    ({ id, training, test }): ScatterPoint => ({ group: 'published', label: id, x: training, y: test }),
  );
  const gap = (points: readonly ScatterPoint[]): number => mean(points.map(({ x, y }) => x - y));
  return {
    id: 'training-and-test',
    finding:
      `On average our champions score ${gapText(gap(ours))} in the test than in training, the published ones ` +
      `${gapText(gap(published))}.`,
    caption:
      `The percentage of training games that a champion won, and of the ${PUBLISHED_GAMES} games of the test of the ` +
      `thesis: ${ours.length} of our runs under the baseline and conditions A to D, and the ${published.length} published ` +
      'ones. Training has games with both colours, some of them against bred opponents. The test has only games as the ' +
      'first player against random moves.',
    chart: {
      kind: 'scatter',
      xAxis: '% of training games won',
      yAxis: '% of test games won',
      points: [...published, ...ours],
    },
  };
}

/** `12.3 percentage points less`. */
function gapText(gap: number): string {
  return `${differenceText(gap)} ${gap < 0 ? 'more' : 'less'}`;
}
