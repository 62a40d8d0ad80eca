/** How the thesis was repeated: our decisions where it is silent, what is garbled, and how things were measured. */

import type { Section } from '../../documents/document.ts';
import { listBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { decisionsTable } from '../decisionsTable.ts';
import { PUBLISHED } from './published.ts';

export function methodSection(): Section {
  return {
    id: 'method',
    title: 'How it was measured',
    blocks: [
      listBlock([SOURCES, FITNESS, STRENGTH, INTERVALS, RULES]),
      textBlock('Where the thesis is silent we had to decide:'),
      tableBlock(decisionsTable(PUBLISHED.decisions, 'Decisions where the thesis is silent')),
      textBlock('What is garbled or ambiguous in the thesis, and how we read it:'),
      listBlock(PUBLISHED.garbled),
    ],
  };
}

const SOURCES = `Published numbers are from ${PUBLISHED.source}. They are stored as \`published.json\`.`;

const FITNESS =
  'Fitness is the share of games won in a round-robin inside the population or the island, with both colours; a draw is ' +
  'worth nothing. All games begin at the start, and players leave nothing to chance, so two individuals that have met ' +
  'before would repeat their games. Their result is remembered instead. The fittest of each island meet at the end, and ' +
  'the winner is the champion.';

const STRENGTH =
  'Elo above random moves is from games against players of known strength, whose ratings are taken as exact. The fair ' +
  'test has the same openings for all champions, with both colours; its score is the share of points, with half a point ' +
  'for a draw.';

const INTERVALS =
  'Runs are the units: intervals of means over runs are Student’s t, intervals of shares of runs are Wilson’s, both 95 %. ' +
  'Conditions with the same seed start from the same population, so they are compared seed by seed.';

const RULES =
  'The rules of the verdicts and the targets were fixed before the runs. A conclusion with several parts is confirmed if all ' +
  'of them are, partly confirmed if some are, and contradicted if some are contradicted and none is confirmed. The ' +
  'target for minimax did not say how positions are averaged, so both ways are shown. The games behind the targets of search ' +
  'trees were chosen after trials with a few games of three kinds, so these targets are weaker evidence.';
