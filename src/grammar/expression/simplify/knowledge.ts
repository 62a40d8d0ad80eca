/**
 * What is known at one place of a tree: the ranges of the inputs and, inside the branches of a conditional, what its
 * comparison implies there. Results are cached per place, so that nothing is computed twice.
 */

import type { Comparison, Expression } from '../expression.ts';
import type { Range } from '../range.ts';
import { ANY_NUMBER, isPowerOfTwo, onGrid } from '../range.ts';
import type { Key, Keys } from './keys.ts';
import { createKeys, keyOf } from './keys.ts';
import type { Outcomes } from './outcomes.ts';
import { ALL_OUTCOMES, mirrored, narrowedLeft } from './outcomes.ts';

export interface Knowledge {
  readonly keys: Keys;
  readonly inputs: (name: string) => Range;
  /** What is known around the innermost conditional; undefined outside all conditionals. */
  readonly outer: Knowledge | undefined;
  /** The ranges of both sides of the innermost comparison, narrowed by it. */
  readonly ranges: ReadonlyMap<Key, Range>;
  /** The outcomes of the innermost comparison, by the smaller and the larger of the keys of its sides. */
  readonly outcomes: ReadonlyMap<string, Outcomes>;
  /** The ranges computed so far. */
  readonly rangesByNode: Map<Expression, Range>;
  /** What is known in addition where a comparison is true and where it is false. */
  readonly branches: Map<Comparison, { whenTrue?: Knowledge; whenFalse?: Knowledge }>;
  /** The trees here that no rule changes any more. */
  readonly settled: Set<Expression>;
  /** The sums here whose terms have been collected. */
  readonly collected: Set<Expression>;
}

type Facts = Pick<Knowledge, 'keys' | 'inputs' | 'outer' | 'ranges' | 'outcomes'>;

export function createKnowledge(rangeOfInput: (name: string) => Range | undefined): Knowledge {
  const inputs = (name: string) => checked(rangeOfInput(name) ?? ANY_NUMBER, name);
  return place({ keys: createKeys(), inputs, outer: undefined, ranges: new Map(), outcomes: new Map() });
}

/** The range to which the surrounding comparisons limit an expression; undefined if they do not mention it. */
export function allowedRange(tree: Expression, knowledge: Knowledge): Range | undefined {
  // The innermost comparison that mentions the expression already took the outer ones into account.
  return innermost(knowledge, ({ ranges, keys }) => ranges.get(keyOf(tree, keys)));
}

/** The outcomes that the surrounding comparisons allow for two expressions. */
export function allowedOutcomes(left: Expression, right: Expression, knowledge: Knowledge): Outcomes {
  const { name, isMirrored } = pairOf(left, right, knowledge.keys);
  const outcomes = innermost(knowledge, (around) => around.outcomes.get(name)) ?? ALL_OUTCOMES;
  return isMirrored ? mirrored(outcomes) : outcomes;
}

/** What is known where, in addition, two expressions with these ranges compare in one of these ways. */
export function withOutcomes(
  knowledge: Knowledge,
  [left, right]: readonly [left: Expression, right: Expression],
  [leftRange, rightRange]: readonly [left: Range, right: Range],
  outcomes: Outcomes,
): Knowledge {
  const { keys, inputs } = knowledge;
  const { name, isMirrored } = pairOf(left, right, keys);
  return place({
    keys,
    inputs,
    outer: knowledge,
    ranges: new Map([
      [keyOf(left, keys), narrowedLeft(leftRange, rightRange, outcomes)],
      [keyOf(right, keys), narrowedLeft(rightRange, leftRange, mirrored(outcomes))],
    ]),
    outcomes: new Map([[name, isMirrored ? mirrored(outcomes) : outcomes]]),
  });
}

function place(facts: Facts): Knowledge {
  return {
    ...facts,
    rangesByNode: new Map(),
    branches: new Map(),
    settled: new Set(),
    collected: new Set(),
  };
}

/** The first answer from the inside outwards. */
function innermost<Answer>(
  knowledge: Knowledge,
  answer: (around: Knowledge) => Answer | undefined,
): Answer | undefined {
  for (let around: Knowledge | undefined = knowledge; around; around = around.outer) {
    const found = answer(around);
    if (found !== undefined) return found;
  }
  return undefined;
}

function pairOf(left: Expression, right: Expression, keys: Keys): { name: string; isMirrored: boolean } {
  const leftKey = keyOf(left, keys);
  const rightKey = keyOf(right, keys);
  const isMirrored = leftKey > rightKey;
  return { name: isMirrored ? `${rightKey} ${leftKey}` : `${leftKey} ${rightKey}`, isMirrored };
}

function checked(range: Range, name: string): Range {
  const gridded = onGrid(range);
  if (!(gridded.low <= gridded.high) || !(range.step === 0 || isPowerOfTwo(range.step))) {
    throw new RangeError(`The range of ${name} has no values, or its step is not a power of two.`);
  }
  return gridded;
}
