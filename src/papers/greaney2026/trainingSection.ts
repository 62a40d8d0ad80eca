/** How the runs went: the curves of figures 6.3 and 6.4 of the thesis, and how training relates to tests. */

import type { ScatterPoint } from '../../charts/chart.ts';
import type { Figure, Section } from '../../documents/document.ts';
import { figureBlock } from '../../reports/blocks.ts';
import type { Condition } from '../../reports/condition.ts';
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
  return { id: 'training', title: 'Training, and what it says about tests', blocks: figures.map(figureBlock) };
}

/** As in the thesis, whose fitness was the share lost; here it is the share won. */
function withNumber(figure: Figure, number: string): Figure {
  const caption = `Figure ${number} of the thesis with our runs, and with what was won instead of lost. ${figure.caption}`;
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

/** The run of ours that corresponds to the one shown in the thesis. */
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
  const gap = (points: readonly ScatterPoint[]): number => 100 * mean(points.map(({ x, y }) => x - y));
  return {
    id: 'training-and-test',
    finding:
      `In the test our champions won ${gapText(gap(ours))} on average than in the training by which they were chosen, the ` +
      `published ones ${gapText(gap(published))}.`,
    caption:
      'The share of training games that a champion won against the share that it won of the ' +
      `${PUBLISHED_GAMES} games of the test of the thesis: ${ours.length} of our runs under the baseline and conditions A to ` +
      `D, and the ${published.length} published ones. In training both colours are played, some of them against bred ` +
      'opponents; the test is as the first player against random moves.',
    chart: {
      kind: 'scatter',
      xAxis: 'training games won, %',
      yAxis: 'test games won, %',
      points: [...published, ...ours],
    },
  };
}

/** `12.3 points of a hundred less`. */
function gapText(points: number): string {
  return `${Math.abs(points).toFixed(1)} points of a hundred ${points < 0 ? 'more' : 'less'}`;
}
