/**
 * The comparison with minimax. Both sides of the games in the thesis were deterministic and started from the same
 * position, so each fifty games were two, repeated. Here they start from many openings.
 */

import type { BoxChart } from '../../charts/chart.ts';
import type { Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { countsText, estimateText, percentText } from '../../reports/reportText.ts';
import { mean } from '../../stats/spread.ts';
import type { Evidence } from './evidence.ts';
import { measureNamed, runsOf, yardstick } from './evidence.ts';
import { BEST_PUBLISHED } from './measurements.ts';
import { MAIN_CONDITIONS, PUBLISHED, PUBLISHED_RUNS } from './published.ts';

const THESIS_CONDITIONS = ['config5', ...MAIN_CONDITIONS];
const SHOWN = [...THESIS_CONDITIONS, 'default, no search', 'default'];

export function minimaxSection(evidence: Evidence): Section {
  const blocks = [
    textBlock(publishedText()),
    tableBlock(publishedTable()),
    textBlock(bestText(evidence)),
    figureBlock(minimaxFigure(evidence)),
  ];
  return { id: 'minimax', title: 'Against minimax at depth 2', blocks };
}

function publishedText(): string {
  const { section, pages, games } = PUBLISHED.minimax;
  return (
    `The thesis let five strategies play ${games} games each against minimax at depth 2 (section ${section}, page ${pages}). ` +
    'As both sides always chose the same, each of them played two different games, one with each colour, 25 times over. ' +
    'So the numbers below are outcomes of two games and have no interval.'
  );
}

function publishedTable(): Table {
  return {
    id: 'published-minimax',
    title: 'Published: games against minimax at depth 2',
    columns: [
      { name: 'run', shows: 'text' },
      { name: 'condition', shows: 'text' },
      { name: 'wins', shows: 'count' },
      { name: 'draws', shows: 'count' },
      { name: 'losses', shows: 'count' },
    ],
    rows: PUBLISHED.minimax.rows.map(({ run, wins, draws, losses }) => {
      const known = PUBLISHED_RUNS.find((one) => one.run === run)!;
      return [known.id, known.condition, wins, draws, losses];
    }),
  };
}

function bestText(evidence: Evidence): string {
  const { minimax } = yardstick(evidence, BEST_PUBLISHED, 'english');
  return (
    `The best of the published strategies, \`${BEST_PUBLISHED.replace('expression:', '')}\` of run 8-05, is known: from ` +
    `${minimax.games / 2} openings with both colours it wins ${minimax.wins} of ${minimax.games} games against our minimax at depth 2, which plays by the ` +
    `real rules, draws ${minimax.draws} and makes ${estimateText(minimax.points!)} of the points.`
  );
}

function minimaxFigure(evidence: Evidence): Figure {
  const { axis, estimate } = measureNamed('minimax');
  const runs = THESIS_CONDITIONS.flatMap((name) => runsOf(evidence, name));
  const ahead = runs.filter((run) => estimate(run).low > 0.5).length;
  const chart: BoxChart = {
    kind: 'boxes',
    axis,
    groups: SHOWN.map((label) => ({
      label,
      series: '',
      points: runsOf(evidence, label).map((run) => ({ label: `run ${run.id}`, value: estimate(run).value })),
    })),
    reference: { value: 0.5, label: 'even' },
  };
  const shown = SHOWN.flatMap((name) => runsOf(evidence, name));
  const games = shown.map(({ minimax }) => minimax.games);
  const average = percentText(mean(runs.map((run) => estimate(run).value)));
  return {
    id: 'minimax',
    finding:
      `Bred as in the thesis, ${ahead === 0 ? 'none' : ahead} of ${runs.length} champions ${ahead > 1 ? 'are' : 'is'} ` +
      `clearly ahead of minimax at depth 2; on average they make ${average} of the points.`,
    caption:
      `Points against minimax at depth 2, a draw being a half, of ${shown.length} champions: ${countsText(games, 'game')} each, ` +
      'both colours of each opening. The line is the median, and from 5 runs on a box holds the middle half. A champion is ' +
      'clearly ahead if its 95 % interval lies above a half; of a hundred that are just even, two or three would seem so.',
    chart,
  };
}
