/** Generators and shapes compared in pairs, by the scores of their champions. */

import type { Cell, Section, Table } from '../../documents/document.ts';
import { tableBlock, textBlock } from '../../reports/blocks.ts';
import { LEVEL } from '../../reports/compareConditions.ts';
import { intervalCell } from '../../reports/meanCell.ts';
import { meanInterval } from '../../stats/studentT.ts';
import type { Evidence } from './evidence.ts';
import type { ScoreComparison } from './scores.ts';
import { generatorComparisons, shapeComparisons } from './scores.ts';

export function comparisonsSection(evidence: Evidence): Section {
  const tables = [
    comparisonTable('generators', 'HG against SHG, by shape', generatorComparisons(evidence)),
    comparisonTable('shapes', 'Shape against shape, champions of both generators together', shapeComparisons(evidence)),
  ];
  return {
    id: 'comparisons',
    title: 'Generators and shapes in pairs',
    blocks: [
      textBlock(
        'Champions are compared by their scores in the tournaments. The difference is the mean over pairs of the same ' +
          'generator and seed, or shape and seed, with its 95 % interval (Student’s t). A12 is the chance that the first has ' +
          'the higher score. The p-values are those of Mann and Whitney, corrected by the method of Holm within each table.',
      ),
      ...tables.map((table) => tableBlock(table)),
    ],
  };
}

function comparisonTable(id: string, title: string, comparisons: readonly ScoreComparison[]): Table {
  const shown = comparisons.filter(({ adjusted }) => adjusted < LEVEL).length;
  return {
    id,
    title: `${title}: ${shown} of ${comparisons.length} differences are shown (corrected p below ${LEVEL})`,
    columns: [
      { name: 'game', shows: 'text' },
      { name: 'first', shows: 'text' },
      { name: 'second', shows: 'text' },
      { name: 'pairs', shows: 'count' },
      { name: 'mean of the first', shows: 'percent' },
      { name: 'mean of the second', shows: 'percent' },
      { name: 'difference', shows: 'points' },
      { name: 'A12', shows: 'decimal' },
      { name: 'p', shows: 'p' },
      { name: 'corrected p', shows: 'p' },
    ],
    rows: comparisons.map(({ game, first, second, gains, comparison, adjusted }): Cell[] => [
      game,
      first,
      second,
      gains.length,
      comparison.first.mean,
      comparison.second.mean,
      intervalCell(meanInterval(gains)),
      comparison.a12,
      comparison.p,
      adjusted,
    ]),
  };
}
