/** How the paper was repeated: our decisions where it is silent, what is garbled, and how things were measured. */

import type { Section } from '../../documents/document.ts';
import { listBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { decisionsTable } from '../decisionsTable.ts';
import { PUBLISHED } from './published.ts';

export function methodSection(): Section {
  return {
    id: 'method',
    title: 'How it was measured',
    blocks: [
      listBlock([SOURCES, GAMES, OPPONENT, RULES, CHANGED]),
      textBlock('Where the paper is silent we had to decide:'),
      tableBlock(decisionsTable(PUBLISHED.decisions, 'Decisions where the paper is silent')),
      textBlock('What is contradictory in the paper, and how we read it:'),
      listBlock(PUBLISHED.garbled),
    ],
  };
}

const SOURCES = `Published numbers are from ${PUBLISHED.source}. They are stored as \`published.json\`.`;

const GAMES =
  'All games begin at the start, half of them with each colour. A game is drawn after 100 moves of each side and for no ' +
  'other reason, in the thoughts of the player too. Every game has its own seed, so no two are the same.';

const OPPONENT =
  'The opponent is `mtdf:depth=N,noise=0.25,deepen=off,tables=off`: MTD(f) without iterative deepening, a king worth 1.3 ' +
  'men, up to a quarter of a man added to or taken from every score.';

const RULES =
  'The rules of the verdicts and the targets were fixed before the games. A conclusion with several parts is confirmed if ' +
  'all of them are, partly confirmed if some are, and contradicted if some are contradicted and none is confirmed.';

const CHANGED =
  'One number was changed after first games. The first 100 games of af against 2 plies, 31 won and 45 lost, could not tell ' +
  'whether the two are level. So this row has 600 games outside scale quick, which include the first. Where results ' +
  'against 2 and 4 plies are joined, they count equally, as they did with equal numbers of games. Our own improvements ' +
  'were chosen in trial games, which are not counted here.';
