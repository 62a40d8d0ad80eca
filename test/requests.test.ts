/**
 * Thousands of bad requests at every route of the API: malformed, illegal, for things that are not there or belong to
 * others, too large, repeated. The law: an answer is never a failure of the server; whoever is turned down gets a code
 * and a sentence, and nothing has changed.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameView } from '../src/api/gameApi.ts';
import type { ApiDocument } from '../src/api/serverApi.ts';
import type { StudyView } from '../src/api/studyApi.ts';
import type { App } from '../src/server/app.ts';
import { createServer } from '../src/server/createServer.ts';
import type { Store } from '../src/store/store.ts';
import { openStore } from '../src/store/store.ts';
import { storeExample } from './exampleRuns.ts';

/**
 * A route with a body or a query is asked often, because every field of these can be wrong in several ways. For others
 * only the address and the headers can be wrong, and after a hundred requests all answers to that have been seen.
 */
const REQUESTS_WITH_FIELDS = 1200;
const REQUESTS_WITHOUT = 300;

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-requests-'));
let app: App;
let store: Store;
let database: DatabaseSync;
/** Tells whether another connection has written since it was asked last. */
let dataVersion: StatementSync;
let last: { readonly version: unknown; readonly content: string } = { version: undefined, content: '' };
/** Of the one whose games there are, and of somebody else. */
let cookies: readonly string[];
/** Parameters that mean something here. */
const known: Record<string, string[]> = { id: [], token: [] };
let routes: readonly Route[];
/** Statuses of the errors that were met. */
const met = new Set<number>();

type AnyRequest = InjectOptions & { readonly method: Route['method']; readonly url: string };

interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Statuses of all answers that are described. */
  readonly statuses: readonly number[];
  readonly path: string;
  /** Names of what is asked for behind a question mark. */
  readonly query: readonly string[];
}

beforeAll(async () => {
  process.env['EVODRAUGHTS_STORE'] = join(folder, 'store.sqlite');
  store = openStore(process.env['EVODRAUGHTS_STORE']);
  database = new DatabaseSync(process.env['EVODRAUGHTS_STORE'], { readOnly: true });
  dataVersion = database.prepare('pragma data_version');
  const run = storeExample(store);
  app = await createServer({ store, isLocal: true, pages: undefined, logLevel: 'silent' });
  cookies = [await introduce(), await introduce()];
  const game = await begin({ variant: 'english', opponent: 'first', side: 'black' });
  const over = await begin({ variant: 'giveaway-6x6', opponent: 'first', side: 'black' });
  await send({ method: 'POST', url: `/api/games/${over.id}/resign`, payload: { ply: 0 } });
  const study = await send({ method: 'POST', url: '/api/studies', payload: STUDY });
  const { id, links } = study.json<StudyView>();
  known['id']!.push(game.id, over.id, String(run), String(id));
  known['token']!.push(...links.map(({ token }) => token));
  // What is deleted by a good request is missing from then on.
  routes = routesOf(app.swagger() as ApiDocument).toSorted(
    (one, two) => Number(one.method === 'DELETE') - Number(two.method === 'DELETE'),
  );
});

afterAll(async () => {
  await app.close();
  database.close();
  store.close();
  rmSync(folder, { recursive: true });
});

describe('bad requests', () => {
  test('are tried on every route there is', () => {
    expect(routes.length).toBeGreaterThan(25);
  });

  test('are turned down with a code and a sentence, and change nothing', async () => {
    for (const route of routes) await expectLaw(route);
    // No status is described for nothing. What is the server's own fault is not met here.
    const described = new Set(routes.flatMap(({ statuses }) => statuses).filter((one) => one >= 400 && one < 500));
    expect(met).toEqual(described);
  }, 600_000);
});

