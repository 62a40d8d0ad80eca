/**
 * Figures of the course of runs: fitness, size and diversity by generation, as means over the runs of each condition,
 * by run, and of one run in depth.
 */

import { formatNoun } from '../base/numberText.ts';
import type { BandPoint, BandSeries, Chart, GroupedCurve, LinesChart } from '../charts/chart.ts';
import { hundredth } from '../charts/curvePoint.ts';
import { diversityFinding, fitnessFinding, sizeFinding } from '../charts/findings.ts';
import { fitnessWords } from '../charts/fitnessWords.ts';
import { traitCharts } from '../charts/traitCharts.ts';
import type { Figure } from '../documents/document.ts';
import { meanInterval } from '../stats/studentT.ts';
import type { Statistics } from '../store/records.ts';
import { capital } from '../base/capital.ts';
import type { Condition, ReportedRun } from './condition.ts';
import { allRuns } from './condition.ts';
import { hasGrowingOpponents } from './growingOpponents.ts';
import { migrationsOf, runCurve } from './runCurve.ts';
import { runLabel } from './testShares.ts';
import { inWords, quotedName, someInWords } from './reportText.ts';

/** A number of every generation; the name of its figure. */
export type QuantityName = 'best-fitness' | 'mean-fitness' | 'size' | 'diversity';

interface Quantity {
  readonly name: string;
  readonly axis: string;
  /** Shares are drawn and written in per cent. */
  readonly unit: 'share' | 'count';
  /** Behind a number. */
  readonly said: string;
  readonly of: (statistics: Statistics) => number;
}

/** The quantity for these conditions: fitness has their unit, sizes count their nodes or weights. */
export function quantityOf(id: QuantityName, conditions: readonly Condition[]): Quantity {
  const { unit, sizeNoun = 'node' } = allRuns(conditions)[0]?.generations[0]?.statistics ?? {};
  if (id === 'size') {
    const said = `${sizeNoun}s`;
    return { name: 'mean size', axis: `mean size, ${said}`, unit: 'count', said, of: ({ meanSize }) => meanSize };
  }
  if (id === 'diversity') {
    const of = ({ diversity }: Statistics): number => diversity;
    return { name: 'diversity', axis: '% of the strategies that differ', unit: 'share', said: '%', of };
  }
  const { scale, noun, said } = fitnessWords(unit);
  const name = `${id === 'best-fitness' ? 'best' : 'mean'} ${noun}`;
  const isShare = scale === 100;
  return {
    name,
    axis: `${name}, ${said}`,
    unit: isShare ? 'share' : 'count',
    said,
    of: ({ best, mean }) => (isShare ? 1 : scale) * (id === 'best-fitness' ? best : mean),
  };
}

/** Conditions whose fitness has the same unit, in the order of the first of each. */
export function byUnit(conditions: readonly Condition[]): Condition[][] {
  const unitOf = ({ runs }: Condition) => runs[0]?.generations[0]?.statistics.unit ?? 'share';
  return [...Map.groupBy(conditions, unitOf).values()];
}

/** Means over the runs of each condition with their intervals; conditions without the number are left out. */
export function bandFigure(conditions: readonly Condition[], id: QuantityName): Figure {
  const { name, axis, unit, said, of } = quantityOf(id, conditions);
  const series = conditions.map((condition) => bandOf(condition, of)).filter(isKnown);
  const counts = inWords(
    series.map(({ label, replicates }) => `${formatNoun(replicates, 'run')} of ${quotedName(label)}`),
  );
  const lines = series.some(({ replicates }) => replicates > 1)
    ? "Lines are means over the runs of a condition; bands are 95 % intervals of the mean (Student's t)"
    : 'Each condition has only one run, so there are no intervals';
  return {
    id,
    finding: bandsFinding(name, { unit, said }, series),
    caption: `The ${name} of each generation: ${counts}. ${lines}.${conditions.some(isUneven) ? UNEVEN : ''}`,
    chart: { kind: 'bands', axis, unit, series },
  };
}

/** The fitness of every run. */
export function curvesFigure(conditions: readonly Condition[], which: 'best' | 'mean'): Figure {
  const { name, axis, unit, said, of } = quantityOf(`${which}-fitness`, conditions);
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
    finding: endsFinding(name, { unit, said }, series),
    caption: `The ${name} of each generation, one line for each of ${formatNoun(series.length, 'run')}.`,
    chart: { kind: 'curves', axis, unit, series },
  };
}

/** The fitness of one run in depth. */
export function runFitnessFigure(run: ReportedRun): Figure {
  const facts = { hasGrowingOpponents: hasGrowingOpponents(run.run.experiment) };
  const band = 'The band reaches one standard deviation of the population to either side of the mean';
  return {
    id: 'run-fitness',
    finding: fitnessFinding(runCurve(run), facts),
    caption: `Best and mean ${fitnessWords(run.generations[0]?.statistics.unit).noun} ${placeOf(run)}. ${band}.`,
    chart: runChart(run, 'fitness'),
  };
}

