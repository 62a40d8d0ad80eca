import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer, Visitor, problem } from '../../../test/visitor.ts';
import type { GameView } from '../../api/gameApi.ts';
import type { EvaluationsView, HintView, ReviewView, WhyView } from '../../api/thoughtApi.ts';
import { parsePdn } from '../../rules/pdn/reader.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const visitor = new Visitor(server);

describe('questions about a game', () => {
  test('a hint is a good move', async () => {
    const game = await visitor.begin({ fen: 'B:W18,22:B14,K32' });
    expect((await visitor.get<HintView>(`/api/games/${game.id}/hint`)).body.move).toMatch(/^14x/);
    expect(await new Visitor(server).get(`/api/games/${game.id}/hint`)).toMatchObject(problem(403, 'not-your-game'));
    const free = await visitor.begin({ variant: 'english-6x6', fen: 'B:WK18:BK1,K2' });
    expect((await visitor.get<HintView>(`/api/games/${free.id}/hint`)).body).toMatchObject({ depth: 9 });
  });

  test('a strategy reports its features, a search its scores and line, and other players say that they have no reason', async () => {
    const why = async (opponent: string): Promise<WhyView> => {
      const { id } = await visitor.move(await visitor.begin({ opponent }), '11-15');
      return (await visitor.get<WhyView>(`/api/games/${id}/why?ply=1`)).body;
    };
    const strategy = await why('expression:own.mobility - opponent.mobility');
    expect(strategy.features.map(({ name }) => name)).toEqual(['own.mobility', 'opponent.mobility']);
    expect([strategy.moves[0]!.move, strategy.moves.length]).toEqual([strategy.played, 7]);
    expect(strategy.sentence).toContain(strategy.played);
    const search = await why('alphabeta:depth=4');
    expect(search).toMatchObject({ ply: 1, depth: 4, features: [] });
    expect([search.line[0], search.moves[0]!.move]).toEqual([search.played, search.played]);
    expect(search.sentence).toMatch(/^Your opponent looks 4 plies ahead and prefers \S+ to \S+\. .* It expects \S+/);
    const evolved = await why('champion:hazel');
    expect([evolved.features, evolved.opinion]).toEqual([[], expect.stringMatching(/^Hazel looks 2 plies ahead/)]);
    expect([strategy.plans, search.plans, search.moves[0]!.share]).toEqual([null, null, null]);
    expect((await why('random')).sentence).toContain('a legal move at random');
  });

  test('a bound is written once', async () => {
    const { id } = await visitor.move(await visitor.begin({ opponent: 'alphabeta:depth=4' }), '11-15');
    const { moves } = (await visitor.get<WhyView>(`/api/games/${id}/why?ply=1`)).body;
    expect(moves.filter(({ isExact }) => !isExact).length).toBeGreaterThan(1);
    for (const { isExact, scoreText } of moves) {
      expect(scoreText).toMatch(isExact ? /^(?:level|(?:Black|White) \+\d+\.\d\d)$/ : / (?:or less|or more|at best)$/);
    }
  });

  test('a player decides again for its reasons only after a restart', async () => {
    const slow = await visitor.begin({ opponent: 'alphabeta:time=20s' });
    const { body } = await visitor.post<GameView>(`/api/games/${slow.id}/moves`, { ply: 0, move: '11-15' });
    await visitor.post(`/api/games/${slow.id}/stop`);
    const { moves } = await visitor.settled(body);
    const startMs = performance.now();
    const hurried = (await visitor.get<WhyView>(`/api/games/${slow.id}/why?ply=1`)).body;
    expect(performance.now() - startMs).toBeLessThan(5000);
    expect([hurried.played, hurried.line[0]]).toEqual([moves[1], moves[1]]);
    const steady = await visitor.move(await visitor.begin({ opponent: 'alphabeta:nodes=5000' }), '11-15');
    const path = `/api/games/${steady.id}/why?ply=1`;
    const before = (await visitor.get<WhyView>(path)).body;
    await server.restart();
    expect((await visitor.get<WhyView>(path)).body).toEqual(before);
  });

  test('a player that evolves plans reports how far they agree, also after a restart', async () => {
    const game = await visitor.move(
      await visitor.begin({ opponent: 'olea:population=20,generations=60' }),
      '9-13',
      '5-9',
    );
    const path = `/api/games/${game.id}/why?ply=3`;
    const why = (await visitor.get<WhyView>(path)).body;
    expect(why.opinion).toMatch(
      /^Your opponent evolved 20 plans for each side over 60 generations\. (?:\d+ % of|All) its plans begin with .* It expects \S+/,
    );
    const { plans, generations, shown, own, replies } = why.plans!;
    expect([plans, generations, shown.length, shown[0], shown.at(-1)]).toEqual([20, 60, 50, 1, 60]);
    expect(own!.moves[0]).toMatchObject({ move: why.played, shares: expect.any(Array) });
    expect(own!.moves[0]!.shares.at(-1)).toBe(why.moves[0]!.share);
    expect(why.line.slice(0, 1)).toEqual([why.played]);
    expect(replies!.finding).toContain('of its plans for you');
    for (const { moves, others } of [own!, replies!]) {
      const last = [...moves.map(({ shares }) => shares), others].map((shares) => shares.at(-1) ?? 0);
      expect(last.reduce((sum, share) => sum + share)).toBeCloseTo(1, 2);
    }
    const person = (await visitor.get<WhyView>(`/api/games/${game.id}/why?ply=2`)).body;
    expect(person.opinion).toMatch(/^Your opponent would have played .* its plans for you begin with /);
    await server.restart();
    expect((await visitor.get<WhyView>(path)).body).toEqual(why);
    expect((await visitor.get<WhyView>(`/api/games/${game.id}/why?ply=2`)).body).toEqual(person);
  });

  test("the person's moves are explained as the opponent sees them", async () => {
    const { id } = await visitor.move(await visitor.begin({ opponent: 'champion:hazel' }), '11-15');
    const path = `/api/games/${id}/why?ply=0`;
    const own = (await visitor.get<WhyView>(path)).body;
    expect(own).toMatchObject({ ply: 0, played: '11-15' });
    expect(own.opinion).toMatch(/^Hazel .*(?:11-15|after your 11-15)/);
    expect(own.moves.every(({ isExact }) => isExact)).toBe(true);
    const watched = (await new Visitor(server).get<WhyView>(path)).body;
    expect(watched.sentence).not.toContain('your');
    expect(await visitor.get(`/api/games/${id}/why?ply=2`)).toMatchObject(problem(404, 'ply-unknown'));
  });

  test('every position is evaluated for Black', async () => {
    const game = await visitor.move(await visitor.begin({ fen: 'B:W18:B14' }), '14x23');
    const { points, by } = (await visitor.get<EvaluationsView>(`/api/games/${game.id}/evaluations`)).body;
    expect(by).toBe('alphabeta:depth=8,eval=evolved');
    expect(points.map(({ ply }) => ply)).toEqual([0, 1]);
    expect(points).toMatchObject([
      { men: 10, chance: 1, scoreText: 'Black wins in 1 move' },
      { men: 10, chance: 1, scoreText: 'Black has won' },
    ]);
  });
});

