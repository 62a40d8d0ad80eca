/**
 * Computes the range of an expression from the ranges of its inputs. The result always contains the true values. It is
 * as narrow as the operators and the surrounding comparisons allow. That two occurrences of an input are the same
 * number is used only where both operands of one operator are alike.
 */

import type { Binary, Comparison, Conditional, Expression } from './expression.ts';
import type { Range } from './range.ts';
import { intersectionOf, pointRange, unionOf } from './range.ts';
import {
  rangeOfBinary,
  rangeOfSelfDifference,
  rangeOfSelfQuotient,
  rangeOfSquare,
  rangeOfUnary,
} from './rangeOfOperation.ts';
import { keyOf } from './simplify/keys.ts';
import type { Knowledge } from './simplify/knowledge.ts';
import { allowedOutcomes, allowedRange, createKnowledge, withOutcomes } from './simplify/knowledge.ts';
import type { Outcomes } from './simplify/outcomes.ts';
import { ACCEPTED, EQUAL, outcomesOfRanges, UNORDERED, verdictOn } from './simplify/outcomes.ts';

export function rangeOf(tree: Expression, rangeOfInput: (name: string) => Range | undefined): Range {
  return rangeIn(createKnowledge(rangeOfInput), tree);
}

/** The range of an expression at a place where something is known. */
export function rangeIn(knowledge: Knowledge, tree: Expression): Range {
  const known = knowledge.rangesByNode.get(tree);
  if (known) return known;
  const computed = computeRange(knowledge, tree);
  const narrowed = allowedRange(tree, knowledge);
  const range = narrowed ? intersectionOf(computed, narrowed) : computed;
  knowledge.rangesByNode.set(tree, range);
  return range;
}

/** The possible outcomes of comparing two expressions. */
export function outcomesIn(knowledge: Knowledge, left: Expression, right: Expression): Outcomes {
  const outcomes =
    outcomesOfRanges(rangeIn(knowledge, left), rangeIn(knowledge, right)) & allowedOutcomes(left, right, knowledge);
  return isSame(knowledge, left, right) ? outcomes & (EQUAL | UNORDERED) : outcomes;
}

/** What is known in the branch where a comparison is true, or in the branch where it is false. */
export function knowledgeIn(knowledge: Knowledge, condition: Comparison, holds: boolean): Knowledge {
  const branches = knowledge.branches.get(condition) ?? {};
  knowledge.branches.set(condition, branches);
  return holds
    ? (branches.whenTrue ??= knowledgeInBranch(knowledge, condition, true))
    : (branches.whenFalse ??= knowledgeInBranch(knowledge, condition, false));
}

function knowledgeInBranch(knowledge: Knowledge, condition: Comparison, holds: boolean): Knowledge {
  const { relation, left, right } = condition;
  const accepted = ACCEPTED[relation];
  const outcomes = outcomesIn(knowledge, left, right) & (holds ? accepted : ~accepted);
  const ranges = [rangeIn(knowledge, left), rangeIn(knowledge, right)] as const;
  return withOutcomes(knowledge, [left, right], ranges, outcomes);
}

function computeRange(knowledge: Knowledge, tree: Expression): Range {
  switch (tree.kind) {
    case 'constant':
      return pointRange(tree.value);
    case 'input':
      return knowledge.inputs(tree.name);
    case 'unary':
      return rangeOfUnary(tree.operator, rangeIn(knowledge, tree.operand));
    case 'binary':
      return rangeOfBinaryTree(knowledge, tree);
    case 'conditional':
      return rangeOfConditional(knowledge, tree);
  }
}

function rangeOfBinaryTree(knowledge: Knowledge, { operator, left, right }: Binary): Range {
  const leftRange = rangeIn(knowledge, left);
  if (isSame(knowledge, left, right)) {
    if (operator === 'sub') return rangeOfSelfDifference(leftRange);
    if (operator === 'div') return rangeOfSelfQuotient(leftRange);
    if (operator === 'mul') return rangeOfSquare(leftRange);
  }
  return rangeOfBinary(operator, leftRange, rangeIn(knowledge, right));
}

function rangeOfConditional(knowledge: Knowledge, { condition, whenTrue, whenFalse }: Conditional): Range {
  const verdict = verdictOn(condition.relation, outcomesIn(knowledge, condition.left, condition.right));
  if (verdict === true) return rangeIn(knowledge, whenTrue);
  if (verdict === false) return rangeIn(knowledge, whenFalse);
  return unionOf(
    rangeIn(knowledgeIn(knowledge, condition, true), whenTrue),
    rangeIn(knowledgeIn(knowledge, condition, false), whenFalse),
  );
}

function isSame(knowledge: Knowledge, left: Expression, right: Expression): boolean {
  return keyOf(left, knowledge.keys) === keyOf(right, knowledge.keys);
}
