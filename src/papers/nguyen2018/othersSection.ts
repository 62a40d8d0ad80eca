/** C Performance Against Other Methods: inside the tree search of the report, in the same search, and among the five ways. */

import type { MatrixCell } from '../../charts/chart.ts';
import type { Cell, Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { percentText } from '../../reports/reportText.ts';
import { mean } from '../../stats/spread.ts';
import { meanShareInterval } from '../../stats/studentT.ts';
import { ALPHA_BETA, FIRST, HALFWAY, PURE, RANDOM, alphaBetaName } from './boutPlan.ts';
import type { BoutResult } from './bouts.ts';
import { shareOf } from './bouts.ts';
import { DEEP_OURS, DEEP_TEXT, MAIN_CONDITIONS, TEXT, TREE } from './design.ts';
import type { Evidence } from './evidence.ts';
import { runsOf } from '../bySeed.ts';
import { boutsOf } from './evidence.ts';
import { gamesIn, meanOver, pointsCell } from './numbers.ts';
import { PUBLISHED } from './published.ts';
import { DEPTHS, KNOWN_EVALUATIONS } from './strengths.ts';

export function othersSection(evidence: Evidence): Section {
  const { wins, draws, losses } = PUBLISHED.program.pureTree;
  return {
    id: 'other-methods',
    title: 'C. Performance against other methods',
    blocks: [
      textBlock(
        'The report planned games against random moves, a pure tree search without a net, and the champion of half the ' +
          'generations before. Here champions play them inside its tree search, with 1800 play-outs of six plies for a move. ' +
          `The history of the program has one result: ${wins} wins, ${draws} draws and ${losses} loss of a champion against pure tree search.`,
      ),
      tableBlock(treeTable(evidence)),
      textBlock(
        'Ratings replace the games against people that the report planned. In the same search, all nets have the same ' +
          'opponents of known strength and the same openings. “Search alone” evaluates every position as even.',
      ),
      tableBlock(ratingsTable(evidence)),
      figureBlock(matrixFigure(evidence)),
    ],
  };
}

function treeTable(evidence: Evidence): Table {
  const conditions = MAIN_CONDITIONS.filter((name) => boutsOf(evidence, 'tree search', name, PURE).length > 0);
  const row = (condition: string, rival: string): Cell[] => {
    const bouts = boutsOf(evidence, 'tree search', condition, rival);
    return [condition, rival, gamesIn(bouts), pointsCell(bouts)];
  };
  return {
    id: 'tree-search',
    title: 'Champions inside the tree search of the report: points, means over the seeds with 95 % intervals',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'opponent', shows: 'text' },
      { name: 'games', shows: 'count' },
      { name: 'points', shows: 'percent' },
    ],
    rows: [
      ...[RANDOM, FIRST, HALFWAY, ...ALPHA_BETA.map(alphaBetaName)].map((rival) => row(TEXT, rival)),
      ...conditions.map((condition) => row(condition, PURE)),
    ],
  };
}

function ratingsTable(evidence: Evidence): Table {
  const { strengths } = evidence;
  const trained = (condition: string): Cell => meanOver(runsOf(evidence, condition).map(({ elo }) => elo.value));
  const rated = (who: string, depth: number): Cell => {
    const own = strengths.filter((one) => one.who === who && one.depth === depth);
    if (own.length !== 1) return meanOver(own.map(({ elo }) => elo));
    const { elo: value, low, high } = own[0]!;
    return { value, low, high };
  };
  return {
    id: 'ratings',
    title:
      'Ratings in Elo above random moves: means over the seeds with 95 % intervals (Student’s t); known evaluations have the ' +
      'interval of their games',
    columns: [
      { name: 'evaluation', shows: 'text' },
      { name: 'as trained', shows: 'count' },
      ...DEPTHS.map((depth) => ({ name: `at depth ${depth}`, shows: 'count' as const })),
    ],
    rows: [
      ...[...MAIN_CONDITIONS, DEEP_TEXT, TREE, DEEP_OURS].map((who): Cell[] => [
        who,
        trained(who),
        ...DEPTHS.map((depth) => rated(who, depth)),
      ]),
      ...KNOWN_EVALUATIONS.map(({ title }): Cell[] => [title, null, ...DEPTHS.map((depth) => rated(title, depth))]),
    ],
  };
}

/** The five ways against each other, their nets in a search of two plies. */
function matrixFigure(evidence: Evidence): Figure {
  const cells = MAIN_CONDITIONS.flatMap((row) =>
    MAIN_CONDITIONS.flatMap((column) => cellOf(boutsBetween(evidence, row, column), row, column)),
  );
  const scoreOf = (row: string): number => mean(cells.filter((cell) => cell.row === row).map(({ value }) => value));
  const [best, second] = MAIN_CONDITIONS.toSorted((one, two) => scoreOf(two) - scoreOf(one)) as [string, string];
  return {
    id: 'five-ways',
    finding: `With the same search, “${best}” scores ${percentText(scoreOf(best))} of the points against the other four ways, and “${second}”, the next, ${percentText(scoreOf(second))}.`,
    caption:
      'Points of the champions of each way (rows) against those of the others (columns) with the same seed, both in a ' +
      'search of two plies: means over the seeds in per cent.',
    chart: { kind: 'matrix', rows: MAIN_CONDITIONS, columns: MAIN_CONDITIONS, cells },
  };
}

/** From the side of the first; each pair was played once. */
function boutsBetween(evidence: Evidence, first: string, second: string): BoutResult[] {
  const reversed = boutsOf(evidence, 'other condition', second, first).map((bout) => ({
    ...bout,
    wins: bout.losses,
    losses: bout.wins,
  }));
  return [...boutsOf(evidence, 'other condition', first, second), ...reversed];
}

function cellOf(bouts: readonly BoutResult[], row: string, column: string): MatrixCell[] {
  if (bouts.length === 0) return [];
  return [{ row, column, games: gamesIn(bouts), ...meanShareInterval(bouts.map(shareOf)) }];
}
