/**
 * A rule is a law and the step it allows: from a tree to another one with the same value that is no larger. The
 * functions below match sub-trees.
 */

import type { Binary, BinaryOperator, Expression, Unary, UnaryOperator } from '../expression.ts';
import type { Knowledge } from './knowledge.ts';

export interface Rule {
  /** The law in mathematical notation, which is also the rule's name. */
  readonly law: string;
  /** The roots of the trees that it can change. */
  readonly roots: readonly Root[];
  /** The simpler tree, or undefined if the law does not apply. */
  apply(tree: Expression, knowledge: Knowledge): Expression | undefined;
}

export type Root = UnaryOperator | BinaryOperator | 'constant' | 'input' | 'conditional';

export function rootOf(tree: Expression): Root {
  return tree.kind === 'unary' || tree.kind === 'binary' ? tree.operator : tree.kind;
}

/** A rule with one operand. */
export function unaryRule(
  law: string,
  root: UnaryOperator,
  apply: (operand: Expression, knowledge: Knowledge) => Expression | undefined,
): Rule {
  return { law, roots: [root], apply: (tree, knowledge) => apply((tree as Unary).operand, knowledge) };
}

/** A rule with two operands. */
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

/** A rule with two operands, tried in both orders. */
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

/** The operand, if the tree is a negation. */
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
