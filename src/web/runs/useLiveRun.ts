/** A live run: loaded once, then kept up to date by events from the server. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { GenerationView, RunNews, RunView } from '../../api/runApi.ts';
import type { Loaded } from '../loaded.ts';
import { useLoaded } from '../loaded.ts';
import { listen } from '../server.ts';

interface LiveRun {
  readonly loaded: Loaded<RunView>;
  readonly isConnected: boolean;
}

export function useLiveRun(id: string): LiveRun {
  const { loaded, put } = useLoaded('GET /api/runs/:id', { id });
  const [isConnected, setConnected] = useState(true);
  const latest = useRef<RunView | undefined>(undefined);
  latest.current = loaded.state === 'here' ? loaded.value : undefined;
  // A finished run does not change. A stopped one may be resumed elsewhere.
  const isOpen = latest.current?.status === 'unfinished';
  useEffect(() => {
    if (!isOpen) return;
    const onNews = (news: RunNews): void => {
      if (!latest.current) return;
      // Several events may arrive before the page is drawn again.
      latest.current = mergeNews(latest.current, news);
      put(latest.current);
    };
    const after = latest.current?.curve.at(-1)?.number ?? -1;
    return listen('GET /api/runs/:id/events', { id, after }, { run: onNews }, setConnected);
  }, [id, isOpen]);
  return { loaded, isConnected };
}

/** Merges an event into a loaded run. Events may repeat after a lost connection. */
export function mergeNews(run: RunView, { run: summary, curve, ...rest }: RunNews): RunView {
  return { ...run, ...summary, ...rest, curve: mergeCurves(run.curve, curve) };
}

function mergeCurves(before: readonly GenerationView[], news: readonly GenerationView[]): GenerationView[] {
  const byNumber = new Map([...before, ...news].map((generation) => [generation.number, generation]));
  return [...byNumber.values()].sort((one, two) => one.number - two.number);
}
