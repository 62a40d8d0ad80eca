import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import type { App } from './app.ts';
import { createServer } from './createServer.ts';
import { keeperOnly } from './guard.ts';

let folder: string;
let store: Store;
let app: App;

const MANIFEST = {
  'pages/playPage.tsx': { file: 'assets/play-1.js' },
  'pages/newRunPage.tsx': { file: 'assets/newRun-1.js' },
  'pages/runPage.tsx': { file: 'assets/run-1.js' },
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-server-'));
  mkdirSync(join(folder, 'pages', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'pages', 'index.html'), '<!doctype html><title>EvoDraughts</title>');
  writeFileSync(join(folder, 'pages', 'assets', 'main-abc.js'), 'export {};');
  writeFileSync(join(folder, 'pages', 'assets', 'main-abc.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(folder, 'pages', 'manifest.json'), JSON.stringify(MANIFEST));
  store = openStore(join(folder, 'store.sqlite'));
  app = await start(true);
});

afterEach(async () => {
  await app.close();
  store.close();
  rmSync(folder, { recursive: true });
});

describe('access', () => {
  test.each(['localhost:8080', '127.0.0.1', '[::1]:8080', 'lab.localhost'])(
    'is allowed by the host name %s',
    async (host) => {
      expect((await ask({ url: '/api/health', headers: { host } })).statusCode).toBe(200);
    },
  );

  test.each(['evil.example', '192.168.1.7', 'localhost.evil.example'])(
    'is rejected by the host name %s',
    async (host) => {
      const response = await ask({ url: '/api/health', headers: { host } });
      expect([response.statusCode, response.json()]).toMatchObject([403, { error: { code: 'host-unknown' } }]);
    },
  );

  test('is allowed by any host name if the server accepts other machines', async () => {
    await app.close();
    app = await start(false);
    expect((await ask({ url: '/api/health', headers: { host: 'lab.example' } })).statusCode).toBe(200);
  });

  test.each([{ origin: 'http://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'is rejected for changes from another site: %j',
    async (headers) => {
      const response = await ask({ method: 'POST', url: '/api/games', headers, payload: {} });
      expect([response.statusCode, response.json()]).toMatchObject([403, { error: { code: 'origin-unknown' } }]);
    },
  );

  test('to keeper routes requires the machine itself, without a proxy', async () => {
    await app.close();
    app = await createServer({ store, isLocal: false, pages: undefined, logLevel: 'silent' });
    app.get('/api/secret', { preHandler: keeperOnly, schema: { hide: true } }, () => ({}));
    const status = async (options: InjectOptions): Promise<number> =>
      (await ask({ url: '/api/secret', ...options })).statusCode;
    expect(await status({})).toBe(200);
    expect(await status({ remoteAddress: '::ffff:127.0.0.1' })).toBe(200);
    expect(await status({ remoteAddress: '10.0.0.5' })).toBe(403);
    expect(await status({ headers: { 'x-forwarded-for': '10.0.0.5' } })).toBe(403);
    // The domain name of another site that points to this machine.
    expect(await status({ headers: { host: 'evil.example' } })).toBe(403);
  });
});

describe('clients', () => {
  test('are recognised by a cookie that scripts and other sites never see', async () => {
    const first = await ask({ url: '/api/health' });
    const { name, value, ...rest } = first.cookies[0]!;
    expect(rest).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    const again = await ask({ url: '/api/health', cookies: { [name]: value } });
    expect(again.cookies).toEqual([]);
    const forged = await ask({ url: '/api/health', cookies: { [name]: `${'0'.repeat(32)}.${value.split('.')[1]}` } });
    expect(forged.cookies).toHaveLength(1);
  });

  test('are still recognised after the server restarts', async () => {
    const { name, value } = (await ask({ url: '/api/health' })).cookies[0]!;
    await app.close();
    app = await start(true);
    expect((await ask({ url: '/api/health', cookies: { [name]: value } })).cookies).toEqual([]);
  });

  test('are limited to a number of requests a minute', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count <= 400; count++) statuses.add((await ask({ url: '/api/health' })).statusCode);
    expect([...statuses]).toEqual([200, 429]);
    expect((await ask({ url: '/%61pi/health' })).statusCode).toBe(429);
    const { error } = (await ask({ url: '/api/health' })).json<{ error: { code: string } }>();
    expect(error.code).toBe('too-many-requests');
  });
});

describe('answers', () => {
  test('have a strict content security policy', async () => {
    const { headers } = await ask({ url: '/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'self';");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('to bad requests say what is wrong', async () => {
    const missing = await ask({ url: '/api/nothing' });
    expect([missing.statusCode, missing.json()]).toMatchObject([404, { error: { code: 'not-found' } }]);
    const body = await ask({ method: 'POST', url: '/api/games', payload: { variant: 'chess' } });
    expect(body.statusCode).toBe(400);
    expect(body.json<{ error: { message: string } }>().error.message).toContain('variant: ');
    const large = await ask({ method: 'POST', url: '/api/games', payload: { pdn: 'x'.repeat(70_000) } });
    expect([large.statusCode, large.json()]).toMatchObject([413, { error: { message: 'The request is too large.' } }]);
    const headers = { 'content-type': 'text/plain' };
    const text = await ask({ method: 'POST', url: '/api/games', headers, payload: '{}' });
    expect([text.statusCode, text.json()]).toMatchObject([
      415,
      { error: { message: expect.stringContaining('JSON') } },
    ]);
  });

  test('describe every route with a topic and a summary', async () => {
    await app.ready();
    const { paths } = app.swagger() as { paths: Record<string, Record<string, { tags?: string[]; summary?: string }>> };
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations.length).toBeGreaterThan(0);
    expect(operations.filter(({ tags, summary }) => tags?.length !== 1 || !summary)).toEqual([]);
  });
});

describe('compression', () => {
  const asked = async (url: string, encoding: string): Promise<Answer> =>
    ask({ url, headers: { 'accept-encoding': encoding } });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, GZIP;q=0.5', gunzipSync],
  ])('of an answer is %s for %s', async (encoding, accepted, decompress) => {
    const plain = await asked('/api/players', 'identity');
    const answer = await asked('/api/players', accepted);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
  });

  test('skips short answers and answers with secret links', async () => {
    expect((await asked('/api/health', 'br')).headers['content-encoding']).toBeUndefined();
    const payload = {
      title: 'Which is harder?',
      variant: 'english-6x6',
      opponents: ['random'],
      gamesEach: 1,
      side: 'black',
      question: 'How hard was it?',
      participants: 50,
    };
    const { id } = (await ask({ method: 'POST', url: '/api/studies', payload })).json<{ id: number }>();
    const study = await asked(`/api/studies/${id}`, 'br');
    expect(study.rawPayload.length).toBeGreaterThan(3000);
    expect(study.headers['content-encoding']).toBeUndefined();
  });

  test('of a built file uses the compressed copy beside it', async () => {
    const answer = await asked('/assets/main-abc.js', 'gzip, br');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(String(answer.headers['content-type'])).toContain('javascript');
    expect(String(answer.headers['cache-control'])).toContain('immutable');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('export {};');
    expect((await asked('/assets/main-abc.js', 'identity')).body).toBe('export {};');
    expect((await asked('/', 'gzip, br')).body).toContain('<title>EvoDraughts</title>');
  });
});

