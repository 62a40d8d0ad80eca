/** The API routes by topic, in the server's order. */

import type { ApiDocument, Operation } from '../../api/serverApi.ts';

export interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export interface Topic {
  readonly name: string;
  readonly routes: readonly Route[];
}

export function topicsOf({ paths }: ApiDocument): Topic[] {
  const topics = new Map<string, Route[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (!METHODS.has(method)) continue;
      const name = operation.tags?.[0] ?? 'Others';
      const route = { method: method.toUpperCase(), path, operation };
      topics.set(name, [...(topics.get(name) ?? []), route]);
    }
  }
  return [...topics].map(([name, routes]) => ({ name, routes }));
}

/** A path also has other keys, such as parameters. */
const METHODS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);
