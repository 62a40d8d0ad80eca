/** Our default compared with the baseline of the thesis and with players that were not evolved. */

import { formatCount } from '../../base/numberText.ts';
import type { MatrixCell } from '../../charts/chart.ts';
import type { Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, listBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { chanceText, percentText, quotedName } from '../../reports/reportText.ts';
import { meanShareInterval } from '../../stats/studentT.ts';
import { mean } from '../../stats/spread.ts';
import type { Contrast } from './contrasts.ts';
import { winnerOf } from './contrasts.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { runsOf } from './evidence.ts';
import { PUBLISHED_GAMES } from './published.ts';

const NAMES = ['default', 'default, no search', 'config6'];

export function defaultSection(evidence: Evidence, contrasts: readonly Contrast[]): Section {
  const own = contrasts.filter(({ question }) => question === 'default');
  const blocks = [
    textBlock(budgetText(evidence)),
    listBlock(own.map(describeContrast)),
    textBlock(HEAD_START),
    tableBlock(yardsticksTable(evidence)),
    figureBlock(matrixFigure(evidence)),
  ];
  return { id: 'default', title: 'Our default compared with the baseline', blocks };
}

function budgetText(evidence: Evidence): string {
  const gamesOf = (name: string): number => mean(runsOf(evidence, name).map((run) => run.games));
  const [searching, looking, baseline] = NAMES.map(gamesOf) as [number, number, number];
  const share = (games: number): string =>
    `${formatCount(Math.round(games))} (${(games / baseline).toFixed(2)} times as many)`;
  return (
    `Breeding and choosing a champion took ${formatCount(Math.round(baseline))} games on average for “config6”, ` +
    `${share(searching)} for “default” and ${share(looking)} for “default, no search”. Confirmation games are not ` +
    'counted. Equal numbers of games are not equal work: candidates of “default” search in their validation games. The ' +
    'champion of “default” evaluates positions at the end of a search two moves deep. That of “default, no search” looks ' +
    'one move ahead and then follows captures to their end. Champions of the thesis look one move ahead and evaluate at ' +
    'once, even in the middle of an exchange.'
  );
}

/** The advantages that evolution did not have to find. */
const HEAD_START =
  'Our default starts with advantages. Its grammar has features from the view of the player to move, and every strategy ' +
  'counts men and kings. It trains against a hand-made strategy and strategies that it bred, rarely against random ' +
  'moves. Its champion is chosen mostly by games against alpha-beta at depth 1. For comparison, the players in the table ' +
  'below also count men and kings, without any evolution.';

function describeContrast(contrast: Contrast): string {
  const { first, second, measure, comparison, adjusted } = contrast;
  const means =
    `${quotedName(first)} scores ${percentText(comparison.first.mean)} of the points and ${quotedName(second)} ` +
    percentText(comparison.second.mean);
  const winner = winnerOf(contrast);
  const verdict = winner === undefined ? 'no difference is shown' : `${quotedName(winner)} is better`;
  const test = measure.id === 'minimax' ? 'Against minimax at depth 2' : `In ${measure.title}`;
  return `${test}, ${means}: ${verdict} (adjusted ${chanceText(adjusted)}).`;
}

function yardsticksTable({ yardsticks }: Evidence): Table {
  return {
    id: 'yardsticks',
    title: 'Players without evolution, and the best published strategy, in the same tests',
    columns: [
      { name: 'player', shows: 'text' },
      { name: 'test of the thesis', shows: 'percent' },
      { name: 'as second player', shows: 'percent' },
      { name: 'points in the fair test', shows: 'percent' },
      { name: 'points against minimax', shows: 'percent' },
      { name: 'spec', shows: 'text' },
    ],
    rows: yardsticks.map(({ title, first, second, random, minimax, player }) => [
      title,
      first.winRate,
      second.winRate,
      random.points,
      minimax.points,
      `\`${player}\``,
    ]),
  };
}

const COLUMNS: readonly (readonly [
  name: string,
  of: (run: StudiedRun) => number,
  gamesOf: (run: StudiedRun) => number,
])[] = [
  ['test of the thesis', ({ first }) => first.winRate.value, ({ first }) => first.games],
  ['the same as second player', ({ second }) => second.winRate.value, ({ second }) => second.games],
  ['points in the fair test', ({ random }) => random.points!.value, ({ random }) => random.games],
  ['points against minimax', ({ minimax }) => minimax.points!.value, ({ minimax }) => minimax.games],
];

/** All conditions by all tests. */
function matrixFigure(evidence: Evidence): Figure {
  const labels = evidence.conditions.map(({ label }) => label);
  const cells = labels.flatMap((row) => COLUMNS.map((column) => cellOf(runsOf(evidence, row), row, column)));
  return {
    id: 'matrix',
    finding: describeFall(runsOf(evidence, 'config6')),
    caption:
      `Means over the runs of each condition, ${evidence.runs.length} runs in all, in per cent. The test of the thesis ` +
      `counts games won out of ${PUBLISHED_GAMES}, as the first and as the second player. The fair test counts points, ` +
      'against random moves and against minimax at depth 2. The data file gives the number of games of each cell.',
    chart: { kind: 'matrix', rows: labels, columns: COLUMNS.map(([name]) => name), cells },
  };
}

/** How the scores fall from the test of the thesis to harder tests. */
function describeFall(runs: readonly StudiedRun[]): string {
  const [first, second, fair, minimax] = COLUMNS.map(([, of]) => percentText(mean(runs.map(of))));
  return (
    `Champions of “config6” win ${first} of the test of the thesis as the first player and ${second} as the second. In ` +
    `the fair test they score ${fair} of the points against random moves and ${minimax} against minimax.`
  );
}

function cellOf(runs: readonly StudiedRun[], row: string, [column, of, gamesOf]: (typeof COLUMNS)[number]): MatrixCell {
  const { value, low, high } = meanShareInterval(runs.map(of));
  const games = runs.reduce((sum, run) => sum + gamesOf(run), 0);
  return { row, column, value, low, high, games };
}
