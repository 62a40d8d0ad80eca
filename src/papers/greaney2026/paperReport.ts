/** The report: what the thesis published and concluded (Greaney 2026), and the results of its repetition. */

import { formatCount } from '../../base/numberText.ts';
import type { Block, Cell, Report, Section, Table } from '../../documents/document.ts';
import { foldBlock, listBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { inWords } from '../../reports/reportText.ts';
import type { Store } from '../../store/store.ts';
import type { Conclusion } from './conclusions.ts';
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
    title: 'EvoDraughts, the thesis, done again',
    lead: [describeExtent(evidence), describeVerdicts(conclusions)],
    sections: [
      conclusionsSection(conclusions),
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
    `The runs of Greaney (2026) with their parameters and seeds, more of each, and controls that change one setting: ` +
    `${formatCount(runs.length)} runs under ${conditions.length} conditions, bred by ${formatCount(games)} games. ` +
    'Every champion is tested as in the thesis and by a fair test with both colours and many openings.'
  );
}

function describeVerdicts(conclusions: readonly Conclusion[]): string {
  const groups = [...Map.groupBy(conclusions, ({ verdict }) => verdict)];
  const parts = groups.map(
    ([verdict, own]) => `${own.length} ${plural(verdict, own.length)} (${inWords(own.map(({ id }) => id))})`,
  );
  return `Of ${conclusions.length} conclusions of the thesis that are looked at here, ${inWords(parts)}.`;
}

function plural(verdict: Conclusion['verdict'], count: number): string {
  if (count === 1) return verdict;
  return verdict
    .replace(/^holds/, 'hold')
    .replace(/^is /, 'are ')
    .replace(/^does /, 'do ');
}

function conclusionsSection(conclusions: readonly Conclusion[]): Section {
  const rows = conclusions.map(({ claim, place, verdict }): Cell[] => [claim, place, verdict]);
  const table: Table = {
    id: 'conclusions',
    title: 'What the thesis concludes, and what becomes of it; the first four by the fair test',
    columns: ['conclusion', 'where', 'verdict'].map((name) => ({ name, shows: 'text' })),
    rows,
  };
  const details = conclusions.flatMap(({ claim, verdict, evidence }): Block[] => [
    textBlock(`${claim} This ${verdict}.`),
    listBlock(evidence),
  ]);
  return { id: 'conclusions', title: 'Which conclusions hold', blocks: [tableBlock(table), ...details] };
}

/** All data by run, for readers who want to compute it again. */
function runsSection({ runs }: Evidence): Section {
  const table: Table = {
    id: 'runs',
    title: 'All runs: how each champion trained and what its tests say',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'run', shows: 'count' },
      { name: 'seed', shows: 'text' },
      { name: 'games to breed it', shows: 'count' },
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
