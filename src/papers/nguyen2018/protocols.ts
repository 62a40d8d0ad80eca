/** The names with which the measurements of the study are stored. */

export const PROTOCOLS = {
  bout: 'bout',
  strength: 'strength in a search',
  count: 'counts of pieces',
  kept: 'what operators keep',
  effort: 'effort',
  speed: 'speed',
} as const;

export function runId(run: number): string {
  return `run ${run}`;
}
