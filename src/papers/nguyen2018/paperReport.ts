/** The report: the chapter of results that the original does not have, in its own headings, and verdicts on its statements. */

import { formatCount } from '../../base/numberText.ts';
import type { Report, Section, Table } from '../../documents/document.ts';
import { foldBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { meanInterval } from '../../stats/studentT.ts';
import type { Store } from '../../store/store.ts';
import { conclusionsSection, listVerdicts } from '../conclusionsSection.ts';
import type { Target } from '../target.ts';
import { describeTargets, targetsTable } from '../target.ts';
import { HALFWAY_PART, partName } from './boutPlan.ts';
import { shareOf } from './bouts.ts';
import { paperConclusions } from './conclusions.ts';
import { OURS, PROGRAM, TEXT } from './design.ts';
import type { Evidence } from './evidence.ts';
import { bySeed, runsOf } from '../bySeed.ts';
import { boutsOf, gainOf, gatherEvidence } from './evidence.ts';
import { inheritanceSection } from './inheritanceSection.ts';
import { learningSection } from './learningSection.ts';
import { methodSection } from './methodSection.ts';
import { movesSection } from './movesSection.ts';
import { eloText, shareText } from './numbers.ts';
import { othersSection } from './othersSection.ts';
import { oursSection } from './oursSection.ts';
import { speedSection } from './speedSection.ts';
import { paperTargets } from './targets.ts';
import { timesSection } from './timesSection.ts';

/** The runs must be those of the plan, in its order, all finished and measured. */
export function paperReport(store: Store, runs: readonly number[]): Report {
  const evidence = gatherEvidence(store, runs);
  const conclusions = paperConclusions(evidence);
  const targets = paperTargets(evidence);
  return {
    title: 'Nets bred by a genetic algorithm, the report of 2018, with its missing results',
    lead: [
      describeLearning(evidence),
      describeOurs(evidence),
      listVerdicts(conclusions),
      describeTargets(targets),
      describeExtent(evidence),
    ],
    sections: [
      conclusionsSection(conclusions, 'Statements of the report and our verdicts'),
      targetsSection(targets),
      speedSection(evidence),
      learningSection(evidence),
      othersSection(evidence),
      movesSection(evidence),
      timesSection(evidence),
      inheritanceSection(evidence),
      oursSection(evidence),
      runsSection(evidence),
      methodSection(),
    ],
  };
}

/** Whether the nets learn at all, for the text and for the program. */
function describeLearning(evidence: Evidence): string {
  const against = (part: number): string =>
    shareText(boutsOf(evidence, 'earlier generation', TEXT, partName(part)).map(shareOf));
  return (
    `Do the nets learn? ${learningOf(evidence, TEXT, 'As the text describes the method')} ` +
    `Its champion scores ${against(0)} of the points against the best of generation 0 and ${against(HALFWAY_PART)} against ` +
    'the best of half its generations. ' +
    learningOf(evidence, PROGRAM, 'As the program ran')
  );
}

function learningOf(evidence: Evidence, condition: string, when: string): string {
  const gains = runsOf(evidence, condition).map(gainOf);
  const { low, high } = meanInterval(gains);
  const answer =
    low !== null && low > 0
      ? 'they do'
      : high !== null && high < 0
        ? 'they become worse'
        : 'we found no evidence of it';
  return `${when}, ${answer}: from generation 0 to the champion, strength changes by ${eloText(gains)}.`;
}

function describeOurs(evidence: Evidence): string {
  const lead = (condition: string): string => eloText(bySeed(evidence, OURS, condition, ({ elo }) => elo.value));
  return (
    'Our own way, a smaller net with inputs for the whole board, for rows and for squares, bred by CMA-ES with as many training ' +
    `games, differs from the text by ${lead(TEXT)} and from the program by ${lead(PROGRAM)}.`
  );
}

function describeExtent({ runs, bouts }: Evidence): string {
  const conditions = new Set(runs.map(({ condition }) => condition)).size;
  const training = runs.reduce((sum, { games }) => sum + games, 0);
  const played = bouts.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0);
  return (
    'The report of Nguyen (2018) has headings for its results, but no results. We ran its method as the text describes it and ' +
    `as its program ran, with ${conditions - 2} other conditions: ${runs.length} runs and ${formatCount(training)} training games. ` +
    `Their champions played ${formatCount(played)} more games.`
  );
}

function targetsSection(targets: readonly Target[]): Section {
  return {
    id: 'targets',
    title: 'Targets',
    blocks: [
      textBlock('The report has no numbers to compare with, so we set ourselves targets.'),
      tableBlock(targetsTable(targets)),
    ],
  };
}

/** All results by run. */
function runsSection({ runs }: Evidence): Section {
  const table: Table = {
    id: 'runs',
    title: 'All runs: training and test of each champion',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'run', shows: 'count' },
      { name: 'seed', shows: 'text' },
      { name: 'games', shows: 'count' },
      { name: 'Elo in generation 0', shows: 'count' },
      { name: 'Elo of the champion', shows: 'count' },
      { name: 'points against random moves', shows: 'percent' },
      { name: 'points against material, depth 2', shows: 'percent' },
      { name: 'output explained by piece counts', shows: 'percent' },
    ],
    rows: runs.map((run) => [
      run.condition,
      run.id,
      run.seed,
      run.games,
      run.curve[0]!.elo,
      run.elo,
      run.random.points,
      run.material.points,
      run.count.last.share,
    ]),
  };
  return { id: 'runs', title: 'Every run', blocks: [foldBlock(`All ${runs.length} runs`, [tableBlock(table)])] };
}
