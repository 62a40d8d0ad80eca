/** The height of a chart of lines, known before it is drawn. */

import type { LinesChart } from './chart.ts';

const FEW_LINES = 5;
const [HIGH, LOW] = [300, 220];

/** Many lines need room for their names, one above the other. */
export function linesHeight({ series }: LinesChart): number {
  return series.length > FEW_LINES ? HIGH : LOW;
}
