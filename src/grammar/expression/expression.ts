/**
 * Expressions as typed trees: numbers computed from named inputs. A comparison is not a number and appears only as the
 * condition of a conditional, so every tree that type-checks can be evaluated.
 *
 * The semantics are those of the original EvoDraughts (Greaney, 2026): float64 throughout, NaN propagates through every
 * arithmetic operation (including `max` and `min`), division by zero gives 1, and a comparison with NaN is false.
 */

/** An expression as a tree. */
export type Expression = Constant | Input | Unary | Binary | Conditional;

/** A number. */
export interface Constant {
  readonly kind: 'constant';
  readonly value: number;
}

/** A named value that is supplied at evaluation: `x[73]`, `own.men`. */
export interface Input {
  readonly kind: 'input';
  readonly name: string;
}

/** The negation or absolute value of an expression. */
export interface Unary {
  readonly kind: 'unary';
  readonly operator: UnaryOperator;
  readonly operand: Expression;
}

/** An operation on two expressions; division by zero gives 1. */
export interface Binary {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

/** One of two expressions, chosen by a comparison. */
export interface Conditional {
  readonly kind: 'conditional';
  readonly condition: Comparison;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}

/** A relation between two expressions, true or false. */
export interface Comparison {
  readonly relation: Relation;
  readonly left: Expression;
  readonly right: Expression;
}

/** Operations on one number. */
export type UnaryOperator = 'neg' | 'abs';
/** Operations on two numbers. */
export type BinaryOperator = 'add' | 'sub' | 'mul' | 'div' | 'max' | 'min';
/** Relations between two numbers. */
export type Relation = '>=' | '<=' | '>' | '<';

export function constant(value: number): Constant {
  return { kind: 'constant', value };
}

export function input(name: string): Input {
  return { kind: 'input', name };
}

export function unary(operator: UnaryOperator, operand: Expression): Unary {
  return { kind: 'unary', operator, operand };
}

export function binary(operator: BinaryOperator, left: Expression, right: Expression): Binary {
  return { kind: 'binary', operator, left, right };
}

export function conditional(condition: Comparison, whenTrue: Expression, whenFalse: Expression): Conditional {
  return { kind: 'conditional', condition, whenTrue, whenFalse };
}

export function comparison(relation: Relation, left: Expression, right: Expression): Comparison {
  return { relation, left, right };
}
