/**
 * Laws for a tree whose value is only compared with its own values for other inputs. At the root, operations that
 * preserve the order may go: added constants, positive factors. Equal numbers must stay equal and different numbers
 * different, rounding included: `x + 1e17` is not `x`, because it makes small numbers equal. All numbers involved are
 * known to be finite, so NaN and infinities neither occur nor arise.
 */

import type { Binary, BinaryOperator, Expression } from '../expression.ts';
import { constant, unary } from '../expression.ts';
import { onlyValue } from '../range.ts';
import { rangeIn } from '../rangeOf.ts';
import type { Arithmetic } from './exactness.ts';
import { isExact } from './exactness.ts';
import { gapAfter } from './gapAfter.ts';
import { keyOf } from './keys.ts';
import type { Knowledge } from './knowledge.ts';
import { commonFactor, dividedSum, readSum } from './linearSum.ts';
import type { Rule } from './rule.ts';
import { constantValue, isBinary } from './rule.ts';
import { measureTree } from './treeMeasures.ts';
import { writeSum } from './writeSum.ts';

/** Rules for the root only: they preserve the order of values, not the values. */
export const orderRules: readonly Omit<Rule, 'roots'>[] = [
  {
    law: 'order of c: that of 0',
    apply: (tree, knowledge) => ((onlyValue(rangeIn(knowledge, tree)) ?? 0) === 0 ? undefined : constant(0)),
  },
  rule('order of a + c: that of a', 'add', ({ left, right }, knowledge) =>
    keepsOrder('add', left, right, knowledge) ? left : keepsOrder('add', right, left, knowledge) ? right : undefined,
  ),
  rule('order of a - c: that of a', 'sub', ({ left, right }, knowledge) =>
    keepsOrder('sub', left, right, knowledge) ? left : undefined,
  ),
  rule('order of c - a: that of -a', 'sub', ({ left, right }, knowledge) =>
    keepsOrder('sub', right, left, knowledge) ? unary('neg', right) : undefined,
  ),
  rule('order of c * a: that of a or -a', 'mul', ({ left, right }, knowledge) =>
    keepsOrder('mul', right, left, knowledge)
      ? withSignOf(left, right)
      : keepsOrder('mul', left, right, knowledge)
        ? withSignOf(right, left)
        : undefined,
  ),
  rule('order of a / c: that of a or -a', 'div', ({ left, right }, knowledge) =>
    keepsOrder('div', left, right, knowledge) ? withSignOf(right, left) : undefined,
  ),
  rule('order of a * a: that of a, a >= 0', 'mul', ({ left, right }, knowledge) => {
    const { keys } = knowledge;
    const range = rangeIn(knowledge, left);
    const isSquare = keyOf(left, keys) === keyOf(right, keys);
    return isSquare && range.low >= 0 && isExact('mul', range, range) ? left : undefined;
  }),
  {
    law: 'order of k * a + k * m * b + c: that of a + m * b',
    apply: (tree, knowledge) => {
      const sum = readSum(tree, knowledge)?.sum;
      if (!sum || sum.terms.length === 0) return undefined;
      const factor = commonFactor(sum);
      const reduced = dividedSum({ ...sum, constant: 0 }, factor);
      const isSame = factor === 1 && sum.constant === 0;
      return isSame || !reduced ? undefined : writeSum(reduced, measureTree(tree).depth, knowledge);
    },
  },
];

function rule(
  law: string,
  operator: BinaryOperator,
  apply: (tree: Binary, knowledge: Knowledge) => Expression | undefined,
): Omit<Rule, 'roots'> {
  return { law, apply: (tree, knowledge) => (isBinary(tree, operator) ? apply(tree, knowledge) : undefined) };
}

/** Whether an operation with a constant keeps all different values of a tree different, and so in order. */
function keepsOrder(operator: Arithmetic, tree: Expression, other: Expression, knowledge: Knowledge): boolean {
  const value = constantValue(other);
  return value !== undefined && gapAfter(operator, tree, value, knowledge) > 0;
}

function withSignOf(factor: Expression, tree: Expression): Expression {
  return constantValue(factor)! < 0 ? unary('neg', tree) : tree;
}
