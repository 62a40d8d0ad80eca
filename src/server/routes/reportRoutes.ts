/**
 * Reports on runs, as data and as files. Files are attachments: nothing in them is ever shown or run as if it were a
 * page of this server.
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ReportOrder } from '../../api/reportApi.ts';
import { figureFile, reportOrder, reportView, tableFile } from '../../api/reportApi.ts';
import { workerModule } from '../../pools/workerModule.ts';
import { nameRuns } from '../../reports/nameRuns.ts';
import type { App } from '../app.ts';
import { isKeeper } from '../guard.ts';
import { parseRunNumbers } from '../reports/runNumbers.ts';
import type { FigureFormat, ReportTask, ReportTasks } from '../reports/reportTasks.ts';
import { answerTo } from '../thinking/answerTo.ts';
import { Thinking } from '../thinking/thinking.ts';

type ReportRoom = Thinking<ReportTasks>;

const tags = ['Reports'];
const querystring = reportOrder;
const TASKS = workerModule(new URL('../reports/reportTasks.ts', import.meta.url));
const LIMITS = { timeMs: 60_000 };
/** Clients can have any number of names, so there is a limit for all of them together. */
const MOST_WAITING = 20;

const TYPES = {
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  csv: 'text/csv; charset=utf-8',
} as const;

export function addReportRoutes(app: App): void {
  // One thread: reports wait for each other, and never for games, nor games for them.
  const room: ReportRoom = new Thinking({ threads: 1, tasks: TASKS, mostWaiting: MOST_WAITING });
  app.addHook('preClose', () => room.close());
  addReport(app, room);
  addFiles(app, room);
}

function addReport(app: App, room: ReportRoom): void {
  const show = { tags, summary: 'a report on runs, as data', querystring, response: { 200: reportView } };
  app.get('/api/report', { schema: show }, (request, reply) =>
    answerTo(reply, room.ask(request.client, 'report', wantedBy(request), LIMITS)),
  );

  const page = { tags, summary: 'a report on runs as a page that needs nothing else', querystring };
  app.get('/api/report/page', { schema: page }, async (request, reply) => {
    const wanted = wantedBy(request);
    const text = await answerTo(reply, room.ask(request.client, 'page', wanted, LIMITS));
    return sendFile(reply, `report-${nameRuns(wanted.runs)}.html`, text);
  });
}

function addFiles(app: App, room: ReportRoom): void {
  const figure = {
    tags,
    summary: 'a figure of a report, as a picture or as its data',
    params: z.object({ file: figureFile }),
    querystring,
  };
  app.get('/api/report/figures/:file', { schema: figure }, async (request, reply) => {
    const { file } = request.params;
    const [id, format] = file.split('.') as [string, FigureFormat];
    const task = { ...wantedBy(request), id, format };
    return sendFile(reply, file, await answerTo(reply, room.ask(request.client, 'figure', task, LIMITS)));
  });

  const table = { tags, summary: 'a table of a report as CSV', params: z.object({ file: tableFile }), querystring };
  app.get('/api/report/tables/:file', { schema: table }, async (request, reply) => {
    const { file } = request.params;
    const task = { ...wantedBy(request), id: file.replace('.csv', '') };
    return sendFile(reply, file, await answerTo(reply, room.ask(request.client, 'table', task, LIMITS)));
  });
}

/** Whoever takes part in a study must not read in a report what others made of their opponents, nor who these are. */
function wantedBy(request: FastifyRequest & { readonly query: ReportOrder }): ReportTask {
  return { runs: parseRunNumbers(request.query.runs), hasPeople: isKeeper(request) };
}

function sendFile(reply: FastifyReply, name: string, content: string | Uint8Array): FastifyReply {
  const format = name.split('.').at(-1) as keyof typeof TYPES;
  void reply.header('content-disposition', `attachment; filename="${name}"`).type(TYPES[format]);
  return reply.send(typeof content === 'string' ? content : Buffer.from(content));
}
