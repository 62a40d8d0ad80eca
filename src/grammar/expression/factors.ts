/**
 * The factors of an expression: the constants that multiply the terms of its outermost sum. They can be changed without
 * changing what the expression is about, and its value is linear in them, so they can be learnt.
 */

import type { Constant, Expression } from './expression.ts';
import { binary, constant, unary } from './expression.ts';

/** An expression as a sum: what has a factor, in the order of the text, and all the rest. */
export interface Sum {
  readonly terms: readonly Term[];
  readonly rest: readonly Summand[];
}

/** A part of a sum, and how often it counts: -1 if it is subtracted, 0.5 if the sum around it is halved. */
interface Summand {
  readonly tree: Expression;
  readonly times: number;
}

/** Something that is multiplied by a factor. */
interface Term extends Summand {
  readonly factor: number;
}

export function sumOf(tree: Expression): Sum {
  const terms: Term[] = [];
  const rest: Summand[] = [];
  const visitor: Visitor = {
    term(factor, term, times) {
      terms.push({ factor, tree: term, times });
      return factor;
    },
    other: (summand, times) => rest.push({ tree: summand, times }),
  };
  visit(tree, 1, visitor);
  return { terms, rest };
}

/** The same expression with other factors, as many as it has terms. */
export function withFactors(tree: Expression, factors: readonly number[]): Expression {
  let next = 0;
  return visit(tree, 1, { term: () => factors[next++]!, other: () => {} });
}

interface Visitor {
  /** Returns the new factor. */
  term(factor: number, tree: Expression, times: number): number;
  other(tree: Expression, times: number): void;
}

function visit(tree: Expression, times: number, visitor: Visitor): Expression {
  if (tree.kind === 'unary' && tree.operator === 'neg') return unary('neg', visit(tree.operand, -times, visitor));
  if (tree.kind === 'binary') {
    const { operator, left, right } = tree;
    if (operator === 'add' || operator === 'sub') {
      const sign = operator === 'add' ? 1 : -1;
      return binary(operator, visit(left, times, visitor), visit(right, sign * times, visitor));
    }
    if (operator === 'mul') {
      if (left.kind === 'constant') return binary('mul', ...multiplied(left, right, times, visitor));
      if (right.kind === 'constant') {
        const [factor, other] = multiplied(right, left, times, visitor);
        return binary('mul', other, factor);
      }
    }
  }
  visitor.other(tree, times);
  return tree;
}

/** Of two constants that multiply the same, the inner one is the factor: the outer one scales a whole sum. */
function multiplied(by: Constant, tree: Expression, times: number, visitor: Visitor): [Expression, Expression] {
  return hasTerm(tree)
    ? [by, visit(tree, times * by.value, visitor)]
    : [constant(visitor.term(by.value, tree, times)), tree];
}

function hasTerm(tree: Expression): boolean {
  return sumOf(tree).terms.length > 0;
}
