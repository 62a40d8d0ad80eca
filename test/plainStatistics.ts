/** Statistics computed slowly from their definitions, as a reference for the program. */

/** Quantiles of 0.975, from printed tables. */
const STUDENT = [12.706205, 4.302653, 3.182446, 2.776445, 2.570582];
const NORMAL = 1.959963984540054;

export function plainMean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

type PlainInterval = [low: number | null, mean: number, high: number | null];

/** The mean of two to six values with its interval; equal ones have none. */
export function plainInterval(values: readonly number[]): PlainInterval {
  const mean = plainMean(values);
  if (values.every((value) => value === values[0])) return [null, mean, null];
  const variance = plainMean(values.map((value) => (value - mean) ** 2)) * (values.length / (values.length - 1));
  const reach = STUDENT[values.length - 2]! * Math.sqrt(variance / values.length);
  return [mean - reach, mean, mean + reach];
}

/** The interval of a mean of shares, limited to 0 and 1. */
export function plainShareInterval(shares: readonly number[]): PlainInterval {
  const [low, mean, high] = plainInterval(shares);
  return [low !== null && low < 0 ? 0 : low, mean, high !== null && high > 1 ? 1 : high];
}

export function plainMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!;
}

/** By counting all pairs. */
export function plainA12(first: readonly number[], second: readonly number[]): number {
  const pairs = first.flatMap((one) => second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return plainMean(pairs);
}

/** Twice the share of all ways to assign the values to two groups that are at least as extreme on the nearer side. */
export function plainMannWhitney(first: readonly number[], second: readonly number[]): number {
  const all = [...first, ...second];
  const observed = plainA12(first, second);
  let [ways, below, above] = [0, 0, 0];
  for (let choice = 0; choice < 2 ** all.length; choice++) {
    const chosen = all.filter((_, index) => (choice >> index) & 1);
    if (chosen.length !== first.length) continue;
    const rest = all.filter((_, index) => !((choice >> index) & 1));
    const a12 = plainA12(chosen, rest);
    ways++;
    if (a12 <= observed + 1e-12) below++;
    if (a12 >= observed - 1e-12) above++;
  }
  return Math.min(1, (2 * Math.min(below, above)) / ways);
}

/** The largest adjusted value so far, each p-value times the number of those that are not smaller. */
export function plainHolm(pValues: readonly number[]): number[] {
  const sorted = pValues.toSorted((one, other) => one - other);
  return pValues.map((p) => {
    const upTo = sorted.slice(0, sorted.lastIndexOf(p) + 1);
    // In a tie the first counts most, and the others take its value.
    const worths = upTo.map((one, rank) => (sorted.length - rank) * one);
    return Math.min(1, Math.max(...worths));
  });
}

export function plainWilson(successes: number, trials: number): [low: number, high: number] {
  const share = successes / trials;
  const spread = NORMAL ** 2 / trials;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = (NORMAL / (1 + spread)) * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  return [middle - reach, middle + reach];
}
