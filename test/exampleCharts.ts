/**
 * A chart of every kind, as large as in reports, for tests of code that draws or writes charts. The numbers are made
 * up.
 */

import type { Rng } from '../src/base/rng.ts';
import { createRng, randomBelow } from '../src/base/rng.ts';
import type { Bar, BoxGroup, Chart, LinesChart, MatrixCell } from '../src/charts/chart.ts';
import type { CurvePoint } from '../src/charts/curvePoint.ts';
import type { ScoreRow } from '../src/charts/scoreRow.ts';

const CONDITIONS = ['config1', 'config2', 'config3', 'config4', 'config5', 'config6', 'config6, hall of fame'];
const OPPONENTS = ['random', 'most captures', 'minimax of depth 3', 'the best player of the thesis'];
const LONG_NAME = 'alphabeta:depth=3,eval=strategy,expression=own.men-opponent.men*own.kings';
const WEIGHTS = [
  ['material', 'advancement', 'balance', 'back-row men', 'centre men'],
  ['centre kings', 'mobility', 'trapping kings', 'free kings'],
].flat();
const REPLICATES = 20;
const GENERATIONS = 75;

/** By what they show. */
export function exampleCharts(): Record<string, Chart> {
  const rng = createRng(2026);
  return {
    bars: { kind: 'bars', axis: 'games won, %', bars: bars(rng), reference: { value: 0.5, label: 'even' } },
    bands: bands(rng, 'share'),
    counts: bands(rng, 'count'),
    curves: {
      kind: 'curves',
      axis: 'best fitness, points of a hundred',
      series: CONDITIONS.flatMap((group, index) =>
        repeated(REPLICATES, (run) => ({ group, label: `run ${run + 1}`, points: rising(rng, 0.5 + 0.03 * index) })),
      ),
    },
    fitness: { kind: 'run', shows: 'fitness', points: runPoints(rng) },
    size: { kind: 'run', shows: 'size', points: runPoints(rng) },
    diversity: { kind: 'run', shows: 'diversity', points: runPoints(rng) },
    plans: planLines(rng),
    weights: lines(rng, 'mean weight in stage 1 (20 pieces or more)', WEIGHTS, 500),
    islands: {
      ...lines(rng, 'weights equal to the best, %', ['Island 1', 'Island 2', 'Island 3'], 0),
      events: { name: 'migration', generations: [15, 30, 45, 60, 75] },
    },
    strength: strengthOf(rng, ['random', 'Clover', 'Heather', 'Hazel'], 0.5),
    strengthCrowded: strengthOf(rng, ['alphabeta:depth=2', 'Fern', 'Fern too', 'nearly as strong as Fern'], 0),
    boxes: {
      kind: 'boxes',
      axis: 'points in the test, of a hundred',
      groups: CONDITIONS.slice(0, 6).flatMap((label, index) => boxes(rng, label, 0.5 + 0.05 * index)),
      reference: { value: 0.5, label: 'as good as the opponent' },
    },
    plainBoxes: {
      kind: 'boxes',
      axis: 'points in the test, of a hundred',
      groups: CONDITIONS.map((label) => box(rng, label, '', REPLICATES, 0.6)),
    },
    scatter: {
      kind: 'scatter',
      xAxis: 'points in training, of a hundred',
      yAxis: 'points in the test, of a hundred',
      points: CONDITIONS.flatMap((group, index) =>
        repeated(REPLICATES, (run) => {
          const x = around(rng, 0.6 + 0.03 * index, 0.1);
          return { group, label: `run ${run + 1}`, x, y: around(rng, x - 0.1, 0.1) };
        }),
      ),
    },
    matrix: matrix(rng, seededNames(), OPPONENTS),
    tournament: matrix(rng, CONDITIONS, CONDITIONS),
    boards: boards(rng, 8, 1),
    smallBoards: boards(rng, 6, 0.01),
    tests: {
      kind: 'tests',
      series: ['run 12', 'run 13', 'run 14'].map((label) => ({
        label,
        rows: OPPONENTS.map((name) => score(rng, name)),
      })),
    },
    crowdedBands: crowdedBands(),
    longBars: {
      kind: 'bars',
      axis: 'games won by the strategy of the run against all others of the same size, %',
      bars: repeated(40, (index) => ({ group: '', label: LONG_NAME, games: index, ...estimate(rng, 0.9) })),
      reference: { value: 0.97, label: 'what the best of the published strategies reached' },
    },
    wideMatrix: matrix(rng, repeated(12, numbered), repeated(12, numbered)),
    wins: { kind: 'people', shows: 'wins', rows: people(rng) },
    ratings: { kind: 'people', shows: 'ratings', rows: people(rng) },
  };
}

function repeated<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A share near a centre. */
function around(rng: Rng, middle: number, reach: number): number {
  const noise = (randomBelow(rng, 1000) + randomBelow(rng, 1000)) / 1000 - 1;
  return Math.max(0, Math.min(1, middle + reach * noise));
}

function estimate(rng: Rng, middle: number): { value: number; low: number; high: number } {
  const value = around(rng, middle, 0.25);
  return { value, low: Math.max(0, value - 0.07), high: Math.min(1, value + 0.06) };
}

function seededNames(): string[] {
  return repeated(25, (index) => `config${(index % 6) + 1}, seed ${1000 + index}`);
}

function bars(rng: Rng): Bar[] {
  return seededNames().map((label, index) => ({
    group: index < 15 ? 'Published strategies' : 'Strategies of this study',
    label,
    games: 200,
    ...estimate(rng, 0.7),
  }));
}

