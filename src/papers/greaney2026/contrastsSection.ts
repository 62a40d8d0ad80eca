/** All comparisons in one table. */

import type { Cell, Section, Table } from '../../documents/document.ts';
import { tableBlock, textBlock } from '../../reports/blocks.ts';
import type { Contrast } from './contrasts.ts';
import { winnerOf } from './contrasts.ts';

export function contrastsSection(contrasts: readonly Contrast[]): Section {
  const shown = contrasts.filter((contrast) => winnerOf(contrast) !== undefined).length;
  return {
    id: 'comparisons',
    title: 'All comparisons',
    blocks: [
      textBlock(
        `${shown} of ${contrasts.length} comparisons ${shown === 1 ? 'shows' : 'show'} a difference. p comes from the ` +
          'two-sided Mann-Whitney test over the runs. It is adjusted after Holm: for each test, the comparisons behind ' +
          'the conclusions together, and those of our default together. A difference with adjusted p below 0.05 counts ' +
          'as shown. A12 is the probability that a run of the first condition scores higher than a run of the second; ' +
          'ties count as a half. Differences are in percentage points; those above a constant are of scores less that of ' +
          'the constant on the same board.',
      ),
      tableBlock(contrastsTable(contrasts)),
    ],
  };
}

function contrastsTable(contrasts: readonly Contrast[]): Table {
  return {
    id: 'comparisons',
    title: 'Conditions in pairs, by each of the three tests',
    columns: [
      { name: 'question', shows: 'text' },
      { name: 'by', shows: 'text' },
      { name: 'first', shows: 'text' },
      { name: 'second', shows: 'text' },
      { name: 'runs of first', shows: 'count' },
      { name: 'runs of second', shows: 'count' },
      { name: 'mean of first', shows: 'percent' },
      { name: 'mean of second', shows: 'percent' },
      { name: 'difference', shows: 'points' },
      { name: 'A12', shows: 'decimal' },
      { name: 'effect', shows: 'text' },
      { name: 'p', shows: 'p' },
      { name: 'adjusted p', shows: 'p' },
      { name: 'better', shows: 'text' },
    ],
    rows: contrasts.map(rowOf),
  };
}

function rowOf(contrast: Contrast): Cell[] {
  const { question, measure, first, second, comparison, means, adjusted } = contrast;
  const { a12, effect, p } = comparison;
  const counts = [comparison.first.count, comparison.second.count];
  // Of what is compared, which may be the score above that of a constant.
  const difference = comparison.first.mean - comparison.second.mean;
  const better = winnerOf(contrast) ?? 'not shown';
  return [question, measure.title, first, second, ...counts, ...means, difference, a12, effect, p, adjusted, better];
}
