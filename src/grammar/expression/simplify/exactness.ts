/**
 * When float64 computes like the real numbers. Multiples of a step s that are smaller than 2^53 s are float64 numbers,
 * so a result known to be such a multiple is not rounded. Sums may be regrouped only then.
 */

import type { BinaryOperator } from '../expression.ts';
import type { Range } from '../range.ts';
import { isFiniteRange, isPowerOfTwo, magnitudeOf, onlyValue, pointRange } from '../range.ts';
import { rangeOfBinary } from '../rangeOfOperation.ts';

export type Arithmetic = Extract<BinaryOperator, 'add' | 'sub' | 'mul' | 'div'>;

/** Whether an operation is certain to give the finite number that it would give without rounding. */
export function isExact(operator: Arithmetic, left: Range, right: Range): boolean {
  const result = rangeOfBinary(operator, left, right);
  // If an operand can be infinite or NaN, so can the result.
  if (!isFiniteRange(result)) return false;
  if (operator === 'div') return isPowerOfTwo(sizeOfOnly(right)) && (result.step > 0 || sizeOfOnly(right) <= 1);
  // Strictly less: the true magnitude may have been rounded down to 2^53 steps.
  if (magnitudeOf(result) < 2 ** 53 * result.step) return true;
  return operator === 'mul' && (isExactScale(left, result) || isExactScale(right, result));
}

/** Whether an operation on two numbers is exact. */
export function isExactFor(operator: Arithmetic, left: number, right: number): boolean {
  return isExact(operator, pointRange(left), pointRange(right));
}

/** The absolute value of the only value in a range, or NaN if there are several. */
function sizeOfOnly(range: Range): number {
  return Math.abs(onlyValue(range) ?? Number.NaN);
}

/** Multiplying by a power of two is exact unless it underflows. */
function isExactScale(factor: Range, result: Range): boolean {
  const size = sizeOfOnly(factor);
  return isPowerOfTwo(size) && (size >= 1 || result.step > 0);
}