describe('pages', () => {
  test.each(['/', '/game/abc', '/runs/new', '/studies/3', '/take/abc', '/strategy?player=first'])(
    'at %s return the same document',
    async (url) => {
      const response = await ask({ url });
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(response.body).toContain('<title>EvoDraughts</title>');
    },
  );

  test('and files that do not exist return 404', async () => {
    expect((await ask({ url: '/nowhere' })).statusCode).toBe(404);
    expect((await ask({ url: '/assets/other.js' })).json()).toMatchObject({ error: { code: 'not-found' } });
    expect((await ask({ url: '/../store.sqlite' })).statusCode).toBe(404);
  });

  test.each([
    ['/', 'play-1.js'],
    ['/runs/new', 'newRun-1.js'],
    ['/runs/3', 'run-1.js'],
  ])('at %s name their script in a header', async (url, script) => {
    expect((await ask({ url })).headers['link']).toBe(`</assets/${script}>; rel=modulepreload`);
  });

  test('let browsers cache files that never change', async () => {
    const { headers } = await ask({ url: '/assets/main-abc.js' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

function start(isLocal: boolean): Promise<App> {
  return createServer({ store, isLocal, pages: join(folder, 'pages'), logLevel: 'silent' });
}

function ask(options: InjectOptions): ReturnType<App['inject']> & Promise<Answer> {
  return app.inject({ ...options, headers: { host: 'localhost', ...options.headers } }) as never;
}

type Answer = Awaited<ReturnType<App['inject']>>;
