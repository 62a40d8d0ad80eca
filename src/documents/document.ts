/**
 * A report as data: sections with paragraphs, tables and figures. It is made once and then written as a page, as
 * Markdown, as tables or as pictures, or shown by the web app, all with the same content.
 */

import type { Chart, Estimate } from '../charts/chart.ts';

/** A report. */
export interface Report {
  readonly title: string;
  /** The question that the report answers, shown below the title. */
  readonly question?: string | undefined;
  /** The findings in a few sentences, the most important first. */
  readonly lead: readonly string[];
  readonly sections: readonly Section[];
}

/** A part of a report with its own title. */
export interface Section {
  /** The anchor in the page: lower-case words with hyphens. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Texts may contain `code` between backquotes, and no other markup. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'fold'; readonly title: string; readonly blocks: readonly Block[] };

/** A table of a report, with unrounded numbers. */
export interface Table {
  /** The name of its file: lower-case words with hyphens, unique among all tables and figures. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A column of a table. */
export interface Column {
  readonly name: string;
  /** How numbers are shown; data files contain them unrounded. `points` are differences of percentages. */
  readonly shows: 'text' | 'count' | 'percent' | 'points' | 'decimal' | 'p';
}

/** Null if nothing is known. */
export type Cell = string | number | null | Estimate;

/** A chart of a report with what it shows. */
export interface Figure {
  readonly id: string;
  /** What it shows, as one sentence. */
  readonly finding: string;
  /** What is drawn, from how many games or runs. */
  readonly caption: string;
  readonly chart: Chart;
}

/** All figures, also those inside folds. */
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
