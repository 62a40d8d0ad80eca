/**
 * Interval arithmetic for the operators of expressions: the range of a result from the ranges of its operands.
 *
 * Bounds need no widening for rounding. Float64 rounds to the nearest number, which never swaps two numbers, so the
 * rounded bound is a bound of the rounded values. Rounding does not break the step either: a result that needs more
 * than 53 bits of its step is rounded to a number whose last bit is worth more than the step.
 */

import type { BinaryOperator, UnaryOperator } from './expression.ts';
import type { Range } from './range.ts';
import { ANY_NUMBER, canBeInfinite, canBeZero, grainOf, magnitudeOf, pointRange, stepOfGrain } from './range.ts';
import { unionOf } from './range.ts';

export function rangeOfUnary(operator: UnaryOperator, operand: Range): Range {
  const { low, high } = operand;
  if (operator === 'neg') return { ...operand, low: -high, high: -low };
  return {
    ...operand,
    low: canBeZero(operand) ? 0 : Math.min(Math.abs(low), Math.abs(high)),
    high: magnitudeOf(operand),
  };
}

export function rangeOfBinary(operator: BinaryOperator, left: Range, right: Range): Range {
  switch (operator) {
    case 'add':
      return rangeOfSum(left, right);
    case 'sub':
      return rangeOfSum(left, rangeOfUnary('neg', right));
    case 'mul':
      return rangeOfProduct(left, right);
    case 'div':
      return rangeOfQuotient(left, right);
    case 'max':
      return {
        ...unionOf(left, right),
        low: Math.max(left.low, right.low),
      };
    case 'min':
      return {
        ...unionOf(left, right),
        high: Math.min(left.high, right.high),
      };
  }
}

/** A number times itself is never negative, although two numbers with the same range can have a negative product. */
export function rangeOfSquare(operand: Range): Range {
  const size = rangeOfUnary('abs', operand);
  // A square is never 0 * infinity.
  return { ...rangeOfProduct(size, size), canBeNaN: operand.canBeNaN };
}

/** A number minus itself; infinity minus infinity is NaN. */
export function rangeOfSelfDifference(operand: Range): Range {
  return { ...pointRange(0), canBeNaN: operand.canBeNaN || canBeInfinite(operand) };
}

/** A number divided by itself, including 0 / 0 = 1. */
export function rangeOfSelfQuotient(operand: Range): Range {
  return { ...pointRange(1), canBeNaN: operand.canBeNaN || canBeInfinite(operand) };
}

function rangeOfSum(left: Range, right: Range): Range {
  const oppositeInfinities =
    (left.low === -Infinity && right.high === Infinity) || (left.high === Infinity && right.low === -Infinity);
  return rangeOfBounds([left.low + right.low, left.high + right.high], {
    step: stepOfGrain(Math.min(grainOf(left), grainOf(right))),
    canBeNaN: left.canBeNaN || right.canBeNaN || oppositeInfinities,
  });
}

function rangeOfProduct(left: Range, right: Range): Range {
  const zeroTimesInfinity = (canBeZero(left) && canBeInfinite(right)) || (canBeInfinite(left) && canBeZero(right));
  // Zero times an infinite bound represents products with large finite numbers, which are 0.
  const product = (one: number, other: number) => (one === 0 || other === 0 ? 0 : one * other);
  const step = grainOf(left) * grainOf(right);
  return rangeOfBounds(
    [
      product(left.low, right.low),
      product(left.low, right.high),
      product(left.high, right.low),
      product(left.high, right.high),
    ],
    // Infinity times 0 is the grain of zero times an unknown one; if the step underflows, it stays unknown.
    {
      step: Number.isNaN(step) ? 1 : stepOfGrain(step),
      canBeNaN: left.canBeNaN || right.canBeNaN || zeroTimesInfinity,
    },
  );
}

/** Division by zero gives 1. Other divisors are at least a step, or else the least float64, away from zero. */
function rangeOfQuotient(left: Range, right: Range): Range {
  const least = right.step === 0 ? Number.MIN_VALUE : right.step;
  const divisors = [
    ...(right.high > 0 ? [Math.max(right.low, least), right.high] : []),
    ...(right.low < 0 ? [Math.min(right.high, -least), right.low] : []),
  ];
  const bounds = divisors.flatMap((divisor) => [left.low / divisor, left.high / divisor]);
  if (canBeZero(right)) bounds.push(1);
  const canBeOne = canBeZero(right) ? 1 : Infinity;
  const onlyZero = divisors.length === 0;
  return rangeOfBounds(bounds, {
    step: onlyZero ? 1 : stepOfGrain(Math.min(stepOfExactQuotient(left, right), canBeOne)),
    canBeNaN: right.canBeNaN || (!onlyZero && (left.canBeNaN || (canBeInfinite(left) && canBeInfinite(right)))),
  });
}

/** A non-zero divisor of at most two steps is a power of two, and dividing by it is exact. */
function stepOfExactQuotient(left: Range, right: Range): number {
  const divisor = magnitudeOf(right);
  return right.step > 0 && divisor <= 2 * right.step ? grainOf(left) / divisor : 0;
}

/** The range of the results at the bounds of the operands. NaN, as from infinity minus infinity, is ignored. */
function rangeOfBounds(bounds: readonly number[], rest: Pick<Range, 'step' | 'canBeNaN'>): Range {
  const numbers = bounds.filter((bound) => !Number.isNaN(bound));
  if (numbers.length === 0) return ANY_NUMBER;
  return { low: Math.min(...numbers), high: Math.max(...numbers), ...rest };
}
