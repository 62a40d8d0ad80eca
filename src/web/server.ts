/** Requests to the server. What it turns down comes as an error with its sentence, which can be shown as it is. */

import type { Problem } from '../api/fieldApi.ts';

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

export function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return ask<Answer>(path, { ...(signal && { signal }) });
}

export function post<Answer>(path: string, body?: unknown): Promise<Answer> {
  if (body === undefined) return ask<Answer>(path, { method: 'POST' });
  const headers = { 'content-type': 'application/json' };
  return ask<Answer>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export async function remove(path: string): Promise<void> {
  await ask<undefined>(path, { method: 'DELETE' });
}

/** What to tell a person about an error, whatever it is. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ServerProblem) return error.message;
  return 'The server cannot be reached. Is it still running?';
}

async function ask<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, init);
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer;
  const { error } = await problemOf(response);
  throw new ServerProblem(response.status, error.code, error.message);
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { error: { code: 'server-error', message: `The server answered ${response.status} without a reason.` } };
  }
}

export interface Listening {
  /** Told with every event. */
  readonly onNews: (data: unknown) => void;
  /** Told when the connection is lost and when it is back. */
  readonly onConnection: (isConnected: boolean) => void;
}

/** Listens to server-sent events. A lost connection is taken up again by the browser. Returns how to end it. */
export function listen(path: string, event: string, { onNews, onConnection }: Listening): () => void {
  let source = new EventSource(path);
  let retry: number | undefined;
  const begin = (): void => {
    source.addEventListener('open', () => onConnection(true));
    source.addEventListener(event, (message) => onNews(JSON.parse((message as MessageEvent<string>).data)));
    source.addEventListener('error', () => {
      onConnection(false);
      // After some failures, such as a refusal by a server that is just starting, a browser does not try again.
      if (source.readyState === EventSource.CLOSED) retry = window.setTimeout(again, RETRY_MS);
    });
  };
  const again = (): void => {
    source = new EventSource(path);
    begin();
  };
  begin();
  return () => {
    clearTimeout(retry);
    source.close();
  };
}

const RETRY_MS = 2000;
