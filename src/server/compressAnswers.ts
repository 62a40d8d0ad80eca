/**
 * Compresses the answers of the API: with Brotli if the client accepts it, else with gzip. Built pages are compressed
 * at build time. Event streams are not compressed, since each event must arrive at once.
 *
 * A compressed answer that contains both a secret and text chosen by an attacker can leak the secret through its length
 * (the BREACH attack), if another site makes the browser request it repeatedly. Such requests have no cookie
 * (`SameSite=Strict`), so personal answers are safe. The keeper, however, is recognised by the machine alone. Therefore
 * answers about studies, which contain the participants' secret links, are never compressed.
 */

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/** Shorter answers fit into one packet anyway. */
const SHORTEST_BYTES = 1000;
/** Most of the gain for little work: half a millisecond for 40 kB. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const TEXT = /^(?:text\/|application\/(?:json|xml)|image\/svg)/;
const SECRET = /^\/api\/studies\b/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export function compressAnswers(app: App): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isCompressible(request, reply, payload)) return payload;
    void reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request.headers['accept-encoding'] ?? '');
    if (encoding === undefined) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? toBrotli(payload, QUALITY) : toGzip(payload);
  });
}

/** Files are streams, which are sent unchanged. */
function isCompressible(request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string | Buffer {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false;
  if (payload.length < SHORTEST_BYTES || SECRET.test(request.routeOptions.url ?? '')) return false;
  return TEXT.test(String(reply.getHeader('content-type'))) && !reply.hasHeader('content-encoding');
}

/** The best encoding that the header lists and does not exclude, as in `gzip, br;q=0`. */
function acceptedEncoding(header: string): 'br' | 'gzip' | undefined {
  const accepted = header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]!.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
