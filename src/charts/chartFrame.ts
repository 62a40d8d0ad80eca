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

/** Series are told apart by colour, and by their dashes where there is no colour. */
export interface SeriesStyle {
  readonly colour: string;
  readonly dashes: string;
}

const DASHES = ['none', '6 3', '2 3', '9 3 2 3', '1 4', '12 4'];

export function seriesStyle(index: number): SeriesStyle {
  const turn = index % DASHES.length;
  return { colour: `var(--chart-${turn + 1})`, dashes: DASHES[turn]! };
}

/** The options that all charts begin with. */
export function chartOptions({ document, width }: ChartFrame, height: number): Plot.PlotOptions {
  return { document, width, height, className: 'chart', style: STYLE, marginLeft: 44 };
}

/** Large enough to be read on a telephone. */
const STYLE = { overflow: 'visible', fontSize: '13px' };
