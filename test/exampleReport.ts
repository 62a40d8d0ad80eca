/** A report with every kind of block and of chart, small and plausible, and with texts that need care. */

import type { Chart } from '../src/charts/chart.ts';
import type { Figure, Report, Table } from '../src/documents/document.ts';

const CONDITIONS = ['thesis grammar', 'relative grammar'];
const OPPONENTS = ['random', 'alphabeta:depth=2', 'alphabeta:depth=4'];

export const EXAMPLE_TABLE: Table = {
  id: 'test-results',
  title: 'Tests of the champions',
  columns: [
    { name: 'run', shows: 'text' },
    { name: 'champion', shows: 'text' },
    { name: 'games', shows: 'count' },
    { name: 'wins', shows: 'percent' },
    { name: 'effect (A12)', shows: 'decimal' },
    { name: 'p', shows: 'p' },
  ],
  rows: [
    ['run 12', '`sub(own.men, opponent.men)`', 12_400, share(0.7467, 0.67, 0.812), 0.71, 0.0341],
    [
      'run 13 | "a" & <b>',
      '`mul(add(own.kings, own.kings), if_(own.men > 3, 2.5, own.men)) + own.men`',
      150,
      null,
      0.5,
      1,
    ],
    ['run 14', '=1+1', 1_600, share(0.5, 0.4, 0.6), share(-0.2, -0.5, 0.1), 0.000_000_1],
  ],
};

const CHARTS: readonly Chart[] = [
  {
    kind: 'bars',
    axis: 'wins of all games',
    bars: CONDITIONS.flatMap((group, index) =>
      [1, 2, 3].map((run) => ({ group, label: `run ${3 * index + run}`, games: 500, ...around(0.4 + 0.1 * run) })),
    ),
    reference: { value: 0.5, label: 'even' },
  },
  {
    kind: 'bands',
    axis: 'best fitness',
    unit: 'share',
    series: CONDITIONS.map((label, index) => ({
      label,
      replicates: 5,
      points: generations().map((generation) => ({ generation, ...around(rising(generation, index)) })),
    })),
  },
  {
    kind: 'curves',
    axis: 'best fitness',
    series: CONDITIONS.flatMap((group, index) =>
      [1, 2, 3].map((run) => ({
        group,
        label: `run ${3 * index + run}`,
        points: generations().map((generation) => ({ generation, value: rising(generation, index + run / 3) })),
      })),
    ),
  },
  {
    kind: 'run',
    shows: 'fitness',
    points: generations().map((number) => ({
      number,
      best: rising(number, 1),
      mean: rising(number, 1) - 0.2,
      deviation: 0.1,
      bestSize: 9,
      meanSize: 12.5,
      diversity: 0.5,
    })),
  },
  {
    kind: 'boxes',
    axis: 'wins of all games',
    groups: CONDITIONS.flatMap((label, index) =>
      ['published', 'measured'].map((series) => ({
        label,
        series,
        points: [1, 2, 3, 4, 5].map((run) => ({ label: `run ${run}`, value: 0.4 + 0.05 * run + 0.1 * index })),
      })),
    ),
    reference: { value: 0.5, label: 'even' },
  },
  {
    kind: 'scatter',
    xAxis: 'training',
    yAxis: 'test',
    points: CONDITIONS.flatMap((group, index) =>
      [1, 2, 3].map((run) => ({ group, label: `run ${run}`, x: 0.5 + run / 10, y: 0.4 + run / 12 + index / 10 })),
    ),
  },
  {
    kind: 'matrix',
    rows: OPPONENTS,
    columns: OPPONENTS,
    cells: OPPONENTS.flatMap((row, index) =>
      OPPONENTS.flatMap((column, other) =>
        index === other ? [] : [{ row, column, games: 100, ...around(0.5 + (index - other) / 6) }],
      ),
    ),
  },
  {
    kind: 'tests',
    series: ['run 12', 'run 13'].map((label, index) => ({
      label,
      rows: OPPONENTS.map((opponent, rank) => {
        const { value, low, high } = around(0.8 - 0.2 * rank + 0.05 * index);
        return { opponent, games: 500, points: value, low, high };
      }),
    })),
  },
  {
    kind: 'people',
    shows: 'ratings',
    rows: [
      { title: 'Champion & co.', games: 12, winRate: 0.75, low: 0.47, high: 0.91, ratings: [3, 7, 7, 8], median: 7 },
      { title: 'random', games: 12, winRate: 0.1, low: 0.02, high: 0.35, ratings: [1, 1, 2], median: 1 },
    ],
  },
];

export const EXAMPLE_FIGURES: readonly Figure[] = CHARTS.map((chart) => ({
  id: `figure-of-${chart.kind}`,
  finding: `The relative grammar is better by 12 points <of 100> & "more", as \`${chart.kind}\` show.`,
  caption: 'Mean of 5 runs a condition, 500 games each, with intervals of 95 %.',
  chart,
}));

export const EXAMPLE_REPORT: Report = {
  title: 'Runs 12 to 14: two grammars <compared>',
  lead: [
    'Champions of the relative grammar win 74.7 % (67.0-81.2) of 500 games against random moves.',
    'Those of `thesis-8x8.bnf` win fewer; luck alone would rarely do that (p = 0.034 after Holm).',
  ],
  sections: [
    {
      id: 'setup',
      title: 'How it was done',
      blocks: [
        {
          kind: 'text',
          text: 'Each condition ran 5 times, with seeds 1 to 5. *Nothing* else_differs & all is <kept>.',
        },
        { kind: 'list', items: ['population 60', '`maxDepth` 8', '1. no list | of its own'] },
        { kind: 'code', text: 'evodraughts evolve a.json --seed 3\nif (a < b && "c") { ``` }' },
      ],
    },
    {
      id: 'figures',
      title: 'What was found',
      blocks: EXAMPLE_FIGURES.slice(0, -1).map((figure) => ({ kind: 'figure', figure })),
    },
    {
      id: 'champions',
      title: 'Champions and `tests`',
      blocks: [
        { kind: 'table', table: EXAMPLE_TABLE },
        {
          kind: 'fold',
          title: 'What people <made> of it',
          blocks: [
            { kind: 'text', text: 'Twelve people played 24 games.' },
            { kind: 'figure', figure: EXAMPLE_FIGURES.at(-1)! },
            { kind: 'fold', title: 'Settings', blocks: [{ kind: 'table', table: settings() }] },
          ],
        },
      ],
    },
  ],
};

function settings(): Table {
  return {
    id: 'settings',
    title: 'Settings',
    columns: [
      { name: 'setting', shows: 'text' },
      { name: 'value', shows: 'text' },
    ],
    rows: [
      ['evolver', 'generational'],
      ['population', 60],
    ],
  };
}

function generations(): number[] {
  return Array.from({ length: 12 }, (_, index) => 2 * index);
}

function rising(generation: number, speed: number): number {
  return 0.85 - 0.4 * Math.exp((-generation * (1 + speed)) / 20);
}

function around(value: number): { value: number; low: number; high: number } {
  return share(value, value - 0.06, value + 0.05);
}

function share(value: number, low: number, high: number): { value: number; low: number; high: number } {
  return { value, low, high };
}
