/** Runs through the API, with real processes and connections. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as askHttp } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeExample, storeIslands } from '../../../test/exampleRuns.ts';
import { ROOT } from '../../../test/runCli.ts';
import type { ExperimentsView, RunFamily, RunGames, RunList, RunNews, RunView } from '../../api/runApi.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import type { App } from '../app.ts';
import { createServer } from '../createServer.ts';

const VARIABLE = 'EVODRAUGHTS_STORE';
const before = process.env[VARIABLE];

let folder: string;
let store: Store;
let app: App;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-runs-'));
  process.env[VARIABLE] = join(folder, 'store.sqlite');
  store = openStore(process.env[VARIABLE]);
  app = await createServer({ store, isLocal: true, pages: undefined, logLevel: 'silent', threads: 1 });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  store.close();
  rmSync(folder, { recursive: true });
  if (before === undefined) delete process.env[VARIABLE];
  else process.env[VARIABLE] = before;
});

/** Small, but with generations that take a while. */
const EXPERIMENT = {
  name: 'small',
  variant: 'english-6x6',
  generations: 6,
  genome: { grammar: 'default.bnf' },
  evolver: { method: 'generational', population: 20 },
  fitness: { games: 40 },
  validation: { candidates: 3, finalists: 1, games: 4, finalGames: 4, confirmationGames: 4 },
  test: { games: 20, opponents: ['random'] },
};
/** A run that does not end during a test. */
const ENDLESS = { ...EXPERIMENT, name: 'endless', generations: 5000 };

