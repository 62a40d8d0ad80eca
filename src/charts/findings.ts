/**
 * What a curve or a test shows, in one sentence above the chart. Measured fitness varies with the luck of games, so only
 * changes of at least one percentage point count.
 */

import { capital } from '../base/capital.ts';
import type { CurvePoint } from './curvePoint.ts';
import { hundredth } from './curvePoint.ts';
import type { ScoreRow } from './scoreRow.ts';
import { formatInterval } from './scoreRow.ts';
import { fitnessWords, sizeText } from './fitnessWords.ts';
import { shortened } from './words.ts';

interface FitnessFacts {
  /** Whether the run trains against strategies that it bred: the same play then scores less and less. */
  readonly hasGrowingOpponents: boolean;
}

/** Of the name of an opponent. */
const MOST_LETTERS = 32;

/** `Best 74 % of the points, 12 percentage points above the mean`. */
export function standingFinding({ best, mean, unit }: Pick<CurvePoint, 'best' | 'mean' | 'unit'>): string {
  const { noun, said, format, apart } = fitnessWords(unit);
  const above = Number(format(best)) - Number(format(mean));
  const side = above > 0 ? 'above' : 'below';
  const distance = above === 0 ? 'the same as the mean' : `${distanceText(above, apart)} ${side} the mean`;
  return `Best ${noun === 'fitness' ? '' : `${noun} `}${format(best)} ${said}, ${distance}`;
}

/** `12 percentage points`. */
function distanceText(difference: number, unit: string): string {
  return `${Number(Math.abs(difference).toPrecision(3))} ${unit}`.trimEnd();
}

/** How the best fitness went. */
export function fitnessFinding(points: readonly CurvePoint[], { hasGrowingOpponents }: FitnessFacts): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 'The best and mean fitness appear here after the first generation.';
  if (points.length === 1) return `${standingFinding(last)}.`;
  if (last.unit === 'error') return describeErrors(first, last);
  if (hasGrowingOpponents) return describeChange(first, last);
  const { said, apart, format, leastChange } = fitnessWords(last.unit);
  const peak = lastGain(points, leastChange);
  if (peak === first) return `Best fitness never rises above the first generation, ${format(first.best)} ${said}.`;
  const gained = Number(format(peak.best)) - Number(format(first.best));
  const change = `${distanceText(gained, apart)} ${gained < 0 ? 'less' : 'more'} than at the start`;
  const isRecent = last.number - peak.number <= Math.max(1, 0.1 * points.length);
  return isRecent
    ? `Best fitness is still rising: ${format(peak.best)} ${said}, ${change}.`
    : `Best fitness stops improving after generation ${peak.number}, at ${format(peak.best)} ${said}.`;
}

/** Against opponents that improve too, a constant score is progress, so the score alone shows no trend. */
function describeChange(first: CurvePoint, last: CurvePoint): string {
  const { said, format } = fitnessWords(last.unit);
  const [from, to] = [format(first.best), format(last.best)];
  const change = from === to ? to : `${from} → ${to}`;
  return `Score against co-evolving rivals: ${change} ${said}.`;
}

/** An error is against other positions in every generation, so that a greater one need not be worse. */
function describeErrors(first: CurvePoint, last: CurvePoint): string {
  const { said, format } = fitnessWords(last.unit);
  const [from, to] = [format(first.best), format(last.best)];
  return `Error of the best: ${from === to ? to : `${from} → ${to}`} ${said}. Each generation has its own positions.`;
}

/** The last generation whose best was better than all before by a change that counts. */
function lastGain(points: readonly CurvePoint[], leastChange: number): CurvePoint {
  return points.reduce((record, point) => (point.best - record.best >= leastChange ? point : record));
}

export function sizeFinding(points: readonly CurvePoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 'The sizes of the strategies appear here after the first generation.';
  const [from, to] = [Math.round(first.meanSize), Math.round(last.meanSize)];
  const best = `the best has ${last.bestSize}`;
  if (points.length === 1) return `Strategies have ${sizeText(to, last.sizeNoun)} on average; ${best}.`;
  if (Math.abs(to - from) <= 0.1 * from) return `Strategies stay at about ${sizeText(to, last.sizeNoun)}; ${best}.`;
  return `Strategies ${to > from ? 'grow' : 'shrink'} from ${from} to ${sizeText(to, last.sizeNoun)} on average; ${best}.`;
}

export function diversityFinding(points: readonly CurvePoint[]): string {
  const last = points.at(-1);
  if (!last) return 'The diversity of the strategies appears here after the first generation.';
  const lowest = points.reduce((low, point) => (point.diversity < low.diversity ? point : low));
  const now = `${hundredth(last.diversity)} % of the strategies choose moves differently`;
  const hasRisen = last.diversity - lowest.diversity > 0.05;
  return hasRisen ? `${now}, up from ${hundredth(lowest.diversity)} % in generation ${lowest.number}.` : `${now}.`;
}

/** Which opponents it beats, as far as the intervals show. */
export function testFinding(rows: readonly ScoreRow[]): string {
  const [only] = rows;
  if (!only) return 'It has not been tested yet.';
  if (rows.length === 1) return `It scores ${formatInterval(only)} of the points against ${only.opponent}.`;
  const better = rows.filter(({ low }) => low > 0.5);
  const worse = rows.filter(({ high }) => high < 0.5);
  const all = rows.length === 2 ? 'both opponents' : `all ${rows.length} opponents`;
  if (better.length === rows.length) return `It is better than ${all}.`;
  if (worse.length === rows.length) return `It is worse than ${all}.`;
  const parts = [tell('better than', better), tell('worse than', worse), tell('about even with', rest(rows))];
  return `It is ${inWords(parts.filter((part) => part !== ''))}.`;
}

/** Against how many opponents one of several players is clearly the best. */
export function comparedTestsFinding(series: readonly { label: string; rows: readonly ScoreRow[] }[]): string {
  const opponents = [...new Set(series.flatMap(({ rows }) => rows.map(({ opponent }) => opponent)))];
  const clear = opponents.flatMap((opponent) => clearWinner(series, opponent) ?? []);
  const winners = [...new Set(clear)];
  if (winners.length === 0) return 'None is clearly the best against any opponent.';
  const parts = winners.map((label) => {
    const count = clear.filter((one) => one === label).length;
    const met = opponents.length === 1 ? opponents[0] : `${count} of ${opponents.length} opponents`;
    return `${label} is clearly the best against ${met}`;
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
