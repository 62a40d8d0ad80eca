/** Whether the settings that the thesis does not give matter: each control against its baseline, seed by seed. */

import type { Cell, Section, Table } from '../../documents/document.ts';
import { tableBlock, textBlock } from '../../reports/blocks.ts';
import { intervalCell } from '../../reports/meanCell.ts';
import { inWords, quotedName } from '../../reports/reportText.ts';
import type { MeanInterval } from '../../stats/studentT.ts';
import { meanInterval } from '../../stats/studentT.ts';
import { riseEnd } from './targets.ts';
import type { Control } from './design.ts';
import { controlsAmong } from './design.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { bySeed } from '../bySeed.ts';

interface Measure {
  readonly name: string;
  readonly shows: 'count' | 'points';
  readonly of: (run: StudiedRun) => number;
}

const MEASURES: readonly Measure[] = [
  { name: 'Elo of the champion', shows: 'count', of: ({ elo }) => elo.value },
  { name: 'similarity at generation 20', shows: 'points', of: (run) => run.course.similarity[riseEnd(run)]! },
  { name: 'similarity at the end', shows: 'points', of: ({ course }) => course.similarity.at(-1)! },
];

export function controlsSection(evidence: Evidence): Section {
  const controls = controlsAmong(evidence.runs);
  return {
    id: 'controls',
    title: 'Settings that the thesis does not give',
    blocks: [textBlock(shownText(evidence, controls)), tableBlock(controlsTable(evidence, controls))],
  };
}

function differences(evidence: Evidence, { name, baseline }: Control, { of }: Measure): MeanInterval {
  return meanInterval(bySeed(evidence, name, baseline, of));
}

function isShown({ low, high }: MeanInterval): boolean {
  return low !== null && high !== null && (low > 0 || high < 0);
}

function shownText(evidence: Evidence, controls: readonly Control[]): string {
  const shown = MEASURES.map((measure) => {
    const own = controls.filter((control) => isShown(differences(evidence, control, measure)));
    const names = own.length === 0 ? 'no control' : inWords(own.map(({ name }) => quotedName(name)));
    return `in the ${measure.name}: ${names}`;
  });
  return (
    'Each control changes one setting. A difference is shown if the 95 % interval of its mean over the seeds (Student’s ' +
    `t) excludes 0; with ${controls.length * MEASURES.length} comparisons one or two are expected by luck. Differences are ` +
    `shown ${shown.join('; ')}.`
  );
}

function controlsTable(evidence: Evidence, controls: readonly Control[]): Table {
  return {
    id: 'controls',
    title: 'Controls less their baselines, with the same seeds: mean differences with 95 % intervals',
    columns: [
      { name: 'control', shows: 'text' },
      { name: 'baseline', shows: 'text' },
      { name: 'seeds', shows: 'count' },
      ...MEASURES.map(({ name, shows }) => ({ name, shows })),
    ],
    rows: controls.map((control): Cell[] => [
      control.name,
      control.baseline,
      bySeed(evidence, control.name, control.baseline, () => 0).length,
      ...MEASURES.map((measure) => intervalCell(differences(evidence, control, measure))),
    ]),
  };
}
