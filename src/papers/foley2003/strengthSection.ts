/** How strong the champions are: in Elo above random moves, and against our two known evaluations. */

import type { BarChart, Estimate } from '../../charts/chart.ts';
import type { Cell, Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { intervalCell, meanCell } from '../../reports/meanCell.ts';
import { countsText } from '../../reports/reportText.ts';
import { eloFromScore } from '../../stats/elo.ts';
import { meanInterval } from '../../stats/studentT.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { runsOf } from '../bySeed.ts';
import { mainRuns } from './evidence.ts';

export function strengthSection(evidence: Evidence): Section {
  const main = mainRuns(evidence);
  return {
    id: 'strength',
    title: 'What the champions are worth',
    blocks: [
      textBlock(
        'The thesis tested its program against its author only. Our champions play a fair test against the known ' +
          'evaluations material and positional at depth 4, with both colours of many openings, and games against players of ' +
          'known strength. Champions of all conditions search four plies, so that they compare.',
      ),
      figureBlock(materialFigure(main)),
      tableBlock(championsTable(main)),
      tableBlock(conditionsTable(evidence)),
    ],
  };
}

function materialFigure(runs: readonly StudiedRun[]): Figure {
  const ahead = runs.filter(({ material }) => material.points!.low > 0.5).length;
  const chart: BarChart = {
    kind: 'bars',
    axis: '% of the points against material at depth 4',
    bars: runs.map(({ condition, id, seed, material }) => ({
      group: condition,
      label: `run ${id}, seed ${seed}`,
      ...material.points!,
      games: material.games,
    })),
    reference: { value: 0.5, label: 'even' },
  };
  const games = runs.map(({ material }) => material.games);
  return {
    id: 'against-material',
    finding: `${ahead} of ${runs.length} champions ${ahead === 1 ? 'is' : 'are'} clearly better than material at the same depth.`,
    caption:
      `The percentage of points of each champion against material at depth 4, ${countsText(games, 'game')} each, with 95 % ` +
      'intervals. A champion is clearly better if its interval lies above 50 %.',
    chart,
  };
}

/** Each champion of the main conditions. */
function championsTable(runs: readonly StudiedRun[]): Table {
  return {
    id: 'champions',
    title: 'Champions at depth 4: Elo above random moves, and against two known evaluations at the same depth',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'seed', shows: 'text' },
      { name: 'Elo above random moves', shows: 'count' },
      { name: 'points against material', shows: 'percent' },
      { name: 'Elo against material', shows: 'count' },
      { name: 'points against positional', shows: 'percent' },
      { name: 'Elo against positional', shows: 'count' },
    ],
    rows: runs.map(({ condition, seed, elo, material, positional }): Cell[] => [
      condition,
      seed,
      elo,
      ...[material, positional].flatMap(({ points }) => [points, eloCell(points!)]),
    ]),
  };
}

/** The difference in strength that a share of points means, with its interval. */
function eloCell({ value, low, high }: Estimate): Estimate {
  return { value: eloFromScore(value), low: eloFromScore(low), high: eloFromScore(high) };
}

/** The mean over the runs of each condition. */
function conditionsTable(evidence: Evidence): Table {
  return {
    id: 'conditions',
    title: 'Conditions: means over their runs, with 95 % intervals of the mean (Student’s t)',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'runs', shows: 'count' },
      { name: 'depth in training', shows: 'count' },
      { name: 'generations', shows: 'count' },
      { name: 'training games per run', shows: 'count' },
      { name: 'Elo above random moves', shows: 'count' },
      { name: 'points against material', shows: 'percent' },
      { name: 'points against positional', shows: 'percent' },
      { name: 'similarity at the end', shows: 'percent' },
    ],
    rows: evidence.conditions.map(({ label }): Cell[] => {
      const runs = runsOf(evidence, label);
      const [first] = runs as [StudiedRun];
      const over = (value: (run: StudiedRun) => number): number[] => runs.map(value);
      return [
        label,
        runs.length,
        first.depth,
        first.generations,
        runs.reduce((sum, { games }) => sum + games, 0) / runs.length,
        intervalCell(meanInterval(over(({ elo }) => elo.value))),
        meanCell(over(({ material }) => material.points!.value)),
        meanCell(over(({ positional }) => positional.points!.value)),
        meanCell(over(({ course }) => course.similarity.at(-1)!)),
      ];
    }),
  };
}
