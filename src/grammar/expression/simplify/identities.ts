/**
 * The laws of arithmetic that float64 obeys for every number, including NaN and infinities, except for the sign of a
 * zero. Most of them move a minus sign towards the root, where it cancels another one or becomes part of a difference.
 */

import type { Expression } from '../expression.ts';
import { binary, constant, unary } from '../expression.ts';
import { canBeZero, onlyValue } from '../range.ts';
import { rangeIn } from '../rangeOf.ts';
import { keyOf } from './keys.ts';
import type { Knowledge } from './knowledge.ts';
import type { Rule } from './rule.ts';
import { binaryRule, commutativeRule, constantValue, isBinary, negatedPart, unaryRule } from './rule.ts';

/**
 * An expression with only one possible value is replaced by that constant. The operators themselves compute the bounds
 * of a range, so this folds constants. It also covers a - a = 0, a / a = 1, a * 0 = 0, a / 0 = 1 and 0 / b = 0 where
 * they are valid.
 */
export const foldRules: readonly Rule[] = [
  {
    law: 'a = c, if a can be nothing else',
    roots: ['input', 'neg', 'abs', 'add', 'sub', 'mul', 'div', 'max', 'min', 'conditional'],
    apply: (tree, knowledge) => mapped(onlyValue(rangeIn(knowledge, tree)), constant),
  },
  {
    law: '-0 = 0',
    roots: ['constant'],
    apply: (tree) => (Object.is(constantValue(tree), -0) ? constant(0) : undefined),
  },
];

export const sumRules: readonly Rule[] = [
  commutativeRule('a + 0 = a', 'add', (a, b) => (constantValue(b) === 0 ? a : undefined)),
  commutativeRule('a + (-b) = a - b', 'add', (a, b) => mapped(negatedPart(b), (inner) => binary('sub', a, inner))),
  commutativeRule('a + (-c) = a - c', 'add', (a, b) => mapped(negativeConstant(b), (size) => binary('sub', a, size))),
  binaryRule('a + a = 2 * a', 'add', (a, b, knowledge) =>
    keyOf(a, knowledge.keys) === keyOf(b, knowledge.keys) ? binary('mul', constant(2), a) : undefined,
  ),
  binaryRule('a - 0 = a', 'sub', (a, b) => (constantValue(b) === 0 ? a : undefined)),
  binaryRule('0 - a = -a', 'sub', (a, b) => (constantValue(a) === 0 ? negation(b) : undefined)),
  binaryRule('a - (-b) = a + b', 'sub', (a, b) => mapped(negatedPart(b), (inner) => binary('add', a, inner))),
  binaryRule('a - (-c) = a + c', 'sub', (a, b) => mapped(negativeConstant(b), (size) => binary('add', a, size))),
  binaryRule('(-a) - b = -(a + b)', 'sub', (a, b) =>
    mapped(negatedPart(a), (inner) => negation(binary('add', inner, b))),
  ),
];

