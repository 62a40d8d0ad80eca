/**
 * What a curve or a test shows, in one sentence: the line above a chart. Measured fitness wavers with the luck of
 * games, so a change counts from one point of a hundred on.
 */

import { capital } from '../base/capital.ts';
import type { CurvePoint } from './curvePoint.ts';
import { hundredth } from './curvePoint.ts';
import type { ScoreRow } from './scoreRow.ts';
import { formatInterval } from './scoreRow.ts';
import { fitnessWords, sizeText } from './fitnessWords.ts';
import { shortened } from './words.ts';

interface FitnessFacts {
  /** Whether the run meets those whom it breeds: the same play is then worth less and less. */
  readonly hasGrowingOpponents: boolean;
}

/** Of the name of an opponent. */
const MOST_LETTERS = 32;

/** Best 74 of a hundred points, 12 above the mean. */
export function standingFinding({ best, mean, unit }: Pick<CurvePoint, 'best' | 'mean' | 'unit'>): string {
  const { said, format } = fitnessWords(unit);
  const above = Number(format(best)) - Number(format(mean));
  const distance = above === 0 ? 'as much as the mean' : `${apart(above)} the mean`;
  return `Best ${format(best)} ${said}, ${distance}`;
}

function apart(difference: number): string {
  return `${Number(Math.abs(difference).toPrecision(3))} ${difference > 0 ? 'above' : 'below'}`;
}

/** How the best fitness went. */
export function fitnessFinding(points: readonly CurvePoint[], { hasGrowingOpponents }: FitnessFacts): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last)
    return 'Here will be the fitness of the best and the mean, once the first generation is measured.';
  if (points.length === 1) return `${standingFinding(last)}.`;
  if (hasGrowingOpponents) return describeChange(first, last);
  const { said, format, leastChange } = fitnessWords(last.unit);
  const peak = lastGain(points, leastChange);
  if (peak === first) return `Best fitness never rises above the ${format(first.best)} of the first generation.`;
  const gained = Number(format(peak.best)) - Number(format(first.best));
  const change = `${Number(Math.abs(gained).toPrecision(3))} ${gained < 0 ? 'less' : 'more'} than at the start`;
  const isRecent = last.number - peak.number <= Math.max(1, 0.1 * points.length);
  return isRecent
    ? `Best fitness is still rising: ${format(peak.best)} ${said}, ${change}.`
    : `Best fitness stops improving after generation ${peak.number}, at ${format(peak.best)} ${said}.`;
}

/** Where opponents grow too, to hold one's ground is progress. */
function describeChange(first: CurvePoint, last: CurvePoint): string {
  const { said, format, leastChange } = fitnessWords(last.unit);
  const [from, to] = [format(first.best), format(last.best)];
  const change = last.best - first.best;
  if (Math.abs(change) < leastChange || from === to) {
    return `The best keep at ${to} ${said} while their opponents change with them.`;
  }
  return change > 0
    ? `The best rise from ${from} to ${to} ${said}, although their opponents change with them.`
    : `The best fall from ${from} to ${to} ${said}, as their opponents change with them.`;
}

/** The last generation whose best was clearly better than all before. */
function lastGain(points: readonly CurvePoint[], leastChange: number): CurvePoint {
  return points.reduce((record, point) => (point.best - record.best >= leastChange ? point : record));
}

export function sizeFinding(points: readonly CurvePoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 'Here will be how large the strategies are.';
  const [from, to] = [Math.round(first.meanSize), Math.round(last.meanSize)];
  const best = `the best has ${last.bestSize}`;
  if (points.length === 1) return `Strategies have ${sizeText(to, last.sizeNoun)} on average; ${best}.`;
  if (Math.abs(to - from) <= 0.1 * from) return `Strategies stay at about ${sizeText(to, last.sizeNoun)}; ${best}.`;
  return `Strategies ${to > from ? 'grow' : 'shrink'} from ${from} to ${sizeText(to, last.sizeNoun)} on average; ${best}.`;
}

export function diversityFinding(points: readonly CurvePoint[]): string {
  const last = points.at(-1);
  if (!last) return 'Here will be how many of the strategies differ in how they choose.';
  const lowest = points.reduce((low, point) => (point.diversity < low.diversity ? point : low));
  const now = `${hundredth(last.diversity)} % of the strategies differ in how they choose`;
  const isWorse = last.diversity - lowest.diversity > 0.05;
  return isWorse ? `${now}, after ${hundredth(lowest.diversity)} % in generation ${lowest.number}.` : `${now}.`;
}

/** From where to where another number went. */
export function traitFinding(points: readonly CurvePoint[], name: string): string {
  const [from, to] = [points[0], points.at(-1)].map((point) => Math.round(point?.traits?.[name] ?? 0));
  return from === to ? `${capital(name)} stays at ${to}.` : `${capital(name)} goes from ${from} to ${to}.`;
}

/** Against whom it is better, as far as the intervals tell. */
export function testFinding(rows: readonly ScoreRow[]): string {
  const [only] = rows;
  if (!only) return 'It has not been tested yet.';
  if (rows.length === 1) return `It makes ${formatInterval(only)} of a hundred points against ${only.opponent}.`;
  const better = rows.filter(({ low }) => low > 0.5);
  const worse = rows.filter(({ high }) => high < 0.5);
  if (better.length === rows.length) return `It is better than all ${rows.length} opponents.`;
  if (worse.length === rows.length) return `It is worse than all ${rows.length} opponents.`;
  const parts = [tell('better than', better), tell('worse than', worse), tell('about even with', rest(rows))];
  return `It is ${inWords(parts.filter((part) => part !== ''))}.`;
}

/** Against how many of the opponents that several met one is the best beyond doubt. */
export function comparedTestsFinding(series: readonly { label: string; rows: readonly ScoreRow[] }[]): string {
  const opponents = [...new Set(series.flatMap(({ rows }) => rows.map(({ opponent }) => opponent)))];
  const clear = opponents.flatMap((opponent) => clearWinner(series, opponent) ?? []);
  const winners = [...new Set(clear)];
  if (winners.length === 0) return 'None of them is clearly the best against any opponent.';
  const parts = winners.map((label) => {
    const count = clear.filter((one) => one === label).length;
    return `${label} is clearly the best against ${count} of ${opponents.length} opponents`;
  });
  return `${capital(inWords(parts))}.`;
}

function clearWinner(
  series: readonly { label: string; rows: readonly ScoreRow[] }[],
  opponent: string,
): string | undefined {
  const scores = series.flatMap(({ label, rows }) =>
    rows.filter((row) => row.opponent === opponent).map((row) => ({ label, ...row })),
  );
  const [first, ...others] = scores.sort((one, two) => two.points - one.points);
  return first && others.length > 0 && others.every(({ high }) => high < first.low) ? first.label : undefined;
}

function rest(rows: readonly ScoreRow[]): ScoreRow[] {
  return rows.filter(({ low, high }) => low <= 0.5 && high >= 0.5);
}

function tell(how: string, rows: readonly ScoreRow[]): string {
  return rows.length === 0 ? '' : `${how} ${inWords(rows.map(({ opponent }) => shortened(opponent, MOST_LETTERS)))}`;
}

function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
