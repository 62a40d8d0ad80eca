/** Which conditions of the plan answer which question. The names are the same at all scales, where a scale has them. */

export const SINGLE = 'single';
export const ISLANDS = 'islands';

/** The conditions with the settings of the thesis. All verdicts on weights are about their runs. */
export const MAIN_CONDITIONS: readonly string[] = [SINGLE, ISLANDS];

/** With migration and without it, nothing else changed; at scale standard at depth 2 only. */
const APART: readonly (readonly [together: string, apart: string])[] = [
  ['islands', 'islands apart'],
  ['islands, depth 2', 'islands apart, depth 2'],
];

/** What the design needs to know of a run. */
interface PlannedRun {
  readonly condition: string;
  readonly depth: number;
  readonly generations: number;
}

/** A condition and one that differs from it in a single setting. */
export interface Control {
  readonly name: string;
  readonly baseline: string;
}

/** What the thesis does not say, and other choices that it may have made. */
const CONTROLS = [
  'both signs',
  'two-point crossover',
  'uniform crossover',
  'mutation 0.005',
  'mutation 0.02',
  'crossover of 80 %',
  'depth 2',
  'depth 6',
];

const BASELINES = [SINGLE, 'depth 2'];

/** The controls that have a baseline with as many generations; at scale standard it has depth 2, else depth 4. */
export function controlsAmong(runs: readonly PlannedRun[]): Control[] {
  const find = (name: string): PlannedRun | undefined => runs.find(({ condition }) => condition === name);
  return CONTROLS.flatMap((name) => {
    const control = find(name);
    const isOfDepth = name.startsWith('depth');
    const baseline = BASELINES.filter((one) => one !== name)
      .map(find)
      .find(
        (one) =>
          control !== undefined &&
          one?.generations === control.generations &&
          (isOfDepth ? one.condition === SINGLE : one.depth === control.depth),
      );
    return baseline ? [{ name, baseline: baseline.condition }] : [];
  });
}

/** The two conditions that show what migration does. */
export function migrationPair(runs: readonly PlannedRun[]): readonly [together: string, apart: string] {
  const names = new Set(runs.map(({ condition }) => condition));
  return APART.find((pair) => pair.every((name) => names.has(name)))!;
}
