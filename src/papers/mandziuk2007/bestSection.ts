/** The best champions against known players, and what the paper tells of matches against other programs. */

import type { Cell, Section, Table } from '../../documents/document.ts';
import { tableBlock, textBlock } from '../../reports/blocks.ts';
import { scoreOf } from './clash.ts';
import type { Evidence } from './evidence.ts';
import { clashesOf } from './evidence.ts';
import { PUBLISHED } from './published.ts';
import { clashEstimate } from './targets.ts';

export function bestSection(evidence: Evidence): Section {
  return {
    id: 'best',
    title: 'The best champions against known players',
    blocks: [
      textBlock(
        'The best champion of HG in checkers and the best of all in give-away are chosen by their scores in the ' +
          'tournaments and measured in new games: six plies deep, in our own search, from three-move openings with both ' +
          'colours. Material only counts men and kings. Hawthorn is the strongest give-away player that was evolved here before.',
      ),
      tableBlock(bestTable(evidence)),
      textBlock(
        'The paper played against three programs, which we do not have. These matches are not repeated; with four games they ' +
          'could show little.',
      ),
      tableBlock(programsTable()),
    ],
  };
}

function bestTable(evidence: Evidence): Table {
  return {
    id: 'best',
    title: 'The best champions against known players at the same depth',
    columns: [
      { name: 'game', shows: 'text' },
      { name: 'champion', shows: 'text' },
      { name: 'seed', shows: 'text' },
      { name: 'opponent', shows: 'text' },
      { name: 'won', shows: 'count' },
      { name: 'drawn', shows: 'count' },
      { name: 'lost', shows: 'count' },
      { name: 'points', shows: 'percent' },
    ],
    rows: clashesOf(evidence, 'known player').map((clash): Cell[] => {
      const { game, first, seed, second, wins, draws, losses } = clash;
      return [game, first, seed, second, wins, draws, losses, clashEstimate(clash)];
    }),
  };
}

function programsTable(): Table {
  const { programs, otherScores } = PUBLISHED;
  return {
    id: 'programs',
    title: 'Published results against other programs, not repeated',
    columns: [
      { name: 'heuristic', shows: 'text' },
      { name: 'opponent', shows: 'text' },
      { name: 'won', shows: 'count' },
      { name: 'drawn', shows: 'count' },
      { name: 'lost', shows: 'count' },
      { name: 'points', shows: 'percent' },
      { name: 'where', shows: 'text' },
    ],
    rows: [
      ...programs.map(({ player, opponent, wins, draws, losses, section }): Cell[] => {
        return [player, opponent, wins, draws, losses, scoreOf({ wins, draws, losses }), `section ${section}`];
      }),
      ...otherScores.map(({ player, opponent, score, section }): Cell[] => {
        return [player, opponent, null, null, null, score, `section ${section}`];
      }),
    ],
  };
}
