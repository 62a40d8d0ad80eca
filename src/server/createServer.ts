/**
 * The server: the documented API and the pages. The schemas of `api/` validate every request before a route sees it.
 * The server alone decides which moves are legal. All searches run in other threads.
 */

import { availableParallelism } from 'node:os';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import fastify from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import type { Store } from '../store/store.ts';
import { answerError, answerErrors, answerNotFound } from './answerErrors.ts';
import type { App } from './app.ts';
import { isFile, knowClients, knownClient } from './clients.ts';
import { compressAnswers } from './compressAnswers.ts';
import { EventStreams } from './eventStream.ts';
import { GameDesk } from './games/gameDesk.ts';
import { guardRequests } from './guard.ts';
import { addPages } from './pages.ts';
import { addRoutes } from './routes/routes.ts';
import type { ServerContext } from './serverContext.ts';
import { Thinking } from './thinking/thinking.ts';

export interface ServerOptions {
  readonly store: Store;
  /** Whether it accepts connections from this machine only. */
  readonly isLocal: boolean;
  /** The folder of the built pages; undefined to serve only the API. */
  readonly pages: string | undefined;
  /** The lowest level that is logged, to standard error. */
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** The number of threads of each run started here; by default one for each core. */
  readonly threads?: number;
}

const BODY_BYTES = 64 * 1024;
const MINUTE_MS = 60_000;
/** Requests a minute, from a known client and from an address without a known client. */
const MOST_OF_A_CLIENT = 1200;
const MOST_OF_STRANGERS = 400;

export async function createServer(options: ServerOptions): Promise<App> {
  const { store, isLocal, pages, logLevel, threads = availableParallelism() } = options;
  const app: App = fastify({
    logger: { level: logLevel, stream: process.stderr, serializers: { req: nameless } },
    bodyLimit: BODY_BYTES,
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
  });
  // Accept only JSON bodies: a form on another site can send plain text without a preflight request.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  await app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: POLICY }, hsts: false });
  guardRequests(app, isLocal);
  await knowClients(app, store);
  await app.register(rateLimit, {
    timeWindow: MINUTE_MS,
    max: (request) => (knownClient(request) === undefined ? MOST_OF_STRANGERS : MOST_OF_A_CLIENT),
    keyGenerator: (request) => knownClient(request) ?? request.ip,
    allowList: (request) => isFile(request.url),
  });
  compressAnswers(app);
  await describeApi(app);
  const thinking = openThinking(app);
  const games = new GameDesk(store, thinking);
  const context: ServerContext = { store, streams: new EventStreams(app), thinking, games, threads };
  addRoutes(app, context);
  if (pages === undefined) app.setNotFoundHandler(answerNotFound);
  else await addPages(app, pages);
  return app;
}

/** The logged part of a request. It identifies no client, and omits the secret part of a participant's link. */
function nameless({ method, url }: FastifyRequest): { method: string; url: string } {
  return { method, url: url.replace(/(\/(?:take|participations)\/)\w+/, '$1...') };
}

/**
 * Threads for searches. One starts with the server, so the first request need not wait. Requests that are still waiting
 * when the server stops are rejected.
 */
function openThinking(app: App): Thinking {
  const thinking = new Thinking();
  app.addHook('onListen', async () => thinking.warmUp());
  app.addHook('preClose', () => thinking.close());
  return thinking;
}

/** What pages may load: anything from this server, nothing from elsewhere, no inline script or style. */
const POLICY = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
};

async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'EvoDraughts',
        version: packageJson.version,
        description:
          'Games against evolved players and their reasoning, evolution runs, reports, and studies with people.',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}
