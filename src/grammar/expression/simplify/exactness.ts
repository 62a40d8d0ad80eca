/**
 * When float64 computes like the real numbers. Multiples of a step s that are smaller than 2^53 s are float64 numbers
 * themselves, so a result known to be such a multiple is not rounded; only then may a sum be regrouped.
 */

import type { BinaryOperator } from '../expression.ts';
import type { Range } from '../range.ts';
import { isFiniteRange, isPowerOfTwo, magnitudeOf, onlyValue, pointRange } from '../range.ts';
import { rangeOfBinary } from '../rangeOfOperation.ts';

export type Arithmetic = Extract<BinaryOperator, 'add' | 'sub' | 'mul' | 'div'>;

/** Whether an operation is certain to give the finite number that it would give without any rounding. */
export function isExact(operator: Arithmetic, left: Range, right: Range): boolean {
  const result = rangeOfBinary(operator, left, right);
  // Operands that can be infinite or NaN make a result that can be so too.
  if (!isFiniteRange(result)) return false;
  if (operator === 'div') return isPowerOfTwo(sizeOfOnly(right)) && (result.step > 0 || sizeOfOnly(right) <= 1);
  // Strictly less: a magnitude that was rounded down to 2^53 steps may have been more.
  if (magnitudeOf(result) < 2 ** 53 * result.step) return true;
  return operator === 'mul' && (isExactScale(left, result) || isExactScale(right, result));
}

/** Whether an operation on two numbers is exact. */
export function isExactFor(operator: Arithmetic, left: number, right: number): boolean {
  return isExact(operator, pointRange(left), pointRange(right));
}

/** The size of the only value of a range, if it has just one, and NaN otherwise. */
function sizeOfOnly(range: Range): number {
  return Math.abs(onlyValue(range) ?? Number.NaN);
}

/** A product with a power of two moves no bits, unless it underflows. */
function isExactScale(factor: Range, result: Range): boolean {
  const size = sizeOfOnly(factor);
  return isPowerOfTwo(size) && (size >= 1 || result.step > 0);
}
