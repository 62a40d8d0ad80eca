/**
 * A rule is a law and the step that it allows: from a tree to another one of the same value that is no larger.
 * Sub-trees are matched with the few questions below.
 */

import type { Binary, BinaryOperator, Expression, Unary, UnaryOperator } from '../expression.ts';
import type { Knowledge } from './knowledge.ts';

export interface Rule {
  /** The law as people write it; it also names the rule. */
  readonly law: string;
  /** What may stand at the root of the trees that it changes. */
  readonly roots: readonly Root[];
  /** The simpler tree, or undefined if the law says nothing about this one. */
  apply(tree: Expression, knowledge: Knowledge): Expression | undefined;
}

export type Root = UnaryOperator | BinaryOperator | 'constant' | 'input' | 'conditional';

export function rootOf(tree: Expression): Root {
  return tree.kind === 'unary' || tree.kind === 'binary' ? tree.operator : tree.kind;
}

/** A rule about one operand. */
export function unaryRule(
  law: string,
  root: UnaryOperator,
  apply: (operand: Expression, knowledge: Knowledge) => Expression | undefined,
): Rule {
  return { law, roots: [root], apply: (tree, knowledge) => apply((tree as Unary).operand, knowledge) };
}

/** A rule about two operands. */
export function binaryRule(
  law: string,
  root: BinaryOperator,
  apply: (left: Expression, right: Expression, knowledge: Knowledge) => Expression | undefined,
): Rule {
  return {
    law,
    roots: [root],
    apply: (tree, knowledge) => apply((tree as Binary).left, (tree as Binary).right, knowledge),
  };
}

/** A rule about two operands that may also be read the other way round. */
export function commutativeRule(
  law: string,
  root: 'add' | 'mul' | 'max' | 'min',
  apply: (one: Expression, other: Expression, knowledge: Knowledge) => Expression | undefined,
): Rule {
  return binaryRule(
    law,
    root,
    (left, right, knowledge) => apply(left, right, knowledge) ?? apply(right, left, knowledge),
  );
}

/** What is negated, if the tree is a negation. */
export function negatedPart(tree: Expression): Expression | undefined {
  return tree.kind === 'unary' && tree.operator === 'neg' ? tree.operand : undefined;
}

/** The value, if the tree is a constant. */
export function constantValue(tree: Expression): number | undefined {
  return tree.kind === 'constant' ? tree.value : undefined;
}

export function isBinary(tree: Expression, operator: BinaryOperator): tree is Binary {
  return tree.kind === 'binary' && tree.operator === operator;
}
