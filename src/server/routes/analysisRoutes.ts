/** Analysis of any position. */

import { analysisOrder, analysisView } from '../../api/gameApi.ts';
import type { App } from '../app.ts';
import { beginning } from '../games/beginning.ts';
import type { ServerContext } from '../serverContext.ts';
import { answerTo } from '../thinking/answerTo.ts';

/** What a search may take beyond its time to sum up. */
const MARGIN_MS = 1000;

export function addAnalysisRoutes(app: App, { thinking }: ServerContext): void {
  const schema = {
    tags: ['Analysis'],
    summary: 'what search makes of a position',
    querystring: analysisOrder,
    response: { 200: analysisView },
  };
  app.get('/api/analysis', { schema }, ({ client, query: { variant, fen, timeMs } }, reply) => {
    const task = { ...beginning({ variant, fen }), timeMs };
    return answerTo(reply, thinking.ask(client, 'analysis', task, { timeMs: timeMs + MARGIN_MS }));
  });
}
