/**
 * The possible outcomes of comparing two numbers: less, equal, greater or, with a NaN, unordered. What is known about
 * two numbers is a set of these. This covers without a special rule that `not a >= b` does not imply `a < b` where NaN
 * can occur.
 */

import type { Relation } from '../expression.ts';
import type { Range } from '../range.ts';
import { intersectionOf, nextOnGrid } from '../range.ts';

/** A set of LESS, EQUAL, GREATER and UNORDERED, one bit each. */
export type Outcomes = number;

export const LESS = 1;
export const EQUAL = 2;
export const GREATER = 4;
export const UNORDERED = 8;
export const ALL_OUTCOMES = LESS | EQUAL | GREATER | UNORDERED;

/** The outcomes for which a relation is true. */
export const ACCEPTED: Readonly<Record<Relation, Outcomes>> = {
  '>=': GREATER | EQUAL,
  '<=': LESS | EQUAL,
  '>': GREATER,
  '<': LESS,
};

/** The relation that says the same with its sides swapped. */
export const MIRRORED: Readonly<Record<Relation, Relation>> = { '>=': '<=', '<=': '>=', '>': '<', '<': '>' };

/** The outcomes of comparing with the sides swapped. */
export function mirrored(outcomes: Outcomes): Outcomes {
  return (outcomes & (EQUAL | UNORDERED)) | (outcomes & LESS ? GREATER : 0) | (outcomes & GREATER ? LESS : 0);
}

export function outcomesOfRanges(left: Range, right: Range): Outcomes {
  return (
    (left.low < right.high ? LESS : 0) |
    (left.low <= right.high && right.low <= left.high ? EQUAL : 0) |
    (left.high > right.low ? GREATER : 0) |
    (left.canBeNaN || right.canBeNaN ? UNORDERED : 0)
  );
}

/** Whether a relation is true, if all the outcomes agree; undefined otherwise. */
export function verdictOn(relation: Relation, outcomes: Outcomes): boolean | undefined {
  if ((outcomes & ~ACCEPTED[relation]) === 0) return true;
  return (outcomes & ACCEPTED[relation]) === 0 ? false : undefined;
}

/** The range of the left side if the comparison is known to have one of these outcomes. */
export function narrowedLeft(left: Range, right: Range, outcomes: Outcomes): Range {
  if (outcomes & UNORDERED) return left;
  const least = outcomes & EQUAL ? right.low : nextOnGrid(right.low, left.step);
  const greatest = outcomes & EQUAL ? right.high : -nextOnGrid(-right.high, left.step);
  return intersectionOf(left, {
    low: outcomes & LESS ? -Infinity : least,
    high: outcomes & GREATER ? Infinity : greatest,
    step: 0,
    canBeNaN: false,
  });
}
