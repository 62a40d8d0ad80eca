/** Shared by the commands on runs: arguments, opening the store, and short texts. */

import { Argument } from 'commander';
import type { TestScore } from '../../reports/testScores.ts';
import { latestScores } from '../../reports/testScores.ts';
import type { RunRecord, StoredTest } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';
import { wholeNumber } from '../terminal/options.ts';

/** The width of a terminal that does not report it. */
const PRESET_COLUMNS = 120;

const readNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER);

export function runArgument(): Argument {
  return new Argument('<run>', 'the number of a run; see "evodraughts runs"').argParser(readNumber);
}

export function runsArgument(): Argument {
  return new Argument('<runs...>', 'numbers of runs; see "evodraughts runs"').argParser(
    (text: string, before: number[] | undefined) => [...(before ?? []), readNumber(text)],
  );
}

/** Opens a store that must exist. The caller closes it. */
export function openForReading(): Store {
  return openStore(storePath(), { mustExist: true });
}

/** `finished 60/60`, `unfinished 13/60`; a run without any generation is also at 0. */
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
