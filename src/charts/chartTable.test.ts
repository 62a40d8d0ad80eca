import { describe, expect, test } from 'vitest';
import { exampleCharts } from '../../test/exampleCharts.ts';
import type { Chart } from './chart.ts';
import { chartTable } from './chartTable.ts';

describe('the table of a chart', () => {
  test('has a row for each bar, with all digits', () => {
    const bar = { group: 'ours', label: 'run 1', value: 0.1234567, low: 0.1, high: 0.2, games: 81 };
    expect(chartTable({ kind: 'bars', axis: '', bars: [bar] })).toEqual({
      columns: ['group', 'label', 'value', 'low', 'high', 'games'],
      rows: [['ours', 'run 1', 0.1234567, 0.1, 0.2, 81]],
    });
  });

  test('has a row for each generation of each condition', () => {
    const points = [
      { generation: 0, value: 3, low: 2, high: 4 },
      { generation: 1, value: 5, low: null, high: null },
    ];
    const series = [{ label: 'config1', replicates: 20, points }];
    expect(chartTable({ kind: 'bands', axis: '', unit: 'count', series })).toEqual({
      columns: ['condition', 'replicates', 'generation', 'value', 'low', 'high'],
      rows: [
        ['config1', 20, 0, 3, 2, 4],
        ['config1', 20, 1, 5, null, null],
      ],
    });
    expect(chartTable({ kind: 'bands', axis: '', along: 'depth', unit: 'count', series }).columns[2]).toBe('depth');
  });

  test('has runs in long form', () => {
    const series = ['run 1', 'run 2'].map((label) => ({ group: 'a', label, points: [{ generation: 7, value: 0.5 }] }));
    expect(chartTable({ kind: 'curves', axis: '', series }).rows).toEqual([
      ['a', 'run 1', 7, 0.5],
      ['a', 'run 2', 7, 0.5],
    ]);
  });

  test('has the lines of a run in long form', () => {
    const series = ['men', 'kings'].map((label, index) => ({ label, points: [{ generation: 3, value: index / 8 }] }));
    expect(chartTable({ kind: 'lines', axis: 'mean weight', series })).toEqual({
      columns: ['curve', 'generation', 'value'],
      rows: [
        ['men', 3, 0],
        ['kings', 3, 0.125],
      ],
    });
  });

  test('has what the chart of a run shows', () => {
    const point = { number: 4, best: 0.7, mean: 0.5, deviation: 0.1, bestSize: 9, meanSize: 8.5, diversity: 0.25 };
    const table = (shows: 'fitness' | 'size' | 'diversity'): unknown =>
      chartTable({ kind: 'run', shows, points: [point] });
    expect(table('fitness')).toEqual({
      columns: ['generation', 'best', 'mean', 'deviation'],
      rows: [[4, 0.7, 0.5, 0.1]],
    });
    expect(table('size')).toEqual({ columns: ['generation', 'best size', 'mean size'], rows: [[4, 9, 8.5]] });
    expect(table('diversity')).toEqual({ columns: ['generation', 'diversity'], rows: [[4, 0.25]] });
  });

  test('has the points and the lines of a box', () => {
    const points = [5, 1, 2, 4, 3].map((value) => ({ label: `seed ${value}`, value: value / 10 }));
    const { columns, rows } = chartTable({ kind: 'boxes', axis: '', groups: [{ label: 'a', series: 'ours', points }] });
    expect(columns).toEqual(['label', 'series', 'part', 'point', 'value']);
    expect(rows).toEqual([
      ['a', 'ours', 'point', 'seed 5', 0.5],
      ['a', 'ours', 'point', 'seed 1', 0.1],
      ['a', 'ours', 'point', 'seed 2', 0.2],
      ['a', 'ours', 'point', 'seed 4', 0.4],
      ['a', 'ours', 'point', 'seed 3', 0.3],
      ['a', 'ours', 'low whisker', '', 0.1],
      ['a', 'ours', 'low quartile', '', 0.2],
      ['a', 'ours', 'median', '', 0.3],
      ['a', 'ours', 'high quartile', '', 0.4],
      ['a', 'ours', 'high whisker', '', 0.5],
    ]);
  });

  test('has the strengths, the champion and the players by whom they were measured', () => {
    const points = [{ generation: 0, elo: 480, low: 420, high: 540 }];
    const champion = { elo: 905, low: 840, high: 970 };
    const chart: Chart = { kind: 'strength', points, champion, opponents: [{ title: 'Fern', elo: 485 }] };
    expect(chartTable(chart)).toEqual({
      columns: ['part', 'player', 'generation', 'elo', 'low', 'high'],
      rows: [
        ['best of the generation', '', 0, 480, 420, 540],
        ['champion', '', null, 905, 840, 970],
        ['known strength', 'Fern', null, 485, null, null],
      ],
    });
  });

  test('has no box if none is drawn', () => {
    const points = [0.1, 0.4, 0.2].map((value) => ({ label: '', value }));
    const chart: Chart = { kind: 'boxes', axis: '', groups: [{ label: 'a', series: '', points }] };
    expect(chartTable(chart).rows.map(([, , part]) => part)).toEqual(['point', 'point', 'point', 'median']);
  });

  test('has every rating and the median', () => {
    const row = { title: 'A', games: 2, winRate: 0.5, low: 0.1, high: 0.9, ratings: [7, 4], median: 5.5 };
    expect(chartTable({ kind: 'people', shows: 'ratings', rows: [row] }).rows).toEqual([
      ['A', 'rating', 7],
      ['A', 'rating', 4],
      ['A', 'median', 5.5],
    ]);
    expect(chartTable({ kind: 'people', shows: 'wins', rows: [row] }).rows).toEqual([['A', 2, 0.5, 0.1, 0.9]]);
  });

  test.each(Object.entries(exampleCharts()))('of %s has plain names and full rows', (_, chart) => {
    const { columns, rows } = chartTable(chart);
    expect(columns.filter((name) => !/^[a-z]+( [a-z]+)*$/.test(name))).toEqual([]);
    expect(new Set(columns).size).toBe(columns.length);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter((row) => row.length !== columns.length || row.includes(undefined!))).toEqual([]);
  });
});
