/** The genotypic similarity by generation, figures 5.5 and 5.6 of the thesis, and its drops after migrations. */

import { formatNoun } from '../../base/numberText.ts';
import type { BandSeries, GroupedCurve } from '../../charts/chart.ts';
import type { Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, foldBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { differenceText, percentText } from '../../reports/reportText.ts';
import { mean } from '../../stats/spread.ts';
import { meanShareInterval } from '../../stats/studentT.ts';
import { riseEnd } from './targets.ts';
import { ISLANDS, SINGLE } from './design.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { runsOf } from '../bySeed.ts';
import type { DropRates } from './migrations.ts';
import { LEAST_DROP, dropRates } from './migrations.ts';
import { PUBLISHED } from './published.ts';

export function similaritySection(evidence: Evidence): Section {
  const islands = runsOf(evidence, ISLANDS);
  const { riseUntil, dropAfter } = PUBLISHED.similarity;
  return {
    id: 'similarity',
    title: 'Genotypic similarity',
    blocks: [
      textBlock(
        'Genotypic similarity is the share of the weights of all individuals but the fittest that are the same as those of ' +
          `the fittest. In the thesis it rises quickly in the first ${riseUntil} generations, then slowly, and does not come ` +
          `near 1. On islands it drops to zero just after generation ${dropAfter}, when a newcomer ranks first.`,
      ),
      figureBlock(singleFigure(runsOf(evidence, SINGLE))),
      figureBlock(islandsFigure(islands[0]!)),
      figureBlock(allIslandsFigure(islands)),
      foldBlock('All drops', [tableBlock(dropsTable(islands))]),
    ],
  };
}

function singleFigure(runs: readonly StudiedRun[]): Figure {
  const generations = Math.min(...runs.map(({ course }) => course.similarity.length));
  const valuesAt = (generation: number): number[] => runs.map(({ course }) => course.similarity[generation]!);
  const end = riseEnd(runs[0]!);
  const text = (generation: number): string => percentText(mean(valuesAt(generation)));
  const series: BandSeries = {
    label: 'one population',
    replicates: runs.length,
    points: Array.from({ length: generations }, (_, generation) => ({
      generation,
      ...meanShareInterval(valuesAt(generation)),
    })),
  };
  return {
    id: 'figure-5-5',
    finding: `Similarity rises from ${text(0)} to ${text(end)} in ${end} generations and is ${text(generations - 1)} at the end.`,
    caption:
      `Figure 5.5 of the thesis: the genotypic similarity of one population, mean over ${runs.length} runs with its 95 % ` +
      'interval (Student’s t).',
    chart: { kind: 'bands', axis: '% of the weights equal to those of the fittest', unit: 'share', series: [series] },
  };
}

function islandsFigure(run: StudiedRun): Figure {
  return {
    id: 'figure-5-6',
    finding: `Run ${run.id} has ${dropsText([dropRates(run.course)])}.`,
    caption:
      `Figure 5.6 of the thesis: the genotypic similarity of the islands of run ${run.id}, with a migration after every ` +
      `${run.course.interval} generations. A drop is a fall by more than ${differenceText(LEAST_DROP)} from one ` +
      'generation to the next.',
    chart: {
      kind: 'bands',
      axis: '% of the weights equal to those of the fittest of the island',
      unit: 'share',
      series: run.course.islands.map(({ similarity }, index) => ({
        label: `island ${index + 1}`,
        replicates: 1,
        points: similarity.map((value, generation) => ({ generation, value, low: null, high: null })),
      })),
    },
  };
}

function allIslandsFigure(runs: readonly StudiedRun[]): Figure {
  const series = runs.flatMap(({ id, seed, course }) =>
    course.islands.map(({ similarity }, index): GroupedCurve => ({
      group: `run ${id}, seed ${seed}`,
      label: `island ${index + 1}`,
      points: similarity.map((value, generation) => ({ generation, value })),
    })),
  );
  return {
    id: 'similarity-of-islands',
    finding: `The ${runs.length} runs have ${dropsText(runs.map(({ course }) => dropRates(course)))}.`,
    caption: `The genotypic similarity of each island, in all ${runs.length} runs with islands.`,
    chart: { kind: 'curves', axis: '% of the weights equal to those of the fittest of the island', series },
  };
}

/** `3 drops of similarity after a migration and 1 elsewhere`. */
function dropsText(rates: readonly DropRates[]): string {
  const total = (part: 'after' | 'elsewhere'): number => rates.reduce((sum, one) => sum + one[part].drops, 0);
  return `${formatNoun(total('after'), 'drop')} of similarity after a migration and ${total('elsewhere')} elsewhere`;
}

function dropsTable(runs: readonly StudiedRun[]): Table {
  return {
    id: 'drops',
    title: `Falls of the similarity of an island by more than ${differenceText(LEAST_DROP)}`,
    columns: [
      { name: 'run', shows: 'count' },
      { name: 'island', shows: 'count' },
      { name: 'generation', shows: 'count' },
      { name: 'before', shows: 'percent' },
      { name: 'after', shows: 'percent' },
      { name: 'after a migration', shows: 'text' },
    ],
    rows: runs.flatMap(({ id, course }) =>
      dropRates(course).drops.map(({ island, generation, from, to, isAfterMigration }) => [
        id,
        island,
        generation,
        from,
        to,
        isAfterMigration ? 'yes' : 'no',
      ]),
    ),
  };
}
