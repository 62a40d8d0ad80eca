/**
 * The minimum distance between different values of an expression after an operation with a constant. If there is a gap,
 * no two different values have become equal. Rounding never swaps two numbers, so their order is then preserved (or
 * fully reversed).
 */

import type { Expression } from '../expression.ts';
import { isFiniteRange, magnitudeOf } from '../range.ts';
import { rangeIn } from '../rangeOf.ts';
import type { Arithmetic } from './exactness.ts';
import type { Knowledge } from './knowledge.ts';
import { constantValue, negatedPart } from './rule.ts';

/** Safely above the subnormal numbers. */
const LEAST_GAP = 2 ** -1000;

/** A lower bound on the distance between two different results; 0 if some may have become equal. */
export function gapAfter(operator: Arithmetic, tree: Expression, value: number, knowledge: Knowledge): number {
  const gap = gapOf(tree, knowledge);
  if (gap === 0) return 0;
  const magnitude = magnitudeOf(rangeIn(knowledge, tree));
  switch (operator) {
    case 'add':
    case 'sub':
      return gapAfterRounding(gap, magnitude + Math.abs(value));
    case 'mul':
      return gapAfterRounding(gap * Math.abs(value), magnitude * Math.abs(value));
    case 'div':
      return value === 0 ? 0 : gapAfterRounding(gap / Math.abs(value), magnitude / Math.abs(value));
  }
}

/** A lower bound on the distance between two different values of an expression; 0 if none is known. */
function gapOf(tree: Expression, knowledge: Knowledge): number {
  const range = rangeIn(knowledge, tree);
  if (!isFiniteRange(range)) return 0;
  const negated = negatedPart(tree);
  if (negated) return gapOf(negated, knowledge);
  return Math.max(range.step, gapOfOperation(tree, knowledge));
}

/**
 * Rounding moves each of two numbers by at most 2^-53 of its size, or by 2^-1075 if it is subnormal. Four times that is
 * subtracted, which covers the rounding of this computation as well.
 */
function gapAfterRounding(gap: number, magnitude: number): number {
  const left = gap - magnitude * 2 ** -50;
  return left >= LEAST_GAP ? left : 0;
}

function gapOfOperation(tree: Expression, knowledge: Knowledge): number {
  if (tree.kind !== 'binary' || tree.operator === 'max' || tree.operator === 'min') return 0;
  const { operator, left, right } = tree;
  const [leftValue, rightValue] = [constantValue(left), constantValue(right)];
  if (rightValue !== undefined) return gapAfter(operator, left, rightValue, knowledge);
  return leftValue === undefined || operator === 'div' ? 0 : gapAfter(operator, right, leftValue, knowledge);
}
