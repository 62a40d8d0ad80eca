/**
 * Expressions as typed trees: numbers computed from named inputs. A comparison is not a number and stands only where a
 * conditional asks for one, so a tree that type-checks can always be evaluated.
 *
 * The meaning is that of the original EvoDraughts (Greaney, 2026): float64 throughout, NaN goes through every
 * arithmetic operation (`max` and `min` included), division by zero gives 1, a comparison with NaN is false.
 */

/** An expression as a tree. */
export type Expression = Constant | Input | Unary | Binary | Conditional;

/** A number. */
export interface Constant {
  readonly kind: 'constant';
  readonly value: number;
}

/** Something that is known when the expression is evaluated, by its name: `x[73]`, `own.men`. */
export interface Input {
  readonly kind: 'input';
  readonly name: string;
}

/** Minus or the absolute value of something. */
export interface Unary {
  readonly kind: 'unary';
  readonly operator: UnaryOperator;
  readonly operand: Expression;
}

/** Two expressions put together; division by zero gives 1. */
export interface Binary {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

/** One of two expressions, as a comparison decides. */
export interface Conditional {
  readonly kind: 'conditional';
  readonly condition: Comparison;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}

/** Whether a relation holds between two expressions. */
export interface Comparison {
  readonly relation: Relation;
  readonly left: Expression;
  readonly right: Expression;
}

/** What is done to one number. */
export type UnaryOperator = 'neg' | 'abs';
/** What is done to two numbers. */
export type BinaryOperator = 'add' | 'sub' | 'mul' | 'div' | 'max' | 'min';
/** How two numbers are compared. */
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
