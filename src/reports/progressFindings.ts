/** What the curves of several runs show, in one sentence. */

import { capital } from '../base/capital.ts';
import type { BandSeries, GroupedCurve } from '../charts/chart.ts';
import { hundredth } from '../charts/curvePoint.ts';
import { formatNoun } from '../base/numberText.ts';
import { someInWords } from './reportText.ts';

/** As it is said behind a number. */
export type BandUnit = 'of a hundred points' | '%' | 'nodes';

const MOST_NAMED = 4;

/** From where to where each condition went, on average over its runs. */
export function bandsFinding(name: string, unit: BandUnit, series: readonly BandSeries[]): string {
  const changes = series.map(({ label, points }, index) => {
    const [from, to] = [points[0]!, points.at(-1)!].map(({ value }) => numberText(value, unit));
    const words = index === 0 ? ` ${unit}` : '';
    return `from ${from} to ${to}${words}${series.length === 1 ? '' : ` in ${label}`}`;
  });
  const over = series.some(({ replicates }) => replicates > 1) ? ', on average over the runs' : '';
  return `${capital(name)} goes ${someInWords(changes, MOST_NAMED)}${over}.`;
}

/** Between which values the runs end. */
export function endsFinding(name: string, series: readonly GroupedCurve[]): string {
  const ends = series.map(({ points }) => hundredth(points.at(-1)!.value));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const which = `${capital(name)} of ${formatNoun(series.length, 'run')} ends`;
  return low === high
    ? `${which} at ${low} of a hundred points.`
    : `${which} between ${low} and ${high} of a hundred points.`;
}

function numberText(value: number, unit: BandUnit): string {
  return unit === 'nodes' ? value.toFixed(1) : String(hundredth(value));
}
