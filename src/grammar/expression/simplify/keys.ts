/**
 * Numbers for expressions, equal exactly if the expressions are the same up to the order of the operands of add, mul,
 * max and min and the direction of comparisons. Such expressions always have the same value, because those operators
 * are commutative in float64 too (they are not associative). Each node is looked up by the numbers of its parts, so a
 * whole tree costs one step per node. `canonicalKey` recognises more expressions as equal, but walks the tree each
 * time.
 */

import type { Expression } from '../expression.ts';

export type Key = number;

export interface Keys {
  /** The numbers of the nodes seen so far, by operator and numbers of the parts. */
  readonly numbers: Map<string, Key>;
  readonly byNode: Map<Expression, Key>;
}

export function createKeys(): Keys {
  return { numbers: new Map(), byNode: new Map() };
}

export function keyOf(tree: Expression, keys: Keys): Key {
  const known = keys.byNode.get(tree);
  if (known !== undefined) return known;
  const description = describe(tree, keys);
  const key = keys.numbers.get(description) ?? keys.numbers.size;
  keys.numbers.set(description, key);
  keys.byNode.set(tree, key);
  return key;
}

function describe(tree: Expression, keys: Keys): string {
  switch (tree.kind) {
    case 'constant':
      // Both zeros are written as 0.
      return `constant ${tree.value}`;
    case 'input':
      return `input ${tree.name}`;
    case 'unary':
      return `${tree.operator} ${keyOf(tree.operand, keys)}`;
    case 'binary': {
      const left = keyOf(tree.left, keys);
      const right = keyOf(tree.right, keys);
      const ordered = tree.operator === 'sub' || tree.operator === 'div' || left <= right;
      return ordered ? `${tree.operator} ${left} ${right}` : `${tree.operator} ${right} ${left}`;
    }
    case 'conditional': {
      const { relation, left, right } = tree.condition;
      // a > b is b < a.
      const sides = relation === '>' || relation === '>=' ? [right, left] : [left, right];
      const isStrict = relation === '>' || relation === '<';
      const parts = [...sides, tree.whenTrue, tree.whenFalse].map((part) => keyOf(part, keys));
      return `if ${isStrict ? '<' : '<='} ${parts.join(' ')}`;
    }
  }
}
