/**
 * What is known about a number before it is computed: its bounds, and a step of which it is a multiple. With that,
 * arithmetic can be proved exact, and simplifications can be proved to change nothing.
 */

/** What is known about a number before it is computed. */
export interface Range {
  readonly low: number;
  readonly high: number;
  /** A power of two that divides every finite value; 0 if none is known. 1 for whole numbers, 0.5 for halves. */
  readonly step: number;
  /** Whether the value can be NaN. */
  readonly canBeNaN: boolean;
}

/** Whole numbers between two bounds, inclusive. */
export function wholeRange(low: number, high: number): Range {
  return { low, high, step: 1, canBeNaN: false };
}

/** Nothing is known. */
export const ANY_NUMBER: Range = { low: -Infinity, high: Infinity, step: 0, canBeNaN: true };

/** The range of one known number. */
export function pointRange(value: number): Range {
  if (Number.isNaN(value)) return ANY_NUMBER;
  return { low: value, high: value, step: lowestBit(value), canBeNaN: false };
}

/** The only value in a range; undefined if there are others, or if it is infinite or NaN. */
export function onlyValue(range: Range): number | undefined {
  const { low, high, canBeNaN } = range;
  // Adding 0 turns -0 into 0.
  return low === high && Number.isFinite(low) && !canBeNaN ? low + 0 : undefined;
}

/** Whether every value is finite and not NaN. */
export function isFiniteRange(range: Range): boolean {
  return !range.canBeNaN && !canBeInfinite(range);
}

export function canBeInfinite(range: Range): boolean {
  return range.low === -Infinity || range.high === Infinity;
}

export function canBeZero(range: Range): boolean {
  return range.low <= 0 && range.high >= 0;
}

/** The largest absolute value. */
export function magnitudeOf(range: Range): number {
  return Math.max(Math.abs(range.low), Math.abs(range.high));
}

/** The step of a range for finding a common factor: Infinity for zero, which is a multiple of everything. */
export function grainOf(range: Range): number {
  return range.low === 0 && range.high === 0 ? Infinity : range.step;
}

/** The step of a grain. An infinite grain is that of zero alone, for which any step is valid. */
export function stepOfGrain(grain: number): number {
  return grain === Infinity ? 1 : grain;
}

/** The values of either range. */
export function unionOf(one: Range, other: Range): Range {
  return {
    low: Math.min(one.low, other.low),
    high: Math.max(one.high, other.high),
    step: stepOfGrain(Math.min(grainOf(one), grainOf(other))),
    canBeNaN: one.canBeNaN || other.canBeNaN,
  };
}

/** The values in both ranges. If there are none, the code in question never runs, and any answer is correct. */
export function intersectionOf(one: Range, other: Range): Range {
  const both = onGrid({
    low: Math.max(one.low, other.low),
    high: Math.min(one.high, other.high),
    step: Math.max(one.step, other.step),
    canBeNaN: one.canBeNaN && other.canBeNaN,
  });
  return both.low <= both.high ? both : one;
}

/** The same values, with bounds rounded inwards to multiples of the step. */
export function onGrid(range: Range): Range {
  const { low, high, step } = range;
  if (step === 0) return range;
  return { ...range, low: roundToGrid(low, step, Math.ceil), high: roundToGrid(high, step, Math.floor) };
}

/**
 * The least multiple of a step that is greater than a value. Without a step, the value itself, which is a safe lower
 * bound.
 */
export function nextOnGrid(value: number, step: number): number {
  if (step === 0 || !isWithinGrid(value, step)) return value;
  const below = Math.floor(value / step) * step;
  // If the division underflows, a negative value can look like zero. The value itself is a valid bound then.
  return below <= value ? below + step : value;
}

export function isPowerOfTwo(value: number): boolean {
  return value > 0 && value < Infinity && lowestBit(value) === value;
}

// Dividing by a power of two is exact here, unless the quotient underflows, and then the rounding errs on the safe
// side. Numbers beyond 2^53 steps are already multiples of the step: their last bit is worth more.
function roundToGrid(bound: number, step: number, round: (quotient: number) => number): number {
  return isWithinGrid(bound, step) ? round(bound / step) * step : bound;
}

function isWithinGrid(value: number, step: number): boolean {
  return Math.abs(value / step) < 2 ** 53;
}

/** The greatest power of two that divides a number: its lowest set bit. Every float64 except zero has one. */
function lowestBit(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return 1;
  let bit = 1;
  while (value % bit !== 0) bit /= 2;
  while (value % (bit * 2) === 0) bit *= 2;
  return bit;
}
