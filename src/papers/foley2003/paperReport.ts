/** The report: what the thesis published and concluded (Foley 2003), and the results of repeating it. */

import { formatCount } from '../../base/numberText.ts';
import type { Report, Section, Table } from '../../documents/document.ts';
import { foldBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import type { Store } from '../../store/store.ts';
import { conclusionsSection, listVerdicts } from '../conclusionsSection.ts';
import { targetsTable } from '../target.ts';
import type { ThesisTarget } from './targets.ts';
import { paperTargets } from './targets.ts';
import { paperConclusions } from './conclusions.ts';
import { controlsSection } from './controlsSection.ts';
import type { Evidence } from './evidence.ts';
import { gatherEvidence } from './evidence.ts';
import { gamesSection } from './gamesSection.ts';
import { methodSection } from './methodSection.ts';
import { multipleShare } from './multipleCaptures.ts';
import { similaritySection } from './similaritySection.ts';
import { strengthSection } from './strengthSection.ts';
import { treesSection } from './treesSection.ts';
import { weightsSection } from './weightsSection.ts';

/** The runs must be those of the plan, in its order, all finished and measured. */
export function paperReport(store: Store, runs: readonly number[]): Report {
  const evidence = gatherEvidence(store, runs);
  const conclusions = paperConclusions(evidence);
  const targets = paperTargets(evidence);
  return {
    title: 'Foley’s weights, the thesis of 2003, repeated',
    lead: [listVerdicts(conclusions), describeTargets(targets), describeExtent(evidence)],
    sections: [
      conclusionsSection(conclusions, 'Conclusions of the thesis and our verdicts'),
      targetsSection(targets),
      treesSection(evidence),
      gamesSection(evidence),
      weightsSection(evidence),
      similaritySection(evidence),
      strengthSection(evidence),
      controlsSection(evidence),
      runsSection(evidence),
      methodSection(),
    ],
  };
}

function describeTargets(targets: readonly ThesisTarget[]): string {
  const text = (wanted: ThesisTarget['about']): string => {
    const own = targets.filter(({ about }) => about === wanted);
    return `${own.filter(({ isMet }) => isMet).length} of ${own.length}`;
  };
  return (
    `Of the targets that were set before the runs, ${text('numbers')} for numbers of the thesis are met. ${text('strength')} ` +
    'champions clearly beat an evaluation that only counts material, at the same depth.'
  );
}

function describeExtent({ runs, conditions }: Evidence): string {
  const games = runs.reduce((sum, run) => sum + run.games, 0);
  return (
    'We repeated the evolution of Foley (2003), 36 weights in one population and on three islands, with several seeds, ' +
    `and added controls that change one setting: ${formatCount(runs.length)} runs under ${conditions.length} conditions ` +
    `and ${formatCount(games)} training games.`
  );
}

function targetsSection(targets: readonly ThesisTarget[]): Section {
  return {
    id: 'targets',
    title: 'Numbers of the thesis, measured again',
    blocks: [
      textBlock(
        'Numbers that the thesis gives, or describes, were measured again. The sections below show them in full.',
      ),
      tableBlock(targetsTable(targets)),
    ],
  };
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
      { name: 'similarity at the end', shows: 'percent' },
      { name: 'Elo above random moves', shows: 'count' },
      { name: 'points against material', shows: 'percent' },
      { name: 'points against positional', shows: 'percent' },
      { name: 'multiple captures', shows: 'percent' },
      { name: 'of the opponent', shows: 'percent' },
      { name: 'won endings won', shows: 'percent' },
    ],
    rows: runs.map((run) => [
      run.condition,
      run.id,
      run.seed,
      run.games,
      run.course.similarity.at(-1)!,
      run.elo,
      run.material.points,
      run.positional.points,
      run.captures ? multipleShare(run.captures.champion) : null,
      run.captures ? multipleShare(run.captures.opponent) : null,
      run.endings ? run.endings.won / run.endings.endings : null,
    ]),
  };
  return { id: 'runs', title: 'Every run', blocks: [foldBlock(`All ${runs.length} runs`, [tableBlock(table)])] };
}
