/** Expressions as trees for drawing: every node has a short label and a hint in words. */

import type { Feature } from '../features/feature.ts';
import type { BinaryOperator, Expression, Relation } from '../grammar/expression/expression.ts';
import { formatInfix } from '../grammar/expression/formatExpression.ts';

/** A node of an expression, for drawing. */
export interface ExpressionTree {
  readonly label: string;
  readonly kind: 'function' | 'feature' | 'constant';
  /** What the node means, in words. */
  readonly hint: string | null;
  readonly children: readonly ExpressionTree[];
}

export function expressionTree(tree: Expression, features: readonly Feature[]): ExpressionTree {
  const hints = new Map(features.map(({ name, sentence }) => [name, sentence]));
  const view = (node: Expression): ExpressionTree => {
    switch (node.kind) {
      case 'constant':
        return { label: formatInfix(node), kind: 'constant', hint: null, children: [] };
      case 'input':
        return { label: node.name, kind: 'feature', hint: hints.get(node.name) ?? null, children: [] };
      case 'unary':
        return node.operator === 'abs'
          ? functionView('abs', 'its absolute value', [view(node.operand)])
          : functionView('−', 'its negative', [view(node.operand)]);
      case 'binary':
        return functionView(...BINARY[node.operator], [view(node.left), view(node.right)]);
      case 'conditional': {
        const { relation, left, right } = node.condition;
        const condition = functionView(...RELATIONS[relation], [view(left), view(right)]);
        const hint = 'the second if the first is true, otherwise the third';
        return functionView('if', hint, [condition, view(node.whenTrue), view(node.whenFalse)]);
      }
    }
  };
  return view(tree);
}

const BINARY: Readonly<Record<BinaryOperator, readonly [label: string, hint: string]>> = {
  add: ['+', 'the sum'],
  sub: ['−', 'the first minus the second'],
  mul: ['×', 'the product'],
  div: ['÷', 'the first divided by the second; 1 where the second is 0'],
  max: ['max', 'the larger'],
  min: ['min', 'the smaller'],
};

const RELATIONS: Readonly<Record<Relation, readonly [label: string, hint: string]>> = {
  '>=': ['≥', 'whether the first is at least the second'],
  '<=': ['≤', 'whether the first is at most the second'],
  '>': ['>', 'whether the first is greater'],
  '<': ['<', 'whether the first is less'],
};

function functionView(label: string, hint: string, children: readonly ExpressionTree[]): ExpressionTree {
  return { label, kind: 'function', hint, children };
}
