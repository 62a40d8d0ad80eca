/**
 * Figures of how runs went: fitness, size and diversity by generation, as means over the replicates of each condition,
 * by run, and of one run in depth.
 */

import { formatNoun } from '../base/numberText.ts';
import type { BandPoint, BandSeries, Chart, GroupedCurve } from '../charts/chart.ts';
import type { CurvePoint } from '../charts/curvePoint.ts';
import { hundredth } from '../charts/curvePoint.ts';
import { diversityFinding, fitnessFinding, sizeFinding } from '../charts/findings.ts';
import type { Figure } from '../documents/document.ts';
import { meanInterval } from '../stats/studentT.ts';
import type { GenerationRecord, Statistics } from '../store/records.ts';
import { capital } from '../base/capital.ts';
import type { Condition, ReportedRun } from './condition.ts';
import { hasGrowingOpponents } from './growingOpponents.ts';
import { runLabel } from './testShares.ts';
import { someInWords } from './reportText.ts';

/** What a generation has of a number; the name of its figure. */
export type QuantityName = 'best-fitness' | 'mean-fitness' | 'size' | 'diversity';

interface Quantity {
  readonly name: string;
  readonly axis: string;
  readonly unit: 'share' | 'count';
  readonly said: BandUnit;
  readonly of: (statistics: Statistics) => number;
}

const QUANTITIES: Readonly<Record<QuantityName, Quantity>> = {
  'best-fitness': {
    name: 'best fitness',
    axis: 'best fitness, points of a hundred',
    unit: 'share',
    said: 'of a hundred points',
    of: ({ best }) => best,
  },
  'mean-fitness': {
    name: 'mean fitness',
    axis: 'mean fitness, points of a hundred',
    unit: 'share',
    said: 'of a hundred points',
    of: ({ mean }) => mean,
  },
  size: { name: 'mean size', axis: 'mean size, nodes', unit: 'count', said: 'nodes', of: ({ meanSize }) => meanSize },
  diversity: {
    name: 'diversity',
    axis: 'strategies that differ, %',
    unit: 'share',
    said: '%',
    of: ({ diversity }) => diversity,
  },
};

/** Means over the runs of each condition with their intervals; conditions that do not tell the number are left out. */
export function bandFigure(conditions: readonly Condition[], id: QuantityName): Figure {
  const { name, axis, unit, said, of } = QUANTITIES[id];
  const series = conditions.map((condition) => bandOf(condition, of)).filter(isKnown);
  const counts = series.map(({ label, replicates }) => `${label} ${formatNoun(replicates, 'run')}`).join(', ');
  const lines = series.some(({ replicates }) => replicates > 1)
    ? "Lines are means over the runs of a condition, bands the 95 % interval of that mean (Student's t)"
    : 'Each condition has one run, so there is no interval';
  return {
    id,
    finding: bandsFinding(name, said, series),
    caption: `The ${name} of each generation: ${counts}. ${lines}.${conditions.some(isUneven) ? UNEVEN : ''}`,
    chart: { kind: 'bands', axis, unit, series },
  };
}

/** The fitness of every run. */
export function curvesFigure(conditions: readonly Condition[], which: 'best' | 'mean'): Figure {
  const { name, axis, of } = QUANTITIES[`${which}-fitness`];
  const series = conditions.flatMap(({ label, runs }) =>
    runs
      .filter(({ generations }) => generations.length > 0)
      .map((run): GroupedCurve => {
        const points = run.generations.map(({ number, statistics }) => ({ generation: number, value: of(statistics) }));
        return { group: label, label: runLabel(run), points };
      }),
  );
  return {
    id: `${which}-fitness-of-runs`,
    finding: endsFinding(name, series),
    caption: `The ${name} of each generation, one line for each of ${formatNoun(series.length, 'run')}.`,
    chart: { kind: 'curves', axis, series },
  };
}

