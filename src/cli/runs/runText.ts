/** What the commands about runs share: how a run is named on the command line, opened, and put into words. */

import { Argument } from 'commander';
import type { TestScore } from '../../reports/testScores.ts';
import { latestScores } from '../../reports/testScores.ts';
import type { RunRecord, StoredTest } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';
import { wholeNumber } from '../terminal/options.ts';

/** Where a terminal does not say how wide it is. */
const PRESET_COLUMNS = 120;

const readNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER);

export function runArgument(): Argument {
  return new Argument('<run>', 'its number, see "evodraughts runs"').argParser(readNumber);
}

export function runsArgument(): Argument {
  return new Argument('<runs...>', 'their numbers, see "evodraughts runs"').argParser(
    (text: string, before: number[] | undefined) => [...(before ?? []), readNumber(text)],
  );
}

/** The store, for those who only read. Whoever opens it closes it. */
export function openForReading(): Store {
  return openStore(storePath(), { mustExist: true });
}

/** `finished 60/60`, `unfinished 13/60`; a run without any generation is at 0 too. */
export function statusText({ status, generation, generations }: RunRecord): string {
  return `${status} ${Math.max(0, generation)}/${generations}`;
}

export function terminalColumns(): number {
  return process.stdout.columns ?? PRESET_COLUMNS;
}

/** The latest score against random moves, by the fair protocol if there is one. */
export function randomScore(tests: readonly StoredTest[], variant: string): TestScore | undefined {
  const scores = latestScores(tests, variant);
  return scores.get('random') ?? [...scores.values()].find(({ opponent }) => opponent === 'random');
}
