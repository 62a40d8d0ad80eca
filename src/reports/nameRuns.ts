/** Runs in the name of a file or folder: `12`, `12-to-20`, `3-8-9`, `3-and-7-more`. */

/** More would make too long a name. */
const MOST_NAMED = 4;

export function nameRuns(runs: readonly number[]): string {
  const isRow = runs.length > 2 && runs.every((run, index) => run === runs[0]! + index);
  if (isRow) return `${runs[0]}-to-${runs.at(-1)}`;
  return runs.length > MOST_NAMED ? `${runs[0]}-and-${runs.length - 1}-more` : runs.join('-');
}
