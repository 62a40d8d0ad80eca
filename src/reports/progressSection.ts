/** The course of the runs: means of each condition, every run, and one run in depth, for each game. */

import type { FitnessUnit } from '../base/fitnessUnit.ts';
import type { Block, Section, Table } from '../documents/document.ts';
import { figureBlock, foldBlock, tableBlock, textBlock } from './blocks.ts';
import type { Condition, ReportedRun } from './condition.ts';
import { allRuns, byVariant, gameTitle } from './condition.ts';
import type { QuantityName } from './progressFigures.ts';
import {
  bandFigure,
  byUnit,
  curvesFigure,
  quantityOf,
  runFitnessFigure,
  runFormFigures,
  runTraitsFigures,
} from './progressFigures.ts';
import { runStrengthFigure, strengthBandFigure } from './strengthFigures.ts';
import { measureAgainst, opponentsMet, sharesAgainst } from './testShares.ts';

/** The most rows of a table on a page. */
const MOST_ROWS = 600;
const FITNESS: readonly QuantityName[] = ['best-fitness', 'mean-fitness'];
const FORM: readonly QuantityName[] = ['size', 'diversity'];

export function progressSection(conditions: readonly Condition[]): Section {
  const begun = conditions
    .map(({ label, runs }) => ({ label, runs: runs.filter(({ generations }) => generations.length > 0) }))
    .filter(({ runs }) => runs.length > 0);
  const games = byVariant(begun);
  const blocks =
    games.length === 0
      ? [textBlock('No run has finished a generation yet.')]
      : games.flatMap(([variant, own]) =>
          games.length === 1 ? gameBlocks(own) : [textBlock(`${gameTitle(variant)}:`), ...gameBlocks(own)],
        );
  return { id: 'progress', title: 'Progress', blocks };
}

function foldBlocks(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [foldBlock(title, blocks)];
}

/** Curves of different games do not belong in one figure. */
function gameBlocks(conditions: readonly Condition[]): Block[] {
  const runs = allRuns(conditions);
  return runs.length > 1
    ? progressBlocks(conditions)
    : [...depthBlocks(runs[0]!), ...foldBlocks('The run in numbers', tableBlocks(conditions))];
}

function progressBlocks(conditions: readonly Condition[]): Block[] {
  const units = byUnit(conditions);
  const measured = units.filter(hasFitness);
  const bands = [
    ...measured.flatMap((own) => FITNESS.map((name) => bandFigure(own, name))),
    ...FORM.map((name) => bandFigure(conditions, name)),
  ];
  const hasReplicates = conditions.some(({ runs }) => runs.length > 1);
  const { run, why } = deepRun(conditions);
  return [
    ...strengthBandFigure(conditions).map(figureBlock),
    textBlock(aboutFitness(conditions)),
    ...bands.filter(({ chart }) => chart.kind === 'bands' && chart.series.length > 0).map(figureBlock),
    // If each condition has one run, its mean is the run.
    ...(hasReplicates ? measured.map((own) => figureBlock(curvesFigure(own, 'best'))) : []),
    textBlock(`One run in depth: ${why}`),
    ...depthBlocks(run),
    ...foldBlocks('Each run in numbers', [
      ...measured.map((own) => figureBlock(curvesFigure(own, 'mean'))),
      ...tableBlocks(conditions),
    ]),
  ];
}

/** Runs of one unit; those of other programs may have no fitness. */
function hasFitness(conditions: readonly Condition[]): boolean {
  return allRuns(conditions).some((run) => unitOf(run) !== 'unknown');
}

function unitOf({ generations }: ReportedRun): FitnessUnit {
  return generations[0]?.statistics.unit ?? 'share';
}

function aboutFitness(conditions: readonly Condition[]): string {
  const units = new Set(allRuns(conditions).map(unitOf));
  return [...[...units].map((unit) => ABOUT_FITNESS[unit]), COURSE_ONLY].join(' ');
}

const ABOUT_FITNESS: Readonly<Record<FitnessUnit, string>> = {
  share:
    'Fitness is the share of points in training games, less a penalty for the form of a strategy. It depends on the ' +
    'opponents of the run.',
  duels: 'Individuals that duel have no fitness; the share of duels that they win depends on their rivals.',
  points: 'Fitness is the number of points in training.',
  error:
    'The error is the root-mean-square difference, in men, between an evaluation and what the search says of the ' +
    'positions of the generation. Each generation has its own positions.',
  forecast:
    'The forecast is the share of the variance of results that an evaluation explains, in games that it has not learnt ' +
    'from. Each generation has its own games, between players who become more equal, so a constant share is progress.',
  unknown: 'Runs of other programs may have no fitness, because their files do not contain it.',
};

const COURSE_ONLY =
  'These curves therefore show the course of each condition, not which condition is better. Strength and the tests ' +
  'show that.';

function depthBlocks(run: ReportedRun): Block[] {
  const fitness = unitOf(run) === 'unknown' ? [] : [runFitnessFigure(run)];
  return [...runStrengthFigure(run), ...fitness, ...runFormFigures(run), ...runTraitsFigures(run)].map(figureBlock);
}

/** The run with the best test against the opponent that most have met; the first if none is tested. */
function deepRun(conditions: readonly Condition[]): { readonly run: ReportedRun; readonly why: string } {
  const [opponent] = opponentsMet(conditions);
  const first = allRuns(conditions)[0]!;
  if (opponent === undefined) return { run: first, why: `run ${first.run.id}, the first, since none is tested.` };
  const measure = measureAgainst(conditions, opponent);
  const tested = conditions.flatMap((condition) => sharesAgainst(condition, opponent, measure));
  const highest = Math.max(...tested.map(({ share }) => share.value));
  const best = tested.filter(({ share }) => share.value === highest);
  const { run } = best[0]!;
  const which =
    best.length > 1
      ? `the first of ${best.length} that tie for the best test against ${opponent}`
      : `which has the best test against ${opponent}`;
  return { run, why: `run ${run.run.id}, ${which}. It was chosen by this score, so part of the score may be luck.` };
}

/** All numbers of the section, unless they are too many for a page. */
function tableBlocks(conditions: readonly Condition[]): Block[] {
  const tables = byUnit(conditions).filter(hasFitness).map(generationsTable);
  return tables.filter(({ rows }) => rows.length <= MOST_ROWS).map(tableBlock);
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
      { name: best.name, shows },
      { name: mean.name, shows },
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
