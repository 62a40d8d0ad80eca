/**
 * Ranks of values, the smallest first. Equal values share the mean of their ranks, which may end in a half. Ranks are
 * therefore doubled, so that their sums are whole numbers.
 */

export interface DoubledRanks {
  /** Twice the rank of each value, in the order of the values. */
  readonly ranks: readonly number[];
  /** The sum of t^3 - t over all groups of t equal values, by which ties reduce a variance; 0 without ties. */
  readonly tieTerm: number;
}

export function doubledRanks(values: readonly number[]): DoubledRanks {
  const order = values.map((_, index) => index).toSorted((one, two) => values[one]! - values[two]!);
  const ranks = Array.from(values, () => 0);
  let tieTerm = 0;
  for (let from = 0, until = 0; from < order.length; from = until) {
    while (until < order.length && values[order[until]!] === values[order[from]!]) until++;
    // The ranks from + 1 to until have this sum of first and last, which is twice their mean.
    for (let place = from; place < until; place++) ranks[order[place]!] = from + 1 + until;
    tieTerm += (until - from) ** 3 - (until - from);
  }
  return { ranks, tieTerm };
}
