/** The routes of the server as Markdown, from the OpenAPI description of the server. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiDocument, Operation } from '../src/api/serverApi.ts';
import { createServer } from '../src/server/createServer.ts';
import { openStore } from '../src/store/store.ts';

/** A row of a table, and its topic. */
interface Row {
  readonly topic: string;
  readonly text: string;
}

export async function apiReference(): Promise<string> {
  const rows = Object.entries((await readDescription()).paths).flatMap(([path, routes]) =>
    Object.entries(routes).map(([method, route]) => describe(method, path, route)),
  );
  const tables = [...Map.groupBy(rows, ({ topic }) => topic)].map(([topic, own]) =>
    [
      `## ${topic}`,
      '',
      '| route | what it does | for | errors |',
      '|---|---|---|---|',
      ...own.map(({ text }) => text),
    ].join('\n'),
  );
  return `${[introduction(), ...tables].join('\n\n')}\n`;
}

async function readDescription(): Promise<ApiDocument> {
  const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  const store = openStore(join(folder, 'empty.sqlite'));
  const app = await createServer({ store, isLocal: true, pages: undefined, logLevel: 'silent', threads: 1 });
  try {
    await app.ready();
    return app.swagger() as ApiDocument;
  } finally {
    await app.close();
    store.close();
    rmSync(folder, { recursive: true });
  }
}

/** Errors that every route can answer with. */
const EVERYWHERE: ReadonlySet<string> = new Set(['403', '429', '500', '503']);

function describe(method: string, path: string, route: Operation): Row {
  const { summary = '', tags = [], parameters = [], responses = {} } = route;
  const asked = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => `${name}=`);
  const address = `${path}${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
  const who = route['x-keeper-only'] === true ? 'the server machine' : 'everybody';
  const errors = Object.keys(responses).filter((status) => Number(status) >= 400 && !EVERYWHERE.has(status));
  const cells = [`\`${method.toUpperCase()} ${address}\``, summary, who, errors.join(' ')];
  return { topic: tags[0] ?? 'Others', text: `| ${cells.join(' | ')} |` };
}

function introduction(): string {
  return `# The API

<!-- Made by "npm run docs" from the tables of routes in src/api. Change those. -->

The pages use this API, and programs can use it too. \`/developers\` on a running server shows each route with its fields
and a command to try it; \`/api/openapi.json\` describes the same for programs (OpenAPI 3.1). Requests and answers are
JSON, except for files (HTML, SVG, PNG, CSV, PDN, FEN) and server-sent events. Answers are compressed with Brotli or gzip
if the client accepts it.

Every rejected request returns a code for programs and a message for people:
\`{ "error": { "code": "...", "message": "..." } }\`. The tables list the error statuses. Every route can also return 403
(not allowed from here), 429 (too many requests), 500 (a fault of the server) and 503 (the server is busy or stopping).

Some routes are only available on the server machine itself; [server.md](server.md#access) explains how it is recognised.
Everybody can read reports, but results of studies appear only in reports that are made on the server machine.`;
}
