/** The course of games: the branching factor of figure 4.4, and the counts of Table 3.1. */

import { formatNoun } from '../../base/numberText.ts';
import type { BandSeries } from '../../charts/chart.ts';
import type { Cell, Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { intervalCell } from '../../reports/meanCell.ts';
import type { Branching, SideBranching } from './chapterFour.ts';
import { branchingOf, profileOf, treesOf } from './chapterFour.ts';
import type { Evidence } from './evidence.ts';
import { PUBLISHED, PUBLISHED_PROFILE } from './published.ts';
import { GAME_KINDS } from './sampleGames.ts';

const SHOWN = 'random weights';
/** Means over fewer games say little. */
const FEWEST_GAMES = 5;

export function gamesSection({ trees }: Evidence): Section {
  const { branching, profile } = PUBLISHED;
  return {
    id: 'games',
    title: 'Branching factor and counts of a game',
    blocks: [
      textBlock(
        `The thesis gives an average branching factor of about ${branching.mean}: 1 when a move is forced, sometimes over ` +
          `${branching.most}. In its figure ${branching.figure} the winner keeps about ${branching.winner} moves and the loser ` +
          'has fewer and fewer. We measured both sides over all games that have a winner.',
      ),
      figureBlock(branchingFigure(branchingOf(treesOf(trees, SHOWN)))),
      tableBlock(branchingTable(trees)),
      textBlock(
        `Table ${profile.table} of the thesis counts the calls of functions, in ${profile.games} games by its numbers. Ours are ` +
          'from games of random weights at depth 4, in which plain alpha-beta searches every position, also with a single ' +
          'legal move. Times are left out: they belong to the machine.',
      ),
      tableBlock(profileTable(trees)),
    ],
  };
}

function branchingFigure({ games, winner, loser }: Branching): Figure {
  const fewest = Math.min(FEWEST_GAMES, games);
  const seriesOf = (label: string, { byMove }: SideBranching): BandSeries => ({
    label,
    replicates: games,
    points: byMove
      .filter((one) => one.games >= fewest)
      .map(({ move, value, low, high }) => ({ generation: move, value, low, high })),
  });
  return {
    id: 'figure-4-4',
    finding: `From the first third of the game to the last, the winner’s moves change by ${changeText(winner)} and the loser’s by ${changeText(loser)}.`,
    caption:
      `Figure ${PUBLISHED.branching.figure} of the thesis over ${formatNoun(games, 'decided game')} of ${SHOWN}: the legal moves of winner ` +
      `and loser, at each of their moves. Lines are means over the games that last so long, as long as there are ${fewest} ` +
      'or more; bands are 95 % intervals (Student’s t).',
    chart: {
      kind: 'bands',
      axis: 'legal moves',
      along: 'move of the player',
      unit: 'weight',
      series: [seriesOf('winner', winner), seriesOf('loser', loser)],
    },
  };
}

function changeText({ trend: { value } }: SideBranching): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`;
}

function branchingTable(trees: Evidence['trees']): Table {
  const { mean, most, winner } = PUBLISHED.branching;
  return {
    id: 'branching',
    title: 'Legal moves in a position of decided games, published and measured',
    columns: [
      { name: 'games', shows: 'text' },
      { name: 'decided games', shows: 'count' },
      { name: 'mean', shows: 'decimal' },
      { name: 'most', shows: 'count' },
      { name: 'forced moves', shows: 'percent' },
      { name: 'mean of the winner', shows: 'decimal' },
      { name: 'change of the winner', shows: 'decimal' },
      { name: 'mean of the loser', shows: 'decimal' },
      { name: 'change of the loser', shows: 'decimal' },
    ],
    rows: [
      ['published', 1, mean, most, null, winner, 0, null, null],
      ...GAME_KINDS.map((kind): Cell[] => {
        const own = branchingOf(treesOf(trees, kind));
        const sides = [own.winner, own.loser].flatMap((side) => [intervalCell(side.mean), intervalCell(side.trend)]);
        return [kind, own.games, own.mean, own.most, own.forced, ...sides];
      }),
    ],
  };
}

function profileTable(trees: Evidence['trees']): Table {
  const ours = profileOf(treesOf(trees, SHOWN));
  const { movesPerGame, nodesPerSearch, evaluationsPerSearch, evaluationsPerNode } = PUBLISHED_PROFILE;
  return {
    id: 'profile',
    title: `Table ${PUBLISHED.profile.table} as ratios, over ${PUBLISHED.profile.games} published and ${ours.games} of our games`,
    columns: [
      { name: 'ratio', shows: 'text' },
      { name: 'published', shows: 'decimal' },
      { name: 'measured', shows: 'decimal' },
    ],
    rows: [
      ['moves in a game', movesPerGame, ours.movesPerGame],
      ['nodes in a search', nodesPerSearch, ours.nodesPerSearch],
      ['evaluations in a search', evaluationsPerSearch, ours.evaluationsPerSearch],
      ['evaluations for each node', evaluationsPerNode, ours.evaluationsPerNode],
    ],
  };
}
