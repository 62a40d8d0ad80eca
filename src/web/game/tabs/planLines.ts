/** How far plans agree, generation by generation, as the data of a chart. */

import type { AgreedView } from '../../../api/thoughtApi.ts';
import type { LinesChart } from '../../../charts/chart.ts';

/** A line for each move, in per cent. `shown` are the generations for which there are shares. */
export function planLines({ moves, others }: AgreedView, shown: readonly number[]): LinesChart {
  const all = [...moves, ...(others.length > 0 ? [{ move: 'others', shares: others }] : [])];
  return {
    kind: 'lines',
    axis: 'share of the plans, %',
    series: all.map(({ move, shares }) => ({
      label: move,
      points: shares.map((share, index) => ({ generation: shown[index]!, value: 100 * share })),
    })),
  };
}
