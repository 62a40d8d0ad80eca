/**
 * Plays a fair test. Each round includes all meetings that are due, so that an interrupted test has as much data on
 * each opponent, and the remaining time can be estimated. The number of threads does not affect the result.
 */

import { answersInBatches } from '../pools/pool.ts';
import type { GamePool } from './encounters.ts';
import type { FairTestPlan, FairTestSetup } from './fairTestPlan.ts';
import { pairsIn, planFairTest } from './fairTestPlan.ts';
import type { FairResult } from './fairTestResult.ts';
import { fairTestResult } from './fairTestResult.ts';
import type { PlayedPair } from './fairTestScores.ts';
import type { GameSetup } from './gameRecord.ts';

export type { FairResult };

/** Separates the random streams of tests from those of all matches and openings, whatever their seeds. */
const TEST_STREAM = -3;

/** Few enough that an early end wastes little, and enough that sending them to a thread costs little. */
const PAIRS_IN_BATCH = 4;

/** Plays a complete fair test. `onProgress` receives the progress, from 0 to 1, after each pair of games. */
export async function fairTest(
  pool: GamePool,
  setup: FairTestSetup,
  onProgress: (share: number) => void = () => undefined,
): Promise<FairResult> {
  const plan = planFairTest(setup);
  const played: PlayedPair[] = [];
  for await (const pair of playFairTest(pool, plan)) {
    played.push(pair);
    onProgress(played.length / pairsIn(plan));
  }
  return fairTestResult(plan, played);
}

/** Yields pair after pair, always in the same order. */
export async function* playFairTest(pool: GamePool, plan: FairTestPlan): AsyncGenerator<PlayedPair> {
  const taskFor = (batch: readonly DuePair[]): GameSetup[] => batch.flatMap((due) => pairSetups(plan, due));
  for await (const [batch, records] of answersInBatches(pool, duePairs(plan), () => PAIRS_IN_BATCH, taskFor)) {
    for (const [index, due] of batch.entries()) {
      yield { ...due, pair: [records[2 * index]!, records[2 * index + 1]!] };
    }
  }
}

type DuePair = Omit<PlayedPair, 'pair'>;

function* duePairs({ meetings }: FairTestPlan): Generator<DuePair> {
  const most = Math.max(...meetings.map(({ rounds }) => rounds));
  for (let round = 0; round < most; round++) {
    for (const [meeting, { rounds }] of meetings.entries()) if (round < rounds) yield { meeting, round };
  }
}

/** The two games of a pair. */
function pairSetups(plan: FairTestPlan, { meeting, round }: DuePair): [GameSetup, GameSetup] {
  const { variant, openings, seeds, meetings } = plan;
  const [first, second] = meetings[meeting]!.specs;
  const opening = openings[round % openings.length]!;
  const path = [seeds[round % seeds.length]!, TEST_STREAM, round] as const;
  return [
    { variant, players: [first, second], opening, seed: [...path, 0], isBrief: true },
    { variant, players: [second, first], opening, seed: [...path, 1], isBrief: true },
  ];
}
