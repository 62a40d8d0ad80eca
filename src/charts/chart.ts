/**
 * The charts of reports as data: everything needed to draw a chart, and nothing else, so that it can be stored, sent to
 * a page, and written as a table. Shares are from 0 to 1 and drawn as per cent; every estimate has its interval.
 */

import type { CurvePoint, LinePoint } from './curvePoint.ts';
import type { Estimate } from './estimate.ts';
import type { Reference } from './rowChart.ts';
import type { OpponentRow } from './studyChart.ts';
import type { ScoreSeries } from './testChart.ts';

export type { Estimate } from './estimate.ts';

export type Chart =
  | BarChart
  | BandChart
  | CurvesChart
  | RunChart
  | LinesChart
  | StrengthChart
  | BoxChart
  | ScatterChart
  | MatrixChart
  | BoardsChart
  | TestsChart
  | PeopleChart;

/** One bar for each strategy, with a whisker; the bars of a group are together. */
export interface BarChart {
  readonly kind: 'bars';
  readonly axis: string;
  readonly bars: readonly Bar[];
  readonly reference?: Reference;
}

export interface Bar extends Estimate {
  readonly group: string;
  readonly label: string;
  readonly games: number;
}

/** Means over replicates by generation, each condition with the interval of its mean as a band. */
export interface BandChart {
  readonly kind: 'bands';
  readonly axis: string;
  /** What is counted along the other axis; generations by default. */
  readonly along?: string;
  /** Shares are drawn as per cent, other values as they are; Elo and weights may be below zero. */
  readonly unit: 'share' | 'count' | 'elo' | 'weight';
  readonly series: readonly BandSeries[];
}

export interface BandSeries {
  readonly label: string;
  readonly replicates: number;
  readonly points: readonly BandPoint[];
}

/** Without an interval if there is only one replicate. */
export interface BandPoint {
  readonly generation: number;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The same number of every run over its generations; runs of a group look the same. */
export interface CurvesChart {
  readonly kind: 'curves';
  readonly axis: string;
  /** Shares, the default, are drawn in per cent. */
  readonly unit?: 'share' | 'count';
  readonly series: readonly GroupedCurve[];
}

export interface GroupedCurve {
  readonly group: string;
  readonly label: string;
  readonly points: readonly LinePoint[];
}

/** One run in depth. */
export interface RunChart {
  readonly kind: 'run';
  readonly shows: 'fitness' | 'size' | 'diversity';
  readonly points: readonly CurvePoint[];
}

/** Several numbers of one run over its generations. */
export interface LinesChart {
  readonly kind: 'lines';
  readonly axis: string;
  readonly series: readonly Line[];
  /** What happened in some generations, by one name. */
  readonly events?: { readonly name: string; readonly generations: readonly number[] };
}

export interface Line {
  readonly label: string;
  /** The most important line is drawn stronger, and the sum of those that are left out is quiet. */
  readonly role?: 'main' | 'rest';
  readonly points: readonly LinePoint[];
}

/** How strong the best of the generations of a run are, and its champion, beside players of known strength. */
export interface StrengthChart {
  readonly kind: 'strength';
  readonly points: readonly StrengthPoint[];
  readonly champion: Omit<StrengthPoint, 'generation'> | null;
  /** By whom strength was measured. */
  readonly opponents: readonly { readonly title: string; readonly elo: number }[];
}

/** Elo above random moves with its interval. */
export interface StrengthPoint {
  readonly generation: number;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** A box for each group with all its points; groups may have several series, such as published and measured. */
export interface BoxChart {
  readonly kind: 'boxes';
  readonly axis: string;
  readonly groups: readonly BoxGroup[];
  readonly reference?: Reference;
}

export interface BoxGroup {
  readonly label: string;
  /** Empty if there is only one. */
  readonly series: string;
  readonly points: readonly { readonly label: string; readonly value: number }[];
}

/** Two shares of each run plotted against each other, with the line of equality. */
export interface ScatterChart {
  readonly kind: 'scatter';
  readonly xAxis: string;
  readonly yAxis: string;
  readonly points: readonly ScatterPoint[];
}

export interface ScatterPoint {
  readonly group: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** Scores of players against opponents. A pair that never met has no cell. */
export interface MatrixChart {
  readonly kind: 'matrix';
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly MatrixCell[];
}

/** Low and high are null if there is no interval. */
export interface MatrixCell {
  readonly row: string;
  readonly column: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly games: number;
}

/** A number for each dark square of several boards of one size, on one scale around zero. */
export interface BoardsChart {
  readonly kind: 'boards';
  readonly boards: readonly NumberedBoard[];
  /** What a colour means, in a few words each. */
  readonly words: { readonly more: string; readonly less: string; readonly none: string };
}

export interface NumberedBoard {
  readonly title: string;
  /** Square 1, at the top left, first; null if there is no number. */
  readonly worths: readonly (number | null)[];
}

/** Tests against several opponents, of one player or of several. */
interface TestsChart {
  readonly kind: 'tests';
  readonly series: readonly ScoreSeries[];
}

/** Results and ratings of opponents in a study with people. */
export interface PeopleChart {
  readonly kind: 'people';
  readonly shows: 'wins' | 'ratings';
  readonly rows: readonly OpponentRow[];
}
