/**
 * Names of tables and figures become names of files, so no two may be the same. They are made of names of opponents,
 * of which two may look alike when all but letters and digits is taken away.
 */

import type { Block, Report } from '../documents/document.ts';

/** The same report, where a name that came before gets a number. */
export function withDistinctIds(report: Report): Report {
  const given = new Set<string>();
  const distinct = (id: string): string => {
    let name = id;
    for (let number = 2; given.has(name); number++) name = `${id}-${number}`;
    given.add(name);
    return name;
  };
  const renamed = (block: Block): Block => {
    switch (block.kind) {
      case 'table':
        return { ...block, table: { ...block.table, id: distinct(block.table.id) } };
      case 'figure':
        return { ...block, figure: { ...block.figure, id: distinct(block.figure.id) } };
      case 'fold':
        return { ...block, blocks: block.blocks.map(renamed) };
      default:
        return block;
    }
  };
  const sections = report.sections.map((section) => ({ ...section, blocks: section.blocks.map(renamed) }));
  return { ...report, sections };
}
