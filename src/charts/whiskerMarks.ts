/** A share with its interval: a dot on a line, in per cent. */

import * as Plot from '@observablehq/plot';
import type { SeriesStyle } from './chartFrame.ts';
import type { Estimate } from './estimate.ts';

export function whiskerMarks({ value, low, high }: Estimate, y: number, style: SeriesStyle): Plot.Markish[] {
  const line = { stroke: style.colour, strokeWidth: 3, strokeDasharray: style.dashes };
  return [
    Plot.ruleY([y], { x1: 100 * low, x2: 100 * high, ...line }),
    Plot.dot([y], { x: [100 * value], y: [y], r: 5, fill: style.colour, stroke: 'var(--paper)' }),
  ];
}
