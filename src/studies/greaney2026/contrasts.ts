/**
 * Which conditions are compared: those of which the thesis says that one is better, held apart by one setting only,
 * and our default with the baseline. What is compared was fixed before the runs; all p-values are corrected together.
 */

import type { GroupComparison } from '../../stats/compareGroups.ts';
import { compareGroups } from '../../stats/compareGroups.ts';
import { holm } from '../../stats/holm.ts';
import type { Evidence, Measure } from './evidence.ts';
import { MEASURES, runsOf } from './evidence.ts';

export type Question = 'co-evolution' | 'mutation' | 'position' | 'board' | 'default';

export interface Contrast {
  readonly question: Question;
  readonly first: string;
  readonly second: string;
  readonly measure: Measure;
  readonly comparison: GroupComparison;
  /** Corrected after Holm for all contrasts of the study. */
  readonly adjusted: number;
}

const PAIRS: readonly (readonly [Question, first: string, second: string])[] = [
  ['co-evolution', 'config6', '0 % co-evolution'],
  ['co-evolution', 'config6', 'A'],
  ['co-evolution', 'config6', 'B'],
  ['co-evolution', 'config6', '100 % co-evolution'],
  ['mutation', 'config6', 'C'],
  ['mutation', 'config6', 'D'],
  ['position', 'config4', 'config4 by index'],
  ['position', 'config6', 'config6 by index'],
  ['board', 'config6', 'config6 on 6x6'],
  ['default', 'default', 'config6'],
  ['default', 'default, no search', 'config6'],
];

/** A corrected p below it is taken for shown. */
const LEVEL = 0.05;

export function studyContrasts(evidence: Evidence): Contrast[] {
  const compared = MEASURES.flatMap((measure) =>
    PAIRS.map(([question, first, second]) => {
      const values = (name: string): number[] => runsOf(evidence, name).map((run) => measure.estimate(run).value);
      return { question, first, second, measure, comparison: compareGroups(values(first), values(second)) };
    }),
  );
  const adjusted = holm(compared.map(({ comparison }) => comparison.p));
  return compared.map((contrast, index) => ({ ...contrast, adjusted: adjusted[index]! }));
}

/** Which of the two is shown to be better, if any. */
export function winnerOf({ first, second, comparison, adjusted }: Contrast): string | undefined {
  if (adjusted >= LEVEL) return undefined;
  return comparison.a12 > 0.5 ? first : second;
}
