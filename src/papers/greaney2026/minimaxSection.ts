/**
 * The comparison with minimax. In the thesis both sides were deterministic and began from the start position, so each
 * fifty games were the same two; here they begin from many openings.
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
    `In the thesis, five strategies played ${games} games each against minimax at depth 2 (section ${section}, page ` +
    `${pages}). Both sides were deterministic, so each strategy played the same two games, one with each colour, 25 ` +
    'times. The numbers below are therefore results of two games and have no interval.'
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
    `The best published strategy is \`${BEST_PUBLISHED.replace(/^expression:|,mode=position$/g, '')}\` of run 8-05. From ` +
    `${minimax.games / 2} openings with both colours it wins ${minimax.wins} of ${minimax.games} games against our ` +
    `minimax at depth 2, which plays by the real rules. It draws ${minimax.draws} and scores ` +
    `${estimateText(minimax.points!)} of the points.`
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
      `${ahead === 0 ? 'None' : ahead} of ${runs.length} champions bred as in the thesis ${ahead > 1 ? 'are' : 'is'} ` +
      `clearly better than minimax at depth 2; on average they score ${average} of the points.`,
    caption:
      `The percentage of points of ${shown.length} champions against minimax at depth 2, ${countsText(games, 'game')} each, ` +
      'with both colours of each opening. Thick lines are medians. With 5 runs or more, a box covers the middle half of ' +
      'them. A champion is clearly better if its 95 % interval lies above 50 %; this happens by luck to 2 or 3 % of ' +
      'champions that are exactly even.',
    chart,
  };
}
