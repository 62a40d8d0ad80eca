/**
 * The pages: files that were built beforehand. Every page address returns the same document, whose script shows the
 * page. A header also names the script of that page, so that the browser loads both at once.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { answerNotFound } from './answerErrors.ts';
import type { App } from './app.ts';

/** The page addresses, and the scripts in `web/pages/` that show them; see `web/app.tsx`. */
const PAGES: readonly (readonly [address: RegExp, script: string])[] = [
  [/^\/$/, 'playPage'],
  [/^\/game\/\w+$/, 'gamePage'],
  [/^\/strategies$/, 'strategiesPage'],
  [/^\/strategy$/, 'strategyPage'],
  [/^\/runs$/, 'runsPage'],
  [/^\/runs\/new$/, 'newRunPage'],
  [/^\/runs\/\w+$/, 'runPage'],
  [/^\/reports$/, 'reportsPage'],
  [/^\/studies$/, 'studiesPage'],
  [/^\/studies\/new$/, 'newStudyPage'],
  [/^\/studies\/\w+$/, 'studyPage'],
  [/^\/take\/\w+$/, 'takePage'],
  [/^\/developers$/, 'developersPage'],
];

/** Vite's list of built files, by source file. */
type Manifest = Readonly<Record<string, { readonly file: string } | undefined>>;

export async function addPages(app: App, folder: string): Promise<void> {
  const manifest = readManifest(folder);
  await app.register(fastifyStatic, {
    root: resolve(folder),
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      // The names of built files change with their content.
      const isLasting = /[\\/]assets[\\/]/.test(path);
      response.header('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
    // `sendDocument` sends it instead, with an extra header.
    index: false,
  });
  const sendDocument = (path: string, reply: FastifyReply): FastifyReply => {
    const [, script] = PAGES.find(([address]) => address.test(path)) ?? [];
    const file = manifest[`pages/${script}.tsx`]?.file;
    if (file !== undefined) void reply.header('link', `</${file}>; rel=modulepreload`);
    return reply.code(script === undefined ? 404 : 200).sendFile('index.html');
  };
  app.get('/', { schema: { hide: true } }, (_, reply) => sendDocument('/', reply));
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?') as [string];
    const isDocument = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path);
    return isDocument ? sendDocument(path, reply) : answerNotFound(request, reply);
  });
}

/** Empty if the build has no manifest. */
function readManifest(folder: string): Manifest {
  const path = join(folder, 'manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}
