/** The settings of the trial of HG that measurements repeat, and from where in the game its positions are. */

export interface HgFitness {
  readonly positions: number;
  readonly newest: number;
  readonly first: number;
  readonly step: number;
  readonly depth: number;
  readonly reuse: boolean;
  readonly extend: boolean;
  readonly win: number;
}

interface PlyRange {
  readonly leastPlies: number;
  readonly mostPlies: number;
}

/** The plies played before the positions of a phase: of those of its own stage, and of all later stages. */
export function rangesOf(
  { first, step }: Pick<HgFitness, 'first' | 'step'>,
  phase: number,
): { readonly newest: PlyRange; readonly earlier: PlyRange } {
  const start = first - step * phase;
  const newest = { leastPlies: Math.max(0, start), mostPlies: Math.max(0, start + step) };
  return { newest, earlier: { leastPlies: newest.mostPlies, mostPlies: first + step } };
}
