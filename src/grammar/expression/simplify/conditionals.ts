/**
 * The laws of conditionals. A comparison with NaN is false, so NaN always selects the second branch. Where a law needs
 * both sides to be numbers, only the side returned by the first branch must be known to be one.
 */

import { canonicalKey } from '../canonicalExpression.ts';
import type { Binary, Comparison, Conditional, Expression } from '../expression.ts';
import { binary, conditional, unary } from '../expression.ts';
import { outcomesIn, rangeIn } from '../rangeOf.ts';
import { keyOf } from './keys.ts';
import type { Knowledge } from './knowledge.ts';
import { MIRRORED, verdictOn } from './outcomes.ts';
import type { Rule } from './rule.ts';
import { constantValue, isBinary, negatedPart } from './rule.ts';
import { simplerComparison } from './simplerComparison.ts';
import { measureTree } from './treeMeasures.ts';

export const conditionalRules: readonly Rule[] = [
  rule('if c then a else b = a, c decided', ({ condition, whenTrue, whenFalse }, knowledge) => {
    const verdict = verdictOn(condition.relation, outcomesIn(knowledge, condition.left, condition.right));
    return verdict === undefined ? undefined : verdict ? whenTrue : whenFalse;
  }),
  rule('if c then a else a = a', ({ whenTrue, whenFalse }, { keys }) =>
    keyOf(whenTrue, keys) === keyOf(whenFalse, keys) || canonicalKey(whenTrue) === canonicalKey(whenFalse)
      ? smaller(whenTrue, whenFalse)
      : undefined,
  ),
  rule('if a >= b then a else b = max(a, b)', (tree, knowledge) => {
    const { condition, whenTrue, whenFalse } = tree;
    const isInOrder = isPair(condition, whenTrue, whenFalse, knowledge);
    if (!isInOrder && !isPair(condition, whenFalse, whenTrue, knowledge)) return undefined;
    if (rangeIn(knowledge, whenTrue).canBeNaN) return undefined;
    return binary(isInOrder === condition.relation.startsWith('>') ? 'max' : 'min', condition.left, condition.right);
  }),
  rule('if a >= 0 then a else -a = |a|', ({ condition, whenTrue, whenFalse }, knowledge) => {
    const { keys } = knowledge;
    if (constantValue(condition.right) !== 0) return undefined;
    const a = keyOf(condition.left, keys);
    const isOf = (part: Expression | undefined) => part !== undefined && keyOf(part, keys) === a;
    const sign = condition.relation.startsWith('>') ? 1 : -1;
    if (isOf(whenTrue) && isOf(negatedPart(whenFalse))) return signed(sign, condition.left);
    return isOf(negatedPart(whenTrue)) && isOf(whenFalse) ? signed(-sign, condition.left) : undefined;
  }),
  rule('if a >= b then a - b else b - a = |a - b|', ({ condition, whenTrue, whenFalse }, knowledge) => {
    if (!isBinary(whenTrue, 'sub') || !isBinary(whenFalse, 'sub')) return undefined;
    const [greater, lesser] = condition.relation.startsWith('>')
      ? [condition.left, condition.right]
      : [condition.right, condition.left];
    return isDifference(whenTrue, greater, lesser, knowledge) && isDifference(whenFalse, lesser, greater, knowledge)
      ? unary('abs', whenTrue)
      : undefined;
  }),
  rule('if c then -a else -b = -(if c then a else b)', ({ condition, whenTrue, whenFalse }) => {
    const [a, b] = [negatedPart(whenTrue), negatedPart(whenFalse)];
    return a && b ? unary('neg', conditional(condition, a, b)) : undefined;
  }),
  rule('-a >= -b is b >= a', ({ condition, whenTrue, whenFalse }) => {
    const [a, b] = [negatedPart(condition.left), negatedPart(condition.right)];
    return a && b
      ? conditional({ relation: MIRRORED[condition.relation], left: a, right: b }, whenTrue, whenFalse)
      : undefined;
  }),
  rule('a + c >= b + c is a >= b, where exact', ({ condition, whenTrue, whenFalse }, knowledge) => {
    const simpler = simplerComparison(condition, knowledge);
    return simpler && conditional(simpler, whenTrue, whenFalse);
  }),
];

function rule(law: string, apply: (tree: Conditional, knowledge: Knowledge) => Expression | undefined): Rule {
  return { law, roots: ['conditional'], apply: (tree, knowledge) => apply(tree as Conditional, knowledge) };
}

/** Whether a comparison is between these two expressions, in this order. */
function isPair({ left, right }: Comparison, one: Expression, two: Expression, knowledge: Knowledge): boolean {
  return isAlike(left, one, knowledge) && isAlike(right, two, knowledge);
}

function isDifference(tree: Binary, one: Expression, two: Expression, knowledge: Knowledge): boolean {
  return isAlike(tree.left, one, knowledge) && isAlike(tree.right, two, knowledge);
}

function isAlike(one: Expression, two: Expression, { keys }: Knowledge): boolean {
  return keyOf(one, keys) === keyOf(two, keys);
}

/** |a| or -|a|. At zero, where strict and non-strict comparisons differ, both branches are zero. */
function signed(sign: number, tree: Expression): Expression {
  const size = unary('abs', tree);
  return sign > 0 ? size : unary('neg', size);
}

function smaller(one: Expression, two: Expression): Expression {
  return measureTree(two).size < measureTree(one).size ? two : one;
}
