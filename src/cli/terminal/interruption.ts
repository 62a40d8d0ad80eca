/** Ctrl-C as a signal to stop, for work that ends by itself when it is told so. */

import { EXIT_INTERRUPTED } from './exitCode.ts';
import { ECHO_MS } from './untilInterrupted.ts';

interface Interruption extends Disposable {
  /** Aborted when Ctrl-C is pressed. Pressed again, it ends the program at once. */
  readonly signal: AbortSignal;
}

/** From now on until it is disposed of. After Ctrl-C the command's exit code says so. */
export function stopOnInterrupt(): Interruption {
  const stop = new AbortController();
  let firstMs = Infinity;
  const interrupt = (): void => {
    if (performance.now() - firstMs > ECHO_MS) process.exit(EXIT_INTERRUPTED);
    firstMs = Math.min(firstMs, performance.now());
    process.exitCode = EXIT_INTERRUPTED;
    stop.abort();
  };
  process.on('SIGINT', interrupt);
  return {
    signal: stop.signal,
    [Symbol.dispose]: () => {
      // The echo of a Ctrl-C may come late.
      if (!stop.signal.aborted) process.removeListener('SIGINT', interrupt);
    },
  };
}
