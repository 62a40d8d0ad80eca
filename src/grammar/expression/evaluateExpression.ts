/**
 * Evaluates an expression by walking its tree. This defines what expressions mean: the faster ways
 * (`compilePopulation`, `compileClosures`) must match it to the last bit.
 */

import type { BinaryOperator, Comparison, Expression } from './expression.ts';

/** The value of an expression, given the values of its inputs. */
export function evaluateExpression(tree: Expression, valueOf: (name: string) => number): number {
  switch (tree.kind) {
    case 'constant':
      return tree.value;
    case 'input':
      return valueOf(tree.name);
    case 'unary': {
      const operand = evaluateExpression(tree.operand, valueOf);
      return tree.operator === 'neg' ? -operand : Math.abs(operand);
    }
    case 'binary': {
      const left = evaluateExpression(tree.left, valueOf);
      return applyBinary(tree.operator, left, evaluateExpression(tree.right, valueOf));
    }
    case 'conditional': {
      const { relation, left, right } = tree.condition;
      const holds = compare(relation, evaluateExpression(left, valueOf), evaluateExpression(right, valueOf));
      return evaluateExpression(holds ? tree.whenTrue : tree.whenFalse, valueOf);
    }
  }
}

export function applyBinary(operator: BinaryOperator, left: number, right: number): number {
  switch (operator) {
    case 'add':
      return left + right;
    case 'sub':
      return left - right;
    case 'mul':
      return left * right;
    case 'div':
      return right === 0 ? 1 : left / right;
    case 'max':
      return Math.max(left, right);
    case 'min':
      return Math.min(left, right);
  }
}

export function compare(relation: Comparison['relation'], left: number, right: number): boolean {
  switch (relation) {
    case '>=':
      return left >= right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '<':
      return left < right;
  }
}