async function expectLaw(route: Route): Promise<void> {
  const hasFields = route.method === 'POST' || route.query.length > 0;
  let address = 0;
  await fc.assert(
    fc.asyncProperty(anyRequest(route), async (request) => {
      const before = snapshot();
      address++;
      // Each from another place of this machine, or the limit of requests a minute would answer them all.
      const remoteAddress = `127.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
      const response = await app.inject({ ...request, remoteAddress, payloadAsStream: true });
      const { statusCode } = response;
      if (statusCode < 400) {
        response.stream().destroy();
        return;
      }
      const text = await new Response(response.stream()).text();
      expect(statusCode, `${request.method} ${request.url} ${text}`).toBeLessThan(500);
      expect(route.statuses, `${request.method} ${request.url} ${text}`).toContain(statusCode);
      met.add(statusCode);
      expect(JSON.parse(text)).toEqual({
        error: { code: expect.any(String), message: expect.stringMatching(/[.?]$/) },
      });
      expect(snapshot()).toBe(before);
    }),
    { numRuns: hasFields ? REQUESTS_WITH_FIELDS : REQUESTS_WITHOUT, seed: 1, endOnFailure: true },
  );
}

/**
 * All that a request could change: how much there is of everything, and the games in all. As long as no other
 * connection has written to the store, it is what it was.
 */
function snapshot(): string {
  const version = dataVersion.get()!['data_version'];
  if (version === last.version) return last.content;
  const plays = known['id']!.map((id) => store.play(id) ?? null);
  const counts = TABLES.map((name) => database.prepare(`select count(*) as rows from ${name}`).get()!['rows']);
  last = { version, content: JSON.stringify([plays, counts]) };
  return last.content;
}

const TABLES = ['runs', 'generations', 'champions', 'tests', 'games', 'plays', 'studies', 'participants', 'answers'];

function anyRequest({ method, path, query }: Route): fc.Arbitrary<AnyRequest> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  return fc.record({
    method: fc.constant(method),
    url: fc
      .tuple(fc.tuple(...names.map(anyParameter)), fc.dictionary(fc.constantFrom('x', ...query), anyWord()))
      .map(([values, asked]) => addressOf(path, names, values, asked)),
    headers: anyHeaders(),
    ...(method === 'POST' && { payload: anyPayload(path) }),
  });
}

function addressOf(path: string, names: readonly string[], values: readonly string[], asked: object): string {
  const filled = names.reduce(
    (text, name, index) => text.replace(`{${name}}`, encodeURIComponent(values[index]!)),
    path,
  );
  return `${filled}?${new URLSearchParams({ ...asked }).toString()}`;
}

function anyParameter(name: string): fc.Arbitrary<string> {
  const meaningful = fc.constantFrom(...(known[name] ?? ['1']));
  return fc.oneof(
    { weight: 3, arbitrary: meaningful },
    anyWord().filter((word) => word !== ''),
  );
}

function anyWord(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.toWellFormed()),
    fc.integer().map(String),
    fc.constantFrom('', '-1', '0', '1e9', 'NaN', '../../etc/passwd', '__proto__', 'english', 'run:1', "1' or '1'='1"),
    fc.constantFrom('expression:own.men', 'W:W21:B12', '1,2', '99999999999999999999', '[', 'x'.repeat(5000)),
  );
}

/** Now and then of the one whose games there are: then only what is asked can be wrong. */
function anyHeaders(): fc.Arbitrary<Record<string, string>> {
  return fc
    .tuple(
      fc.constantFrom(undefined, cookies[0], cookies[1], 'evodraughts=forged.signature', 'evodraughts='),
      fc.constantFrom('application/json', 'application/json', 'application/json', 'text/plain', 'application/xml'),
      fc.constantFrom(undefined, undefined, undefined, 'http://elsewhere.example', 'null'),
    )
    .map(([cookie, type, origin]) => ({
      host: 'localhost',
      'content-type': type,
      ...(cookie !== undefined && { cookie }),
      ...(origin !== undefined && { origin }),
    }));
}

/** JSON of any kind, bodies that are nearly right, and what is no JSON at all. */
function anyPayload(path: string): fc.Arbitrary<string> {
  const fitting = BODIES.filter(({ of }) => path.endsWith(of)).map(({ body }) => body);
  const field = fc.oneof(fc.jsonValue({ maxDepth: 2 }), anyWord(), fc.constantFrom(0, 1, 2, 10, -1, 1.5, 2 ** 53));
  const nearly = fc
    .tuple(fc.constantFrom<object>({}, ...fitting), fc.string({ maxLength: 8 }), field, fc.nat(20), fc.boolean())
    .map(([body, extra, value, place, isExtra]) => {
      const names = Object.keys(body);
      const name = isExtra || names.length === 0 ? extra : names[place % names.length]!;
      return JSON.stringify({ ...body, [name]: value });
    });
  return fc.oneof(
    { weight: 4, arbitrary: nearly },
    fc.json({ maxDepth: 3 }),
    fc.string({ maxLength: 40 }),
    fc.constantFrom('', '{', 'null', '[]', '{"ply":0,"ply":1}', `{"pdn":"${'x'.repeat(70_000)}"}`),
    fc.constant('['.repeat(20_000)),
  );
}

const STUDY = {
  title: 'One',
  variant: 'english-6x6',
  opponents: ['first'],
  gamesEach: 1,
  side: 'black',
  question: 'How difficult?',
  participants: 2,
};

/** Right ones by the end of the path, and ones with a fault of meaning; each request spoils a field. */
const BODIES: readonly { readonly of: string; readonly body: object }[] = [
  { of: '/games', body: { variant: 'english', opponent: 'first', side: 'black', fen: 'W:W21:B12', seed: 1 } },
  { of: '/games', body: { variant: 'english', opponent: 'alphabeta:depth=99', side: 'grey', pdn: '1. 11-15 *' } },
  { of: '/moves', body: { ply: 0, move: '11-15', version: 7 } },
  { of: '/moves', body: { ply: 1, move: '22-18' } },
  { of: '/undo', body: { ply: 0, version: 0 } },
  { of: '/resign', body: { ply: 7, version: 0 } },
  { of: '/draw', body: { ply: 0, version: 9 } },
  { of: '/studies', body: { ...STUDY, opponents: ['human'] } },
  { of: '/participants', body: { count: 0 } },
  { of: '/ratings', body: { game: 'a'.repeat(16), rating: 5, remark: 'x' } },
  { of: '/runs', body: { experiment: { name: 'x', genome: { grammar: '../../../etc/passwd' } }, seed: 1 } },
  { of: '/runs', body: { experiment: { population: 1e12 }, seed: -1 } },
];

function routesOf({ paths }: ApiDocument): Route[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], responses = {} }]) => ({
      statuses: Object.keys(responses).map(Number),
      method: method.toUpperCase() as Route['method'],
      path,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    })),
  );
}

async function introduce(): Promise<string> {
  const response = await app.inject({ url: '/api/health', headers: { host: 'localhost' } });
  const { name, value } = response.cookies[0]!;
  return `${name}=${encodeURIComponent(value)}`;
}

async function begin(order: object): Promise<GameView> {
  return (await send({ method: 'POST', url: '/api/games', payload: order })).json<GameView>();
}

/** A good request of the one whose games there are. */
async function send(request: InjectOptions & { payload: object }): Promise<LightMyRequestResponse> {
  const response = await app.inject({ ...request, headers: { host: 'localhost', cookie: cookies[0]! } });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response;
}
