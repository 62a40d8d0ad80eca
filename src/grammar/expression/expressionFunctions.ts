/**
 * The functions that the text of an expression may call, by name: those of the original EvoDraughts (Greaney, 2026),
 * whose trailing underscores avoid Python's own names, and shorter spellings.
 */

import type { BinaryOperator, Comparison, Expression, Relation, UnaryOperator } from './expression.ts';
import { binary, comparison, conditional, unary } from './expression.ts';

export type ExpressionFunction = NumberFunction | ConditionalFunction;

/** Takes numbers; returns a number or a comparison. */
interface NumberFunction {
  readonly takes: 'numbers';
  readonly arity: number;
  build(numbers: readonly Expression[]): Expression | Comparison;
}

/** Takes a comparison and two numbers. */
interface ConditionalFunction {
  readonly takes: 'condition';
  readonly arity: 3;
  build(condition: Comparison, whenTrue: Expression, whenFalse: Expression): Expression;
}

const IF: ConditionalFunction = { takes: 'condition', arity: 3, build: conditional };

export const EXPRESSION_FUNCTIONS: ReadonlyMap<string, ExpressionFunction> = new Map<string, ExpressionFunction>([
  ['add', ofTwo('add')],
  ['sub', ofTwo('sub')],
  ['mul', ofTwo('mul')],
  ['pdiv', ofTwo('div')],
  ['div', ofTwo('div')],
  ['max_', ofTwo('max')],
  ['max', ofTwo('max')],
  ['min_', ofTwo('min')],
  ['min', ofTwo('min')],
  ['neg', ofOne('neg')],
  ['abs_', ofOne('abs')],
  ['abs', ofOne('abs')],
  ['if_', IF],
  ['if', IF],
  ['greater_than_or_equal', compared('>=')],
  ['less_than_or_equal', compared('<=')],
  ['greater_than', compared('>')],
  ['less_than', compared('<')],
]);

function ofOne(operator: UnaryOperator): NumberFunction {
  return { takes: 'numbers', arity: 1, build: ([operand]) => unary(operator, operand!) };
}

function ofTwo(operator: BinaryOperator): NumberFunction {
  return { takes: 'numbers', arity: 2, build: ([left, right]) => binary(operator, left!, right!) };
}

function compared(relation: Relation): NumberFunction {
  return { takes: 'numbers', arity: 2, build: ([left, right]) => comparison(relation, left!, right!) };
}
