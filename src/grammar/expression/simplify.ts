/**
 * Makes an expression smaller without changing its meaning, as far as the ranges of its inputs prove that. For the
 * purpose `value` the result has the same value for all inputs within their ranges, to the last bit, including NaN. For
 * the purpose `order` it only ranks inputs the same: of any two, the same one has the larger value, or neither, and NaN
 * and the infinities stay what they are. A strategy that picks the best of several candidates therefore picks the same
 * one.
 *
 * Only the sign of a zero may change, and that has no effect on the result. Added to or multiplied by anything, both
 * zeros give the same number or zeros again; as divisors both give 1, as dividends zeros; max, min and comparisons
 * treat them as equal. So, from the leaves up, values differ only in the sign of a zero.
 *
 * Each rule is a law, applied only where it makes the tree neither larger nor deeper. A tree is settled when its parts
 * are settled and no law applies to it; simplifying a settled tree returns it unchanged. A tree of n nodes and depth d
 * costs about n d steps.
 */

import type { Expression } from './expression.ts';
import { binary, comparison, conditional, unary } from './expression.ts';
import type { Range } from './range.ts';
import { knowledgeIn } from './rangeOf.ts';
import { conditionalRules } from './simplify/conditionals.ts';
import { extremeRules } from './simplify/extremes.ts';
import { foldRules, productRules, signRules, sumRules } from './simplify/identities.ts';
import type { Knowledge } from './simplify/knowledge.ts';
import { createKnowledge } from './simplify/knowledge.ts';
import { orderRules } from './simplify/rootOrder.ts';
import type { Root, Rule } from './simplify/rule.ts';
import { rootOf } from './simplify/rule.ts';
import { collectRules } from './simplify/sums.ts';
import { measureTree } from './simplify/treeMeasures.ts';

/** What must not change: the value, or only which of two values is the larger one. */
export type Purpose = 'value' | 'order';

const VALUE_RULES: readonly Rule[] = [
  ...foldRules,
  ...sumRules,
  ...productRules,
  ...signRules,
  ...extremeRules,
  ...conditionalRules,
  ...collectRules,
];

const ROOTS = [...new Set(VALUE_RULES.flatMap(({ roots }) => roots))];
const RULES_BY_ROOT: ReadonlyMap<Root, readonly Rule[]> = new Map(
  ROOTS.map((root) => [root, VALUE_RULES.filter(({ roots }) => roots.includes(root))]),
);

/** All laws in use, by name. */
export const LAWS: readonly string[] = [...VALUE_RULES, ...orderRules].map(({ law }) => law);

/** The number of steps left, and the callback to notify of each. */
interface Course {
  stepsLeft: number;
  readonly onLaw: (law: string) => void;
}

/** A smaller expression with the same meaning, as far as the ranges of the inputs prove it. */
export function simplify(
  tree: Expression,
  rangeOfInput: (name: string) => Range | undefined,
  purpose: Purpose = 'value',
  onLaw: (law: string) => void = () => {},
): Expression {
  const knowledge = createKnowledge(rangeOfInput);
  // Few laws keep the size, and those only tidy up, so the actual number of steps is far below this.
  const course: Course = { stepsLeft: 1000 + 50 * measureTree(tree).size, onLaw };
  let simplest = settled(tree, knowledge, course);
  if (purpose === 'value') return simplest;
  for (;;) {
    const next = changed(simplest, orderRules, knowledge, course);
    if (next === simplest) return simplest;
    simplest = settled(next, knowledge, course);
  }
}

/** Simplifies a tree until nothing more can be done at this place. */
function settled(tree: Expression, knowledge: Knowledge, course: Course): Expression {
  while (!knowledge.settled.has(tree)) {
    const next = simplifyOnce(tree, knowledge, course);
    if (next === tree) knowledge.settled.add(tree);
    tree = next;
  }
  return tree;
}

function simplifyOnce(tree: Expression, knowledge: Knowledge, course: Course): Expression {
  const rules = RULES_BY_ROOT.get(rootOf(tree)) ?? [];
  switch (tree.kind) {
    case 'unary': {
      const operand = settled(tree.operand, knowledge, course);
      if (operand !== tree.operand) return unary(tree.operator, operand);
      break;
    }
    case 'binary': {
      const left = settled(tree.left, knowledge, course);
      const right = settled(tree.right, knowledge, course);
      if (left !== tree.left || right !== tree.right) return binary(tree.operator, left, right);
      break;
    }
    case 'conditional': {
      const { condition } = tree;
      const left = settled(condition.left, knowledge, course);
      const right = settled(condition.right, knowledge, course);
      if (left !== condition.left || right !== condition.right) {
        return conditional(comparison(condition.relation, left, right), tree.whenTrue, tree.whenFalse);
      }
      // This comes before the branches: what is known inside them can hide that both have the same form.
      const simpler = changed(tree, rules, knowledge, course);
      if (simpler !== tree) return simpler;
      const whenTrue = settled(tree.whenTrue, knowledgeIn(knowledge, condition, true), course);
      const whenFalse = settled(tree.whenFalse, knowledgeIn(knowledge, condition, false), course);
      return whenTrue === tree.whenTrue && whenFalse === tree.whenFalse
        ? tree
        : conditional(condition, whenTrue, whenFalse);
    }
  }
  return changed(tree, rules, knowledge, course);
}

/** The tree after the first rule that applies; the same tree if none does. */
function changed(
  tree: Expression,
  rules: readonly Omit<Rule, 'roots'>[],
  knowledge: Knowledge,
  course: Course,
): Expression {
  if (course.stepsLeft === 0) return tree;
  for (const { law, apply } of rules) {
    const simpler = apply(tree, knowledge);
    if (simpler && isNoLarger(simpler, tree)) {
      course.stepsLeft--;
      course.onLaw(law);
      return simpler;
    }
  }
  return tree;
}

/** A law that moves a minus sign keeps the size, but can make a tree deeper. It is then not applied. */
function isNoLarger(one: Expression, two: Expression): boolean {
  const before = measureTree(two);
  const after = measureTree(one);
  return after.size <= before.size && after.depth <= before.depth;
}
