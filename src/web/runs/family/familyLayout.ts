/**
 * The layout of a family tree. Time runs from left to right, with a column for each generation in which an ancestor was
 * born. The line of first parents is straight. The others are above and below it, in the order of their children.
 */

import type { RunFamily } from '../../../api/runApi.ts';

export type Relative = RunFamily['relatives'][number];

export interface PlacedRelative {
  readonly relative: Relative;
  readonly x: number;
  readonly y: number;
}

export interface FamilyLayout {
  readonly nodes: readonly PlacedRelative[];
  /** From parent to child. */
  readonly edges: readonly { readonly from: PlacedRelative; readonly to: PlacedRelative; readonly isOnLine: boolean }[];
  readonly columns: readonly { readonly generation: number; readonly x: number }[];
  readonly width: number;
  readonly height: number;
}

const COLUMN_WIDTH = 44;
const ROW_HEIGHT = 26;
const MARGIN = 18;

export function layoutFamily(relatives: readonly Relative[]): FamilyLayout {
  const generations = [...new Set(relatives.map(({ generation }) => generation))].sort((one, two) => one - two);
  const columns = generations.map((generation, index) => ({ generation, x: MARGIN + COLUMN_WIDTH * index }));
  const rows = rowsOf(relatives);
  const [top, bottom] = [Math.min(0, ...rows.values()), Math.max(0, ...rows.values())];
  const nodes = relatives.map((relative) => ({
    relative,
    x: columns.find(({ generation }) => generation === relative.generation)!.x,
    y: MARGIN + ROW_HEIGHT * (rows.get(relative.id)! - top),
  }));
  const byId = new Map(nodes.map((node) => [node.relative.id, node]));
  const edges = nodes.flatMap((to) =>
    to.relative.parents.flatMap((parent) => {
      const from = byId.get(parent);
      return from ? [{ from, to, isOnLine: from.relative.isOnLine && to.relative.isOnLine }] : [];
    }),
  );
  return {
    nodes,
    edges,
    columns,
    width: 2 * MARGIN + COLUMN_WIDTH * (columns.length - 1),
    height: 2 * MARGIN + ROW_HEIGHT * (bottom - top),
  };
}

/** Row 0 is the line of first parents. The others are above and below it, in the order of their children. */
function rowsOf(relatives: readonly Relative[]): Map<number, number> {
  const rows = new Map<number, number>();
  const columns = [...Map.groupBy(relatives, ({ generation }) => generation)].sort(([one], [two]) => two - one);
  // Children are placed before their parents.
  for (const [, column] of columns) {
    const others = column
      .filter(({ isOnLine }) => !isOnLine)
      .map(({ id }) => ({
        id,
        wanted: meanRow(
          relatives.filter(({ parents }) => parents.includes(id)),
          rows,
        ),
      }))
      .sort((one, two) => one.wanted - two.wanted);
    const above = Math.floor(others.length / 2);
    for (const { id } of column) rows.set(id, 0);
    for (const [index, { id }] of others.entries()) rows.set(id, index < above ? index - above : index - above + 1);
  }
  return rows;
}

function meanRow(children: readonly Relative[], rows: ReadonlyMap<number, number>): number {
  return children.reduce((sum, { id }) => sum + (rows.get(id) ?? 0), 0) / Math.max(1, children.length);
}