describe('a run started here', () => {
  test('evolves to its end, and listeners receive each generation once, even if the connection breaks', async () => {
    const begun = await post('/api/runs', { experiment: EXPERIMENT, seed: 1 });
    expect(begun.statusCode).toBe(201);
    const { id, ...rest } = begun.json<RunView>();
    expect(rest).toMatchObject({
      name: 'small',
      seed: 1,
      status: 'unfinished',
      generation: -1,
      progress: { part: 'generation', share: 0, isStopping: false },
      curve: [],
      champion: null,
    });
    const first = await listen(`/api/runs/${id}/events`, (news) => (news.run as RunView).generation >= 2);
    const lastId = first.at(-1)!.id;
    const second = await listen(
      `/api/runs/${id}/events`,
      (news) => (news.run as RunView).status === 'finished',
      lastId,
    );
    const heard = [...first, ...second].flatMap(({ data }) => data.curve.map(({ number }) => number));
    expect(heard).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const { id: event, data } of [...first, ...second]) {
      if (data.curve.length > 0) expect(event).toBe(String(data.curve.at(-1)!.number));
    }
    const end = second.at(-1)!.data;
    expect(end).toMatchObject({ run: { progress: null }, champion: { generation: expect.any(Number) as number } });
    expect(end.tests).toMatchObject([{ opponent: 'random', games: 20 }]);
    const view = (await get(`/api/runs/${id}`)).json<RunView>();
    const { champion, generations } = { champion: store.champion(id)!, generations: store.generations(id) };
    expect(view.curve.map(({ best }) => best)).toEqual(generations.map(({ statistics }) => statistics.best));
    expect(view.champion).toMatchObject({ player: champion.player, sentences: champion.explanation });
    expect(view.settings).toContainEqual({ name: 'test', text: 'games 20, opponents (random)' });
    expect(view.sentences[0]).toMatch(/^[A-Z].*\.$/);
  }, 120_000);

  test('stores games that can be replayed', async () => {
    const { games } = (await get('/api/runs/1/games')).json<{ games: object[] }>();
    expect(games).toMatchObject([
      {
        title: 'As Black against random',
        black: 'run:1',
        white: 'random',
        startFen: 'B:W13,14,15,16,17,18:B1,2,3,4,5,6',
      },
      { title: 'As White against random', black: 'random', white: 'run:1' },
    ]);
    expect(games[0]).toMatchObject({
      moves: expect.arrayContaining([expect.stringMatching(/^\d+[-x]\d+/)]) as string[],
    });
  });

  test('without a champion shows games of its best, the same for the same generation', async () => {
    const id = storeExample(store, {}, 'own.men', false);
    const path = `/api/runs/${id}/games?generation=1`;
    const { games } = (await get(path)).json<RunGames>();
    expect(games.map(({ black, white }) => [black, white])).toEqual([
      [`run:${id}@1`, 'alphabeta:depth=1,table=0,tables=off'],
      ['alphabeta:depth=1,table=0,tables=off', `run:${id}@1`],
    ]);
    expect(games[0]!.moves.length).toBeGreaterThan(20);
    expect((await get(path)).json<RunGames>().games.map(({ moves }) => moves)).toEqual(games.map(({ moves }) => moves));
    expect((await get(`/api/runs/${id}/games?generation=9`)).statusCode).toBe(404);
    store.deleteRuns([id]);
  });

  test('lets one generation play another, with both colours and reproducibly', async () => {
    const path = '/api/runs/1/games?generation=6&against=0';
    const { games } = (await get(path)).json<RunGames>();
    expect(games.map(({ title, black, white }) => [title, black, white])).toEqual([
      ['Black: generation 6, White: generation 0', 'run:1@6', 'run:1@0'],
      ['Black: generation 0, White: generation 6', 'run:1@0', 'run:1@6'],
    ]);
    const again = (await get(path)).json<RunGames>().games;
    expect(again.map(({ moves }) => moves)).toEqual(games.map(({ moves }) => moves));
    const champion = (await get('/api/runs/1/games?against=0')).json<RunGames>().games;
    expect(champion.map(({ black, white }) => [black, white])).toEqual([
      ['run:1', 'run:1@0'],
      ['run:1@0', 'run:1'],
    ]);
  });

  test('shows the ancestors of its champion, and of the best of any generation', async () => {
    const { relatives, line, generation } = (await get('/api/runs/1/family')).json<RunFamily>();
    const { champion } = (await get('/api/runs/1')).json<RunView>();
    expect(generation).toBe(champion!.generation);
    expect(relatives[0]).toMatchObject({ isOnLine: true, player: expect.any(String) as string });
    expect(line.map((step) => step.generation)).toEqual(
      relatives.filter(({ isOnLine }) => isOnLine).map((one) => one.generation),
    );
    expect(line.at(-1)).toMatchObject({ change: [] });
    // New and kept parts make up the child's text.
    for (const { text, change } of line.slice(0, -1)) {
      const own = change.filter(({ kind }) => kind !== 'gone');
      expect(own.map((piece) => piece.text).join('')).toBe(text);
    }
    const first = (await get('/api/runs/1/family?generation=0')).json<RunFamily>();
    expect(first.relatives).toMatchObject([{ generation: 0, parents: [], player: 'run:1@0' }]);
    expect((await get('/api/runs/1/family?generation=99')).statusCode).toBe(404);
  });

  test('returns its settings for another run, and the speed of its games', async () => {
    const { experiment } = (await get('/api/runs/1/experiment')).json<{ experiment: object }>();
    expect(experiment).toMatchObject({ name: 'small', genome: { grammarText: expect.any(String) as string } });
    const { experiments, speeds } = (await get('/api/experiments')).json<ExperimentsView>();
    expect(speeds).toMatchObject([{ variant: 'english-6x6', depth: 0 }]);
    expect(speeds[0]!.gameMs).toBeGreaterThan(0);
    expect(experiments.map(({ title }) => title)).toContain('English draughts, about a minute');
  });

  test('can be stopped and resumed, and cannot be deleted or resumed while it runs', async () => {
    const { id } = (await post('/api/runs', { experiment: ENDLESS, seed: 2 })).json<RunView>();
    const other = (await post('/api/runs', { experiment: ENDLESS, seed: 3 })).json<RunView>().id;
    const third = await post('/api/runs', { experiment: ENDLESS, seed: 4 });
    const busy = `This machine is busy with run ${id} and run ${other}. Stop one of them, or wait until one finishes.`;
    expect([third.statusCode, third.json()]).toEqual([409, { error: { code: 'runs-busy', message: busy } }]);
    expect(await problemOf(post(`/api/runs/${id}/resume`))).toEqual([409, 'run-conducted']);
    expect(await problemOf(remove(`/api/runs/${id}`))).toEqual([409, 'run-conducted']);
    const runs = listenRaw('/api/runs/events', 'runs');
    await listen(`/api/runs/${id}/events`, ({ run }) => run.generation >= 0);
    expect((await post(`/api/runs/${other}/stop`)).json<RunView>().progress).toMatchObject({ isStopping: true });
    expect((await post(`/api/runs/${id}/stop`)).json<RunView>().progress).toMatchObject({ isStopping: true });
    await listen(`/api/runs/${id}/events?after=3`, ({ run }) => run.progress === null);
    await listen(`/api/runs/${other}/events`, ({ run }) => run.progress === null);
    const { status, generation } = store.run(id);
    expect(status).toBe('unfinished');
    expect((await post(`/api/runs/${id}/resume`)).json<RunView>().progress).not.toBeNull();
    await listen(`/api/runs/${id}/events`, ({ run }) => run.generation > generation);
    await post(`/api/runs/${id}/stop`);
    await listen(`/api/runs/${id}/events`, ({ run }) => run.progress === null);
    expect((await remove(`/api/runs/${id}`)).statusCode).toBe(204);
    expect(await problemOf(get(`/api/runs/${id}`))).toEqual([404, 'run-unknown']);
    await sleep(1000);
    const lists = (await runs.end()).map(({ data }) => data as unknown as RunList);
    expect(lists[0]!.runs[0]).toMatchObject({ id: other, progress: { part: 'generation' } });
    expect(lists.at(-1)!.runs.map((run) => [run.id, run.progress])).toEqual([
      [other, null],
      [1, null],
    ]);
  }, 120_000);
});

