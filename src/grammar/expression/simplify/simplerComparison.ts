/**
 * Comparisons of sums. If both sides and their difference are exact, equal terms on both sides cancel and common
 * factors are dropped. Positive terms end up on the left and the rest on the right.
 */

import type { Comparison, Expression } from '../expression.ts';
import { comparison } from '../expression.ts';
import { isFiniteRange } from '../range.ts';
import { rangeIn } from '../rangeOf.ts';
import { isExactFor } from './exactness.ts';
import type { Knowledge } from './knowledge.ts';
import type { LinearSum, Term } from './linearSum.ts';
import { commonFactor, dividedSum, readSum } from './linearSum.ts';
import { MIRRORED } from './outcomes.ts';
import { measureComparison } from './treeMeasures.ts';
import { writeSum } from './writeSum.ts';

/** A comparison with the same outcome, no larger than the given one; undefined if none is simpler. */
export function simplerComparison(given: Comparison, knowledge: Knowledge): Comparison | undefined {
  const { left, right, relation } = given;
  if (!isFiniteRange(rangeIn(knowledge, left)) || !isFiniteRange(rangeIn(knowledge, right))) return undefined;
  const one = readSum(left, knowledge);
  const two = readSum(right, knowledge);
  const difference = one && two && differenceOf(one.sum, two.sum);
  if (!difference) return undefined;
  const reduced = dividedSum(difference, commonFactor(difference)) ?? difference;
  const isMirrored = !reduced.terms.some(({ coefficient }) => coefficient > 0);
  const [greater, lesser] = sidesOf(isMirrored ? negatedSum(reduced) : reduced);
  const { size, depth } = measureComparison(given);
  const newLeft = writeSum(greater, depth - 1, knowledge);
  const newRight = writeSum(lesser, depth - 1, knowledge);
  if (!newLeft || !newRight) return undefined;
  const simpler = comparison(isMirrored ? MIRRORED[relation] : relation, newLeft, newRight);
  const sequenceOf = (side: Expression) => readSum(side, knowledge)?.sequence;
  const isSame =
    simpler.relation === relation && sequenceOf(newLeft) === one.sequence && sequenceOf(newRight) === two.sequence;
  const newSize = measureComparison(simpler).size;
  return newSize < size || (newSize === size && !isSame) ? simpler : undefined;
}

/** One minus two; undefined if that is not exact. */
function differenceOf(one: LinearSum, two: LinearSum): LinearSum | undefined {
  const terms = new Map(one.terms.map((term) => [term.key, term]));
  for (const term of two.terms) {
    const coefficient = terms.get(term.key)?.coefficient ?? 0;
    if (!isExactFor('sub', coefficient, term.coefficient)) return undefined;
    terms.set(term.key, { ...term, coefficient: coefficient - term.coefficient });
  }
  if (!isExactFor('sub', one.constant, two.constant)) return undefined;
  return {
    terms: [...terms.values()].filter(({ coefficient }) => coefficient !== 0),
    constant: one.constant - two.constant,
  };
}

function sidesOf({ terms, constant }: LinearSum): readonly [LinearSum, LinearSum] {
  const positive = terms.filter(({ coefficient }) => coefficient > 0);
  const negative = terms.filter(({ coefficient }) => coefficient < 0).map(negatedTerm);
  return [
    { terms: positive, constant: 0 },
    { terms: negative, constant: 0 - constant },
  ];
}

function negatedSum({ terms, constant }: LinearSum): LinearSum {
  return { terms: terms.map(negatedTerm), constant: 0 - constant };
}

function negatedTerm(term: Term): Term {
  return { ...term, coefficient: -term.coefficient };
}
