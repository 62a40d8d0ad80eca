/**
 * Sends news of runs to listeners. Each listener gets every generation once and in order, even after a lost connection:
 * the event id is the number of its last generation, and a reconnecting listener sends the last id it received.
 */

import type { RunList, RunNews } from '../../api/runApi.ts';
import { InputError } from '../../base/inputError.ts';
import type { EventStream } from '../eventStream.ts';
import type { RunViews } from './runViews.ts';
import type { RunWatch } from './runWatch.ts';

/** The list is long and rarely urgent, so it is sent at most twice a second. */
const LIST_EVERY_MS = 500;

/** What a listener requests. */
interface Wish {
  readonly run: number;
  /** The last generation that the listener had when it first asked. */
  readonly known: number;
  /** The last generation in the store. */
  readonly last: number;
}

/** Sends news of one run until the listener leaves or the run is deleted. */
export function tellOfRun(
  stream: EventStream<{ readonly run: RunNews }>,
  views: RunViews,
  watch: RunWatch,
  wish: Wish,
): void {
  const { run, known, last } = wish;
  const heard = heardBefore(stream.lastId) ?? known;
  // A listener with more generations than exist has those of another run.
  let after = heard > last ? -1 : heard;
  let told = '';
  const tell = (): void => {
    const news = views.news(run, after);
    const state = JSON.stringify({ ...news, curve: [] });
    if (news.curve.length === 0 && state === told) return;
    told = state;
    after = news.curve.at(-1)?.number ?? after;
    stream.send('run', news, after);
  };
  tellOnChange(stream, watch, () => {
    try {
      tell();
    } catch (error) {
      if (!(error instanceof InputError && error.code === 'run-unknown')) throw error;
      stream.end();
    }
  });
}

/** Sends the list of runs until the listener leaves. */
export function tellOfRuns(stream: EventStream<{ readonly runs: RunList }>, views: RunViews, watch: RunWatch): void {
  let told = '';
  let toldMs = -Infinity;
  const tell = (): void => {
    const list = views.list();
    const state = JSON.stringify(list);
    if (state === told) return;
    told = state;
    stream.send('runs', list);
  };
  let later: NodeJS.Timeout | undefined;
  tellOnChange(stream, watch, () => {
    later ??= setTimeout(
      () => {
        later = undefined;
        toldMs = performance.now();
        watch.attempt(tell);
      },
      Math.max(0, toldMs + LIST_EVERY_MS - performance.now()),
    );
  });
  stream.onClose(() => clearTimeout(later));
}

/** Calls `tell` now and after every change. */
function tellOnChange(stream: Pick<EventStream, 'onClose'>, watch: RunWatch, tell: () => void): void {
  stream.onClose(watch.listen(tell));
  watch.attempt(tell);
}

function heardBefore(id: string | undefined): number | undefined {
  return id !== undefined && /^(-1|\d{1,9})$/.test(id) ? Number(id) : undefined;
}
