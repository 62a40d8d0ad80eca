/**
 * One line on the error stream that says how far a long command is and how long it will still take; only for people.
 */

import { formatDuration } from './terminal.ts';

export interface Progress {
  /** So much is done; a note may say what is known so far. */
  update(done: number, note?: string): void;
  stop(): void;
}

const REDRAW_MS = 200;
const CLEAR_LINE = '\r\u001B[K';

/**
 * Starts a progress line that counts to `total`. It is silent when nobody watches, when the output is for a program,
 * and when nobody knows how much there is to do.
 */
export function startProgress(task: string, total: number | undefined, quiet: boolean): Progress {
  if (quiet || total === undefined || !process.stderr.isTTY) return { update: () => undefined, stop: () => undefined };
  const startMs = performance.now();
  let drawnMs = startMs;
  return {
    update: (done, note) => {
      const nowMs = performance.now();
      if (nowMs - drawnMs < REDRAW_MS || done === 0) return;
      drawnMs = nowMs;
      const percent = Math.floor((100 * done) / total);
      const leftMs = ((nowMs - startMs) * (total - done)) / done;
      process.stderr.write(
        `${CLEAR_LINE}${task}: ${percent} %, about ${formatDuration(leftMs)} left${note === undefined ? '' : `; ${note}`}`,
      );
    },
    stop: () => process.stderr.write(drawnMs === startMs ? '' : CLEAR_LINE),
  };
}
