/**
 * What every chart is given and follows: charts are functions from data to a drawing by Observable Plot, in whatever
 * document they are asked for, so that pages and reports share them. Colours are names of the style sheet.
 */

import type * as Plot from '@observablehq/plot';

export interface ChartFrame {
  /** Where the drawing is made. */
  readonly document: Document;
  readonly width: number;
}

/** Series are told apart by colour, and by their dashes or symbols where there is no colour. */
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

/** About as wide as a letter is. */
const LETTER_WIDTH = 7.5;
/** How much wider strong letters are. */
export const STRONG = 1.1;

/** How many letters there is room for. */
export function lettersIn(width: number): number {
  return Math.floor(width / LETTER_WIDTH);
}

/** How much room a text takes. */
export function widthOf(text: string): number {
  return Math.ceil(text.length * LETTER_WIDTH);
}

/** The options that all charts begin with. */
export function chartOptions({ document, width }: ChartFrame, height: number): Plot.PlotOptions {
  return { document, width, height, className: 'chart', style: STYLE, marginLeft: 44 };
}

/** Large enough to be read on a telephone. */
const STYLE = { overflow: 'visible', fontSize: '13px' };
