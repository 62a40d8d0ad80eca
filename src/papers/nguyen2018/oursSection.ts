/** Our own way at the same cost, and what of its lead is the net, the evolver and the search. */

import type { Cell, Section, Table } from '../../documents/document.ts';
import { tableBlock, textBlock } from '../../reports/blocks.ts';
import { percentText } from '../../reports/reportText.ts';
import { mean } from '../../stats/spread.ts';
import { shareOf } from './bouts.ts';
import type { StudiedCondition } from './design.ts';
import { CMA_SUMS, CONDITIONS, GA_TIERS, OURS, PROGRAM, TEXT } from './design.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { bySeed, runsOf } from '../bySeed.ts';
import { boutsOf } from './evidence.ts';
import { eloText, meanOver, shareOver } from './numbers.ts';

const elo = ({ elo: { value } }: StudiedRun): number => value;

export function oursSection(evidence: Evidence): Section {
  const lead = (one: string, two: string): string => eloText(bySeed(evidence, one, two, elo));
  const direct = mean(boutsOf(evidence, 'other condition', TEXT, OURS).map((bout) => 1 - shareOf(bout)));
  return {
    id: 'ours',
    title: 'Our own way at the same cost',
    blocks: [
      textBlock(
        'Our net has one input for the number of men, one for the men in each row and one for the man on each square, and the ' +
          'same for kings: 83 weights instead of 4101. Separable CMA-ES finds them from random ones. Individuals play from random ' +
          'openings against the best of earlier generations and, a tenth of their games, against random moves.',
      ),
      textBlock(
        `With as many training games, the strength of its champion differs from that of the text by ${lead(OURS, TEXT)} and ` +
          `from that of the program by ${lead(OURS, PROGRAM)}. In the same search of two plies it scores ${percentText(direct)} of the points against the text.`,
      ),
      textBlock(
        `Which part does it? Our net in the genetic algorithm of the text changes its strength by ${lead(GA_TIERS, TEXT)}, our ` +
          `evolver and games with the net of the text by ${lead(CMA_SUMS, TEXT)}.`,
      ),
      tableBlock(partsTable(evidence)),
      tableBlock(variantsTable(evidence)),
    ],
  };
}

function partsTable(evidence: Evidence): Table {
  const cell = (condition: string): Cell => meanOver(runsOf(evidence, condition).map(elo));
  return {
    id: 'net-and-evolver',
    title: 'Elo of the champion above random moves, by net and by evolver: means over the seeds with 95 % intervals',
    columns: [
      { name: 'evolver', shows: 'text' },
      { name: 'net of the text', shows: 'count' },
      { name: 'our net', shows: 'count' },
    ],
    rows: [
      ['genetic algorithm of the text', cell(TEXT), cell(GA_TIERS)],
      ['CMA-ES and our games', cell(CMA_SUMS), cell(OURS)],
    ],
  };
}

function variantsTable(evidence: Evidence): Table {
  const variants = CONDITIONS.filter(({ name, baseline }) => name === OURS || baseline === OURS);
  return {
    id: 'our-variants',
    title: 'Our way and its variants: means over the seeds with 95 % intervals',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'what differs', shows: 'text' },
      { name: 'Elo of the champion', shows: 'count' },
      { name: 'points against material, depth 2', shows: 'percent' },
      { name: 'seconds', shows: 'decimal' },
    ],
    rows: variants.map(({ name, description }: StudiedCondition): Cell[] => {
      const runs = runsOf(evidence, name);
      return [
        name,
        description,
        meanOver(runs.map(elo)),
        shareOver(runs.map(({ material }) => material.points!.value)),
        meanOver(runs.map(({ seconds }) => seconds)),
      ];
    }),
  };
}
