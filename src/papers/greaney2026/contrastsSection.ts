/** All comparisons of the repetition in one table. */

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
        `Of ${contrasts.length} comparisons ${shown} ${shown === 1 ? 'shows' : 'show'} a difference. p is by the test of ` +
          'Mann and Whitney over the runs, two-sided, and adjusted after Holm: for each test all comparisons that bear on ' +
          'conclusions together, and those of our default together. Below 0.05 a difference is taken for shown. A12 is the ' +
          'chance that a run of the first condition has more than one of the second, equal ones counted as a half.',
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
  const { question, measure, first, second, comparison, adjusted } = contrast;
  const { a12, effect, p } = comparison;
  const counts = [comparison.first.count, comparison.second.count];
  const means = [comparison.first.mean, comparison.second.mean];
  const better = winnerOf(contrast) ?? 'not shown';
  return [question, measure.title, first, second, ...counts, ...means, a12, effect, p, adjusted, better];
}
