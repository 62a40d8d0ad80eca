/** Something that a page asks the server for: not here yet, here, or not to be had. */

import { useEffect, useState } from 'preact/hooks';
import { get, sentenceOf } from './server.ts';

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly value: Value }
  | { readonly state: 'failed'; readonly sentence: string };

interface Loading<Value> {
  readonly loaded: Loaded<Value>;
  /** Asks again. */
  readonly reload: () => void;
  /** Takes the place of what was loaded. */
  readonly put: (value: Value) => void;
}

/** Asks for a path, again whenever it changes; asks nothing while there is none. */
export function useLoaded<Value>(path: string | undefined): Loading<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (path === undefined) return;
    const controller = new AbortController();
    setLoaded((before) => (before.state === 'here' && turn > 0 ? before : { state: 'loading' }));
    get<Value>(path, controller.signal).then(
      (value) => setLoaded({ state: 'here', value }),
      (error: unknown) => {
        if (!controller.signal.aborted) setLoaded({ state: 'failed', sentence: sentenceOf(error) });
      },
    );
    return () => controller.abort();
  }, [path, turn]);
  return {
    loaded,
    reload: () => setTurn((before) => before + 1),
    put: (value) => setLoaded({ state: 'here', value }),
  };
}
