/** Our default beside the baseline of the thesis, with no more games to learn from. */

import { formatCount } from '../../base/numberText.ts';
import type { MatrixCell } from '../../charts/chart.ts';
import type { Figure, Section } from '../../documents/document.ts';
import { figureBlock, listBlock, textBlock } from '../../reports/blocks.ts';
import { chanceText, inWords, percentText } from '../../reports/reportText.ts';
import { meanShareInterval } from '../../stats/studentT.ts';
import { mean } from '../../stats/spread.ts';
import type { Contrast } from './contrasts.ts';
import { winnerOf } from './contrasts.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { runsOf } from './evidence.ts';

const NAMES = ['default', 'default, no search', 'config6'];

export function defaultSection(evidence: Evidence, contrasts: readonly Contrast[]): Section {
  const own = contrasts.filter(({ question }) => question === 'default');
  const blocks = [
    textBlock(budgetText(evidence)),
    listBlock(own.map(describeContrast)),
    figureBlock(matrixFigure(evidence)),
  ];
  return { id: 'default', title: 'Our default with the same number of games', blocks };
}

function budgetText(evidence: Evidence): string {
  const games = NAMES.map(
    (name) => `${name} ${formatCount(Math.round(mean(runsOf(evidence, name).map((run) => run.games))))}`,
  );
  return (
    `Games to breed and choose a champion, on average: ${inWords(games)}. The champion of default judges positions at the ` +
    'end of a search two moves deep, as default runs do; that of "default, no search" looks one move ahead and then follows ' +
    'captures to their end. Champions of the thesis look one move ahead and judge at once, in the middle of an exchange or not.'
  );
}

function describeContrast(contrast: Contrast): string {
  const { first, second, measure, comparison, adjusted } = contrast;
  const means = `${first} makes ${percentText(comparison.first.mean)} and ${second} ${percentText(comparison.second.mean)}`;
  const winner = winnerOf(contrast);
  const verdict = winner === undefined ? 'no difference is shown' : `${winner} is better`;
  return `By ${measure.title}, ${means}: ${verdict} (${chanceText(adjusted)}).`;
}

const COLUMNS: readonly (readonly [
  name: string,
  of: (run: StudiedRun) => number,
  gamesOf: (run: StudiedRun) => number,
])[] = [
  ['test of the thesis', ({ first }) => first.winRate.value, ({ first }) => first.games],
  ['the same as second player', ({ second }) => second.winRate.value, ({ second }) => second.games],
  ['fair test against random', ({ random }) => random.winRate.value, ({ random }) => random.games],
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
      'Means over the runs of each condition, in per cent: games won in the test of the thesis, as the first and as the ' +
      'second player, in the fair test against random moves, and points against minimax at depth 2.',
    chart: { kind: 'matrix', rows: labels, columns: COLUMNS.map(([name]) => name), cells },
  };
}

/** What is left of the published kind of number under other tests. */
function describeFall(runs: readonly StudiedRun[]): string {
  const [first, second, fair, minimax] = COLUMNS.map(([, of]) => percentText(mean(runs.map(of))));
  return (
    `Champions of config6 win ${first} as the first player, ${second} as the second, ${fair} from many openings with both ` +
    `colours, and make ${minimax} of the points against minimax.`
  );
}

function cellOf(runs: readonly StudiedRun[], row: string, [column, of, gamesOf]: (typeof COLUMNS)[number]): MatrixCell {
  const { value, low, high } = meanShareInterval(runs.map(of));
  const games = runs.reduce((sum, run) => sum + gamesOf(run), 0);
  return { row, column, value, low: low ?? value, high: high ?? value, games };
}
