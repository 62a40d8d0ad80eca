/** A list of runs, such as `12`, `12-20` or both. */

import { Argument, InvalidArgumentError } from 'commander';

const MOST_RUNS = 1000;

export function runListArgument(): Argument {
  return new Argument('<runs...>', 'numbers of runs, such as 12 or 12-20; see "evodraughts runs"').argParser(
    (text: string, before: number[] | undefined) => parseRuns(text, before ?? []),
  );
}

/** Adds the runs of a text to earlier ones, each once. */
export function parseRuns(text: string, before: readonly number[] = []): number[] {
  const [, low, high = low] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const [first, last] = [Number(low), Number(high)];
  if (!(first >= 1 && first <= last && last <= Number.MAX_SAFE_INTEGER)) {
    throw new InvalidArgumentError('Give the numbers of runs, such as 12 or 12-20.');
  }
  // One more than the limit is enough to reject it.
  const range = Array.from({ length: Math.min(last - first, MOST_RUNS) + 1 }, (_, index) => first + index);
  const runs = [...new Set([...before, ...range])];
  if (runs.length > MOST_RUNS) throw new InvalidArgumentError(`At most ${MOST_RUNS} runs are allowed.`);
  return runs;
}
