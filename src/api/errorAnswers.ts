/**
 * The errors that a route can answer with, by status. Most follow from what the route is asked with; those that depend
 * on what it does stand in its row as `refusals`.
 */

import type { Route } from './route.ts';

/** What a status means here, in a sentence. */
const SENTENCES = {
  400: 'The request is invalid. The message names the field and the fault.',
  403:
    'Not allowed: the request comes from a page of another site, concerns a game of somebody else, or is possible on' +
    ' the server machine only.',
  404: 'What the request names does not exist.',
  409: 'The request does not fit the present state, which may have changed. Load it again.',
  413: 'The body is larger than 64 KB.',
  414: 'A part of the address is too long.',
  415: 'The body is not JSON.',
  429: 'Too many requests at once or in a minute. Wait, then try again.',
  500: 'The server has a fault. It is written to its log.',
  503: 'The server is busy or stopping, or its store is locked or full. Try again.',
} as const;

export type ErrorStatus = keyof typeof SENTENCES;

/** Sentences by status, in the order of the statuses. */
export function errorAnswersOf(name: string, route: Route): ReadonlyMap<ErrorStatus, string> {
  const statuses = new Set<number>([403, 429, 500, 503, ...(route.refusals ?? [])]);
  if (route.params || route.query || route.body) statuses.add(400);
  if (route.params) statuses.add(404).add(414);
  // A body is read for these methods even where none is wanted.
  if (!name.startsWith('GET ')) statuses.add(400).add(413).add(415);
  const all = Object.entries(SENTENCES).map(([status, sentence]) => [Number(status) as ErrorStatus, sentence] as const);
  return new Map(all.filter(([status]) => statuses.has(status)));
}
