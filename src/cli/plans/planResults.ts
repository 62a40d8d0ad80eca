/** The results of a plan so far: the win rates of the champions of each condition in their tests. */

import type { PlanFolder, PlannedRun } from '../../lab/planFolder.ts';
import { latestScores } from '../../reports/testScores.ts';
import type { TestScore } from '../../reports/testScores.ts';
import type { RunStatus } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { hundredths } from '../contests/shareText.ts';
import { print } from '../terminal/terminal.ts';
import { textTable } from '../terminal/textTable.ts';

export interface ConditionResult {
  readonly name: string;
  readonly runs: readonly RunResult[];
  /** Over its runs, by opponent. */
  readonly tests: readonly TestSummary[];
}

interface RunResult {
  readonly id: number;
  readonly seed: number;
  readonly status: RunStatus;
  readonly tests: readonly TestScore[];
}

/** Shares of games won, of all runs that were tested against an opponent. */
export interface TestSummary {
  readonly opponent: string;
  readonly runs: number;
  readonly mean: number;
  readonly least: number;
  readonly greatest: number;
}

export function planResults(store: Store, { plan, runs }: PlanFolder): ConditionResult[] {
  // A run that was deleted meanwhile is still to be done.
  const statuses = new Map(store.runs().map(({ id, status }) => [id, status]));
  const resultOf = ({ id, seed, condition }: PlannedRun): RunResult => {
    const tests = testsOf(store, id, condition.experiment.variant);
    return { id, seed, status: statuses.get(id) ?? 'unfinished', tests };
  };
  return plan.conditions.map((condition) => {
    const own = runs.filter((run) => run.condition === condition).map(resultOf);
    return { name: condition.name, runs: own, tests: summarise(own) };
  });
}

/** The tests of some runs by opponent, in the order in which they met them. */
export function summarise(runs: readonly Pick<RunResult, 'tests'>[]): TestSummary[] {
  const scores = Map.groupBy(
    runs.flatMap(({ tests }) => tests),
    ({ opponent }) => opponent,
  );
  return [...scores].map(([opponent, met]) => {
    const shares = met.map(({ winRate }) => winRate.value);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    return { opponent, runs: met.length, mean, least: Math.min(...shares), greatest: Math.max(...shares) };
  });
}

export function testsOf(store: Store, run: number, variant: string): TestScore[] {
  return [...latestScores(store.tests({ run }), variant).values()];
}

export function printResults(results: readonly ConditionResult[]): void {
  const opponents = [...new Set(results.flatMap(({ tests }) => tests.map(({ opponent }) => opponent)))];
  const rows = results.map(({ name, runs, tests }) => {
    const finished = runs.filter(({ status }) => status === 'finished').length;
    const cells = opponents.map((opponent) => summaryText(tests.find((test) => test.opponent === opponent)));
    return [name, finished === runs.length ? String(finished) : `${finished} of ${runs.length}`, ...cells];
  });
  print('');
  print(textTable(['Condition', 'Runs', ...opponents.map((opponent) => `Wins against ${opponent}`)], rows, [0]));
  if (opponents.length === 0) return;
  const games = results.flatMap(({ runs }) => runs.flatMap(({ tests }) => tests.map((test) => test.games)));
  const [least, most] = [Math.min(...games), Math.max(...games)];
  const each = least === most ? `${least} games` : `${least} to ${most} games`;
  print('Percentage of test games won: the mean over runs, with the worst and the best run in brackets.');
  print(`Each champion played ${each} against each opponent.`);
}

function summaryText(test: TestSummary | undefined): string {
  return test ? `${hundredths(test.mean)} (${hundredths(test.least)} to ${hundredths(test.greatest)})` : '-';
}