describe('the review of a game', () => {
  const path = (id: string): string => `/api/games/${id}/review`;

  test('finds the moves that lost men, and the better moves', async () => {
    // 14-18 gives a man away for nothing; White has to take it.
    const game = await visitor.move(await visitor.begin({ fen: 'B:W21,22,30,31:B1,2,12,14' }), '14-18');
    expect(await visitor.get(path(game.id))).toMatchObject(problem(409, 'game-on'));
    await visitor.post(`/api/games/${game.id}/resign`, { ply: game.moves.length });
    const { mistakes, by } = (await visitor.get<ReviewView>(path(game.id))).body;
    expect(by).toBe('alphabeta:depth=10,eval=evolved');
    const own = mistakes.filter(({ side }) => side === 'black');
    expect(own.map(({ ply, move }) => [ply, move])).toEqual([[0, '14-18']]);
    expect(own[0]!.men).toBeGreaterThan(0.5);
    expect(own[0]!.line[0]).toBe(own[0]!.better);
    expect((await visitor.get(path(game.id))).body).toEqual({ mistakes, by });
    expect((await new Visitor(server).get(path(game.id))).body).toEqual({ mistakes, by });
  });

  test('never blames a forced move', async () => {
    const game = await visitor.move(await visitor.begin({ fen: 'B:W18:B14' }), '14x23');
    expect((await visitor.get<ReviewView>(path(game.id))).body.mistakes).toEqual([]);
  });
});

test('a game is written as PDN and its positions as FEN', async () => {
  const game = await visitor.move(await visitor.begin(), '11-15', '9-14');
  const { body: pdn } = await visitor.get<string>(`/api/games/${game.id}/pdn`);
  const [entry] = parsePdn(pdn);
  expect(entry!.game!.moves).toHaveLength(4);
  expect(pdn).toContain('[Event "EvoDraughts"]\n[Date "20');
  expect(pdn).toContain('[Black "You"]\n[White "first"]\n[Result "*"]');
  expect(pdn).toContain('[Seed "1"]');
  const start = await visitor.get<string>(`/api/games/${game.id}/fen?ply=0`);
  expect(start.body).toBe(game.startFen);
  expect((await visitor.get<string>(`/api/games/${game.id}/fen`)).body).toMatch(/^B:W/);
  expect(await visitor.get(`/api/games/${game.id}/fen?ply=5`)).toMatchObject(problem(404, 'ply-unknown'));
  const { headers } = await server.app.inject(`/api/games/${game.id}/pdn?download=1`);
  expect(headers['content-disposition']).toBe(`attachment; filename="evodraughts-${game.id}.pdn"`);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});
