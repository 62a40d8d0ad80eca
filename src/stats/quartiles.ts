/**
 * Quantiles of a few values, by linear interpolation between the two nearest (type 7 of Hyndman and Fan 1996, which
 * most programs use), and the numbers of a box plot (Tukey 1977).
 */

export interface Box {
  /** The lowest and highest values within one and a half times the length of the box from it. */
  readonly lowWhisker: number;
  readonly lowQuartile: number;
  readonly highQuartile: number;
  readonly highWhisker: number;
}

/** With fewer points, the points say more than a box. */
const FEWEST_POINTS = 5;
const REACH = 1.5;

export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('Quantiles need at least one value.');
  const sorted = values.toSorted((one, two) => one - two);
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return below + (place - Math.floor(place)) * (above - below);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The box of some values, or null if there are too few. */
export function boxOf(values: readonly number[]): Box | null {
  if (values.length < FEWEST_POINTS) return null;
  const [lowQuartile, highQuartile] = [quantile(values, 0.25), quantile(values, 0.75)];
  const reach = REACH * (highQuartile - lowQuartile);
  const near = values.filter((value) => value >= lowQuartile - reach && value <= highQuartile + reach);
  // With interpolated quartiles all values near the box may lie inside it: then there is no whisker.
  const lowWhisker = Math.min(lowQuartile, ...near);
  return { lowWhisker, lowQuartile, highQuartile, highWhisker: Math.max(highQuartile, ...near) };
}
