/**
 * Folds a number back into its bounds, as a mirror at either bound would. Clamping would create a fitness plateau
 * beyond the bound, on which a search would drift away.
 */
export function reflect(value: number, low: number, high: number): number {
  if (value >= low && value <= high) return value;
  return Math.min(high, Math.max(low, mirror(value, low, high)));
}

function mirror(value: number, low: number, high: number): number {
  const range = high - low;
  // A bound may be infinite; then there is only one mirror.
  if (range === Infinity) return value < low ? 2 * low - value : 2 * high - value;
  if (range === 0) return low;
  const beyond = Math.abs(value - low) % (2 * range);
  return low + (beyond > range ? 2 * range - beyond : beyond);
}
