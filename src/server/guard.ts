/**
 * Rejects requests from other sites. Such a site can reach a server on this machine through the visitor's browser in
 * two ways. It can send a request that changes something: its origin then differs. Or it can point its own domain name
 * to this machine: the host then differs.
 *
 * Clients on other machines may play and take part in studies. Only the keeper, who uses the server machine itself, may
 * start runs and define studies.
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
        'This server accepts requests to localhost only. Start it with --host to change that.',
      );
    }
    if (isFromElsewhere(request)) {
      throw new Refusal(403, 'origin-unknown', 'Pages of other sites may not use this server.');
    }
  });
}

/** Rejects requests that do not come from the keeper. */
export async function keeperOnly(request: FastifyRequest): Promise<void> {
  if (isKeeper(request)) return;
  throw new Refusal(403, 'keeper-only', 'Only possible on the server machine itself.');
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

function isLocalName(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare.endsWith('.localhost') || (isIP(bare) > 0 && LOOPBACK.test(bare));
}

/** Browsers send the origin of a request; other programs need not. Links from other sites to a page are allowed. */
function isFromElsewhere({ headers, host, method }: FastifyRequest): boolean {
  if (SAFE.has(method) && headers['sec-fetch-mode'] === 'navigate') return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  return !SAFE.has(method) && origin !== undefined && URL.parse(origin)?.host !== host;
}

/**
 * Whether a request comes from this machine, without a proxy, and uses a local name. The name matters because another
 * site may point its own domain name to this machine.
 */
export function isKeeper({ headers, hostname, ip }: FastifyRequest): boolean {
  return LOOPBACK.test(ip) && isLocalName(hostname) && DETOURS.every((name) => headers[name] === undefined);
}

const DETOURS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
