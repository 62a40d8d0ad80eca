/** The report: what the paper published and concluded, and the results of repeating it. */

import { gamesOf } from '../../arena/tally.ts';
import { formatCount } from '../../base/numberText.ts';
import type { Report, Section } from '../../documents/document.ts';
import { codeBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import type { Store } from '../../store/store.ts';
import { conclusionsSection, listVerdicts } from '../conclusionsSection.ts';
import type { Target } from '../target.ts';
import { describeTargets, targetsTable } from '../target.ts';
import { changesSection } from './changesSection.ts';
import { paperConclusions } from './conclusions.ts';
import type { Evidence } from './evidence.ts';
import { gatherEvidence, totalOfBouts } from './evidence.ts';
import { firstMovesSection } from './firstMoves.ts';
import { methodSection } from './methodSection.ts';
import { PUBLISHED } from './published.ts';
import { rowsSection } from './rowsSection.ts';
import { paperTargets } from './targets.ts';
import { timesSection } from './timesSection.ts';

/** All rows must have been played. */
export function paperReport(store: Store): Report {
  const evidence = gatherEvidence(store);
  const conclusions = paperConclusions(evidence);
  const targets = paperTargets(evidence);
  return {
    title: 'Evolving while thinking, the paper of 2005, repeated',
    lead: [listVerdicts(conclusions), describeTargets(targets, 'games'), describeExtent(evidence)],
    sections: [
      conclusionsSection(conclusions, 'Conclusions of the paper and our verdicts'),
      targetsSection(targets),
      rowsSection(evidence),
      changesSection(evidence),
      firstMovesSection(evidence),
      timesSection(evidence),
      gameSection(),
      methodSection(),
    ],
  };
}

function describeExtent({ bouts, rows }: Evidence): string {
  return (
    'Hughes (2005) lets a player evolve whole sequences of moves for both sides, to the end of the game, before each of ' +
    `its moves. We repeated all ${rows.length} matches of its tables against searches, and added controls and ` +
    `improvements: ${formatCount(gamesOf(totalOfBouts(bouts)))} games.`
  );
}

function targetsSection(targets: readonly Target[]): Section {
  return {
    id: 'targets',
    title: 'What had to come out again',
    blocks: [tableBlock(targetsTable(targets, 'games'))],
  };
}

function gameSection(): Section {
  const { section, row, moves } = PUBLISHED.exampleGame;
  return {
    id: 'game',
    title: 'The example game',
    blocks: [
      textBlock(
        `The game of section ${section}, in which ${row} beats a search of 8 plies with Black. It is legal by our rules: ` +
          'Black wins after 63 plies, because White has no piece left.',
      ),
      codeBlock(moves),
    ],
  };
}
