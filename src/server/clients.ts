/**
 * Recognises browsers by a signed cookie that contains only a random name. The name says which games are yours; there
 * are no accounts. The signing key is created once and kept in the store.
 */

import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the client; set for all requests except those for files. */
    client: string;
  }
}

const COOKIE = 'evodraughts';
const YEAR_S = 365 * 24 * 60 * 60;
const NAME = /^[a-f0-9]{32}$/;

export async function knowClients(app: App, store: Store): Promise<void> {
  await app.register(cookie, { secret: store.key('cookies', () => randomBytes(32).toString('hex')) });
  app.decorateRequest('client', '');
  app.addHook('onRequest', async (request, reply) => {
    if (!isFile(request.url)) request.client = knownClient(request) ?? introduce(reply);
  });
}

/** The name in the cookie, if this server signed it. */
export function knownClient(request: FastifyRequest): string | undefined {
  const { valid, value } = request.unsignCookie(request.cookies[COOKIE] ?? '');
  return valid && NAME.test(value) ? value : undefined;
}

function introduce(reply: FastifyReply): string {
  const name = randomBytes(16).toString('hex');
  void reply.setCookie(COOKIE, name, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    signed: true,
    maxAge: YEAR_S,
  });
  return name;
}

/**
 * Files set no cookie; the page itself does. Otherwise the first requests, which are sent at once, would each set a
 * different one.
 */
export function isFile(url: string): boolean {
  return /^\/(?:assets\/[\w.-]+|favicon\.svg|theme\.js)$/.test(url);
}
