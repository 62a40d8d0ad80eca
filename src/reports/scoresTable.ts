/** What the runs of each condition made of each opponent, in numbers. */

import type { Cell, Table } from '../documents/document.ts';
import { median } from '../stats/quartiles.ts';
import { sampleDeviation } from '../stats/spread.ts';
import type { Condition } from './condition.ts';
import { meanCell } from './meanCell.ts';
import { measureAgainst, opponentsMet, sharesAgainst } from './testShares.ts';

export function scoresTable(conditions: readonly Condition[], suffix: string): Table {
  return {
    id: `scores-by-condition${suffix}`,
    title: 'What the runs of each condition made of each opponent',
    columns: [
      { name: 'opponent', shows: 'text' },
      { name: 'share of', shows: 'text' },
      { name: 'condition', shows: 'text' },
      { name: 'runs', shows: 'count' },
      { name: 'mean', shows: 'percent' },
      { name: 'deviation', shows: 'percent' },
      { name: 'lowest', shows: 'percent' },
      { name: 'median', shows: 'percent' },
      { name: 'highest', shows: 'percent' },
    ],
    rows: opponentsMet(conditions).flatMap((opponent) => {
      const measure = measureAgainst(conditions, opponent);
      return conditions.flatMap((condition) => {
        const values = sharesAgainst(condition, opponent, measure).map(({ share }) => share.value);
        return values.length === 0 ? [] : [[opponent, measure, condition.label, ...spreadCells(values)]];
      });
    }),
  };
}

/** A single run shows no spread; how sure its share is stands in the table of the champions. */
function spreadCells(values: readonly number[]): Cell[] {
  const spread = [Math.min(...values), median(values), Math.max(...values)];
  return [values.length, meanCell(values), sampleDeviation(values) ?? null, ...spread];
}
