/**
 * Typed requests to the server. The name of a route is its method and path. Only the types of the route table are used
 * here. A rejected request becomes an error whose message can be shown as it is.
 */

import { fieldsOf } from '../base/json.ts';
import type { Problem } from '../api/fieldApi.ts';
import type { AnswerOf, AskedOf, EventsOf } from '../api/route.ts';
import type { RouteName, Routes } from '../api/routes.ts';

/** Routes that answer once, with JSON or with text. */
export type AskedName = NamesOf<{ readonly answers: unknown } | { readonly files: readonly `text/${string}`[] }>;
/** Routes that send events. */
export type StreamName = NamesOf<{ readonly events: unknown }>;
/** What a route requires: its path parameters, and the fields of its query or body. */
export type Given<Name extends RouteName> = AskedOf<Routes[Name]>;
export type Answer<Name extends AskedName> = AnswerOf<Routes[Name]>;

type NamesOf<Kind> = { [Name in RouteName]: Routes[Name] extends Kind ? Name : never }[RouteName];
/** Omitted if the route requires nothing. */
type GivenIfAny<Name extends RouteName> = unknown extends Given<Name> ? [] : [given: Given<Name>];

export class ServerProblem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'ServerProblem';
    this.status = status;
    this.code = code;
  }
}

/** Requests a route, as in `ask('GET /api/runs/:id', { id: 7 })`. */
export function ask<Name extends AskedName>(name: Name, ...[given]: GivenIfAny<Name>): Promise<Answer<Name>> {
  return askUnless(undefined, name, given);
}

/** Requests a route, unless the signal aborts it. */
export async function askUnless<Name extends AskedName>(
  signal: AbortSignal | undefined,
  name: Name,
  given: Given<Name> | undefined,
): Promise<Answer<Name>> {
  const { method, path, others } = requestOf(name, given);
  const response = await fetch(method === 'GET' ? withQuery(path, others) : path, {
    method,
    ...(signal && { signal }),
    ...(method === 'POST' && others.length > 0 && jsonBody(others)),
  });
  if (!response.ok) throw await problemOf(response);
  return (await contentOf(response)) as Answer<Name>;
}

/** The address of a route, for links and downloads. */
export function addressOf<Name extends RouteName & `GET ${string}`>(name: Name, ...[given]: GivenIfAny<Name>): string {
  const { path, others } = requestOf(name, given);
  return withQuery(path, others);
}

/** The message to show for any error. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ServerProblem) return error.message;
  return 'The server cannot be reached. Is it still running?';
}

interface Request {
  readonly method: string;
  readonly path: string;
  /** The fields that are not in the path. */
  readonly others: readonly (readonly [name: string, value: unknown])[];
}

function requestOf(name: RouteName, given: unknown): Request {
  const [method, pattern] = name.split(' ') as [string, string];
  const fields = new Map(Object.entries(fieldsOf(given)));
  const path = pattern.replaceAll(/:(\w+)/g, (_, parameter: string) => {
    const value = encodeURIComponent(String(fields.get(parameter)));
    fields.delete(parameter);
    return value;
  });
  return { method, path, others: [...fields].filter(([, value]) => value !== undefined) };
}

function withQuery(path: string, fields: Request['others']): string {
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? path : `${path}?${query}`;
}

function jsonBody(fields: Request['others']): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(fields)) };
}

async function contentOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  return response.headers.get('content-type')?.startsWith('application/json') ? response.json() : response.text();
}

async function problemOf(response: Response): Promise<ServerProblem> {
  const { status } = response;
  try {
    const { error } = (await response.json()) as Problem;
    return new ServerProblem(status, error.code, error.message);
  } catch {
    return new ServerProblem(status, 'server-error', `The server returned status ${status} without a message.`);
  }
}

/** A listener for each event of a stream. */
export type Listeners<Name extends StreamName> = {
  readonly [Event in keyof EventsOf<Routes[Name]>]: (data: EventsOf<Routes[Name]>[Event]) => void;
};

/**
 * Listens to server-sent events, and reports when the connection is lost and restored. The browser reconnects by
 * itself. Returns a function that stops listening.
 */
export function listen<Name extends StreamName>(
  name: Name,
  given: Given<Name>,
  listeners: Listeners<Name>,
  onConnection: (isConnected: boolean) => void,
): () => void {
  const { path, others } = requestOf(name, given);
  const address = withQuery(path, others);
  let source = new EventSource(address);
  let retry: number | undefined;
  const begin = (): void => {
    source.addEventListener('open', () => onConnection(true));
    for (const [event, tell] of Object.entries<(data: never) => void>(listeners)) {
      source.addEventListener(event, ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as never));
    }
    source.addEventListener('error', () => {
      onConnection(false);
      // After some failures, such as a rejection by a server that is just starting, the browser does not retry.
      if (source.readyState === EventSource.CLOSED) retry = window.setTimeout(again, RETRY_MS);
    });
  };
  const again = (): void => {
    source = new EventSource(address);
    begin();
  };
  begin();
  return () => {
    clearTimeout(retry);
    source.close();
  };
}

const RETRY_MS = 2000;
