/** Something that a page requests from the server: loading, loaded or failed. */

import { useEffect, useState } from 'preact/hooks';
import type { Answer, AskedName, Given } from './server.ts';
import { askUnless, sentenceOf } from './server.ts';

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly value: Value }
  | { readonly state: 'failed'; readonly sentence: string };

interface Loading<Value> {
  readonly loaded: Loaded<Value>;
  /** Requests it again. */
  readonly reload: () => void;
  /** Replaces the loaded value. */
  readonly put: (value: Value) => void;
}

type ReadName = AskedName & `GET ${string}`;
type Wish<Name extends ReadName> = unknown extends Given<Name> ? [] : [given: Given<Name> | undefined];

/** Requests a route, and again whenever the fields change. It requests nothing while they are undefined. */
export function useLoaded<Name extends ReadName>(name: Name, ...wish: Wish<Name>): Loading<Answer<Name>> {
  const [loaded, setLoaded] = useState<Loaded<Answer<Name>>>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  const [given] = wish;
  const isWanted = wish.length === 0 || given !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    setLoaded((before) => (before.state === 'here' && turn > 0 ? before : { state: 'loading' }));
    askUnless(controller.signal, name, given).then(
      (value) => setLoaded({ state: 'here', value }),
      (error: unknown) => {
        if (!controller.signal.aborted) setLoaded({ state: 'failed', sentence: sentenceOf(error) });
      },
    );
    return () => controller.abort();
  }, [name, isWanted, JSON.stringify(given), turn]);
  return {
    loaded,
    reload: () => setTurn((before) => before + 1),
    put: (value) => setLoaded({ state: 'here', value }),
  };
}
