/** Which conditions are better than which, by all their runs. */

import type { Block, Cell, Column, Section, Table } from '../documents/document.ts';
import { listBlock, tableBlock, textBlock } from './blocks.ts';
import type { ConditionComparison } from './compareConditions.ts';
import { compareConditions } from './compareConditions.ts';
import { comparisonSentences } from './comparisonSentences.ts';
import type { Condition } from './condition.ts';

export function comparisonsSection(conditions: readonly Condition[]): Section {
  const comparisons = compareConditions(conditions);
  const blocks: Block[] = [listBlock(comparisonSentences(conditions, comparisons))];
  if (comparisons.length > 0) {
    const texts = [describeTest(comparisons.length), EFFECT].map(textBlock);
    blocks.push(tableBlock(comparisonsTable(comparisons)), ...texts);
  }
  return { id: 'comparisons', title: 'Comparisons', blocks };
}

const COLUMNS: readonly Column[] = [
  { name: 'opponent', shows: 'text' },
  { name: 'first', shows: 'text' },
  { name: 'second', shows: 'text' },
  { name: 'verdict', shows: 'text' },
  { name: 'adjusted p', shows: 'p' },
  { name: 'A12', shows: 'decimal' },
  { name: 'effect', shows: 'text' },
  { name: 'difference', shows: 'percent' },
  { name: 'first mean', shows: 'percent' },
  { name: 'second mean', shows: 'percent' },
  { name: 'first runs', shows: 'count' },
  { name: 'second runs', shows: 'count' },
  { name: 'p', shows: 'p' },
  { name: 'smallest p', shows: 'p' },
  { name: 'share of', shows: 'text' },
  { name: 'game', shows: 'text' },
];

function comparisonsTable(comparisons: readonly ConditionComparison[]): Table {
  const title = 'Conditions in pairs, by what their runs made of each opponent';
  return { id: 'comparisons', title, columns: COLUMNS, rows: comparisons.map(rowOf) };
}

function rowOf(comparison: ConditionComparison): Cell[] {
  const { variant, opponent, measure, labels, first, second, a12, effect, p, adjustedP, smallestP } = comparison;
  const result = [verdictText(comparison), adjustedP, a12, effect, first.mean - second.mean];
  const groups = [first.mean, second.mean, first.count, second.count];
  return [opponent, ...labels, ...result, ...groups, p, smallestP, measure, variant];
}

function verdictText({ verdict, a12, labels }: ConditionComparison): string {
  if (verdict === 'shown') return `${labels[a12 > 0.5 ? 0 : 1]} is better`;
  return verdict === 'hopeless' ? 'too few runs' : 'no difference shown';
}

function describeTest(count: number): string {
  const corrected = count === 1 ? '' : ` and adjusted after Holm for the ${count} comparisons of this report`;
  return (
    'p is the chance that runs would be at least so far apart if both conditions were equally good, ' +
    `by the test of Mann and Whitney over the runs, two-sided${corrected}. Below 0.05 a difference is taken for ` +
    'shown. Above it nothing is claimed: neither that there is a difference nor that there is none.' +
    (count === 1
      ? ''
      : ' The sentences give the adjusted p. The smallest p is what groups of this size could come to at best.')
  );
}

const EFFECT =
  'A12 is the chance that a run of the first condition has more than one of the second, equal ones counted as a ' +
  'half: at 0.5 neither tends to have more; from 0.56 on, or 0.44 down, the effect is called small, from 0.64 or ' +
  '0.36 medium, from 0.71 or 0.29 large (Vargha and Delaney 2000).';
