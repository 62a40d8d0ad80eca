/** D.3 Influence of Inheritance Methods: crossovers and mutations, by the strength they lead to and by what they keep. */

import type { BoxChart } from '../../charts/chart.ts';
import type { Cell, Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { inWords, quotedName } from '../../reports/reportText.ts';
import type { MeanInterval } from '../../stats/studentT.ts';
import { meanInterval } from '../../stats/studentT.ts';
import type { Kept } from './crossings.ts';
import { CROSSING, MUTATING } from './crossings.ts';
import type { StudiedCondition } from './design.ts';
import { CONDITIONS, TEXT } from './design.ts';
import type { Evidence } from './evidence.ts';
import { bySeed, runsOf } from '../bySeed.ts';
import { gainOf } from './evidence.ts';
import { meanOver } from './numbers.ts';

export function inheritanceSection(evidence: Evidence): Section {
  return {
    id: 'inheritance',
    title: 'D.3 Influence of inheritance methods',
    blocks: [
      textBlock(shownText(evidence)),
      tableBlock(controlsTable(evidence)),
      figureBlock(textFigure(evidence)),
      textBlock(
        'What does a child keep of its parent? We compare the outputs of both on positions from games. A correlation of 1 ' +
          'means that they order all positions alike; at 0 the child is a stranger.',
      ),
      tableBlock(keptTable(evidence)),
    ],
  };
}

const CONTROLS = CONDITIONS.filter((condition) => condition.baseline !== undefined);

function differences(evidence: Evidence, { name, baseline }: StudiedCondition): number[] {
  return bySeed(evidence, name, baseline!, ({ elo }) => elo.value);
}

function isShown({ low, high }: MeanInterval): boolean {
  return low !== null && high !== null && (low > 0 || high < 0);
}

function shownText(evidence: Evidence): string {
  const shown = CONTROLS.filter((control) => isShown(meanInterval(differences(evidence, control))));
  const names = shown.length === 0 ? 'no control' : inWords(shown.map(({ name }) => quotedName(name)));
  return (
    'Each control changes one setting. A difference is shown if the 95 % interval of its mean over the seeds (Student’s t) ' +
    `excludes 0; with ${CONTROLS.length} controls one is expected by luck. Differences in strength are shown for ${names}.`
  );
}

function controlsTable(evidence: Evidence): Table {
  return {
    id: 'controls',
    title: 'Controls less their baselines, in Elo: mean differences over the seeds with 95 % intervals',
    columns: [
      { name: 'control', shows: 'text' },
      { name: 'baseline', shows: 'text' },
      { name: 'Elo of the champion', shows: 'count' },
      { name: 'difference', shows: 'count' },
      { name: 'gain since generation 0', shows: 'count' },
    ],
    rows: CONTROLS.map((control): Cell[] => {
      const runs = runsOf(evidence, control.name);
      return [
        control.name,
        control.baseline!,
        meanOver(runs.map(({ elo }) => elo.value)),
        meanOver(differences(evidence, control)),
        meanOver(runs.map(gainOf)),
      ];
    }),
  };
}

/** The text and its controls. */
function textFigure(evidence: Evidence): Figure {
  const names = [TEXT, ...CONTROLS.filter(({ baseline }) => baseline === TEXT).map(({ name }) => name)];
  const best = names.toSorted((one, two) => meanElo(evidence, two) - meanElo(evidence, one))[0]!;
  const chart: BoxChart = {
    kind: 'boxes',
    axis: 'Elo of the champion above random moves',
    groups: names.map((label) => ({
      label,
      series: '',
      points: runsOf(evidence, label).map(({ id, elo }) => ({ label: `run ${id}`, value: elo.value })),
    })),
  };
  return {
    id: 'text-controls',
    finding: `Of the text and its controls, “${best}” has the strongest champions, with ${meanElo(evidence, best).toFixed(0)} Elo on average.`,
    caption:
      'The strength of all champions of the text and of its controls, as they were trained. Each point is a run.',
    chart,
  };
}

function meanElo(evidence: Evidence, condition: string): number {
  return meanInterval(runsOf(evidence, condition).map(({ elo }) => elo.value)).value;
}

function keptTable({ kept }: Evidence): Table {
  const row = (what: string, of: (index: number) => Kept): Cell[] => [
    what,
    meanOver(kept.map((_, index) => of(index).first)),
    meanOver(kept.map((_, index) => of(index).last)),
  ];
  return {
    id: 'kept',
    title: 'Correlation of the outputs of a child and its dominant parent, means over the seeds with 95 % intervals',
    columns: [
      { name: 'operator', shows: 'text' },
      { name: 'in generation 0', shows: 'decimal' },
      { name: 'in the last generation', shows: 'decimal' },
    ],
    rows: [
      ...CROSSING.map((name) => row(`crossover of “${name}”`, (index) => kept[index]!.crossover[name]!)),
      ...MUTATING.map((name) => row(`mutation of “${name}”`, (index) => kept[index]!.mutation[name]!)),
    ],
  };
}
