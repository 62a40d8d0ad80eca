/**
 * Where relatives go in the drawing of a family: time runs from left to right with a column for each generation in which
 * somebody was born. The line of first parents is straight; the others stand above and below it, as near to their
 * children as there is room.
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

/** Row 0 belongs to the line in every column. */
function rowsOf(relatives: readonly Relative[]): Map<number, number> {
  const rows = new Map<number, number>();
  const taken = new Set<string>();
  // Children come before their parents, since the latest are first.
  for (const { id, generation, isOnLine } of relatives.toSorted((one, two) => two.generation - one.generation)) {
    const children = relatives.filter(({ parents }) => parents.includes(id)).map((child) => rows.get(child.id) ?? 0);
    const wanted = children.length === 0 ? 0 : children.reduce((sum, row) => sum + row, 0) / children.length;
    const row = isOnLine ? 0 : freeRow(wanted, (one) => one === 0 || taken.has(`${generation} ${one}`), taken.size);
    rows.set(id, row);
    taken.add(`${generation} ${row}`);
  }
  return rows;
}

/** The free row nearest to a wanted one; of two as near, each side gets its turn. */
function freeRow(wanted: number, isTaken: (row: number) => boolean, turn: number): number {
  const middle = Math.round(wanted);
  const first = wanted > 0 || (wanted === 0 && turn % 2 === 0) ? 1 : -1;
  for (let distance = 0; ; distance++) {
    for (const row of [middle + first * distance, middle - first * distance]) {
      if (!isTaken(row)) return row;
    }
  }
}
