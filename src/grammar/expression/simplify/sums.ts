/** The law of sums: where the arithmetic is exact, like terms are collected and constants merged. */

import type { Expression } from '../expression.ts';
import type { Knowledge } from './knowledge.ts';
import { readSum } from './linearSum.ts';
import type { Rule } from './rule.ts';
import { measureTree } from './treeMeasures.ts';
import { writeSum } from './writeSum.ts';

export const collectRules: readonly Rule[] = [
  { law: 'm * a + n * a = (m + n) * a, where exact', roots: ['add', 'sub', 'neg', 'mul', 'div'], apply: collected },
];

function collected(tree: Expression, knowledge: Knowledge): Expression | undefined {
  if (knowledge.collected.has(tree)) return undefined;
  const reading = readSum(tree, knowledge);
  const { size, depth } = measureTree(tree);
  const written = reading && writeSum(reading.sum, depth, knowledge);
  // A different grouping alone is not simpler: it saves nothing, and a balanced tree is shallower than a chain.
  const isSimpler =
    written && (measureTree(written).size < size || readSum(written, knowledge)?.sequence !== reading.sequence);
  return isSimpler ? written : undefined;
}
