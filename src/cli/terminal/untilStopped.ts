/** Waits until the program is asked to stop: by Ctrl-C, or by whoever looks after it. */

import { EXIT_INTERRUPTED } from './exitCode.ts';
import { ECHO_MS } from './untilInterrupted.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** From then on, being asked once more ends the program at once. */
export async function untilStopped(): Promise<void> {
  let firstMs: number | undefined;
  await new Promise<void>((resolve) => {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        firstMs ??= performance.now();
        if (performance.now() - firstMs > ECHO_MS) process.exit(EXIT_INTERRUPTED);
        resolve();
      });
    }
  });
}
