import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer, Visitor, problem } from '../../../test/visitor.ts';
import type { Problem } from '../../api/fieldApi.ts';
import type { DrawAnswer, GameList, GameView } from '../../api/gameApi.ts';
import type { AnalysisView } from '../../api/thoughtApi.ts';
import type { PlayersView, StrategyCard, SuggestionsView } from '../../api/playerApi.ts';
import { CHAMPIONS } from '../../players/champions.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const visitor = new Visitor(server);

describe('a new game', () => {
  test('starts with the opponent to move if it is Black', async () => {
    const game = await visitor.begin({ variant: 'giveaway-6x6', side: 'white' });
    expect(game).toMatchObject({
      variant: 'giveaway-6x6',
      side: 'white',
      isYours: true,
      opponent: { spec: 'first', player: 'first', title: 'first', rating: null, character: null },
      seed: 1,
      startFen: 'B:W13,14,15,16,17,18:B1,2,3,4,5,6',
      outcome: null,
      trouble: null,
      version: 1,
    });
    expect(game.moves).toHaveLength(1);
    expect(game.id).toMatch(/^[a-z0-9]{16}$/);
  });

  test('draws a random side and seed', async () => {
    const games = await Promise.all(
      Array.from({ length: 12 }, () => visitor.begin({ side: 'random', seed: undefined })),
    );
    expect(new Set(games.map(({ side }) => side)).size).toBe(2);
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(12);
  });

  test('names a champion with its rating and character', async () => {
    const { id, name, variant, player, character, rating } = CHAMPIONS[0]!;
    const { opponent } = await visitor.begin({ variant, opponent: `champion:${id}` });
    expect(opponent).toMatchObject({ spec: `champion:${id}`, player, title: name, character, rating: { rating } });
    const elsewhere = variant === 'english' ? 'giveaway' : 'english';
    expect((await visitor.begin({ variant: elsewhere, opponent: `champion:${id}` })).opponent.rating).toBeNull();
  });

  test('continues another game', async () => {
    const game = await visitor.begin({ pdn: '[Event "x"]\n1. 11-15 22-18 2. 15x22 25x18 {good} 1-0' });
    expect(game.moves).toEqual(['11-15', '22-18', '15x22', '25x18']);
    const small = await visitor.begin({ variant: 'english-6x6', side: 'white', fen: 'W:WK18:BK1' });
    expect(small).toMatchObject({ startFen: 'W:WK18:BK1', moves: [] });
  });

  test.each([
    ['nobody', {}, 'player-unknown'],
    ['human', {}, 'opponent-human'],
    ['alphabeta:table=65', {}, 'opponent-hungry'],
    ['alphabeta:time=31s', {}, 'opponent-hungry'],
    ['mcts:playouts=1000001', {}, 'opponent-hungry'],
    ['alphabeta:eval=own.dragons', {}, 'feature-unknown'],
    ['first', { fen: 'B:W1:B' }, 'fen-invalid'],
    ['first', { fen: 'B:W18:B' }, 'start-over'],
    ['first', { fen: 'B:W18:B14', pdn: '1. 11-15' }, 'start-twice'],
    ['first', { pdn: '1. 11-16 24-27' }, 'pdn-illegal-move'],
    ['first', { pdn: 'not a game' }, 'pdn-unknown-text'],
    ['first', { pdn: '   ' }, 'pdn-empty'],
    ['first', { pdn: '[GameType "21,B,6,6,N1,0"]\n1. 5-8' }, 'pdn-variant'],
    ['first', { pdn: '[FEN "B:W18:B14"]\n1. 14x23' }, 'start-over'],
    ['first', { seed: -1 }, 'request-invalid'],
    ['first', { variant: 'chess' }, 'request-invalid'],
  ])('against %s with %j is rejected', async (opponent, order, code) => {
    const answer = await visitor.post<Problem>('/api/games', { variant: 'english', side: 'black', opponent, ...order });
    expect(answer).toMatchObject(problem(400, code));
    expect(answer.body.error.message).toMatch(/^[A-Z"].*[.?]$/s);
  });

  test('against a strategy of an unknown run is rejected', async () => {
    const order = { variant: 'english', side: 'black', opponent: 'run:999' };
    expect(await visitor.post('/api/games', order)).toMatchObject(problem(404, 'run-unknown'));
  });
});

describe('a move', () => {
  test('is played, and the opponent replies', async () => {
    const game = await visitor.move(await visitor.begin(), '11-15', '9-14');
    expect(game).toMatchObject({ version: 4, isThinking: false });
    expect([game.moves.length, game.moves[0], game.moves[2]]).toEqual([4, '11-15', '9-14']);
  });

  test('that is illegal is rejected with a list of legal moves', async () => {
    const { id } = await visitor.begin();
    const answer = await visitor.post<Problem>(`/api/games/${id}/moves`, { ply: 0, move: '11-14' });
    expect(answer).toMatchObject(problem(400, 'move-illegal'));
    expect(answer.body.error.message).toContain('Legal moves: 9-13, 10-14, 11-15');
    const unreadable = await visitor.post(`/api/games/${id}/moves`, { ply: 0, move: 'left' });
    expect(unreadable).toMatchObject(problem(400, 'move-unreadable'));
  });

  test('that is late, early or from another browser is rejected', async () => {
    const game = await visitor.begin({ opponent: 'alphabeta:time=20s' });
    const path = `/api/games/${game.id}/moves`;
    expect(await new Visitor(server).post(path, { ply: 0, move: '11-15' })).toMatchObject(
      problem(403, 'not-your-game'),
    );
    await visitor.post(path, { ply: 0, move: '11-15' });
    expect(await visitor.post(path, { ply: 0, move: '11-15' })).toMatchObject(problem(409, 'play-moved-on'));
    expect(await visitor.post(path, { ply: 1, move: '9-14' })).toMatchObject(problem(409, 'not-your-turn'));
    expect(await new Visitor(server).post(`/api/games/${game.id}/stop`)).toMatchObject(problem(403, 'not-your-game'));
    expect(await visitor.post(`/api/games/${game.id}/stop`)).toMatchObject({ status: 200 });
    expect((await visitor.settled(game)).moves).toHaveLength(2);
    await visitor.post(`/api/games/${game.id}/resign`, { ply: 2 });
    expect(await visitor.post(path, { ply: 2, move: '9-14' })).toMatchObject(problem(409, 'game-over'));
    expect(await visitor.post('/api/games/0000000000000000/moves', { ply: 0, move: '9-14' })).toMatchObject(
      problem(404, 'play-unknown'),
    );
  });

  test('sent twenty times at once is played once', async () => {
    const game = await visitor.begin();
    const order = { ply: 0, move: '11-15' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor.post(`/api/games/${game.id}/moves`, order)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await visitor.settled(game)).moves).toHaveLength(2);
  });
});

test('a player can take back moves, offer draws and resign', async () => {
  const game = await visitor.move(await visitor.begin({ opponent: 'expression:0' }), '11-15');
  const undone = await visitor.post<GameView>(`/api/games/${game.id}/undo`, { ply: 2 });
  expect(undone).toMatchObject({ status: 200, body: { moves: [], version: 3 } });
  await visitor.move(undone.body, '11-16');
  const drawn = await visitor.post<DrawAnswer>(`/api/games/${game.id}/draw`, { ply: 2 });
  expect(drawn.body).toMatchObject({ isAccepted: true, game: { outcome: { sentence: 'Draw: by agreement.' } } });
  expect(await visitor.post(`/api/games/${game.id}/undo`, { ply: 2 })).toMatchObject(problem(409, 'game-over'));
  const other = await visitor.begin();
  const resigned = await visitor.post<GameView>(`/api/games/${other.id}/resign`, { ply: 0 });
  expect(resigned.body.outcome).toMatchObject({ winner: 'white', reason: 'resignation' });
  expect(await visitor.post(`/api/games/${other.id}/undo`, { ply: 0 })).toMatchObject(problem(409, 'game-over'));
});

test('a game and its PDN name the opening', async () => {
  const game = await visitor.begin({ pdn: '1. 11-15 23-18 2. 8-11 26-23' });
  expect(game.opening).toEqual({ number: 121, status: 'over the board', name: 'Crescent Cross' });
  expect((await visitor.get<string>(`/api/games/${game.id}/pdn`)).body).toContain('[Opening "Crescent Cross"]');
  expect((await visitor.begin({ variant: 'giveaway' })).opening).toBeNull();
});

test('the list contains your own games, the latest first', async () => {
  const owner = new Visitor(server);
  const first = await owner.begin();
  const second = await owner.begin({ variant: 'english-6x6' });
  await owner.move(first, '11-15');
  const { games } = (await owner.get<GameList>('/api/games')).body;
  expect(games.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(games[0]).toMatchObject({ plies: 2, outcome: null, side: 'black' });
  expect(games[0]!.fen).toMatch(/^B:W.*:B.*15$/);
  expect((await new Visitor(server).get<GameList>('/api/games')).body.games).toEqual([]);
});

test('each client has its own record, and a suggestion based on its last game', async () => {
  const owner = new Visitor(server);
  const suggested = async (person: Visitor): Promise<SuggestionsView['suggestions'][number]> =>
    (await person.get<SuggestionsView>('/api/suggestions')).body.suggestions[0]!;
  const yours = async (person: Visitor, opponent: string): Promise<StrategyCard['yours']> => {
    const { strategies } = (await person.get<PlayersView>('/api/players')).body;
    return strategies.find(({ player }) => player === opponent)!.yours;
  };
  expect((await suggested(owner)).sentence).toMatch(/is a good first opponent\.$/);
  const won = await owner.begin({ opponent: 'champion:moss', fen: 'B:W18:B14' });
  await owner.move(won, '14x23');
  expect(await yours(owner, 'champion:moss')).toEqual({ wins: 1, draws: 0, losses: 0 });
  expect(await suggested(owner)).toMatchObject({
    variant: 'english',
    player: 'champion:clover',
    title: 'Clover',
    rating: { level: 'beginner' },
    sentence: 'You beat Moss. Clover is the next one up.',
  });
  expect(await yours(new Visitor(server), 'champion:moss')).toEqual({ wins: 0, draws: 0, losses: 0 });
});

test('only listeners of a game receive its events', async () => {
  const { app } = server;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const [game, other] = [await visitor.begin(), await visitor.begin()];
  const leaving = new AbortController();
  const { body } = await fetch(`http://127.0.0.1:${port}/api/games/${game.id}/events`, {
    headers: { cookie: visitor.cookie! },
    signal: leaving.signal,
  });
  await visitor.move(other, '9-14');
  await visitor.move(game, '11-15');
  const told: string[] = [];
  let text = '';
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop()!;
    told.push(...events.filter((event) => event.includes('data:')));
    if (told.length === 3) break;
  }
  leaving.abort();
  const views = told.map((event) => JSON.parse(/^data: (.*)$/m.exec(event)![1]!) as GameView);
  expect(told.map((event) => /^id: (.*)\nevent: (.*)$/m.exec(event)!.slice(1))).toEqual([
    ['0', 'game'],
    ['1', 'game'],
    ['2', 'game'],
  ]);
  expect(views.map(({ id, moves, isThinking, isYours }) => [id, moves.length, isThinking, isYours])).toEqual([
    [game.id, 0, false, true],
    [game.id, 1, true, true],
    [game.id, 2, false, true],
  ]);
});

test('a server that stops during a search loses nothing: the next one continues', async () => {
  const game = await visitor.begin({ opponent: 'alphabeta:time=20s' });
  const moved = await visitor.post<GameView>(`/api/games/${game.id}/moves`, { ply: 0, move: '11-15' });
  expect(moved.body.isThinking).toBe(true);
  await server.restart();
  const found = await visitor.get<GameView>(`/api/games/${game.id}`);
  expect(found.body).toMatchObject({ moves: ['11-15'], isThinking: true, isYours: true });
  await visitor.post(`/api/games/${game.id}/stop`);
  expect((await visitor.settled(game)).moves).toHaveLength(2);
});

describe('an analysis', () => {
  const path = '/api/analysis?variant=english&timeMs=100&fen=';

  test('finds the best move and its line', async () => {
    const { body } = await visitor.get<AnalysisView>(`${path}B:W18:B14`);
    expect(body).toMatchObject({ fen: 'B:W18:B14', turn: 'black', move: '14x23', tablePieces: 0 });
    expect([body.scoreText, body.sentence]).toEqual(['Black wins in 1 move', 'Black wins in 1 move.']);
    expect(body.line[0]).toBe('14x23');
    const many = (await visitor.get<AnalysisView>(`${path}W:W21,22,23:B1,2,3,4`)).body;
    expect(many.sentence).toMatch(/^Black is ahead by \d\.\d\d men and should score \d+ %, looking \d+ plies ahead\.$/);
    expect(many.moves.map(({ move }) => move).toSorted()).toEqual(['21-17', '22-17', '22-18', '23-18', '23-19']);
    expect(many.moves[0]!.move).toBe(many.move);
  });

  test('requires a position that is not over, and a valid time', async () => {
    expect(await visitor.get(`${path}B:W18:B`)).toMatchObject(problem(400, 'start-over'));
    expect(await visitor.get(`${path}x`)).toMatchObject(problem(400, 'fen-invalid'));
    const long = '/api/analysis?variant=english&timeMs=6000&fen=B:W18:B14';
    expect(await visitor.get(long)).toMatchObject(problem(400, 'request-invalid'));
  });
});
