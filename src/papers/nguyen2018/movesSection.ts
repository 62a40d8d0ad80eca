/** D.1 Number of Moves: how long games last, and how many are drawn. */

import type { BandSeries } from '../../charts/chart.ts';
import type { Cell, Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { mean } from '../../stats/spread.ts';
import { meanInterval } from '../../stats/studentT.ts';
import { MAIN_CONDITIONS, TEXT } from './design.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { runsOf } from '../bySeed.ts';
import { gamesIn, meanOver, shareOver } from './numbers.ts';

/** Parts of a run over which the curves average. */
const STEPS = 20;
const QUARTERS = 4;

export function movesSection(evidence: Evidence): Section {
  return {
    id: 'moves',
    title: 'D.1 Number of moves',
    blocks: [
      textBlock('A move of one side is a ply. Games of champions begin with openings of three plies, which count.'),
      figureBlock(lengthFigure(evidence)),
      tableBlock(movesTable(evidence)),
    ],
  };
}

/** The conditions whose trial counts the plies of its games. */
function counted(evidence: Evidence): string[] {
  return MAIN_CONDITIONS.filter((condition) => runsOf(evidence, condition)[0]!.plies.length > 0);
}

function lengthFigure(evidence: Evidence): Figure {
  const [first, last] = [0, 1].map((end) => mean(runsOf(evidence, TEXT).map(({ plies }) => plies.at(-end)!)));
  return {
    id: 'game-lengths',
    finding: `A training game of the text lasts ${first!.toFixed(0)} plies in generation 0 and ${last!.toFixed(0)} in the last.`,
    caption:
      'Plies of a training game, averaged over the generations of each twentieth of a run: means over the seeds with 95 % ' +
      'intervals (Student’s t).',
    chart: {
      kind: 'bands',
      axis: 'plies of a game',
      along: '% of the training',
      unit: 'count',
      series: counted(evidence).map((condition) => lengthSeries(condition, runsOf(evidence, condition))),
    },
  };
}

function lengthSeries(label: string, runs: readonly StudiedRun[]): BandSeries {
  const steps = Math.min(STEPS, runs[0]!.plies.length);
  return {
    label,
    replicates: runs.length,
    points: Array.from({ length: steps }, (_, step) => ({
      generation: Math.round((100 * (step + 0.5)) / steps),
      ...meanInterval(runs.map(({ plies }) => mean(stepOf(plies, step, steps)))),
    })),
  };
}

function stepOf(values: readonly number[], step: number, steps: number): number[] {
  const at = (end: number): number => Math.floor((end * values.length) / steps);
  return values.slice(Math.min(at(step), values.length - 1), Math.max(at(step) + 1, at(step + 1)));
}

function movesTable(evidence: Evidence): Table {
  const quarter = (values: readonly number[], isLast: boolean): number =>
    mean(stepOf(values, isLast ? QUARTERS - 1 : 0, QUARTERS));
  return {
    id: 'moves',
    title:
      'Training games in the first and the last quarter of the run, and games of champions against earlier generations',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'plies, first', shows: 'decimal' },
      { name: 'plies, last', shows: 'decimal' },
      { name: 'drawn, first', shows: 'percent' },
      { name: 'drawn, last', shows: 'percent' },
      { name: 'plies of champions', shows: 'decimal' },
      { name: 'drawn by champions', shows: 'percent' },
    ],
    rows: MAIN_CONDITIONS.map((condition): Cell[] => {
      const runs = runsOf(evidence, condition);
      const isCounted = counted(evidence).includes(condition);
      const plies = (isLast: boolean): Cell =>
        isCounted ? meanOver(runs.map((run) => quarter(run.plies, isLast))) : null;
      const drawn = (isLast: boolean): Cell =>
        isCounted ? shareOver(runs.map((run) => quarter(run.drawn, isLast))) : null;
      const bouts = evidence.bouts.filter((bout) => bout.kind === 'earlier generation' && bout.condition === condition);
      const games = gamesIn(bouts);
      return [
        condition,
        plies(false),
        plies(true),
        drawn(false),
        drawn(true),
        bouts.reduce((sum, bout) => sum + bout.plies, 0) / games,
        bouts.reduce((sum, { draws }) => sum + draws, 0) / games,
      ];
    }),
  };
}
