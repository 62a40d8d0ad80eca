/** Reports through the API: the same as on the command line, as data and as attachments. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLE_PLAY, EXAMPLE_STUDY } from '../../../test/examplePlays.ts';
import { storeExample } from '../../../test/exampleRuns.ts';
import type { Problem } from '../../api/fieldApi.ts';
import { chartTable } from '../../charts/chartTable.ts';
import type { Report } from '../../documents/document.ts';
import { figuresOf, tablesOf } from '../../documents/document.ts';
import { drawSvg } from '../../documents/drawSvg.ts';
import { formatCsv } from '../../documents/formatCsv.ts';
import { formatHtml } from '../../documents/formatHtml.ts';
import { tableData } from '../../documents/tableData.ts';
import { reportRuns } from '../../reports/runReport.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import type { App } from '../app.ts';
import { createServer } from '../createServer.ts';

const VARIABLE = 'EVODRAUGHTS_STORE';
const before = process.env[VARIABLE];
/** Sent through a proxy, so it is not from the keeper. */
const STRANGER = { 'x-forwarded-for': '192.0.2.1' };

let folder: string;
let store: Store;
let app: App;
let runs: string;
/** The report as the command line makes it. */
let report: Report;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-reports-'));
  process.env[VARIABLE] = join(folder, 'store.sqlite');
  store = openStore(process.env[VARIABLE]);
  app = await createServer({ store, isLocal: false, pages: undefined, logLevel: 'silent', threads: 1 });
  const experiment = { evolver: { population: 9 } };
  const ids = [storeExample(store), storeExample(store, { experiment, seed: 8 }, 'own.kings')];
  runs = ids.join(',');
  report = reportRuns(store, ids);
});

afterAll(async () => {
  await app.close();
  store.close();
  rmSync(folder, { recursive: true });
  if (before === undefined) delete process.env[VARIABLE];
  else process.env[VARIABLE] = before;
});

test('a report on one or several runs is the same as on the command line', async () => {
  expect((await get(`/api/report?runs=${runs}`)).json()).toEqual(JSON.parse(JSON.stringify(report)));
  const single = await get('/api/report?runs=1');
  expect(single.json()).toEqual(JSON.parse(JSON.stringify(reportRuns(store, [1]))));
});

describe('a file of a report', () => {
  test('is a page', async () => {
    const page = await get(`/api/report/page?runs=${runs}`);
    expect(page.body).toBe(formatHtml(report));
    expectFile(page, 'text/html; charset=utf-8', 'report-1-2.html');
  });

  test('is a figure, drawn or as data', async () => {
    const figure = figuresOf(report)[0]!;
    const svg = await get(`/api/report/figures/${figure.id}.svg?runs=${runs}`);
    expect(svg.body).toBe(drawSvg(figure));
    expectFile(svg, 'image/svg+xml', `${figure.id}.svg`);
    const csv = await get(`/api/report/figures/${figure.id}.csv?runs=${runs}`);
    expect(csv.body).toBe(formatCsv(chartTable(figure.chart)));
    expectFile(csv, 'text/csv; charset=utf-8', `${figure.id}.csv`);
    const png = await get(`/api/report/figures/${figure.id}.png?runs=${runs}`);
    expect(png.rawPayload.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n');
    expectFile(png, 'image/png', `${figure.id}.png`);
  });

  test('is a table', async () => {
    for (const table of tablesOf(report)) {
      const csv = await get(`/api/report/tables/${table.id}.csv?runs=${runs}`);
      expect(csv.body).toBe(formatCsv(tableData(table)));
      expectFile(csv, 'text/csv; charset=utf-8', `${table.id}.csv`);
    }
  });
});

test.each([
  ['/api/report', 400, 'request-invalid'],
  ['/api/report?runs=', 400, 'request-invalid'],
  ['/api/report?runs=1,x', 400, 'runs-unread'],
  ['/api/report?runs=1,999', 404, 'run-unknown'],
  ['/api/report/page?runs=999', 404, 'run-unknown'],
  ['/api/report/figures/nothing.svg?runs=1', 404, 'figure-unknown'],
  ['/api/report/figures/nothing.gif?runs=1', 400, 'request-invalid'],
  ['/api/report/figures/..%2F..%2Fpackage.csv?runs=1', 400, 'request-invalid'],
  ['/api/report/tables/nothing.csv?runs=1', 404, 'table-unknown'],
])('%s is rejected', async (url, status, code) => {
  const response = await get(url);
  expect([response.statusCode, response.json<Problem>().error.code]).toEqual([status, code]);
});

test('far too many runs are rejected with a message that states the limit', async () => {
  const many = Array.from({ length: 900 }, (_, index) => 1000 + index);
  const response = await get(`/api/report?runs=${many.join(',')}`);
  expect([response.statusCode, response.json<Problem>().error.code]).toEqual([400, 'runs-many']);
});

test('only the keeper sees results of studies', async () => {
  addStudy();
  for (const path of ['/api/report', '/api/report/page']) {
    expect((await get(`${path}?runs=1`)).body).toContain('The secret opponent');
    const told = await get(`${path}?runs=1`, STRANGER);
    expect([told.statusCode, told.body.includes('The secret opponent')]).toEqual([200, false]);
  }
  for (const path of ['figures/people-wins-1.svg', 'figures/people-ratings-1.csv', 'tables/people-1.csv']) {
    expect((await get(`/api/report/${path}?runs=1`)).statusCode).toBe(200);
    const told = await get(`/api/report/${path}?runs=1`, STRANGER);
    // The message lists the known tables, without this one.
    expect([told.statusCode, /It has .*people-/.test(told.body)]).toEqual([404, false]);
  }
});

/** Includes a game that was played and rated. */
function addStudy(): void {
  const opponents = [{ spec: 'run:1', player: 'first', title: 'The secret opponent' }];
  const study = store.createStudy({ ...EXAMPLE_STUDY, opponents, gamesEach: 1, side: 'black' });
  store.addParticipants(study, ['token']);
  store.addPlay({ ...EXAMPLE_PLAY, side: 'black', opponent: 'run:1', participant: 'token', studyGame: 0 });
  store.changePlay(EXAMPLE_PLAY.id, 0, { moves: ['11-15'], outcome: { winner: 'black', reason: 'resignation' } });
  store.answer(EXAMPLE_PLAY.id, 4, '');
}

function get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return app.inject({ url, headers: { host: 'localhost', ...headers } });
}

/** A browser saves it, whatever it contains, and does not guess its type. */
function expectFile({ statusCode, headers }: LightMyRequestResponse, type: string, name: string): void {
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  });
}
