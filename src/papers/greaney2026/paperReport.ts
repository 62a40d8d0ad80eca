/** The report: what the thesis published and concluded (Greaney 2026), and the results of repeating it. */

import { formatCount } from '../../base/numberText.ts';
import type { Report, Section, Table } from '../../documents/document.ts';
import { foldBlock, tableBlock } from '../../reports/blocks.ts';
import type { Store } from '../../store/store.ts';
import { conclusionsSection, describeVerdicts } from '../conclusionsSection.ts';
import { paperConclusions } from './conclusions.ts';
import { contrastsSection } from './contrastsSection.ts';
import { paperContrasts } from './contrasts.ts';
import { defaultSection } from './defaultSection.ts';
import type { Evidence } from './evidence.ts';
import { gatherEvidence } from './evidence.ts';
import { methodSection } from './methodSection.ts';
import { minimaxSection } from './minimaxSection.ts';
import { peopleSection } from './peopleSection.ts';
import { sideBySideSection } from './sideBySide.ts';
import { trainingSection } from './trainingSection.ts';

/** The runs must be those of the plan, in its order, all finished and measured. */
export function paperReport(store: Store, runs: readonly number[]): Report {
  const evidence = gatherEvidence(store, runs);
  const contrasts = paperContrasts(evidence);
  const conclusions = paperConclusions(evidence, contrasts);
  return {
    title: 'EvoDraughts, the thesis, repeated',
    lead: [describeVerdicts(conclusions), describeExtent(evidence)],
    sections: [
      conclusionsSection(conclusions, 'Conclusions of the thesis and our verdicts; the first four by the fair test'),
      sideBySideSection(evidence),
      trainingSection(evidence),
      minimaxSection(evidence),
      peopleSection(),
      defaultSection(evidence, contrasts),
      contrastsSection(contrasts),
      runsSection(evidence),
      methodSection(evidence),
    ],
  };
}

function describeExtent({ runs, conditions }: Evidence): string {
  const games = runs.reduce((sum, run) => sum + run.games, 0);
  return (
    'We repeated the runs of Greaney (2026) with their parameters and seeds, added further seeds, and added controls ' +
    `that change one setting: ${formatCount(runs.length)} runs under ${conditions.length} conditions and ` +
    `${formatCount(games)} training games. Every champion takes the test of the thesis and a fair test with both ` +
    'colours and many openings.'
  );
}

/** All results by run. */
function runsSection({ runs }: Evidence): Section {
  const table: Table = {
    id: 'runs',
    title: 'All runs: training and test results of each champion',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'run', shows: 'count' },
      { name: 'seed', shows: 'text' },
      { name: 'training games', shows: 'count' },
      { name: 'training', shows: 'percent' },
      { name: 'test of the thesis', shows: 'percent' },
      { name: 'as second player', shows: 'percent' },
      { name: 'points in the fair test', shows: 'percent' },
      { name: 'draws in the fair test', shows: 'percent' },
      { name: 'points against minimax', shows: 'percent' },
      { name: 'champion', shows: 'text' },
    ],
    rows: runs.map((run) => [
      run.condition,
      run.id,
      run.seed,
      run.games,
      run.training,
      run.first.winRate,
      run.second.winRate,
      run.random.points,
      (run.random.draws ?? 0) / run.random.games,
      run.minimax.points,
      run.text,
    ]),
  };
  return { id: 'runs', title: 'Every run', blocks: [foldBlock(`All ${runs.length} runs`, [tableBlock(table)])] };
}