/** The size and the diversity of one run, if they are known. */
export function runFormFigures(run: ReportedRun): Figure[] {
  const points = runCurve(run);
  const size: Figure = {
    id: 'run-size',
    finding: sizeFinding(points),
    caption: `The ${points[0]?.sizeNoun ?? 'node'}s of the best strategy, and the mean of all strategies, ${placeOf(run)}.`,
    chart: runChart(run, 'size'),
  };
  const diversity: Figure = {
    id: 'run-diversity',
    finding: diversityFinding(points),
    caption: `The percentage of valid strategies that choose moves differently, ${placeOf(run)}.`,
    chart: runChart(run, 'diversity'),
  };
  return [
    ...(points.some(({ meanSize }) => meanSize > 0) ? [size] : []),
    ...(points.some((point) => point.diversity > 0) ? [diversity] : []),
  ];
}

/** The other numbers of one run, such as mean weights, if it has any. */
export function runTraitsFigures(run: ReportedRun): Figure[] {
  const points = runCurve(run);
  const migrations = migrationsOf(run.run.experiment, points.at(-1)?.number ?? 0);
  return traitCharts(points, migrations).map(({ name, finding, isGroup, isSingle, chart }, index) => ({
    id: `run-traits-${index + 1}`,
    finding,
    caption: `${capital(name)}, ${isSingle ? 'one number a generation' : averageText(isGroup, chart)}, ${placeOf(run)}.${eventsText(chart)}`,
    chart,
  }));
}

function averageText(isGroup: boolean, { series }: LinesChart): string {
  const each = !isGroup && series.length > 1 ? 'each island' : 'each generation';
  return `averaged over the individuals of ${each}`;
}

function eventsText({ events }: LinesChart): string {
  return events ? ` Vertical lines show each ${events.name}.` : '';
}

const UNEVEN = ' Some runs have more generations than others, so later means are over fewer runs.';

function isUneven({ runs }: Condition): boolean {
  return new Set(runs.map(({ generations }) => generations.length)).size > 1;
}

/** The mean of a generation is over the runs that have reached it. */
function bandOf({ label, runs }: Condition, of: Quantity['of']): BandSeries {
  const begun = runs.filter(({ generations }) => generations.length > 0);
  const last = Math.max(0, ...begun.map(({ generations }) => generations.length));
  const points = Array.from({ length: last }, (_, generation): BandPoint => {
    const records = begun.flatMap(({ generations }) => generations[generation] ?? []);
    return { generation, ...meanInterval(records.map(({ statistics }) => of(statistics))) };
  });
  return { label, replicates: begun.length, points };
}

/** Files of the original program lack sizes and diversity, which are stored as zeros. */
function isKnown({ points }: BandSeries): boolean {
  return points.some(({ value }) => value !== 0);
}

function runChart(run: ReportedRun, shows: 'fitness' | 'size' | 'diversity'): Chart {
  // These charts do not draw the other numbers, which may be many.
  const points = runCurve(run).map(({ traits: _traits, islands: _islands, ...point }) => point);
  return { kind: 'run', shows, points };
}

function placeOf({ run, generations }: ReportedRun): string {
  return `in run ${run.id}, over ${formatNoun(generations.length, 'generation')}`;
}

type Said = Pick<Quantity, 'unit' | 'said'>;

const MOST_NAMED = 4;

/** The first and the last value of each condition, on average over its runs. */
function bandsFinding(name: string, { unit, said }: Said, series: readonly BandSeries[]): string {
  const changes = series.map(({ label, points }, index) => {
    const [from, to] = [points[0]!, points.at(-1)!].map(({ value }) => numberText(value, unit));
    const words = index === 0 ? ` ${said}` : '';
    return `from ${from} to ${to}${words}${series.length === 1 ? '' : ` in ${quotedName(label)}`}`;
  });
  const over = series.some(({ replicates }) => replicates > 1) ? ', on average over the runs' : '';
  return `${capital(name)} changes ${someInWords(changes, MOST_NAMED)}${over}.`;
}

/** The range in which the runs end. */
function endsFinding(name: string, { unit, said }: Said, series: readonly GroupedCurve[]): string {
  const ends = series.map(({ points }) => Number(numberText(points.at(-1)!.value, unit)));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const which = `${capital(name)} of ${formatNoun(series.length, 'run')} ends`;
  return low === high ? `${which} at ${low} ${said}.` : `${which} between ${low} and ${high} ${said}.`;
}

function numberText(value: number, unit: Quantity['unit']): string {
  return unit === 'count' ? value.toFixed(1) : String(hundredth(value));
}
