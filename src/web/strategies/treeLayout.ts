/**
 * The layout of a tree, from left to right. Every leaf has its own row, and a parent is in the middle between its first
 * and last child. So subtrees never share a row and nothing overlaps. Each depth has a column as wide as its widest
 * parent. Leaves may extend beyond their column, because their rows are otherwise empty.
 */

import type { TreeView } from '../../api/playerApi.ts';

export interface PlacedNode {
  readonly node: TreeView;
  /** The middle of the left edge. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PlacedEdge {
  readonly from: PlacedNode;
  readonly to: PlacedNode;
  /** The role of the child, if the operator does not make it clear. */
  readonly role: string;
}

export interface TreeLayout {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly width: number;
  readonly height: number;
}

export const NODE_HEIGHT = 26;
const ROW_HEIGHT = 34;
const COLUMN_GAP = 46;
const LETTER_WIDTH = 8;
const PADDING = 22;

export function layoutTree(tree: TreeView): TreeLayout {
  const columns = columnStarts(tree);
  const nodes: PlacedNode[] = [];
  const edges: PlacedEdge[] = [];
  let leaves = 0;
  const place = (node: TreeView, depth: number): PlacedNode => {
    const children = node.children.map((child) => place(child, depth + 1));
    const [first, last] = [children[0], children.at(-1)];
    const y = first && last ? (first.y + last.y) / 2 : ROW_HEIGHT * (leaves++ + 0.5);
    const placed = { node, x: columns[depth]!, y, width: widthOf(node) };
    nodes.push(placed);
    edges.push(...children.map((to, index) => ({ from: placed, to, role: roleOf(node, index) })));
    return placed;
  };
  place(tree, 0);
  return { nodes, edges, width: Math.max(...nodes.map(({ x, width }) => x + width)), height: ROW_HEIGHT * leaves };
}

/** The left edge of each column. */
function columnStarts(tree: TreeView): number[] {
  const widths: number[] = [];
  const visit = (node: TreeView, depth: number): void => {
    if (node.children.length === 0) return;
    widths[depth] = Math.max(widths[depth] ?? 0, widthOf(node));
    for (const child of node.children) visit(child, depth + 1);
  };
  visit(tree, 0);
  const starts = [0];
  for (const width of widths) starts.push(starts.at(-1)! + width + COLUMN_GAP);
  return starts;
}

function widthOf({ label }: TreeView): number {
  return PADDING + LETTER_WIDTH * label.length;
}

function roleOf({ label, kind }: TreeView, index: number): string {
  return kind === 'function' && label === 'if' ? (CONDITIONAL_ROLES[index] ?? '') : '';
}

const CONDITIONAL_ROLES = ['', 'then', 'else'];
