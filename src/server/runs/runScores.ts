/** How the champion of a run did in its tests. */

import type { OpponentScore } from '../../api/scoreApi.ts';
import type { StoredTest } from '../../store/records.ts';
import { testViews } from '../strategies/testViews.ts';

/**
 * The latest score against each opponent, in the run's own game and by tests that were not broken off. One by another
 * protocol than the fair one has that behind the name.
 */
export function runScores(tests: readonly StoredTest[], variant: string): OpponentScore[] {
  const scores = new Map<string, OpponentScore>();
  for (const test of tests) {
    if (test.variant !== variant || Object(test.result).isComplete === false) continue;
    for (const score of testViews([test])) {
      const opponent = `${score.opponent}${test.protocol === 'fair' ? '' : ` (${test.protocol})`}`;
      scores.set(opponent, { ...score, opponent });
    }
  }
  return [...scores.values()];
}
