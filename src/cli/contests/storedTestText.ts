/** Stored tests in words. Imported tests may have a different form. */

import type { FairResult } from '../../arena/fairTestResult.ts';
import type { TestScore } from '../../reports/testScores.ts';
import { testScores } from '../../reports/testScores.ts';
import type { RunStatus, StoredTest } from '../../store/records.ts';
import type { ThesisResult } from '../../papers/greaney2026/thesisTest.ts';
import { formatShare, printFairResult, printThesisResult } from './testText.ts';
import { formatNoun, print } from '../terminal/terminal.ts';

/** In full if it was made here. `status` is that of its run, if it has one. */
export function printStoredTest(test: StoredTest, status: RunStatus | undefined): void {
  const { protocol, player, result } = test;
  const isOurs = status !== 'imported';
  if (isOurs && protocol === 'fair') printFairResult(result as unknown as FairResult, new Map());
  else if (isOurs && protocol === 'thesis') printThesisResult(player, result as unknown as ThesisResult);
  else for (const score of testScores(test)) print(scoreText(score, protocol));
}

function scoreText({ winRate, games, opponent }: TestScore, protocol: string): string {
  return `Wins ${formatShare(winRate)} of ${formatNoun(games, 'game')} against ${opponent} (${protocol}).`;
}