test('a run started on the command line can be watched and stopped like any other', async () => {
  const id = store.runs().at(-1)!.id;
  const child = spawn(process.execPath, ['bin/evodraughts.js', 'resume', String(id), '--threads', '2'], { cwd: ROOT });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const news = await listen(`/api/runs/${id}/events`, ({ run }) => run.progress !== null && run.generation >= 1);
  expect(news.at(-1)!.data.run.progress).toMatchObject({ isStopping: false });
  expect(await problemOf(post(`/api/runs/${id}/resume`))).toEqual([409, 'run-conducted']);
  expect((await post(`/api/runs/${id}/stop`)).json<RunView>().progress).toMatchObject({ isStopping: true });
  expect(await ended).toBe(130);
  await listen(`/api/runs/${id}/events`, ({ run }) => run.progress === null);
}, 120_000);

test('a run on islands has its numbers in words, those of each island, and its migrations', async () => {
  const id = storeIslands(store);
  const { migrations, curve } = (await get(`/api/runs/${id}`)).json<RunView>();
  expect(migrations).toEqual([1, 2, 3]);
  expect(curve[0]).toMatchObject({ traits: {}, islands: [] });
  const { traits, islands } = curve.at(-1)!;
  expect(traits['mean weight in stage 1 (20 pieces or more): balance']).toBe(20);
  // A chart shows no more digits, and the curves that share one have no islands.
  expect(islands).toEqual([{ 'weights equal to the best, %': 66.67 }, { 'weights equal to the best, %': 66.67 }]);
  store.deleteRuns([id]);
});

test('the stream of a deleted run ends', async () => {
  const id = storeExample(store);
  const listening = listenRaw(`/api/runs/${id}/events?after=1`, 'run');
  await sleep(200);
  await remove(`/api/runs/${id}`);
  const [news, ...others] = await listening.ended;
  expect(others).toEqual([]);
  expect([news!.id, news!.data.curve.map(({ number }) => number)]).toEqual(['2', [2]]);
});

