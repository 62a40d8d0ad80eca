/** How the runs went, over the replicates of each condition, by run, and one of them in depth. */

import type { Block, Section, Table } from '../documents/document.ts';
import { figureBlock, foldBlock, tableBlock, textBlock } from './blocks.ts';
import type { Condition, ReportedRun } from './condition.ts';
import { allRuns } from './condition.ts';
import type { QuantityName } from './progressFigures.ts';
import {
  bandFigure,
  curvesFigure,
  quantityOf,
  runFitnessFigure,
  runFormFigures,
  runTraitsFigure,
} from './progressFigures.ts';
import { runStrengthFigure, strengthBandFigure } from './strengthFigures.ts';
import { measureAgainst, opponentsMet, sharesAgainst } from './testShares.ts';

/** Rows of a table that a page can still bear. */
const MOST_ROWS = 600;
const QUANTITIES: readonly QuantityName[] = ['best-fitness', 'mean-fitness', 'size', 'diversity'];

export function progressSection(conditions: readonly Condition[]): Section {
  const begun = conditions
    .map(({ label, runs }) => ({ label, runs: runs.filter(({ generations }) => generations.length > 0) }))
    .filter(({ runs }) => runs.length > 0);
  const runs = allRuns(begun);
  const blocks =
    runs.length > 1
      ? progressBlocks(begun)
      : runs.length === 1
        ? [...depthBlocks(runs[0]!), foldBlock('The run by numbers', tableBlocks(begun))]
        : [textBlock('None of the runs has told of a generation.')];
  return { id: 'progress', title: 'Progress', blocks };
}

function progressBlocks(conditions: readonly Condition[]): Block[] {
  const bands = QUANTITIES.map((name) => bandFigure(conditions, name));
  const hasReplicates = conditions.some(({ runs }) => runs.length > 1);
  const { run, why } = deepRun(conditions);
  return [
    ...strengthBandFigure(conditions).map(figureBlock),
    textBlock(ABOUT_FITNESS),
    ...bands.filter(({ chart }) => chart.kind === 'bands' && chart.series.length > 0).map(figureBlock),
    // Where each condition has one run, its mean is the run.
    ...(hasReplicates ? [figureBlock(curvesFigure(conditions, 'best'))] : []),
    textBlock(`One run in depth: ${why}`),
    ...depthBlocks(run),
    foldBlock('Each run by numbers', [figureBlock(curvesFigure(conditions, 'mean')), ...tableBlocks(conditions)]),
  ];
}

const ABOUT_FITNESS =
  'Fitness is the share of points in training games, less what a strategy pays for its form. It depends on whom a ' +
  'run trains against, so curves of different conditions say how each went and not which is better; only the tests do.';

function depthBlocks(run: ReportedRun): Block[] {
  return [...runStrengthFigure(run), runFitnessFigure(run), ...runFormFigures(run), ...runTraitsFigure(run)].map(figureBlock);
}

/** That with the best test against the opponent whom most have met; without tests the first. */
function deepRun(conditions: readonly Condition[]): { readonly run: ReportedRun; readonly why: string } {
  const [opponent] = opponentsMet(conditions);
  const first = allRuns(conditions)[0]!;
  if (opponent === undefined) return { run: first, why: `run ${first.run.id}, the first, since none is tested.` };
  const measure = measureAgainst(conditions, opponent);
  const tested = conditions.flatMap((condition) => sharesAgainst(condition, opponent, measure));
  const { run } = tested.reduce((best, one) => (one.share.value > best.share.value ? one : best));
  const chosen = 'It was chosen for that, so a part of it may be luck.';
  return { run, why: `run ${run.run.id}, which did best in its test against ${opponent}. ${chosen}` };
}

/** All numbers of the section, where they are not too many for a page. */
function tableBlocks(conditions: readonly Condition[]): Block[] {
  const table = generationsTable(conditions);
  return table.rows.length <= MOST_ROWS ? [tableBlock(table)] : [];
}

function generationsTable(conditions: readonly Condition[]): Table {
  const [best, mean] = [quantityOf('best-fitness', conditions), quantityOf('mean-fitness', conditions)];
  const shows = best.unit === 'share' ? 'percent' : 'decimal';
  return {
    id: 'generations',
    title: 'Each generation of each run',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'run', shows: 'text' },
      { name: 'generation', shows: 'count' },
      { name: 'best fitness', shows },
      { name: 'mean fitness', shows },
      { name: 'size of best', shows: 'count' },
      { name: 'mean size', shows: 'decimal' },
      { name: 'diversity', shows: 'percent' },
      { name: 'games', shows: 'count' },
    ],
    rows: conditions.flatMap(({ label, runs }) =>
      runs.flatMap(({ run, generations }) =>
        generations.map(({ number, statistics }) => {
          const { bestSize, meanSize, diversity, games } = statistics;
          const fitness = [best.of(statistics), mean.of(statistics)];
          return [label, run.id, number, ...fitness, bestSize, meanSize, diversity, games];
        }),
      ),
    ),
  };
}
