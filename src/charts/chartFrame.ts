/**
 * The frame of every chart. Charts are functions from data to a drawing by Observable Plot, in any document, so that
 * pages and reports share them. Colours are names of the style sheet.
 */

import type * as Plot from '@observablehq/plot';

export interface ChartFrame {
  /** The document that the drawing belongs to. */
  readonly document: Document;
  readonly width: number;
}

/** Series differ in colour, and in their dashes or symbols for readers who see no colour. */
export interface SeriesStyle {
  readonly colour: string;
  readonly dashes: string;
  readonly symbol: Plot.SymbolType;
}

const COLOURS = 6;
const DASHES = ['none', '6 3', '2 3', '9 3 2 3', '1 4', '12 4', '8 3 2 3 2 3', '4 6', '16 4 5 4', '3 1.5'];
const SYMBOLS = [
  'circle',
  'square',
  'triangle',
  'times',
  'diamond',
  'plus',
  'star',
  'asterisk',
  'triangle2',
  'wye',
] as const;

export function seriesStyle(index: number): SeriesStyle {
  return {
    colour: `var(--chart-${(index % COLOURS) + 1})`,
    dashes: DASHES[index % DASHES.length]!,
    symbol: SYMBOLS[index % SYMBOLS.length]!,
  };
}

/** The approximate width of a letter. */
const LETTER_WIDTH = 7.5;
/** How much wider bold letters are. */
export const STRONG = 1.1;

/** The number of letters that fit. */
export function lettersIn(width: number): number {
  return Math.floor(width / LETTER_WIDTH);
}

/** The width of a text. */
export function widthOf(text: string): number {
  return Math.ceil(text.length * LETTER_WIDTH);
}

/** The options common to all charts. */
export function chartOptions({ document, width }: ChartFrame, height: number): Plot.PlotOptions {
  return { document, width, height, className: 'chart', style: STYLE, marginLeft: 44 };
}

/** Large enough to read on a phone. */
const STYLE = { overflow: 'visible', fontSize: '13px' };
