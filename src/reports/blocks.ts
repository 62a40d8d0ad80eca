/** Short names for the parts of a report. */

import type { Block, Figure, Table } from '../documents/document.ts';

export function textBlock(text: string): Block {
  return { kind: 'text', text };
}

export function codeBlock(text: string): Block {
  return { kind: 'code', text };
}

export function listBlock(items: readonly string[]): Block {
  return { kind: 'list', items };
}

export function tableBlock(table: Table): Block {
  return { kind: 'table', table };
}

export function figureBlock(figure: Figure): Block {
  return { kind: 'figure', figure };
}

export function foldBlock(title: string, blocks: readonly Block[]): Block {
  return { kind: 'fold', title, blocks };
}