export const productRules: readonly Rule[] = [
  commutativeRule('a * 1 = a', 'mul', (a, b) => (constantValue(b) === 1 ? a : undefined)),
  commutativeRule('a * -1 = -a', 'mul', (a, b) => (constantValue(b) === -1 ? negation(a) : undefined)),
  binaryRule('a * c = c * a', 'mul', (a, c) =>
    constantValue(c) !== undefined && constantValue(a) === undefined ? binary('mul', c, a) : undefined,
  ),
  commutativeRule('(-a) * c = a * (-c)', 'mul', (a, c) =>
    mapped(negatedPart(a), (inner) => mapped(constantValue(c), (value) => binary('mul', inner, constant(-value)))),
  ),
  binaryRule('(-a) * (-b) = a * b', 'mul', (a, b) =>
    mapped(negatedPart(a), (one) => mapped(negatedPart(b), (other) => binary('mul', one, other))),
  ),
  binaryRule(
    '(-a) * b = -(a * b)',
    'mul',
    (a, b) =>
      mapped(negatedPart(a), (inner) => negation(binary('mul', inner, b))) ??
      mapped(negatedPart(b), (inner) => negation(binary('mul', a, inner))),
  ),
  binaryRule('a / 1 = a', 'div', (a, b) => (constantValue(b) === 1 ? a : undefined)),
  binaryRule('a / -1 = -a', 'div', (a, b) => (constantValue(b) === -1 ? negation(a) : undefined)),
  binaryRule('(-a) / (-b) = a / b', 'div', (a, b) =>
    mapped(negatedPart(a), (inner) => mapped(negatedPart(b), (divisor) => binary('div', inner, divisor))),
  ),
  binaryRule('(-a) / c = a / (-c)', 'div', (a, c) =>
    mapped(negatedPart(a), (inner) => mapped(nonzeroConstant(c), (value) => binary('div', inner, constant(-value)))),
  ),
  // Division by zero gives 1, whatever the signs, so the divisor must never be zero.
  binaryRule('(-a) / b = -(a / b), b <> 0', 'div', (a, b, knowledge) =>
    mapped(negatedPart(a), (inner) => (isNeverZero(b, knowledge) ? negation(binary('div', inner, b)) : undefined)),
  ),
  binaryRule('a / (-b) = -(a / b), b <> 0', 'div', (a, b, knowledge) =>
    mapped(negatedPart(b), (inner) => (isNeverZero(inner, knowledge) ? negation(binary('div', a, inner)) : undefined)),
  ),
];

export const signRules: readonly Rule[] = [
  unaryRule('-(-a) = a', 'neg', (a) => negatedPart(a)),
  unaryRule('-(a - b) = b - a', 'neg', (a) => (isBinary(a, 'sub') ? binary('sub', a.right, a.left) : undefined)),
  unaryRule('-(c + a) = -c - a', 'neg', (a) =>
    isBinary(a, 'add') ? withConstant(a.left, a.right, (c, b) => binary('sub', constant(-c), b)) : undefined,
  ),
  unaryRule('-(c * a) = -c * a', 'neg', (a) =>
    isBinary(a, 'mul') ? withConstant(a.left, a.right, (c, b) => binary('mul', constant(-c), b)) : undefined,
  ),
  unaryRule('-(a / c) = a / -c', 'neg', (a) =>
    isBinary(a, 'div')
      ? mapped(nonzeroConstant(a.right), (value) => binary('div', a.left, constant(-value)))
      : undefined,
  ),
  unaryRule('-(c / a) = -c / a, a <> 0', 'neg', (a, knowledge) =>
    isBinary(a, 'div') && isNeverZero(a.right, knowledge)
      ? mapped(constantValue(a.left), (value) => binary('div', constant(-value), a.right))
      : undefined,
  ),
  unaryRule('|-a| = |a|', 'abs', (a) => mapped(negatedPart(a), (inner) => unary('abs', inner))),
  unaryRule('|a| = a, a >= 0', 'abs', (a, knowledge) => (rangeIn(knowledge, a).low >= 0 ? a : undefined)),
  unaryRule('|a| = -a, a <= 0', 'abs', (a, knowledge) => (rangeIn(knowledge, a).high <= 0 ? negation(a) : undefined)),
];

function negation(tree: Expression): Expression {
  return unary('neg', tree);
}

function mapped<Part, Result>(part: Part | undefined, then: (part: Part) => Result | undefined): Result | undefined {
  return part === undefined ? undefined : then(part);
}

function withConstant(
  left: Expression,
  right: Expression,
  then: (value: number, rest: Expression) => Expression,
): Expression | undefined {
  return (
    mapped(constantValue(left), (value) => then(value, right)) ??
    mapped(constantValue(right), (value) => then(value, left))
  );
}

/** The absolute value of a negative constant. */
function negativeConstant(tree: Expression): Expression | undefined {
  return mapped(constantValue(tree), (value) => (value < 0 ? constant(-value) : undefined));
}

function nonzeroConstant(tree: Expression): number | undefined {
  return mapped(constantValue(tree), (value) => (value === 0 ? undefined : value));
}

function isNeverZero(tree: Expression, knowledge: Knowledge): boolean {
  return !canBeZero(rangeIn(knowledge, tree));
}
