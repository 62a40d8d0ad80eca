/** The published runs and ours with the same parameters, run by run and condition by condition. */

import { MAIN_CONDITIONS, PUBLISHED, PUBLISHED_GAMES, PUBLISHED_RUNS } from './published.ts';
import type { PublishedRun } from './published.ts';
import type { BarChart, BoxChart, Estimate } from '../../charts/chart.ts';
import type { Cell, Column, Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { meanCell } from '../../reports/meanCell.ts';
import { countsText, percentText } from '../../reports/reportText.ts';
import { mean, sampleDeviation } from '../../stats/spread.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { measureNamed, runsOf } from './evidence.ts';

/** A run of the thesis and the corresponding run of ours. */
interface Pair {
  readonly published: PublishedRun;
  readonly ours: StudiedRun;
}

export function sideBySideSection(evidence: Evidence): Section {
  const pairs = pairRuns(evidence);
  const blocks = [
    textBlock(pairsText(pairs)),
    figureBlock(testFigure(pairs)),
    tableBlock(pairsTable(pairs)),
    figureBlock(conditionFigure(evidence)),
    tableBlock(conditionsTable(evidence)),
  ];
  return { id: 'side-by-side', title: 'Published and measured, side by side', blocks };
}

/**
 * The run with the seed that the thesis gives, or else the first, second and so on of the condition. The random streams
 * differ, so the two runs of a pair share only their parameters.
 */
export function pairRuns(evidence: Evidence): Pair[] {
  return PUBLISHED_RUNS.map((published) => {
    const own = runsOf(evidence, published.condition);
    const before = PUBLISHED_RUNS.filter(({ condition }) => condition === published.condition);
    const ours = own.find(({ seed }) => seed === published.seed) ?? own[before.indexOf(published)]!;
    return { published, ours };
  });
}

function pairsText(pairs: readonly Pair[]): string {
  const boards = (['6', '8'] as const).map((size) => {
    const own = pairs.filter(({ published }) => published.id.startsWith(size));
    // Printed shares are rounded; wins are not.
    const published = mean(own.map((pair) => Math.round(pair.published.test * PUBLISHED_GAMES) / PUBLISHED_GAMES));
    const over = (value: (run: StudiedRun) => number): string => percentText(mean(own.map(({ ours }) => value(ours))));
    return (
      `On ${size}x${size} the ${own.length} published champions win ${percentText(published)} of their test games on ` +
      `average. Ours win ${over(({ first }) => first.winRate.value)} of the same test and ` +
      `${over(({ second }) => second.winRate.value)} as the second player, which the thesis did not test. They score ` +
      `${over(({ random }) => random.points!.value)} of the points in the fair test.`
    );
  });
  return boards.join(' ');
}

function testFigure(pairs: readonly Pair[]): Figure {
  const above = pairs.filter(({ ours }) => ours.first.winRate.low > 0.5).length;
  const chart: BarChart = {
    kind: 'bars',
    axis: measureNamed('thesis').axis,
    bars: pairs.map(({ published, ours }) => ({
      group: published.id.startsWith('6') ? '6x6' : '8x8',
      label: `${published.id}, ${ours.condition}, seed ${ours.seed}`,
      ...ours.first.winRate,
      games: ours.first.games,
    })),
    reference: { value: 0.5, label: 'half of the games' },
  };
  return {
    id: 'figure-6-1',
    finding:
      `${above} of the ${pairs.length} repeated runs ${above === 1 ? 'wins' : 'win'} clearly more than half of the games ` +
      'in the test of the thesis.',
    caption:
      'Figure 6.1 of the thesis with our runs: the share of test games that each champion won, with 95 % intervals ' +
      `(Wilson). ${PUBLISHED_GAMES} games each, all as the first player against random moves, by the rules of the ` +
      'original program.',
    chart,
  };
}

const PAIR_COLUMNS: readonly Column[] = [
  { name: 'run', shows: 'text' },
  { name: 'condition', shows: 'text' },
  { name: 'seed', shows: 'text' },
  { name: 'published training', shows: 'percent' },
  { name: 'training', shows: 'percent' },
  { name: 'published test', shows: 'percent' },
  { name: 'test of the thesis', shows: 'percent' },
  { name: 'as second player', shows: 'percent' },
  { name: 'points in the fair test', shows: 'percent' },
  { name: 'points against minimax', shows: 'percent' },
  { name: 'champion', shows: 'text' },
];

function pairsTable(pairs: readonly Pair[]): Table {
  const rows = pairs.map(({ published, ours }): Cell[] => [
    published.id,
    ours.condition,
    ours.seed,
    published.training,
    ours.training,
    { value: published.test, low: published.low, high: published.high },
    ours.first.winRate,
    ours.second.winRate,
    ours.random.points,
    ours.minimax.points,
    ours.text,
  ]);
  const { runs6x6, runs8x8 } = PUBLISHED;
  const title =
    `The 25 runs of Tables ${runs6x6.table} and ${runs8x8.table} (pages ${runs6x6.pages}) and our runs with the same ` +
    'parameters: published and measured scores';
  return { id: 'pairs', title, columns: PAIR_COLUMNS, rows };
}

/** The conditions of ours that the thesis has too. */
function publishedConditions({ conditions }: Evidence): string[] {
  return conditions.map(({ label }) => label).filter((label) => PUBLISHED_RUNS.some((run) => run.condition === label));
}

const SERIES = {
  published: 'published',
  thesis: 'ours, test of the thesis',
  fair: 'ours, points in the fair test',
} as const;

function conditionFigure(evidence: Evidence): Figure {
  const groups = publishedConditions(evidence).flatMap((condition) => {
    const published = PUBLISHED_RUNS.filter((run) => run.condition === condition);
    const ours = runsOf(evidence, condition);
    const points = (estimate: (run: StudiedRun) => Estimate) =>
      ours.map((run) => ({ label: `run ${run.id}`, value: estimate(run).value }));
    return [
      {
        label: condition,
        series: SERIES.published,
        points: published.map((run) => ({ label: run.id, value: run.test })),
      },
      { label: condition, series: SERIES.thesis, points: points(({ first }) => first.winRate) },
      { label: condition, series: SERIES.fair, points: points(({ random }) => random.points!) },
    ];
  });
  const chart: BoxChart = { kind: 'boxes', axis: '% of games won, or of points, against random moves', groups };
  const runs = publishedConditions(evidence).flatMap((name) => runsOf(evidence, name));
  const fairGames = runs.map(({ random }) => random.games);
  return {
    id: 'figure-6-5',
    finding: spreadFinding(evidence),
    caption:
      'Figure 6.5 of the thesis, for all its configurations. A mark is a champion and a thick line is the median. With 5 ' +
      `runs or more, a box covers the middle half. Published: ${PUBLISHED_RUNS.length} runs with ${PUBLISHED_GAMES} ` +
      `games each. Ours: ${runs.length} runs, by games won in the same test, and by points in ` +
      `${countsText(fairGames, 'game')} of the fair test with both colours and many openings.`,
    chart,
  };
}

/** The spread of runs within conditions, and between conditions. */
function spreadFinding(evidence: Evidence): string {
  const { estimate } = measureNamed('thesis');
  const values = MAIN_CONDITIONS.map((name) => runsOf(evidence, name).map((run) => estimate(run).value));
  const within = mean(values.map((own) => sampleDeviation(own) ?? 0));
  const between = sampleDeviation(values.map(mean)) ?? 0;
  const text = (share: number): string => (100 * share).toFixed(1);
  return (
    `In the test of the thesis, runs of one condition have a standard deviation of ${text(within)} percentage points, ` +
    `the means of the baseline and of conditions A to D one of ${text(between)}.`
  );
}

const CONDITION_COLUMNS: readonly Column[] = [
  { name: 'condition', shows: 'text' },
  { name: 'published runs', shows: 'count' },
  { name: 'published test', shows: 'percent' },
  { name: 'runs', shows: 'count' },
  { name: 'test of the thesis', shows: 'percent' },
  { name: 'as second player', shows: 'percent' },
  { name: 'points in the fair test', shows: 'percent' },
  { name: 'points against minimax', shows: 'percent' },
  { name: 'training games per run', shows: 'count' },
];

function conditionsTable(evidence: Evidence): Table {
  const rows = evidence.conditions.map(({ label }): Cell[] => {
    const published = PUBLISHED_RUNS.filter(({ condition }) => condition === label).map((run) => run.test);
    const ours = runsOf(evidence, label);
    const over = (value: (run: StudiedRun) => number): Cell => meanCell(ours.map(value));
    return [
      label,
      published.length,
      published.length === 0 ? null : mean(published),
      ours.length,
      over(({ first }) => first.winRate.value),
      over(({ second }) => second.winRate.value),
      over(({ random }) => random.points!.value),
      over(({ minimax }) => minimax.points!.value),
      Math.round(mean(ours.map(({ games }) => games))),
    ];
  });
  const title = 'Conditions: means over their runs, with 95 % intervals of the mean';
  return { id: 'conditions', title, columns: CONDITION_COLUMNS, rows };
}
