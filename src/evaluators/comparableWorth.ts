/** A worth as those compare it who choose by it: NaN is minus infinity, than which nothing is less. */
export function comparableWorth(worth: number): number {
  return worth > -Infinity ? worth : -Infinity;
}
