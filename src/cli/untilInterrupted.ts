/** Ctrl-C as an end rather than a death: what was found so far is kept. */

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

/** Whether `untilInterrupted` was ended by Ctrl-C. */
export function wasInterrupted(): boolean {
  return process.exitCode === EXIT_INTERRUPTED;
}
