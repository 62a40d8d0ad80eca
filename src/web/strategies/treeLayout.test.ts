import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TreeView } from '../../api/playerApi.ts';
import type { PlacedNode } from './treeLayout.ts';
import { NODE_HEIGHT, layoutTree } from './treeLayout.ts';

function leaf(label: string): TreeView {
  return { label, kind: 'feature', hint: null, children: [] };
}

function branch(label: string, ...children: TreeView[]): TreeView {
  return { label, kind: 'function', hint: null, children };
}

const { tree: trees } = fc.letrec<{ tree: TreeView }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6 },
    fc.string({ minLength: 1, maxLength: 20 }).map(leaf),
    fc
      .array(tie('tree'), { minLength: 1, maxLength: 3 })
      .map((children) => branch(children.length > 2 ? 'a wide one' : 'max', ...children)),
  ),
}));

function overlap(one: PlacedNode, two: PlacedNode): boolean {
  const isBeside = one.x + one.width <= two.x || two.x + two.width <= one.x;
  return !isBeside && Math.abs(one.y - two.y) < NODE_HEIGHT;
}

describe('the layout of a tree', () => {
  test('never lets nodes overlap, and keeps them inside', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const { nodes, width, height } = layoutTree(tree);
        for (const [index, node] of nodes.entries()) {
          expect(nodes.slice(index + 1).filter((other) => overlap(node, other))).toEqual([]);
          expect(node.x).toBeGreaterThanOrEqual(0);
          expect(node.x + node.width).toBeLessThanOrEqual(width);
          expect(node.y - NODE_HEIGHT / 2).toBeGreaterThanOrEqual(0);
          expect(node.y + NODE_HEIGHT / 2).toBeLessThanOrEqual(height);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('puts a parent left of its children, in the middle between the first and the last', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const { nodes, edges } = layoutTree(tree);
        expect(edges).toHaveLength(nodes.length - 1);
        for (const parent of nodes.filter(({ node }) => node.children.length > 0)) {
          const children = edges.filter(({ from }) => from === parent).map(({ to }) => to);
          expect(children.map(({ node }) => node)).toEqual(parent.node.children);
          expect(parent.y).toBeCloseTo((children.at(0)!.y + children.at(-1)!.y) / 2);
          for (const child of children) expect(child.x).toBeGreaterThan(parent.x + parent.width);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('keeps the reading order, and labels the branches of a conditional', () => {
    const { nodes, edges } = layoutTree(branch('if', branch('≥', leaf('a'), leaf('b')), leaf('c'), leaf('d')));
    const leaves = nodes.filter(({ node }) => node.children.length === 0).toSorted((one, two) => one.y - two.y);
    expect(leaves.map(({ node }) => node.label)).toEqual(['a', 'b', 'c', 'd']);
    expect(edges.filter(({ role }) => role !== '').map(({ to, role }) => `${role} ${to.node.label}`)).toEqual([
      'then c',
      'else d',
    ]);
  });
});
