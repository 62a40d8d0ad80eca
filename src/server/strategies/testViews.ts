/** Stored tests as rows of a table: the share of points against each opponent. */

import type { OpponentScore } from '../../api/playerApi.ts';
import type { Json } from '../../base/json.ts';
import { jsonAt, numberAt, textAt } from '../../reports/jsonAt.ts';
import { testScores } from '../../reports/testScores.ts';
import type { Interval } from '../../stats/wilson.ts';
import { wilsonInterval } from '../../stats/wilson.ts';
import type { StoredTest, TestRecord } from '../../store/records.ts';

/** If a test does not record draws, games that were not won count as lost. */
export function testViews(tests: readonly Pick<TestRecord, 'result'>[]): OpponentScore[] {
  return tests.flatMap((test) =>
    testScores(test).map(({ opponent, games, wins, draws }) => {
      const drawn = Math.max(0, Math.min(draws ?? 0, games - wins));
      const points = (wins + drawn / 2) / games;
      const interval = storedInterval(test.result, opponent) ?? wilsonInterval(wins + drawn / 2, games);
      return { opponent, games, wins, draws: drawn, losses: games - wins - drawn, points, ...interval };
    }),
  );
}

/** The stored interval of a fair test takes into account that games come in pairs. */
function storedInterval(result: Json, opponent: string): Interval | undefined {
  const entries = jsonAt(result, 'players', 0, 'opponents');
  if (!Array.isArray(entries)) return undefined;
  const entry = (entries as readonly Json[]).find((one) => textAt(one, 'opponent') === opponent) ?? null;
  const [low, high] = [numberAt(entry, 'points', 'low'), numberAt(entry, 'points', 'high')];
  return low === undefined || high === undefined ? undefined : { low, high };
}

/**
 * The latest score against each opponent, in the run's own variant and from completed tests. The name of a protocol
 * other than the fair one follows the opponent's name.
 */
export function runScores(tests: readonly StoredTest[], variant: string): OpponentScore[] {
  const scores = new Map<string, OpponentScore>();
  for (const test of tests) {
    if (test.variant !== variant || jsonAt(test.result, 'isComplete') === false) continue;
    for (const score of testViews([test])) {
      const opponent = `${score.opponent}${test.protocol === 'fair' ? '' : ` (${test.protocol})`}`;
      scores.set(opponent, { ...score, opponent });
    }
  }
  return [...scores.values()];
}
