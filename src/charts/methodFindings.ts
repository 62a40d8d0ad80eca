/**
 * What numbers of a method of evolution show, such as how many crossings a generation took. They are one number a
 * generation, not averages over individuals. Their names are those with which they are stored.
 */

import { formatCount } from '../base/numberText.ts';
import type { LinePoint } from './curvePoint.ts';

/** The first and the last generation, and the mean of all. */
interface Course {
  readonly start: number;
  readonly end: number;
  readonly mean: number;
}

const FINDINGS: Readonly<Record<string, (course: Course) => string>> = {
  'progress against earlier champions': ({ mean }) =>
    `Champions score ${signed(mean)} against earlier champions on average; a win counts 1, a loss -1.`,
  crossings: ({ start, end }) =>
    start === end
      ? `Each generation has ${formatCount(end)} crossings.`
      : `The last generation took ${formatCount(end)} crossings, the first ${formatCount(start)}.`,
  'effective crossings, %': ({ mean }) => `On average ${short(mean)} % of the crossings yield a child that stays.`,
  'undecided duels, %': ({ start, end }) =>
    `Neither side wins ${short(end)} % of the duels of the last generation; in the first it was ${short(start)} %.`,
  'mutants among the fittest, %': ({ mean }) => `On average ${short(mean)} % of the fittest are mutants.`,
  'error above least squares, %': ({ end, mean }) =>
    `The error of the best is ${short(end)} % above the least that its terms allow, on average ${short(mean)} %.`,
  'fall of variance, powers of ten': ({ end }) =>
    end < 0.05
      ? 'Weights vary as much as at the start.'
      : `The variance of a typical weight ends ${short(end)} powers of ten below that of initial weights.`,
  'weights with a thousandfold fall, %': ({ end }) =>
    `The variance of ${short(end)} % of the weights ends below a thousandth of that of initial weights.`,
};

/** Whether a number belongs to the method and not to its individuals. */
export function isOfMethod(name: string): boolean {
  return Object.hasOwn(FINDINGS, name);
}

export function methodFinding(name: string, points: readonly LinePoint[]): string | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!isOfMethod(name) || !first || !last) return undefined;
  const mean = points.reduce((sum, { value }) => sum + value, 0) / points.length;
  return FINDINGS[name]!({ start: first.value, end: last.value, mean });
}

/** `+0.03`; a mean that rounds to 0 has no sign. */
function signed(value: number): string {
  const text = (Math.abs(value) < 0.005 ? 0 : value).toFixed(2);
  return Number(text) > 0 ? `+${text}` : text;
}

/** A number below ten has a digit after the point, unless that is 0. */
function short(value: number): string {
  return String(Number(value.toFixed(Math.abs(value) < 10 ? 1 : 0)) + 0);
}
