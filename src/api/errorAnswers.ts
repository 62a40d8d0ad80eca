/**
 * The errors that a route can return, by status. Most follow from what the route accepts. The others are listed in its
 * row as `refusals`.
 */

import type { Route } from './route.ts';

/** The meaning of each status. */
const SENTENCES = {
  400: 'The request is invalid. The message names the field and the fault.',
  403:
    'Not allowed: the request comes from another site, concerns a game that is not yours, or is possible only on' +
    ' the server machine.',
  404: 'The requested item does not exist.',
  409: 'The request conflicts with the current state, which may have changed. Reload and try again.',
  413: 'The body is larger than 64 KB.',
  414: 'The address is too long.',
  415: 'The body is not JSON.',
  429: 'Too many requests. Wait a minute, then try again.',
  500: 'Internal error. Details are in the server log.',
  503: 'The server is busy or stopping, or its store is locked or full. Try again later.',
} as const;

export type ErrorStatus = keyof typeof SENTENCES;

/** The possible errors of a route, sorted by status. */
export function errorAnswersOf(name: string, route: Route): ReadonlyMap<ErrorStatus, string> {
  const statuses = new Set<number>([403, 429, 500, 503, ...(route.refusals ?? [])]);
  if (route.params || route.query || route.body) statuses.add(400);
  if (route.params) statuses.add(404).add(414);
  // The server reads the body of these methods even if the route expects none.
  if (!name.startsWith('GET ')) statuses.add(400).add(413).add(415);
  const all = Object.entries(SENTENCES).map(([status, sentence]) => [Number(status) as ErrorStatus, sentence] as const);
  return new Map(all.filter(([status]) => statuses.has(status)));
}
