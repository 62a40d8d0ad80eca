/** How far plans agree, generation by generation, as the data of a chart. */

import type { AgreedView } from '../../../api/thoughtApi.ts';
import type { Line, LinesChart } from '../../../charts/chart.ts';
import type { LinePoint } from '../../../charts/curvePoint.ts';

/** A line for each move, in per cent, the most common move first. `shown` are the generations for which there are shares. */
export function planLines({ moves, others }: AgreedView, shown: readonly number[]): LinesChart {
  const pointsOf = (shares: readonly number[]): LinePoint[] =>
    shares.map((share, index) => ({ generation: shown[index]!, value: 100 * share }));
  const lines = moves.map(({ move, shares }, index): Line => ({
    label: move,
    ...(index === 0 && { role: 'main' }),
    points: pointsOf(shares),
  }));
  const rest: Line[] = others.length > 0 ? [{ label: 'others', role: 'rest', points: pointsOf(others) }] : [];
  return { kind: 'lines', axis: 'share of the plans, %', series: [...lines, ...rest] };
}
