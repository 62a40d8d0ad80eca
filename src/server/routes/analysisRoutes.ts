/** Analysis of any position. */

import { beginning } from '../games/beginning.ts';
import type { ServerContext } from '../serverContext.ts';
import { answerTo } from '../thinking/answerTo.ts';
import type { Handlers } from './addRoute.ts';

/** What a search may take beyond its time to sum up. */
const MARGIN_MS = 1000;

export function analysisRoutes({ thinking }: ServerContext): Handlers<'GET /api/analysis'> {
  return {
    'GET /api/analysis': ({ client, query: { variant, fen, timeMs } }, reply) => {
      const task = { ...beginning({ variant, fen }), timeMs };
      return answerTo(reply, thinking.ask(client, 'analysis', task, { timeMs: timeMs + MARGIN_MS }));
    },
  };
}
