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
      listBlock([SOURCES, PLAYERS, UNITS, CHAMPIONS, RULES]),
      textBlock('Where the paper is silent we had to decide:'),
      tableBlock(decisionsTable(PUBLISHED.decisions, 'Decisions where the paper is silent')),
      textBlock('What is garbled or ambiguous in the text that we have, and how we read it:'),
      listBlock(PUBLISHED.garbled),
    ],
  };
}

const SOURCES = `Published numbers are from ${PUBLISHED.source}. They are stored as \`published.json\`.`;

const PLAYERS =
  'Champions search exactly to their depth with alpha-beta and choose at random among equally good moves, so that no two ' +
  'games of a pair are the same. All games of the tournaments begin at the start and are drawn after 140 plies. Half of ' +
  'the games of a match are played with each colour.';

const UNITS =
  'Runs are the units: intervals of means over runs, seeds or heuristics are Student’s t. Intervals of single matches ' +
  'are Wilson’s. All are 95 %.';

const CHAMPIONS =
  'The champion of HG is the fittest of its last phase, that of SHG the winner of a knock-out in its last generation. ' +
  'The paper has one champion of each heuristic and does not say how many runs there were.';

const RULES =
  'The rules of the verdicts and the targets were fixed before the runs. A conclusion with several parts is confirmed if all ' +
  'of them are, partly confirmed if some are, and contradicted if some are contradicted and none is confirmed.';
