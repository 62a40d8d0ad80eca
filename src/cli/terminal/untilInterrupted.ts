/** Iterates over a source until Ctrl-C is pressed. */

import { setImmediate } from 'node:timers/promises';
import { listenForInterrupt } from './interruption.ts';

/**
 * Iterates over a source until it ends or Ctrl-C is pressed, even while it waits for the next item. An aborted signal
 * counts as Ctrl-C.
 */
export async function* untilInterrupted<Item>(source: AsyncIterable<Item>, stop?: AbortSignal): AsyncGenerator<Item> {
  using interruption = listenForInterrupt();
  const { signal, interrupt } = interruption;
  let endWait = (): void => undefined;
  signal.addEventListener('abort', () => endWait());
  stop?.addEventListener('abort', interrupt);
  const items = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      // No race with one promise for all items: it would keep each of them in memory until the end.
      const { promise, resolve, reject } = Promise.withResolvers<IteratorResult<Item> | undefined>();
      endWait = () => resolve(undefined);
      items.next().then(resolve, reject);
      const next = await promise;
      if (next === undefined || next.done === true) return;
      yield next.value;
      if (signal.aborted) return;
    }
  } finally {
    stop?.removeEventListener('abort', interrupt);
  }
}

/** The steps of a generator, its return value last, with time for other events in between. */
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
