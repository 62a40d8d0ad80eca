/** Ctrl-C as an end rather than a death: what was found so far is kept. */

import { setImmediate } from 'node:timers/promises';
import { EXIT_INTERRUPTED } from './exitCode.ts';

/**
 * Goes through a source until it ends or Ctrl-C is pressed, even while the next item is waited for. After Ctrl-C the
 * command's exit code says so.
 */
export async function* untilInterrupted<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item> {
  const { promise: interrupted, resolve } = Promise.withResolvers<undefined>();
  const interrupt = (): void => {
    process.exitCode = EXIT_INTERRUPTED;
    resolve(undefined);
  };
  process.once('SIGINT', interrupt);
  const items = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([items.next(), interrupted]);
      if (next === undefined || next.done === true) return;
      yield next.value;
    }
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
}

/** Whether the command was ended by Ctrl-C. */
export function wasInterrupted(): boolean {
  return process.exitCode === EXIT_INTERRUPTED;
}

/** The steps of a generator, its return value the last, with room for other events in between. */
export async function* withPauses<Step, Result>(
  steps: Generator<Step, Result>,
): AsyncGenerator<IteratorResult<Step, Result>> {
  for (;;) {
    await setImmediate();
    const step = steps.next();
    yield step;
    if (step.done === true) return;
  }
}
