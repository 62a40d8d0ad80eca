/**
 * Server-sent events: an answer that stays open, so that pages learn of changes at once. A browser that loses the
 * connection reconnects and sends the last id it received as `Last-Event-ID`.
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { Refusal } from './refusal.ts';

/** A stream of named events, each with data of its own type. */
export interface EventStream<Events extends object = Readonly<Record<string, unknown>>> {
  /** The last id that the client received, if it reconnects. */
  readonly lastId: string | undefined;
  send<Name extends keyof Events & string>(event: Name, data: Events[Name], id?: number): void;
  end(): void;
  /** Called once, when the client disconnects or the server stops. */
  onClose(listener: () => void): void;
}

/** Proxies and browsers close idle connections. */
const BEAT_MS = 15_000;
/** How soon a browser reconnects. */
const RETRY_MS = 1000;
const MOST_OF_A_CLIENT = 20;
const MOST_UNREAD_BYTES = 1 << 20;

/** All streams of a server. */
export class EventStreams {
  readonly #open = new Map<FastifyReply, string>();

  constructor(app: App) {
    app.addHook('preClose', async () => {
      for (const reply of this.#open.keys()) reply.raw.end();
    });
  }

  open(request: FastifyRequest, reply: FastifyReply): EventStream {
    const { client } = request;
    if ([...this.#open.values()].filter((name) => name === client).length >= MOST_OF_A_CLIENT) {
      throw new Refusal(429, 'too-many-streams', 'Too many of your pages are open. Close some of them.');
    }
    const { raw } = reply;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    raw.write(`retry: ${RETRY_MS}\n\n`);
    this.#open.set(reply, client);
    const beat = setInterval(() => raw.write(': still here\n\n'), BEAT_MS);
    raw.on('close', () => {
      clearInterval(beat);
      this.#open.delete(reply);
    });
    return {
      lastId: headerText(request.headers['last-event-id']),
      send: (event, data, id) => {
        const number = id === undefined ? '' : `id: ${id}\n`;
        // A client that does not read is disconnected. It can reconnect and receive the current state.
        if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
        if (raw.writable) raw.write(`${number}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      },
      end: () => raw.end(),
      onClose: (listener) => void raw.once('close', listener),
    };
  }
}

function headerText(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
