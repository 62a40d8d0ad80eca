/** Ctrl-C as an end rather than a death: what was found so far is kept. */

import { setImmediate } from 'node:timers/promises';
import { EXIT_INTERRUPTED } from './exitCode.ts';

/** An older Node that started this one passes Ctrl-C on to it, so that it comes twice. */
export const ECHO_MS = 500;

/**
 * Goes through a source until it ends or Ctrl-C is pressed, even while the next item is waited for. After Ctrl-C the
 * command's exit code says so. Pressed again, it ends the program at once. A signal that is aborted counts as Ctrl-C.
 */
export async function* untilInterrupted<Item>(source: AsyncIterable<Item>, stop?: AbortSignal): AsyncGenerator<Item> {
  let firstMs: number | undefined;
  let endWait = (): void => undefined;
  const end = (): void => {
    firstMs ??= performance.now();
    process.exitCode = EXIT_INTERRUPTED;
    endWait();
  };
  const interrupt = (): void => {
    end();
    if (performance.now() - firstMs! > ECHO_MS) process.exit(EXIT_INTERRUPTED);
  };
  process.on('SIGINT', interrupt);
  stop?.addEventListener('abort', end);
  const items = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      // Not a race with one promise for all items, which would remember each of them until the end.
      const { promise, resolve, reject } = Promise.withResolvers<IteratorResult<Item> | undefined>();
      endWait = () => resolve(undefined);
      items.next().then(resolve, reject);
      const next = await promise;
      if (next === undefined || next.done === true) return;
      yield next.value;
      if (firstMs !== undefined) return;
    }
  } finally {
    stop?.removeEventListener('abort', end);
    if (firstMs === undefined) process.removeListener('SIGINT', interrupt);
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
