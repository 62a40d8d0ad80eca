/** The size and depth of a tree, as `measureExpression` counts them, but each tree only once. */

import type { Comparison, Expression } from '../expression.ts';

export interface TreeMeasures {
  readonly size: number;
  readonly depth: number;
}

const LEAF: TreeMeasures = { size: 1, depth: 1 };
const measures = new WeakMap<Expression, TreeMeasures>();

export function measureTree(tree: Expression): TreeMeasures {
  const known = measures.get(tree);
  if (known) return known;
  const measured = measureParts(tree);
  measures.set(tree, measured);
  return measured;
}

export function measureComparison({ left, right }: Comparison): TreeMeasures {
  return around(measureTree(left), measureTree(right));
}

function measureParts(tree: Expression): TreeMeasures {
  switch (tree.kind) {
    case 'unary':
      return around(measureTree(tree.operand));
    case 'binary':
      return around(measureTree(tree.left), measureTree(tree.right));
    case 'conditional':
      return around(measureComparison(tree.condition), measureTree(tree.whenTrue), measureTree(tree.whenFalse));
    default:
      return LEAF;
  }
}

function around(...parts: readonly TreeMeasures[]): TreeMeasures {
  return {
    size: parts.reduce((sum, { size }) => sum + size, 1),
    depth: 1 + Math.max(...parts.map(({ depth }) => depth)),
  };
}
