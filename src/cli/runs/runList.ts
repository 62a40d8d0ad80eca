/** Several runs as people name them, `12`, `12-20` or both. */

import { Argument, InvalidArgumentError } from 'commander';

const MOST_RUNS = 1000;

export function runListArgument(): Argument {
  return new Argument('<runs...>', 'their numbers, such as 12 or 12-20; see "evodraughts runs"').argParser(
    (text: string, before: number[] | undefined) => parseRuns(text, before ?? []),
  );
}

/** The runs of before and those of the text, each once. */
export function parseRuns(text: string, before: readonly number[] = []): number[] {
  const [, low, high = low] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const [first, last] = [Number(low), Number(high)];
  if (!(first >= 1 && first <= last && last <= Number.MAX_SAFE_INTEGER)) {
    throw new InvalidArgumentError('Runs are named by their numbers, such as 12 or 12-20.');
  }
  // One more than can be taken is enough to be turned down.
  const range = Array.from({ length: Math.min(last - first, MOST_RUNS) + 1 }, (_, index) => first + index);
  const runs = [...new Set([...before, ...range])];
  if (runs.length > MOST_RUNS) throw new InvalidArgumentError(`At most ${MOST_RUNS} runs are taken.`);
  return runs;
}
