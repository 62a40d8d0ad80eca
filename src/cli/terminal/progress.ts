/**
 * One line on the error stream with the progress and the remaining time of a long command; only for people.
 */

import { formatDuration } from './terminal.ts';

export interface Progress {
  /** Sets the progress; a note can show intermediate results. */
  update(done: number, note?: string): void;
  /** Clears the line for other output; the next update draws it again. */
  clear(): void;
  stop(): void;
}

const REDRAW_MS = 200;
const CLEAR_LINE = '\r\u001B[K';

/**
 * Starts a progress line that counts to `total`. It is silent without a terminal, when the output is for a program, and
 * when the total is unknown. Between updates it still shows the elapsed time.
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
