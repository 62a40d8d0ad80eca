/** How the work was repeated: sources, rules, decisions, and where text and program differ. */

import type { Section } from '../../documents/document.ts';
import { listBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { decisionsTable } from '../decisionsTable.ts';
import { PUBLISHED } from './published.ts';

export function methodSection(): Section {
  return {
    id: 'method',
    title: 'How it was measured',
    blocks: [
      listBlock([SOURCES, COST, STRENGTH, INTERVALS, RULES]),
      textBlock('Where the report is silent we had to decide:'),
      tableBlock(decisionsTable(PUBLISHED.decisions, 'Decisions where the report is silent')),
      textBlock('Text and program differ. “text” follows the first, “as the program” the second:'),
      listBlock(PUBLISHED.deviations),
      textBlock('What is garbled or wrong in the report, and how we read it:'),
      listBlock(PUBLISHED.garbled),
    ],
  };
}

const SOURCES = `The report is ${PUBLISHED.source}. Facts about the program are from ${PUBLISHED.program.source}. They are stored as \`published.json\`.`;

const COST =
  'Conditions compare at about 15 000 training games. Games that only measure progress are counted too, so totals differ. The ' +
  'program plays in its own search, in which a game takes longer.';

const STRENGTH =
  'Elo above random moves is from games against players of known strength, whose ratings are taken as exact. The fair test has ' +
  'the same openings for all champions, with both colours; points count half for a draw. Bouts of champions begin with openings of ' +
  'three moves, with both colours.';

const INTERVALS =
  'Seeds are the units: intervals of means over seeds are Student’s t, intervals of shares of runs are Wilson’s, both 95 %. ' +
  'Conditions with the same seed and the same kind of net start from the same population and are compared seed by seed.';

const RULES =
  'The rules of the verdicts and the targets were fixed before these runs, but after trials with seed 1, which is left out. They ' +
  'had shown that the program becomes worse and that our own way leads; some controls were added because of that. A first ' +
  'attempt with the same seeds was lost when its store was damaged. We had seen some of its strengths; no rule and no target ' +
  'changed afterwards. A statement with several parts is confirmed if all of them are, partly confirmed if some are, and contradicted if ' +
  'some are contradicted and none is confirmed.';
