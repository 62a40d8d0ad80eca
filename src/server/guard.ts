/**
 * Keeps strangers out. A page of another site may try to reach a server on this machine through the visitor's browser:
 * by a request that changes something (its origin then gives it away), or by a name of its own that it lets point here
 * (the host of the request then does). And whoever reaches the server from elsewhere may play and take part in studies,
 * but not start runs or define studies: that is for the keeper, who sits at this machine.
 */

import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { Refusal } from './refusal.ts';

export function guardRequests(app: App, isLocal: boolean): void {
  app.addHook('onRequest', async (request) => {
    if (isLocal && !isLocalName(request.hostname)) {
      throw new Refusal(
        403,
        'host-unknown',
        'This server answers only to localhost. Start it with --host to change that.',
      );
    }
    if (isFromElsewhere(request)) {
      throw new Refusal(403, 'origin-unknown', 'A page of another site may not use this server.');
    }
  });
}

/** To be asked before something that only the keeper may do. */
export async function keeperOnly(request: FastifyRequest): Promise<void> {
  if (isKeeper(request)) return;
  throw new Refusal(403, 'keeper-only', 'Only who sits at the machine of the server may do this.');
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

function isLocalName(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare.endsWith('.localhost') || (isIP(bare) > 0 && LOOPBACK.test(bare));
}

/** Browsers say where a request comes from; other programs need not. Everybody may follow a link to a page. */
function isFromElsewhere({ headers, host, method }: FastifyRequest): boolean {
  if (SAFE.has(method) && headers['sec-fetch-mode'] === 'navigate') return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  return !SAFE.has(method) && origin !== undefined && URL.parse(origin)?.host !== host;
}

/**
 * Whether a request comes from this very machine, by no detour and by its own name: another site may let a name of its
 * own point to the visitor's machine.
 */
export function isKeeper({ headers, hostname, ip }: FastifyRequest): boolean {
  return LOOPBACK.test(ip) && isLocalName(hostname) && DETOURS.every((name) => headers[name] === undefined);
}

const DETOURS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
