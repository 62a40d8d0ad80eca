/**
 * Sums as linear combinations: 2a - 3b + 1. A tree of add, sub, neg and products with constants is one if every
 * operation in it is exact, whatever the order and grouping of its terms.
 */

import type { Expression } from '../expression.ts';
import { rangeIn } from '../rangeOf.ts';
import { isExact, isExactFor } from './exactness.ts';
import type { Key } from './keys.ts';
import { keyOf } from './keys.ts';
import type { Knowledge } from './knowledge.ts';
import { constantValue } from './rule.ts';

export interface LinearSum {
  readonly terms: readonly Term[];
  readonly constant: number;
}

export interface Term {
  readonly key: Key;
  readonly tree: Expression;
  /** Never 0. */
  readonly coefficient: number;
}

export interface Reading {
  readonly sum: LinearSum;
  /** The summands in tree order: the same for trees that differ only in grouping. */
  readonly sequence: string;
  /** The trees that are sums, from the root down to the terms. */
  readonly nodes: readonly Expression[];
}

/** A tree as a linear combination; undefined if float64 cannot represent its coefficients exactly. */
export function readSum(tree: Expression, knowledge: Knowledge): Reading | undefined {
  const terms = new Map<Key, Term>();
  const nodes: Expression[] = [];
  let constant = 0;
  let sequence = '';
  let isExactSoFar = true;
  const plus = (one: number, other: number): number => {
    isExactSoFar &&= one === 0 || isExactFor('add', one, other);
    return one + other;
  };
  const times = (one: number, other: number): number => {
    isExactSoFar &&= Math.abs(one) === 1 || isExactFor('mul', one, other);
    return one * other;
  };
  const visit = (node: Expression, factor: number): void => {
    const value = constantValue(node);
    if (value !== undefined) {
      constant = plus(constant, times(factor, value));
      sequence += `${factor * value};`;
      return;
    }
    const parts = partsOf(node, knowledge);
    if (parts) {
      nodes.push(node);
      for (const [part, coefficient] of parts) visit(part, times(factor, coefficient));
      return;
    }
    const key = keyOf(node, knowledge.keys);
    const before = terms.get(key);
    terms.set(key, { key, tree: before?.tree ?? node, coefficient: plus(before?.coefficient ?? 0, factor) });
    sequence += `${factor}*${key};`;
  };
  visit(tree, 1);
  const sum = { terms: [...terms.values()].filter(({ coefficient }) => coefficient !== 0), constant };
  return isExactSoFar ? { sum, sequence, nodes } : undefined;
}

/** A combination with every coefficient divided; undefined if that is not exact. */
export function dividedSum(sum: LinearSum, divisor: number): LinearSum | undefined {
  const divides = (value: number) =>
    isExactFor('mul', value / divisor, divisor) && (value / divisor) * divisor === value;
  if (!divides(sum.constant) || !sum.terms.every(({ coefficient }) => divides(coefficient))) return undefined;
  return {
    terms: sum.terms.map((term) => ({ ...term, coefficient: term.coefficient / divisor })),
    constant: sum.constant / divisor,
  };
}

/**
 * The greatest number that divides all coefficients, if dividing by it makes them shorter to write: 2 for 2a + 4b and
 * 0.5 for 0.5a + 1.5b, but 1 for 0.03a + 0.05b, whose common factor is 2^-56.
 */
export function commonFactor({ terms }: LinearSum): number {
  const coefficients = terms.map(({ coefficient }) => Math.abs(coefficient));
  const factor = coefficients.reduce(greatestDivisor, 0);
  const length = (values: readonly number[]) => values.join('').length;
  const isShorter = length(coefficients.map((value) => value / factor)) < length(coefficients);
  return factor > 1 || isShorter ? factor : 1;
}

/** The summands of a node, each with its coefficient, if it is a sum and computed exactly. */
function partsOf(node: Expression, knowledge: Knowledge): readonly (readonly [Expression, number])[] | undefined {
  if (node.kind === 'unary' && node.operator === 'neg') return [[node.operand, -1]];
  if (node.kind !== 'binary' || node.operator === 'max' || node.operator === 'min') return undefined;
  const { operator, left, right } = node;
  const [leftValue, rightValue] = [constantValue(left), constantValue(right)];
  if (operator === 'mul' && leftValue === undefined && rightValue === undefined) return undefined;
  if (operator === 'div' && !Number.isFinite(1 / (rightValue ?? 0))) return undefined;
  if (!isExact(operator, rangeIn(knowledge, left), rangeIn(knowledge, right))) return undefined;
  switch (operator) {
    case 'add':
      return [
        [left, 1],
        [right, 1],
      ];
    case 'sub':
      return [
        [left, 1],
        [right, -1],
      ];
    case 'mul':
      return leftValue === undefined ? [[left, rightValue!]] : [[right, leftValue]];
    case 'div':
      return [[left, 1 / rightValue!]];
  }
}

/** Euclid's algorithm; the remainder of float64 numbers is exact. */
function greatestDivisor(one: number, two: number): number {
  while (two !== 0) [one, two] = [two, one % two];
  return one;
}
