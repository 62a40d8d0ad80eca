/**
 * P-values of many tests, adjusted so that the chance of even one false claim among them stays below the significance
 * level (Holm 1979). It needs no more assumptions than Bonferroni's method, rejects whatever that rejects, and does not
 * require independence.
 */

/** The p-values of several tests, adjusted for their number, in the order given. */
export function holm(pValues: readonly number[]): number[] {
  for (const p of pValues) if (!(p >= 0 && p <= 1)) throw new RangeError(`a p-value must be between 0 and 1, not ${p}`);
  const order = pValues.map((_, index) => index).toSorted((one, two) => pValues[one]! - pValues[two]!);
  const adjusted = Array.from(pValues, () => 0);
  let largest = 0;
  for (const [rank, index] of order.entries()) {
    // A test that is not rejected stops all after it, so an adjusted p-value is never below an earlier one.
    largest = Math.max(largest, Math.min(1, pValues[index]! * (pValues.length - rank)));
    adjusted[index] = largest;
  }
  return adjusted;
}
