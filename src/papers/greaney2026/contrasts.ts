/**
 * The comparisons: pairs of conditions that differ in one setting and of which the thesis says that one is better, and
 * our default with the baseline. The pairs were fixed before the runs. For each test, the p-values of the comparisons
 * behind the conclusions are corrected together, those of our default separately.
 */

import { LEVEL } from '../../reports/compareConditions.ts';
import type { GroupComparison } from '../../stats/compareGroups.ts';
import { compareGroups } from '../../stats/compareGroups.ts';
import { holm } from '../../stats/holm.ts';
import { mean } from '../../stats/spread.ts';
import type { Evidence, Measure, StudiedRun } from './evidence.ts';
import { MEASURES, runsOf, yardstick } from './evidence.ts';
import { CONSTANT } from './measurements.ts';

export type Question = 'co-evolution' | 'mutation' | 'position' | 'board' | 'board, above a constant' | 'default';

/** Two conditions, of which the first is said to be better. */
interface Pair {
  readonly question: Question;
  readonly first: string;
  readonly second: string;
}

export interface Contrast extends Pair {
  readonly measure: Measure;
  readonly comparison: GroupComparison;
  /** The mean scores; the comparison may be of what lies above a constant. */
  readonly means: readonly [first: number, second: number];
  /** Corrected by Holm's method, within its family. */
  readonly adjusted: number;
}

const PAIRS: readonly Pair[] = [
  { question: 'co-evolution', first: 'config6', second: '0 % co-evolution' },
  { question: 'co-evolution', first: 'config6', second: 'A' },
  { question: 'co-evolution', first: 'config6', second: 'B' },
  { question: 'co-evolution', first: 'config6', second: '100 % co-evolution' },
  { question: 'mutation', first: 'config6', second: 'C' },
  { question: 'mutation', first: 'config6', second: 'D' },
  { question: 'position', first: 'config4', second: 'config4 by index' },
  { question: 'position', first: 'config6 repaired', second: 'config6 by index' },
  { question: 'board', first: 'config6', second: 'config6 on 6x6' },
  { question: 'board, above a constant', first: 'config6', second: 'config6 on 6x6' },
];

const DEFAULT_PAIRS: readonly Pair[] = [
  { question: 'default', first: 'default', second: 'config6' },
  { question: 'default', first: 'default, no search', second: 'config6' },
];

export function paperContrasts(evidence: Evidence): Contrast[] {
  return MEASURES.flatMap((measure) => [
    ...family(evidence, measure, PAIRS),
    // In the test of the thesis, strategies like our default play by other rules.
    ...(measure.id === 'thesis' ? [] : family(evidence, measure, DEFAULT_PAIRS)),
  ]);
}

/** The better of the two, if a difference is shown. */
export function winnerOf({ first, second, comparison, adjusted }: Contrast): string | undefined {
  if (adjusted >= LEVEL) return undefined;
  return comparison.a12 > 0.5 ? first : second;
}

function family(evidence: Evidence, measure: Measure, pairs: readonly Pair[]): Contrast[] {
  const comparisons = pairs.map(({ question, first, second }) => {
    const values = (name: string): number[] =>
      runsOf(evidence, name).map((run) => measure.estimate(run).value - groundOf(evidence, run, question, measure));
    return compareGroups(values(first), values(second));
  });
  const meanOf = (name: string): number => mean(runsOf(evidence, name).map((run) => measure.estimate(run).value));
  const adjusted = holm(comparisons.map(({ p }) => p));
  return pairs.map((pair, index) => ({
    ...pair,
    measure,
    comparison: comparisons[index]!,
    means: [meanOf(pair.first), meanOf(pair.second)],
    adjusted: adjusted[index]!,
  }));
}

/** What is subtracted: a constant scores differently on each board. */
function groundOf(evidence: Evidence, { variant }: StudiedRun, question: Question, measure: Measure): number {
  return question === 'board, above a constant' ? measure.estimate(yardstick(evidence, CONSTANT, variant)).value : 0;
}
