/**
 * P-values of many tests, adjusted so that the chance of even one false claim among them stays below the level at which
 * they are read (Holm 1979). It asks no more than Bonferroni's method, rejects whatever that rejects, and needs nothing
 * to be independent.
 */

/** The p-values of several tests, adjusted for their number, in the order given. */
export function holm(pValues: readonly number[]): number[] {
  for (const p of pValues) if (!(p >= 0 && p <= 1)) throw new RangeError(`a p-value lies between 0 and 1, not at ${p}`);
  const order = pValues.map((_, index) => index).toSorted((one, two) => pValues[one]! - pValues[two]!);
  const adjusted = Array.from(pValues, () => 0);
  let largest = 0;
  for (const [rank, index] of order.entries()) {
    // Who is not rejected stops all that come after, so an adjusted p-value is never below one before it.
    largest = Math.max(largest, Math.min(1, pValues[index]! * (pValues.length - rank)));
    adjusted[index] = largest;
  }
  return adjusted;
}
