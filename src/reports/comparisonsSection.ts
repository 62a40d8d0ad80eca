/** Which conditions are better than others, by all their runs. */

import type { Block, Cell, Column, Section, Table } from '../documents/document.ts';
import { listBlock, tableBlock, textBlock } from './blocks.ts';
import type { ConditionComparison } from './compareConditions.ts';
import { compareConditions } from './compareConditions.ts';
import { comparisonSentences } from './comparisonSentences.ts';
import type { Condition } from './condition.ts';
import { quotedName } from './reportText.ts';

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
  { name: 'difference', shows: 'points' },
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
  const title = 'Conditions in pairs, by the scores of their runs against each opponent';
  return { id: 'comparisons', title, columns: COLUMNS, rows: comparisons.map(rowOf) };
}

function rowOf(comparison: ConditionComparison): Cell[] {
  const { variant, opponent, measure, labels, first, second, a12, effect, p, adjustedP, smallestP } = comparison;
  const result = [verdictText(comparison), adjustedP, a12, effect, first.mean - second.mean];
  const groups = [first.mean, second.mean, first.count, second.count];
  return [opponent, ...labels, ...result, ...groups, p, smallestP, measure, variant];
}

function verdictText({ verdict, a12, labels }: ConditionComparison): string {
  if (verdict === 'shown') return `${quotedName(labels[a12 > 0.5 ? 0 : 1])} is better`;
  return verdict === 'hopeless' ? 'too few runs' : 'no difference shown';
}

function describeTest(count: number): string {
  const corrected = count === 1 ? '' : `, adjusted after Holm for the ${count} comparisons of this report`;
  return (
    'p is the probability of a difference at least this large if both conditions were equally good. It comes from ' +
    `the two-sided Mann-Whitney test over the runs${corrected}. A difference with p below 0.05 counts as shown. ` +
    'Otherwise the report claims neither that there is a difference nor that there is none.' +
    (count === 1
      ? ''
      : ' The sentences give the adjusted p. The smallest p is the least that groups of this size can reach.')
  );
}

const EFFECT =
  'A12 is the probability that a run of the first condition scores higher than a run of the second; ties count as a ' +
  'half. At 0.5 neither tends to score higher. The effect is called small from 0.56 (or 0.44), medium from 0.64 ' +
  '(or 0.36) and large from 0.71 (or 0.29) (Vargha and Delaney 2000). Differences are in percentage points.';
