/** Runs of conditions, and differences between two conditions seed by seed. */

/** What must be known of a run. */
interface SeededRun {
  readonly condition: string;
  readonly seed: number;
}

export function runsOf<Run extends SeededRun>({ runs }: { readonly runs: readonly Run[] }, condition: string): Run[] {
  return runs.filter((run) => run.condition === condition);
}

/** Seeds that only one of the two conditions has are left out. */
export function bySeed<Run extends SeededRun>(
  evidence: { readonly runs: readonly Run[] },
  first: string,
  second: string,
  value: (run: Run) => number,
): number[] {
  const others = new Map(runsOf(evidence, second).map((run) => [run.seed, run]));
  return runsOf(evidence, first).flatMap((run) => {
    const other = others.get(run.seed);
    return other ? [value(run) - value(other)] : [];
  });
}