function bands(rng: Rng, unit: 'share' | 'count'): Chart {
  const factor = unit === 'share' ? 1 : 40;
  const series = CONDITIONS.map((label, index) => ({
    label,
    replicates: REPLICATES,
    points: rising(rng, 0.55 + 0.02 * index).map(({ generation, value }) => ({
      generation,
      value: factor * value,
      low: factor * (value - 0.03),
      high: factor * (value + 0.03),
    })),
  }));
  return { kind: 'bands', axis: unit === 'share' ? 'best fitness, points of a hundred' : 'nodes', unit, series };
}

/** A run that rises slowly beside players who are so many steps of a ladder apart. */
function strengthOf(rng: Rng, titles: readonly string[], apart: number): Chart {
  const points = repeated(31, (generation) => {
    const elo = Math.round(1000 * around(rng, 0.5 + 0.005 * generation, 0.05));
    return { generation, elo, low: elo - 40, high: elo + 45 };
  });
  const opponents = titles.map((title, index) => ({ title, elo: 480 + 600 * apart * (index - 1) + index }));
  return { kind: 'strength', points, champion: { elo: 838, low: 780, high: 900 }, opponents };
}

/** Ten lines with long names that all end at the top. */
function crowdedBands(): Chart {
  const points = [0, 1].map((generation) => ({ generation, value: 0.5 + generation / 2, low: null, high: null }));
  const series = repeated(10, (index) => ({ label: `condition ${index} of all`, replicates: 1, points }));
  return { kind: 'bands', axis: 'share', unit: 'share', series };
}

function numbered(index: number): string {
  return `strategy number ${index + 1}`;
}

function rising(rng: Rng, start: number): { generation: number; value: number }[] {
  let value = around(rng, start, 0.1);
  return repeated(GENERATIONS + 1, (generation) => {
    value = Math.max(value, around(rng, start + 0.1 + (0.15 * generation) / GENERATIONS, 0.1));
    return { generation, value };
  });
}

function runPoints(rng: Rng): CurvePoint[] {
  return rising(rng, 0.6).map(({ generation, value }) => ({
    number: generation,
    best: value,
    mean: value - 0.15,
    deviation: 0.08,
    bestSize: Math.round(40 * value),
    meanSize: 30 * value,
    diversity: 1 - 0.6 * value,
  }));
}

/** Percentages less an offset. */
function lines(rng: Rng, axis: string, labels: readonly string[], offset: number): LinesChart {
  const scale = offset === 0 ? 100 : 2 * offset;
  const series = labels.map((label) => ({
    label,
    points: rising(rng, 0.3).map(({ generation, value }) => ({ generation, value: scale * value - offset })),
  }));
  return { kind: 'lines', axis, series };
}

/** Moves and the sum of the others, as plans agree on them. */
function planLines(rng: Rng): LinesChart {
  const { series, ...chart } = lines(rng, 'share of the plans, %', ['11-15', '9-13', '12-16', 'others'], 40);
  const [main, ...rest] = series;
  return { ...chart, series: [{ ...main!, role: 'main' }, ...rest.slice(0, -1), { ...rest.at(-1)!, role: 'rest' }] };
}

function boxes(rng: Rng, label: string, middle: number): BoxGroup[] {
  return [
    box(rng, label, 'published', 3, middle),
    box(rng, label, 'ours, thesis protocol', REPLICATES, middle),
    box(rng, label, 'ours, fair', REPLICATES, middle - 0.05),
  ];
}

function box(rng: Rng, label: string, series: string, count: number, middle: number): BoxGroup {
  return {
    label,
    series,
    points: repeated(count, (index) => ({ label: `seed ${index + 1}`, value: around(rng, middle, 0.2) })),
  };
}

/** No player meets itself. */
function matrix(rng: Rng, rows: readonly string[], columns: readonly string[]): Chart {
  const cells = rows.flatMap((row) =>
    columns.filter((column) => column !== row).map((column): MatrixCell => cell(rng, row, column)),
  );
  return { kind: 'matrix', rows, columns, cells };
}

/** As a net values pieces. No man stands in the last row. */
function boards(rng: Rng, size: number, scale: number): Chart {
  const worth = (middle: number): number => scale * (middle + around(rng, 0.5, 0.5) - 0.5);
  const worthsOf = (middle: number, isMan: boolean): (number | null)[] =>
    repeated((size * size) / 2, (index) => (isMan && index >= (size * (size - 1)) / 2 ? null : worth(middle)));
  return {
    kind: 'boards',
    boards: [
      { title: 'Own men', worths: worthsOf(0.6, true) },
      { title: 'Own kings', worths: worthsOf(0.9, false) },
      { title: 'Opposing men', worths: worthsOf(-0.6, true) },
      { title: 'Opposing kings', worths: worthsOf(-0.9, false) },
    ],
    words: { more: 'raises the score', less: 'lowers the score', none: 'no man stands here' },
  };
}

function cell(rng: Rng, row: string, column: string): MatrixCell {
  return { row, column, games: 100, ...estimate(rng, 0.6) };
}

function score(rng: Rng, opponent: string): ScoreRow {
  const { value, low, high } = estimate(rng, 0.6);
  return { opponent, games: 600, points: value, low, high };
}

function people(rng: Rng): Extract<Chart, { kind: 'people' }>['rows'] {
  return ['Opponent A, evolved by a hall of fame', 'Opponent B', 'Opponent C'].map((title) => {
    const { value, low, high } = estimate(rng, 0.6);
    const ratings = repeated(12, () => 1 + randomBelow(rng, 10));
    return { title, games: 40, winRate: value, low, high, ratings, median: 6 };
  });
}
