/**
 * The data of a chart as a table: every number of the drawing, with all its digits, in long form, for readers who want
 * to draw or compute it again.
 */

import type { BandChart, BoardsChart, BoxGroup, Chart, PeopleChart, RunChart, StrengthChart } from './chart.ts';
import { boxOf, median } from '../stats/quartiles.ts';

export interface ChartTable {
  readonly columns: string[];
  readonly rows: (string | number | null)[][];
}

export function chartTable(chart: Chart): ChartTable {
  switch (chart.kind) {
    case 'bars':
      return tableOf(chart.bars, ['group', 'label', 'value', 'low', 'high', 'games']);
    case 'bands':
      return bandTable(chart);
    case 'curves':
      return tableOf(
        chart.series.flatMap(({ group, label, points }) => points.map((point) => ({ group, run: label, ...point }))),
        ['group', 'run', 'generation', 'value'],
      );
    case 'run':
      return runTable(chart);
    case 'lines':
      return tableOf(
        chart.series.flatMap(({ label, points }) => points.map((point) => ({ curve: label, ...point }))),
        ['curve', 'generation', 'value'],
      );
    case 'strength':
      return strengthTable(chart);
    case 'boxes':
      return tableOf(chart.groups.flatMap(boxRows), ['label', 'series', 'part', 'point', 'value']);
    case 'scatter':
      return tableOf(chart.points, ['group', 'label', 'x', 'y']);
    case 'matrix':
      return tableOf(chart.cells, ['row', 'column', 'value', 'low', 'high', 'games']);
    case 'boards':
      return tableOf(chart.boards.flatMap(squareRows), ['board', 'square', 'value']);
    case 'tests':
      return tableOf(
        chart.series.flatMap(({ label, rows }) => rows.map((row) => ({ player: label, ...row }))),
        ['player', 'opponent', 'games', 'points', 'low', 'high'],
      );
    case 'people':
      return peopleTable(chart);
  }
}

function squareRows({ title, worths }: BoardsChart['boards'][number]): SquareRow[] {
  return worths.map((value, index) => ({ board: title, square: index + 1, value }));
}

interface SquareRow {
  readonly board: string;
  readonly square: number;
  readonly value: number | null;
}

/** The columns of records, by their names. */
function tableOf<Name extends string>(
  records: readonly Readonly<Record<Name, string | number | null>>[],
  columns: Name[],
): ChartTable {
  return { columns, rows: records.map((record) => columns.map((name) => record[name])) };
}

function bandTable({ along = 'generation', series }: BandChart): ChartTable {
  const records = series.flatMap(({ label, replicates, points }) =>
    points.map((point) => ({ condition: label, replicates, ...point, [along]: point.generation })),
  );
  return tableOf<string>(records, ['condition', 'replicates', along, 'value', 'low', 'high']);
}

function runTable({ shows, points }: RunChart): ChartTable {
  const records = points.map((point) => ({
    ...point,
    generation: point.number,
    'best size': point.bestSize,
    'mean size': point.meanSize,
  }));
  switch (shows) {
    case 'fitness':
      return tableOf(records, ['generation', 'best', 'mean', 'deviation']);
    case 'size':
      return tableOf(records, ['generation', 'best size', 'mean size']);
    case 'diversity':
      return tableOf(records, ['generation', 'diversity']);
  }
}

/** The players of known strength have no interval here: they are what the others are measured by. */
function strengthTable({ points, champion, opponents }: StrengthChart): ChartTable {
  const generations = points.map((point) => ({ part: 'best of the generation', player: '', ...point }));
  const crowned = champion ? [{ part: 'champion', player: '', generation: null, ...champion }] : [];
  const known = opponents.map(({ title, elo }) => ({
    part: 'known strength',
    player: title,
    generation: null,
    elo,
    low: null,
    high: null,
  }));
  const rows: Readonly<Record<StrengthColumn, string | number | null>>[] = [...generations, ...crowned, ...known];
  return tableOf(rows, ['part', 'player', 'generation', 'elo', 'low', 'high']);
}

type StrengthColumn = 'part' | 'player' | 'generation' | 'elo' | 'low' | 'high';

interface BoxRow {
  readonly label: string;
  readonly series: string;
  readonly part: string;
  readonly point: string;
  readonly value: number;
}

/** The points of a box, and the lines that are drawn around them. */
function boxRows({ label, series, points }: BoxGroup): BoxRow[] {
  if (points.length === 0) return [];
  const values = points.map(({ value }) => value);
  const box = boxOf(values);
  const parts: [string, number][] = [['median', median(values)]];
  if (box) {
    parts.unshift(['low whisker', box.lowWhisker], ['low quartile', box.lowQuartile]);
    parts.push(['high quartile', box.highQuartile], ['high whisker', box.highWhisker]);
  }
  return [
    ...points.map((point) => ({ label, series, part: 'point', point: point.label, value: point.value })),
    ...parts.map(([part, value]) => ({ label, series, part, point: '', value })),
  ];
}

function peopleTable({ shows, rows }: PeopleChart): ChartTable {
  const records = rows.map((row) => ({ ...row, opponent: row.title, won: row.winRate }));
  if (shows === 'wins') return tableOf(records, ['opponent', 'games', 'won', 'low', 'high']);
  const ratings = records.flatMap(({ opponent, ratings: all, median: middle }) => [
    ...all.map((value) => ({ opponent, part: 'rating', value })),
    ...(middle === null ? [] : [{ opponent, part: 'median', value: middle }]),
  ]);
  return tableOf(ratings, ['opponent', 'part', 'value']);
}
