/** What curves of other numbers of a run show, in a sentence or two. */

import { capital } from '../base/capital.ts';
import type { Line } from './chart.ts';
import type { LinePoint } from './curvePoint.ts';
import { methodFinding } from './methodFindings.ts';
import { trialFinding } from './trialFindings.ts';

const PER_CENT = ', %';
/** A smaller fall, in percentage points, is not worth a sentence. */
const LEAST_FALL = 5;

/** The first and the last value of a number. If there are several lines, one for each island, it is their mean. */
export function traitFinding(name: string, lines: readonly Line[]): string {
  const isShare = name.endsWith(PER_CENT);
  const hasIslands = lines.length > 1;
  const means = meanPoints(lines);
  const known = hasIslands ? undefined : (methodFinding(name, means) ?? trialFinding(name, means));
  if (known !== undefined) return known;
  const change = name === EQUALITY ? equalityChange(means, hasIslands) : plainChange(name, means, isShare, hasIslands);
  const fall = isShare && hasIslands ? furthestFall(lines) : undefined;
  return fall === undefined ? change : `${change} ${fall}`;
}

/** The curves that end highest and lowest. */
export function groupFinding(name: string, series: readonly Line[]): string {
  const ends = series
    .flatMap(({ label, points }) => points.slice(-1).map(({ value }) => ({ label, value: Math.round(value) + 0 })))
    .toSorted((one, two) => two.value - one.value);
  const [first, last] = [ends[0], ends.at(-1)];
  if (!first || !last) return `${capital(name)} appears here after the first generation.`;
  if (ends.length === 1) return `The ${name} of ${first.label} is ${first.value}.`;
  if (first.value === last.value) return `The ${name} is ${first.value} for every curve.`;
  return `The greatest ${name} is that of ${first.label} (${first.value}), the least that of ${last.label} (${last.value}).`;
}

/** How similar the individuals of a generation are, by the name it is stored with. */
const EQUALITY = 'weights equal to the best, %';

function equalityChange(points: readonly LinePoint[], hasIslands: boolean): string {
  const [from, to] = endsOf(points);
  const start = `in generation ${points[0]?.generation ?? 0}`;
  const since = from === to ? `as ${start}` : `${to > from ? 'up' : 'down'} from ${from} % ${start}`;
  const what = hasIslands ? 'on an island equal those of its best' : 'equal those of the best';
  const now = `On average ${to} % of the weights ${what}`;
  return points.length < 2 ? `${now}.` : `${now}, ${since}.`;
}

function plainChange(name: string, points: readonly LinePoint[], isShare: boolean, hasIslands: boolean): string {
  const [from, to] = WEIGHT_SIZES.has(name) ? fineEndsOf(points) : endsOf(points);
  const what = capital(isShare ? name.slice(0, -PER_CENT.length) : name);
  const change = from === to ? `stays at ${to}` : `changes from ${from} to ${to}`;
  return `${what} ${change}${isShare ? ' %' : ''}${hasIslands ? ', on average over the islands' : ''}.`;
}

/** Weights of nets are small. */
const WEIGHT_SIZES = new Set(['size of a weight', 'distance of a weight from the best']);

function fineEndsOf(points: readonly LinePoint[]): [first: number, last: number] {
  return [points[0], points.at(-1)].map((point) => Number((point?.value ?? 0).toPrecision(2))) as [number, number];
}

/** The mean of the lines in each generation. */
function meanPoints(lines: readonly Line[]): LinePoint[] {
  const generations = Map.groupBy(
    lines.flatMap(({ points }) => points),
    ({ generation }) => generation,
  );
  return [...generations].map(([generation, points]) => ({
    generation,
    value: points.reduce((sum, { value }) => sum + value, 0) / points.length,
  }));
}

function endsOf(points: readonly LinePoint[]): [first: number, last: number] {
  // Adding 0 turns -0 into 0.
  return [Math.round(points[0]?.value ?? 0) + 0, Math.round(points.at(-1)?.value ?? 0) + 0];
}

interface Fall {
  readonly from: LinePoint;
  readonly to: LinePoint;
}

function furthestFall(islands: readonly Line[]): string | undefined {
  const falls = islands.flatMap(({ label, points }) => fallsIn(points).map((fall) => ({ label, ...fall })));
  const [furthest] = falls.toSorted((one, two) => depthOf(two) - depthOf(one));
  if (!furthest || depthOf(furthest) < LEAST_FALL) return undefined;
  const { label, from, to } = furthest;
  const when = ({ generation, value }: LinePoint): string => `${Math.round(value)} % in generation ${generation}`;
  return `It falls furthest on ${label.toLowerCase()}, from ${when(from)} to ${when(to)}.`;
}

/** To each point from where the line last began to fall without a rise in between. */
function fallsIn(points: readonly LinePoint[]): Fall[] {
  let [from, before] = [points[0], points[0]];
  return points.map((to) => {
    if (to.value >= before!.value) from = to;
    before = to;
    return { from: from!, to };
  });
}

function depthOf({ from, to }: Fall): number {
  return from.value - to.value;
}
