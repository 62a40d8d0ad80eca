import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeExample } from '../../../test/exampleRuns.ts';
import type { Method } from '../../../test/studyVisitor.ts';
import { ORDER, StudyVisitor } from '../../../test/studyVisitor.ts';
import type { GameView } from '../../api/gameApi.ts';
import type { ParticipationView, StudyList, StudyOrder, StudyView } from '../../api/studyApi.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import type { App } from '../app.ts';
import { createServer } from '../createServer.ts';

const NOBODY = 'a'.repeat(24);

let folder: string;
let store: Store;
let app: App;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-studies-'));
  process.env['EVODRAUGHTS_STORE'] = join(folder, 'store.sqlite');
  store = openStore(join(folder, 'store.sqlite'));
  app = await createServer({ store, isLocal: false, pages: undefined, logLevel: 'silent' });
});

afterAll(async () => {
  await app.close();
  store.close();
  rmSync(folder, { recursive: true });
});

function visitor(address?: string): StudyVisitor {
  return new StudyVisitor(app, address);
}

describe('a study', () => {
  test('goes from its definition to results, CSV, a withdrawal and its deletion', async () => {
    const keeper = visitor();
    const { id, links, planned, findings } = await keeper.define();
    expect([planned, findings]).toEqual([4, ['No game has been finished yet.']]);
    expect(links.map(({ number }) => number)).toEqual([1, 2]);
    for (const { token } of links) expect(token).toMatch(/^[a-z0-9]{24}$/);

    const person = visitor('192.168.1.7');
    const { token } = links[0]!;
    const before = await person.get<ParticipationView>(`/api/participations/${token}`);
    expect(before.games.map(({ state, opponent }) => [state, opponent])).toEqual([
      ['waiting', null],
      ['waiting', null],
    ]);
    const game = await person.begin(token);
    expect(game).toMatchObject({ isYours: true, side: 'black', participant: token, variant: 'english-6x6' });
    expect(JSON.stringify(game)).not.toMatch(/random|expression/);
    await person.post(`/api/games/${game.id}/resign`, { ply: 0 });
    const rating = { game: game.id, rating: 9, remark: ' =1+1, quick ' };
    const half = await person.post<ParticipationView>(`/api/participations/${token}/ratings`, rating);
    expect(half).toMatchObject({ isDone: false });
    expect(half.games[0]).toMatchObject({ state: 'rated', rating: 9, remark: '=1+1, quick', opponent: null });
    expect(half.games[0]!.sentence).toBe('You played Black and lost.');
    const done = await person.playThrough(token, 3);
    expect(done.isDone).toBe(true);
    const names = done.games.map(({ opponent }) => opponent!);
    expect(names.toSorted()).toEqual(['expression:own.men,mode=position', 'random']);

    const { results, remarks, ...rest } = await keeper.get<StudyView>(`/api/studies/${id}`);
    expect(rest).toMatchObject({ finished: 2, planned: 4, participants: 2 });
    expect(rest.links[0]).toMatchObject({ finished: 2, rated: 2, planned: 2 });
    expect(results.find(({ title }) => title === names[0])).toMatchObject({ games: 1, losses: 1, ratings: [9] });
    expect(remarks).toEqual([{ participant: 1, opponent: names[0], rating: 9, remark: '=1+1, quick' }]);
    expect(rest.findings[0]).toContain(`${names[0]} was rated highest: median rating 9`);

    const table = await app.inject(`/api/studies/${id}/csv`);
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(table.headers['content-disposition']).toBe(`attachment; filename="study-${id}-which-is-harder.csv"`);
    expect(table.body.split('\r\n')).toHaveLength(4);
    expect(table.body).toContain(`,black,lost,resignation,0,9,"'=1+1, quick",`);

    expect(isInStore('=1+1, quick')).toBe(true);
    expect((await person.ask('DELETE', `/api/participations/${token}`)).status).toBe(204);
    expect((await person.ask('GET', `/api/participations/${token}`)).code).toBe('participant-unknown');
    expect((await person.ask('GET', `/api/games/${game.id}`)).code).toBe('play-unknown');
    const after = await keeper.get<StudyView>(`/api/studies/${id}`);
    expect(after).toMatchObject({ participants: 1, finished: 0, planned: 2, remarks: [] });
    expect(isInStore('=1+1, quick')).toBe(false);

    expect((await keeper.ask('DELETE', `/api/studies/${id}`)).status).toBe(204);
    expect((await keeper.ask('GET', `/api/studies/${id}`)).code).toBe('study-unknown');
    expect((await person.ask('GET', `/api/participations/${links[1]!.token}`)).status).toBe(404);
    const { studies } = await keeper.get<StudyList>('/api/studies');
    expect(studies.map((study) => study.id)).not.toContain(id);
  });

  test('keeps its opponents unchanged if a run continues', async () => {
    const run = storeExample(store, { variant: 'english-6x6' }, 'own.men');
    const keeper = visitor();
    const { id, opponents, links } = await keeper.define({ opponents: [`run:${run}`] });
    expect(opponents).toEqual([{ spec: `run:${run}`, title: `Champion of run ${run}` }]);
    const { player } = store.study(id).opponents[0]!;
    expect(player).toContain('own.men');
    store.deleteRuns([run]);
    const { id: game } = await keeper.begin(links[0]!.token);
    expect(store.play(game)).toMatchObject({ player, participant: links[0]!.token, studyGame: 0 });
  });

  test('accepts more participants, up to a limit', async () => {
    const keeper = visitor();
    const { id } = await keeper.define();
    const { links } = await keeper.post<StudyView>(`/api/studies/${id}/participants`, { count: 200 });
    expect(links).toHaveLength(202);
    expect(new Set(links.map(({ token }) => token)).size).toBe(202);
    for (let round = 0; round < 3; round++) await keeper.post(`/api/studies/${id}/participants`, { count: 200 });
    expect((await keeper.ask('POST', `/api/studies/${id}/participants`, { count: 200 })).code).toBe('study-full');
  });

  test('is listed with its progress', async () => {
    const keeper = visitor();
    const { id, links } = await keeper.define();
    await keeper.playThrough(links[1]!.token, 5);
    const { studies } = await keeper.get<StudyList>('/api/studies');
    expect(studies.at(-1)).toMatchObject({ id, title: 'Which is harder?', finished: 1, planned: 4, participants: 2 });
    expect(JSON.stringify(studies)).not.toContain(links[0]!.token);
  });

  test.each([
    [{ opponents: ['nobody'] }, 'player-unknown'],
    [{ opponents: ['human'] }, 'opponent-human'],
    [{ opponents: ['expression:add('] }, undefined],
    [{ opponents: ['run:7'] }, 'run-unknown'],
    [{ opponents: ['random', ' Random '] }, 'opponent-twice'],
    [{ title: '  ' }, 'study-empty'],
    [{ opponents: [] }, 'request-invalid'],
    [{ gamesEach: 11 }, 'request-invalid'],
    [{ gamesEach: 1.5 }, 'request-invalid'],
    [{ side: 'green' as 'black' }, 'request-invalid'],
    [{ participants: 0 }, 'request-invalid'],
    [{ seed: 3 } as Partial<StudyOrder>, 'request-invalid'],
  ])('is not made from %j', async (change, code) => {
    const before = store.studies().length;
    const answer = await visitor().ask('POST', '/api/studies', { ...ORDER, ...change });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    if (code !== undefined) expect(answer.code).toBe(code);
    expect(store.studies()).toHaveLength(before);
  });

  test('is only for the keeper', async () => {
    const { id } = await visitor().define();
    const guest = visitor('192.168.1.7');
    const asked: [Method, string, object?][] = [
      ['GET', '/api/studies'],
      ['POST', '/api/studies', ORDER],
      ['GET', `/api/studies/${id}`],
      ['DELETE', `/api/studies/${id}`],
      ['GET', `/api/studies/${id}/csv`],
      ['POST', `/api/studies/${id}/participants`, { count: 1 }],
    ];
    for (const [method, url, payload] of asked) {
      // eslint-disable-next-line no-await-in-loop -- one after the other
      expect((await guest.ask(method, url, payload)).code, `${method} ${url}`).toBe('keeper-only');
    }
    expect(store.study(id).title).toBe(ORDER.title);
  });
});

