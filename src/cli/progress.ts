/**
 * One line on the error stream that says how far a long command is and how long it will still take; only for people.
 */

import { SingleBar } from 'cli-progress';

export interface Progress {
  update(done: number): void;
  stop(): void;
}

/**
 * Starts a progress line that counts to `total`. It is silent when nobody watches, or when the output is for a program.
 */
export function startProgress(task: string, total: number, quiet: boolean): Progress {
  if (quiet || !process.stderr.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: `${task} {bar} {percentage} %, about {eta_formatted} left`,
    barCompleteChar: '=',
    barIncompleteChar: ' ',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
    stream: process.stderr,
  });
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
