/** The pages: files that were built beforehand. Every address of a page gets the same document, which then sees to it. */

import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { answerNotFound } from './answerErrors.ts';
import type { App } from './app.ts';

/** Addresses that the pages know; see `web/router.ts`. */
const PAGE = /^\/(?:game\/\w+|strategies|strategy|runs(?:\/\w+)?|reports|studies(?:\/\w+)?|take\/\w+|developers)?$/;

export async function addPages(app: App, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(folder),
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      // The names of built files change with their content.
      const isLasting = /[\\/]assets[\\/]/.test(path);
      response.header('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?');
    const isDocument = request.method === 'GET' && !path!.startsWith('/api/') && !/\.\w+$/.test(path!);
    if (!isDocument) return answerNotFound(request, reply);
    return reply.code(PAGE.test(path!) ? 200 : 404).sendFile('index.html');
  });
}