/** The fitness of one run in depth. */
export function runFitnessFigure(run: ReportedRun): Figure {
  const facts = { hasGrowingOpponents: hasGrowingOpponents(run.run.experiment) };
  const band = 'the band is one standard deviation of the population to each side of the mean';
  return {
    id: 'run-fitness',
    finding: fitnessFinding(curveOf(run), facts),
    caption: `Best and mean fitness ${placeOf(run)}; ${band}.`,
    chart: runChart(run, 'fitness'),
  };
}

/** The size and the diversity of one run, where they are known. */
export function runFormFigures(run: ReportedRun): Figure[] {
  const points = curveOf(run);
  const size: Figure = {
    id: 'run-size',
    finding: sizeFinding(points),
    caption: `Nodes of the best strategy and of all on average ${placeOf(run)}.`,
    chart: runChart(run, 'size'),
  };
  const diversity: Figure = {
    id: 'run-diversity',
    finding: diversityFinding(points),
    caption: `The share of valid strategies that choose differently ${placeOf(run)}.`,
    chart: runChart(run, 'diversity'),
  };
  return [
    ...(points.some(({ meanSize }) => meanSize > 0) ? [size] : []),
    ...(points.some((point) => point.diversity > 0) ? [diversity] : []),
  ];
}

const UNEVEN = ' Some runs have come further than others: later generations are means over fewer of them.';

function isUneven({ runs }: Condition): boolean {
  return new Set(runs.map(({ generations }) => generations.length)).size > 1;
}

/** Over those runs that have come to a generation. */
function bandOf({ label, runs }: Condition, of: Quantity['of']): BandSeries {
  const begun = runs.filter(({ generations }) => generations.length > 0);
  const last = Math.max(0, ...begun.map(({ generations }) => generations.length));
  const points = Array.from({ length: last }, (_, generation): BandPoint => {
    const records = begun.flatMap(({ generations }) => generations[generation] ?? []);
    return { generation, ...meanInterval(records.map(({ statistics }) => of(statistics))) };
  });
  return { label, replicates: begun.length, points };
}

/** Files of the original do not tell sizes and diversity; they are stored as zeros. */
function isKnown({ points }: BandSeries): boolean {
  return points.some(({ value }) => value !== 0);
}

function runChart(run: ReportedRun, shows: 'fitness' | 'size' | 'diversity'): Chart {
  return { kind: 'run', shows, points: curveOf(run) };
}

function curveOf({ generations }: ReportedRun): CurvePoint[] {
  return generations.map(({ number, statistics }: GenerationRecord) => {
    const { best, mean, deviation, bestSize, meanSize, diversity } = statistics;
    return { number, best, mean, deviation, bestSize, meanSize, diversity };
  });
}

function placeOf({ run, generations }: ReportedRun): string {
  return `in run ${run.id}, over ${formatNoun(generations.length, 'generation')}`;
}

/** As it is said behind a number. */
type BandUnit = 'of a hundred points' | '%' | 'nodes';

const MOST_NAMED = 4;

/** From where to where each condition went, on average over its runs. */
function bandsFinding(name: string, unit: BandUnit, series: readonly BandSeries[]): string {
  const changes = series.map(({ label, points }, index) => {
    const [from, to] = [points[0]!, points.at(-1)!].map(({ value }) => numberText(value, unit));
    const words = index === 0 ? ` ${unit}` : '';
    return `from ${from} to ${to}${words}${series.length === 1 ? '' : ` in ${label}`}`;
  });
  const over = series.some(({ replicates }) => replicates > 1) ? ', on average over the runs' : '';
  return `${capital(name)} goes ${someInWords(changes, MOST_NAMED)}${over}.`;
}

/** Between which values the runs end. */
function endsFinding(name: string, series: readonly GroupedCurve[]): string {
  const ends = series.map(({ points }) => hundredth(points.at(-1)!.value));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const which = `${capital(name)} of ${formatNoun(series.length, 'run')} ends`;
  return low === high
    ? `${which} at ${low} of a hundred points.`
    : `${which} between ${low} and ${high} of a hundred points.`;
}

function numberText(value: number, unit: BandUnit): string {
  return unit === 'nodes' ? value.toFixed(1) : String(hundredth(value));
}
