/** The measures of an expression: how large and how deep it is, and what it is made of. */

import type { Comparison, Expression } from './expression.ts';

export interface ExpressionMeasures {
  /** All nodes of the tree: constants, inputs, operators, conditionals and their comparisons. */
  readonly size: number;
  /** Nodes on the longest path from the root to a leaf, including both: 1 for a single leaf. */
  readonly depth: number;
  readonly constants: number;
  readonly conditionals: number;
  /** The distinct inputs, in the order of the text. */
  readonly inputs: readonly string[];
}

export function measureExpression(tree: Expression): ExpressionMeasures {
  const inputs = new Set<string>();
  let size = 0;
  let constants = 0;
  let conditionals = 0;
  const visit = (node: Expression | Comparison): number => {
    size++;
    if ('kind' in node) {
      if (node.kind === 'input') inputs.add(node.name);
      if (node.kind === 'constant') constants++;
      if (node.kind === 'conditional') conditionals++;
    }
    return 1 + childrenOf(node).reduce((deepest, child) => Math.max(deepest, visit(child)), 0);
  };
  const depth = visit(tree);
  return { size, depth, constants, conditionals, inputs: [...inputs] };
}

/** The distinct inputs of an expression, in the order of the text. */
export function inputsOf(tree: Expression): readonly string[] {
  return measureExpression(tree).inputs;
}

function childrenOf(node: Expression | Comparison): readonly (Expression | Comparison)[] {
  if (!('kind' in node)) return [node.left, node.right];
  switch (node.kind) {
    case 'unary':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'conditional':
      return [node.condition, node.whenTrue, node.whenFalse];
    default:
      return [];
  }
}
