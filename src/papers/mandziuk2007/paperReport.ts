/** The report: what the paper published and concluded, and the results of repeating it. */

import { formatCount } from '../../base/numberText.ts';
import type { Report, Section, Table } from '../../documents/document.ts';
import { foldBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import type { Store } from '../../store/store.ts';
import { conclusionsSection, listVerdicts } from '../conclusionsSection.ts';
import type { Target } from '../target.ts';
import { describeTargets, targetsTable } from '../target.ts';
import { bestSection } from './bestSection.ts';
import { comparisonsSection } from './comparisonsSection.ts';
import { paperConclusions } from './conclusions.ts';
import { controlsSection } from './controlsSection.ts';
import { convergenceSection } from './convergenceSection.ts';
import { nodesOf } from './effortConclusions.ts';
import { effortSection } from './effortSection.ts';
import type { Evidence } from './evidence.ts';
import { gatherEvidence } from './evidence.ts';
import { giveAwaySection } from './giveAwaySection.ts';
import { methodSection } from './methodSection.ts';
import { seedScores } from './scores.ts';
import { searchSection } from './searchSection.ts';
import { effectiveShare, paperTargets } from './targets.ts';
import { tournamentSection } from './tournamentSection.ts';

/** The runs must be those of the plan, in its order, all finished and measured. */
export function paperReport(store: Store, runs: readonly number[]): Report {
  const evidence = gatherEvidence(store, runs);
  const conclusions = paperConclusions(evidence);
  const targets = paperTargets(evidence);
  return {
    title: 'Two generators of heuristics, the paper of 2007, repeated',
    lead: [listVerdicts(conclusions), describeTargets(targets), describeExtent(evidence)],
    sections: [
      conclusionsSection(conclusions, 'Conclusions of the paper and our verdicts'),
      targetsSection(targets),
      tournamentSection(evidence),
      comparisonsSection(evidence),
      giveAwaySection(evidence),
      bestSection(evidence),
      convergenceSection(evidence),
      effortSection(evidence),
      searchSection(evidence),
      controlsSection(evidence),
      runsSection(evidence),
      methodSection(),
    ],
  };
}

function describeExtent({ runs, clashes }: Evidence): string {
  const games = clashes.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0);
  const conditions = new Set(runs.map(({ game, name }) => `${name}, ${game}`)).size;
  return (
    'We repeated the evolution of the fifteen heuristics of Mańdziuk, Kusiak and Walędzik (2007) for checkers and ' +
    `give-away, with several seeds, and added controls that change one setting: ${formatCount(runs.length)} runs under ` +
    `${conditions} conditions. Their champions played ${formatCount(games)} games.`
  );
}

function targetsSection(targets: readonly Target[]): Section {
  return {
    id: 'targets',
    title: 'Numbers of the paper, measured again',
    blocks: [
      textBlock('Numbers that the paper gives were measured again. The sections below show them in full.'),
      tableBlock(targetsTable(targets)),
    ],
  };
}

/** All results by run. */
function runsSection(evidence: Evidence): Section {
  const { runs } = evidence;
  const table: Table = {
    id: 'runs',
    title: 'All runs',
    columns: [
      { name: 'game', shows: 'text' },
      { name: 'heuristic', shows: 'text' },
      { name: 'run', shows: 'count' },
      { name: 'seed', shows: 'text' },
      { name: 'population', shows: 'count' },
      { name: 'crossings', shows: 'count' },
      { name: 'effective crossings', shows: 'percent' },
      { name: 'fall of variance, powers of ten', shows: 'decimal' },
      { name: 'million nodes', shows: 'decimal' },
      { name: 'points in the tournament', shows: 'percent' },
    ],
    rows: runs.map((run) => [
      run.game,
      run.name,
      run.id,
      run.seed,
      run.population,
      run.traits.crossings.reduce((sum, one) => sum + one, 0),
      effectiveShare(run),
      run.traits.fall.at(-1)!,
      nodesOf(run) / 1e6,
      seedScores(evidence, run.game, run.name).get(run.seed) ?? null,
    ]),
  };
  return { id: 'runs', title: 'Every run', blocks: [foldBlock(`All ${runs.length} runs`, [tableBlock(table)])] };
}
