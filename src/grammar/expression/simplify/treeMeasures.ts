/** The size and depth of a tree, as `measureExpression` counts them, computed only once per tree. */

import type { Comparison, Constant, Expression, Input } from '../expression.ts';

export interface TreeMeasures {
  readonly size: number;
  readonly depth: number;
}

const LEAF: TreeMeasures = { size: 1, depth: 1 };
const NOTHING: TreeMeasures = { size: 0, depth: 0 };
const measures = new WeakMap<Expression, TreeMeasures>();

export function measureTree(tree: Expression): TreeMeasures {
  if (tree.kind === 'constant' || tree.kind === 'input') return LEAF;
  const known = measures.get(tree);
  if (known) return known;
  const measured = measureParts(tree);
  measures.set(tree, measured);
  return measured;
}

export function measureComparison({ left, right }: Comparison): TreeMeasures {
  return around(measureTree(left), measureTree(right));
}

function measureParts(tree: Exclude<Expression, Constant | Input>): TreeMeasures {
  switch (tree.kind) {
    case 'unary':
      return around(measureTree(tree.operand));
    case 'binary':
      return around(measureTree(tree.left), measureTree(tree.right));
    case 'conditional':
      return around(measureComparison(tree.condition), measureTree(tree.whenTrue), measureTree(tree.whenFalse));
  }
}

function around(one: TreeMeasures, two = NOTHING, three = NOTHING): TreeMeasures {
  return { size: 1 + one.size + two.size + three.size, depth: 1 + Math.max(one.depth, two.depth, three.depth) };
}