describe('a participant', () => {
  test('can continue the game in another browser, and the first can then only watch', async () => {
    const { links } = await visitor().define();
    const { token } = links[0]!;
    const [laptop, phone] = [visitor('192.168.1.7'), visitor('192.168.1.8')];
    const { id } = await laptop.begin(token);
    const again = await phone.ask('POST', `/api/participations/${token}/games`);
    expect(again).toMatchObject({ status: 200, body: { id, isYours: true } });
    expect((await laptop.ask('POST', `/api/games/${id}/resign`, { ply: 0 })).code).toBe('not-your-game');
    expect(await laptop.get<GameView>(`/api/games/${id}`)).toMatchObject({ isYours: false, participant: null });
    await phone.post(`/api/games/${id}/resign`, { ply: 0 });
  });

  test('gets one game, however often it is requested', async () => {
    const { links } = await visitor().define({ side: 'white' });
    const url = `/api/participations/${links[0]!.token}/games`;
    const answers = await Promise.all(Array.from({ length: 4 }, () => visitor().ask('POST', url)));
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => (body as GameView).id)).size).toBe(1);
    expect(store.playsOfParticipant(links[0]!.token)).toHaveLength(1);
  });

  test('rates each game before the next, and cannot change ratings at the end', async () => {
    const { links } = await visitor().define();
    const { token } = links[0]!;
    const person = visitor();
    const { id } = await person.begin(token);
    const rating = { game: id, rating: 4 };
    const url = `/api/participations/${token}`;
    expect((await person.ask('POST', `${url}/ratings`, rating)).code).toBe('game-under-way');
    await person.post(`/api/games/${id}/resign`, { ply: 0 });
    expect((await person.ask('POST', `${url}/games`)).code).toBe('rating-due');
    await person.post(`${url}/ratings`, rating);
    const changed = await person.post<ParticipationView>(`${url}/ratings`, { ...rating, rating: 6 });
    expect(changed.games[0]!.rating).toBe(6);
    expect((await person.playThrough(token, 1)).isDone).toBe(true);
    expect((await person.ask('POST', `${url}/ratings`, rating)).code).toBe('study-done');
    expect((await person.ask('POST', `${url}/games`)).code).toBe('study-done');
  });

  test('can rate only their own games', async () => {
    const { links } = await visitor().define();
    const [one, other] = [links[0]!.token, links[1]!.token];
    const person = visitor();
    const { id } = await person.begin(one);
    await person.post(`/api/games/${id}/resign`, { ply: 0 });
    const stolen = await person.ask('POST', `/api/participations/${other}/ratings`, { game: id, rating: 5 });
    expect(stolen).toMatchObject({ status: 404, code: 'play-unknown' });
    expect((await person.ask('DELETE', `/api/participations/${other}`)).status).toBe(204);
    expect((await person.get<ParticipationView>(`/api/participations/${one}`)).games[0]!.state).toBe('unrated');
  });

  test.each([
    ['GET', `/api/participations/${NOBODY}`, undefined, 404],
    ['POST', `/api/participations/${NOBODY}/games`, undefined, 404],
    ['POST', `/api/participations/${NOBODY}/ratings`, { game: 'a'.repeat(16), rating: 1 }, 404],
    ['DELETE', `/api/participations/${NOBODY}`, undefined, 404],
    ['GET', '/api/participations/short', undefined, 400],
    ['GET', `/api/participations/${'A'.repeat(24)}`, undefined, 400],
    ['POST', `/api/participations/${NOBODY}/ratings`, { game: 'a'.repeat(16), rating: 11 }, 400],
    ['POST', `/api/participations/${NOBODY}/ratings`, { game: 'a'.repeat(16), rating: '7' }, 400],
    [
      'POST',
      `/api/participations/${NOBODY}/ratings`,
      { game: 'a'.repeat(16), rating: 7, remark: 'x'.repeat(1001) },
      400,
    ],
    ['GET', '/api/studies/one', undefined, 400],
    ['GET', '/api/studies/9999', undefined, 404],
    ['DELETE', '/api/studies/9999', undefined, 404],
    ['POST', '/api/studies/9999/participants', { count: 1 }, 404],
    ['GET', '/api/studies/9999/csv', undefined, 404],
  ] as const)('who does not exist is rejected with a message: %s %s', async (method, url, payload, status) => {
    const answer = await visitor().ask(method, url, payload);
    expect(answer.status).toBe(status);
    expect((answer.body as { error: { message: string } }).error.message).toMatch(/^[A-Z].*\.$/);
  });
});

/** Whether a word occurs in the files of the store. */
function isInStore(word: string): boolean {
  return ['', '-wal', '-shm'].some((end) => readFileSync(join(folder, `store.sqlite${end}`)).includes(word));
}
