/** The published runs beside ours with the same parameters, run by run and condition by condition. */

import { PUBLISHED, PUBLISHED_GAMES, PUBLISHED_RUNS } from './published.ts';
import type { PublishedRun } from './published.ts';
import type { BarChart, BoxChart, Estimate } from '../../charts/chart.ts';
import type { Cell, Column, Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { inWords, percentText } from '../../reports/reportText.ts';
import { mean } from '../../stats/spread.ts';
import { meanShareInterval } from '../../stats/studentT.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { measureNamed, runsOf } from './evidence.ts';

/** A run of the thesis and ours in its place. */
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
 * The run with the seed that the thesis tells; where it tells none, the first, second and so on of the condition. The
 * random streams are others, so nothing but the parameters makes them a pair.
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
    const published = percentText(mean(own.map((pair) => pair.published.test)));
    const [first, second, fair] = [
      own.map(({ ours }) => ours.first.winRate.value),
      own.map(({ ours }) => ours.second.winRate.value),
      own.map(({ ours }) => ours.random.winRate.value),
    ].map((values) => percentText(mean(values)));
    return (
      `on ${size}x${size} the ${own.length} published champions win ${published} of their tests on average, and ours ` +
      `${first} by the same test, ${second} as the second player, which the thesis did not test, and ${fair} by the fair test`
    );
  });
  return `The plan of the thesis once more, run for run: ${inWords(boards)}.`;
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
    finding: `Of the ${pairs.length} runs of the plan done again, ${above} clearly win more than half of the test of the thesis.`,
    caption:
      'Figure 6.1 of the thesis with our runs: how often each champion won its test, with the 95 % interval of Wilson. ' +
      `${PUBLISHED_GAMES} games each, all as the first player against random moves, by the rules of the original program.`,
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
  { name: 'fair test', shows: 'percent' },
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
    ours.random.winRate,
    ours.minimax.points,
    ours.text,
  ]);
  const { runs6x6, runs8x8 } = PUBLISHED;
  const title =
    `The 25 runs of Tables ${runs6x6.table} and ${runs8x8.table} (pages ${runs6x6.pages}) and ours in their place: ` +
    'training and tests as published, and measured here';
  return { id: 'pairs', title, columns: PAIR_COLUMNS, rows };
}

/** Those of our conditions that the thesis has. */
function publishedConditions({ conditions }: Evidence): string[] {
  return conditions.map(({ label }) => label).filter((label) => PUBLISHED_RUNS.some((run) => run.condition === label));
}

const SERIES = {
  published: 'published',
  thesis: 'ours, test of the thesis',
  fair: 'ours, fair test',
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
      { label: condition, series: SERIES.fair, points: points(({ random }) => random.winRate) },
    ];
  });
  const chart: BoxChart = { kind: 'boxes', axis: 'games won against random moves, %', groups };
  const count = publishedConditions(evidence).reduce((sum, name) => sum + runsOf(evidence, name).length, 0);
  return {
    id: 'figure-6-5',
    finding: spreadFinding(evidence),
    caption:
      'Figure 6.5 of the thesis, for all its configurations: a point is a champion; the box holds the middle half of ' +
      `them, the line in it is the median. Published: ${PUBLISHED_RUNS.length} runs, ${PUBLISHED_GAMES} games each. ` +
      `Ours: ${count} runs, each with the same test and with the fair test, which has both colours and many openings.`,
    chart,
  };
}

/** Whether conditions differ by as much as runs of one do. */
function spreadFinding(evidence: Evidence): string {
  const { estimate } = measureNamed('thesis');
  const names = ['config6', 'A', 'B', 'C', 'D'];
  const values = names.map((name) => runsOf(evidence, name).map((run) => estimate(run).value));
  const means = values.map(mean);
  const between = Math.max(...means) - Math.min(...means);
  const within = mean(values.map((own) => Math.max(...own) - Math.min(...own)));
  const text = (share: number): string => (100 * share).toFixed(0);
  return (
    `Runs of one condition differ by ${text(within)} points of a hundred, the means of the baseline and of ` +
    `conditions A to D by ${text(between)}.`
  );
}

const CONDITION_COLUMNS: readonly Column[] = [
  { name: 'condition', shows: 'text' },
  { name: 'published runs', shows: 'count' },
  { name: 'published test', shows: 'percent' },
  { name: 'runs', shows: 'count' },
  { name: 'test of the thesis', shows: 'percent' },
  { name: 'as second player', shows: 'percent' },
  { name: 'fair test', shows: 'percent' },
  { name: 'points against minimax', shows: 'percent' },
  { name: 'games to breed one', shows: 'count' },
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
      over(({ random }) => random.winRate.value),
      over(({ minimax }) => minimax.points!.value),
      Math.round(mean(ours.map(({ games }) => games))),
    ];
  });
  const title = 'Conditions: means over their runs, with 95 % intervals of the mean';
  return { id: 'conditions', title, columns: CONDITION_COLUMNS, rows };
}

/** A mean of one run has no interval. */
function meanCell(values: readonly number[]): Cell {
  const { value, low, high } = meanShareInterval(values);
  return low === null || high === null ? value : { value, low, high };
}
