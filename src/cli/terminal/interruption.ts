/** Ctrl-C stops a command cleanly: it prints the results so far. */

import { EXIT_INTERRUPTED } from './exitCode.ts';

/** An older Node that started this one passes Ctrl-C on, so the signal arrives twice. */
const ECHO_MS = 500;

export interface Interruption extends Disposable {
  /** Aborted by the first Ctrl-C. The second ends the program at once. */
  readonly signal: AbortSignal;
  /** Stops the command as the first Ctrl-C does. Further calls do nothing. */
  readonly interrupt: () => void;
}

interface InterruptionOptions {
  /** The signals that count as Ctrl-C. */
  readonly signals?: readonly NodeJS.Signals[];
  /** The exit code of the command after a clean stop. */
  readonly exitCode?: number;
}

/** Listens for Ctrl-C until it is disposed of. */
export function listenForInterrupt(options: InterruptionOptions = {}): Interruption {
  const { signals = ['SIGINT'], exitCode = EXIT_INTERRUPTED } = options;
  const stop = new AbortController();
  let firstMs = Infinity;
  const interrupt = (): void => {
    if (stop.signal.aborted) return;
    firstMs = performance.now();
    process.exitCode = exitCode;
    stop.abort();
  };
  const press = (): void => {
    if (performance.now() - firstMs > ECHO_MS) process.exit(EXIT_INTERRUPTED);
    interrupt();
  };
  for (const signal of signals) process.on(signal, press);
  return {
    signal: stop.signal,
    interrupt,
    [Symbol.dispose]: () => {
      // The second signal of one Ctrl-C may arrive late.
      if (stop.signal.aborted) return;
      for (const signal of signals) process.removeListener(signal, press);
    },
  };
}

/** Whether Ctrl-C stopped the command. */
export function wasInterrupted(): boolean {
  return process.exitCode === EXIT_INTERRUPTED;
}
