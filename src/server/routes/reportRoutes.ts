/**
 * Reports on runs, as data and as files. Files are sent as attachments, so that the browser never treats them as pages
 * of this server.
 */

import type { FastifyRequest } from 'fastify';
import type { ReportOrder } from '../../api/reportApi.ts';
import { workerModule } from '../../pools/workerModule.ts';
import { nameRuns } from '../../reports/nameRuns.ts';
import type { App } from '../app.ts';
import { isKeeper } from '../guard.ts';
import { parseRunNumbers } from '../reports/runNumbers.ts';
import type { FigureFormat, ReportTask, ReportTasks } from '../reports/reportTasks.ts';
import { answerTo } from '../thinking/answerTo.ts';
import { Thinking } from '../thinking/thinking.ts';
import type { Handlers } from './addRoute.ts';
import { markAsFile } from './addRoute.ts';

const TASKS = workerModule(new URL('../reports/reportTasks.ts', import.meta.url));
const LIMITS = { timeMs: 60_000 };
/** A client can get any number of names, so this limit applies to all clients together. */
const MOST_WAITING = 20;

const FIGURE_TYPES = { svg: 'image/svg+xml', png: 'image/png', csv: 'text/csv' } as const;

export function reportRoutes(app: App): Handlers<`${string} /api/report${string}`> {
  // Reports have one thread of their own: they wait for each other but never delay games.
  const room = new Thinking<ReportTasks>({ threads: 1, tasks: TASKS, mostWaiting: MOST_WAITING });
  app.addHook('preClose', () => room.close());
  return {
    'GET /api/report': (request, reply) =>
      answerTo(reply, room.ask(request.client, 'report', wantedBy(request), LIMITS)),
    'GET /api/report/page': async (request, reply) => {
      const wanted = wantedBy(request);
      const page = await answerTo(reply, room.ask(request.client, 'page', wanted, LIMITS));
      markAsFile(reply, 'text/html', `report-${nameRuns(wanted.runs)}.html`);
      return page;
    },
    'GET /api/report/figures/:file': async (request, reply) => {
      const { file } = request.params;
      const [id, format] = file.split('.') as [string, FigureFormat];
      const task = { ...wantedBy(request), id, format };
      const figure = await answerTo(reply, room.ask(request.client, 'figure', task, LIMITS));
      markAsFile(reply, FIGURE_TYPES[format], file);
      return typeof figure === 'string' ? figure : Buffer.from(figure);
    },
    'GET /api/report/tables/:file': async (request, reply) => {
      const { file } = request.params;
      const task = { ...wantedBy(request), id: file.replace('.csv', '') };
      const table = await answerTo(reply, room.ask(request.client, 'table', task, LIMITS));
      markAsFile(reply, 'text/csv', file);
      return table;
    },
  };
}

/**
 * Only the keeper sees results of studies: participants must not learn who their opponents are or how others rated
 * them.
 */
function wantedBy(request: FastifyRequest & { readonly query: ReportOrder }): ReportTask {
  return { runs: parseRunNumbers(request.query.runs), hasPeople: isKeeper(request) };
}
