/**
 * One line on the error stream that says how far a long command is and how long it will still take; only for people.
 */

import { formatDuration } from './terminal.ts';

export interface Progress {
  /** So much is done; a note may say what is known so far. */
  update(done: number, note?: string): void;
  /** Makes room for other lines; the next update draws it again. */
  clear(): void;
  stop(): void;
}

const REDRAW_MS = 200;
const CLEAR_LINE = '\r\u001B[K';

/**
 * Starts a progress line that counts to `total`. It is silent when nobody watches, when the output is for a program,
 * and when nobody knows how much there is to do. While nothing is updated it still shows the time that goes by.
 */
export function startProgress(task: string, total: number | undefined, quiet: boolean): Progress {
  if (quiet || total === undefined || !process.stderr.isTTY)
    return { update: () => undefined, clear: () => undefined, stop: () => undefined };
  const startMs = performance.now();
  let drawnMs = startMs;
  let share = 0;
  let note: string | undefined;
  const draw = (): void => {
    const nowMs = performance.now();
    if (nowMs - drawnMs < REDRAW_MS) return;
    drawnMs = nowMs;
    const text = [`${task}: ${describe(share, nowMs - startMs)}`, ...(note === undefined ? [] : [note])].join('; ');
    // A line that wraps could not be drawn over.
    process.stderr.write(`${CLEAR_LINE}${text.slice(0, process.stderr.columns - 1)}`);
  };
  const timer = setInterval(draw, 1000).unref();
  return {
    update: (done, latest) => {
      share = done / total;
      note = latest;
      draw();
    },
    clear: () => {
      if (drawnMs !== startMs) process.stderr.write(CLEAR_LINE);
    },
    stop: () => {
      clearInterval(timer);
      process.stderr.write(drawnMs === startMs ? '' : CLEAR_LINE);
    },
  };
}

function describe(share: number, spentMs: number): string {
  if (share === 0) return `${formatDuration(spentMs)} so far`;
  const leftMs = (spentMs * (1 - share)) / share;
  return `${Math.floor(100 * share)} %, about ${formatDuration(leftMs)} left`;
}
