/** A worth for comparisons: NaN becomes minus infinity, so that it is never preferred. */
export function comparableWorth(worth: number): number {
  return worth > -Infinity ? worth : -Infinity;
}
