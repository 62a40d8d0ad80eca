/** What stands in a report, wherever it stands: folds are looked into. */

import type { Block, Figure, Report, Table } from './document.ts';

export function figuresOf(report: Report): Figure[] {
  return blocksOf(report).flatMap((block) => (block.kind === 'figure' ? [block.figure] : []));
}

export function tablesOf(report: Report): Table[] {
  return blocksOf(report).flatMap((block) => (block.kind === 'table' ? [block.table] : []));
}

function blocksOf({ sections }: Report): Block[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap(unfolded));
}

function unfolded(block: Block): Block[] {
  return block.kind === 'fold' ? block.blocks.flatMap(unfolded) : [block];
}