describe('rejected requests', () => {
  test.each([
    ['POST', '/api/runs', { experiment: {}, seed: 1 }, 400, 'experiment-invalid'],
    ['POST', '/api/runs', { experiment: EXPERIMENT, seed: -1 }, 400, 'request-invalid'],
    ['POST', '/api/runs', { experiment: EXPERIMENT }, 400, 'request-invalid'],
    ['POST', '/api/runs', { experiment: { ...EXPERIMENT, generations: 50_000 }, seed: 1 }, 400, 'experiment-large'],
    ['POST', '/api/runs', { experiment: [], seed: 1 }, 400, 'request-invalid'],
    ['POST', '/api/runs/1/resume', undefined, 409, 'run-finished'],
    ['POST', '/api/runs/999/stop', undefined, 404, 'run-unknown'],
    ['DELETE', '/api/runs/999', undefined, 404, 'run-unknown'],
    ['GET', '/api/runs/999/events', undefined, 404, 'run-unknown'],
    ['GET', '/api/runs/999/games', undefined, 404, 'run-unknown'],
    ['GET', '/api/runs/999/family', undefined, 404, 'run-unknown'],
    ['GET', '/api/runs/999/experiment', undefined, 404, 'run-unknown'],
    ['GET', '/api/runs/one', undefined, 400, 'request-invalid'],
    ['GET', '/api/runs/1/events?after=two', undefined, 400, 'request-invalid'],
  ] as const)('%s %s %j', async (method, url, payload, status, code) => {
    const asked = ask({ method, url, ...(payload && { payload }) });
    expect(await problemOf(asked)).toEqual([status, code]);
  });

  test.each([
    ['POST', '/api/runs'],
    ['POST', '/api/runs/1/stop'],
    ['POST', '/api/runs/1/resume'],
    ['DELETE', '/api/runs/1'],
  ] as const)('%s %s from another machine', async (method, url) => {
    const payload = { experiment: EXPERIMENT, seed: 1 };
    const asked = ask({ method, url, remoteAddress: '192.168.1.7', ...(url === '/api/runs' && { payload }) });
    expect(await problemOf(asked)).toEqual([403, 'keeper-only']);
  });
});

function ask(options: InjectOptions): Promise<LightMyRequestResponse> {
  return app.inject({ ...options, headers: { host: 'localhost' } });
}

function get(url: string): Promise<LightMyRequestResponse> {
  return ask({ url });
}

function post(url: string, payload?: object): Promise<LightMyRequestResponse> {
  return ask({ method: 'POST', url, ...(payload && { payload }) });
}

function remove(url: string): Promise<LightMyRequestResponse> {
  return ask({ method: 'DELETE', url });
}

async function problemOf(asked: Promise<LightMyRequestResponse>): Promise<unknown[]> {
  const response = await asked;
  return [response.statusCode, response.json<{ error: { code: string } }>().error.code];
}

interface HeardEvent {
  readonly id: string | undefined;
  readonly data: RunNews;
}

/** Listens to a run for a number of events, then breaks the connection. */
function listen(url: string, isEnough: (news: RunNews) => boolean, lastId?: string): Promise<HeardEvent[]> {
  return listenRaw(url, 'run', lastId, isEnough).ended;
}

function listenRaw(
  url: string,
  name: string,
  lastId?: string,
  isEnough: (news: RunNews) => boolean = () => false,
): { readonly ended: Promise<HeardEvent[]>; end(): Promise<HeardEvent[]> } {
  const { promise, resolve } = Promise.withResolvers<HeardEvent[]>();
  const heard: HeardEvent[] = [];
  const headers = lastId === undefined ? {} : { 'last-event-id': lastId };
  const asking = askHttp(`${address}${url}`, { headers }, (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      for (let at = text.indexOf('\n\n'); at !== -1; at = text.indexOf('\n\n')) {
        hear(text.slice(0, at));
        text = text.slice(at + 2);
      }
    });
    response.on('close', () => resolve(heard));
  });
  asking.on('error', () => resolve(heard));
  asking.end();
  return { ended: promise, end };

  function hear(event: string): void {
    const fields = new Map(event.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
    if (fields.get('event') !== name || asking.destroyed) return;
    heard.push({ id: fields.get('id'), data: JSON.parse(fields.get('data')!) as RunNews });
    if (isEnough(heard.at(-1)!.data)) void end();
  }

  function end(): Promise<HeardEvent[]> {
    asking.destroy();
    return promise;
  }
}
