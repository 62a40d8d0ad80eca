import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleChampion, storeExample } from '../../../test/exampleRuns.ts';
import type { Problem } from '../../api/fieldApi.ts';
import type { PlayersView, StrategyView, TreeView } from '../../api/playerApi.ts';
import { CHAMPIONS } from '../../players/champions.ts';
import { createPlayer } from '../../players/players.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import type { App } from '../app.ts';
import { createServer } from '../createServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
const BRED = 'add(own.men, sub(own.kings, own.men))';
const RUN_SPEC = `expression:${BRED},mode=position`;
let store: Store;
let app: App;

beforeAll(async () => {
  process.env['EVODRAUGHTS_STORE'] = join(folder, 'store.sqlite');
  store = openStore(join(folder, 'store.sqlite'));
  storeExample(store, {}, BRED);
  const result = { games: 10, wins: 7, draws: 2 };
  store.addTests([{ run: 1, player: 'run:1', variant: 'english', protocol: 'fair', result }]);
  storeExample(store, { name: 'Small', variant: 'english-6x6' }, 'own.centre', false);
  const circle = storeExample(store, {}, 'own.kings', false);
  store.finishRun(circle, { ...exampleChampion(), player: `run:${circle}` }, [], []);
  store.createRun({ name: 'New', variant: 'english', seed: 1, version: '1', generations: 3, experiment: {} });
  app = await createServer({ store, isLocal: true, pages: undefined, logLevel: 'silent' });
});

afterAll(async () => {
  await app.close();
  store.close();
  rmSync(folder, { recursive: true });
});

async function players(): Promise<PlayersView> {
  const { statusCode, body } = await app.inject('/api/players');
  expect(statusCode).toBe(200);
  return JSON.parse(body) as PlayersView;
}

describe('GET /api/players', () => {
  test('lists the games and the kinds of players with fields for forms', async () => {
    const { variants, kinds } = await players();
    expect(variants[1]).toEqual({
      name: 'english-6x6',
      title: 'English draughts on 6x6',
      size: 6,
      giveaway: false,
    });
    const names = kinds.map(({ name }) => name);
    expect(names).toContain('alphabeta');
    for (const name of ['human', 'run', 'champion']) expect(names).not.toContain(name);
    const [depth] = kinds.find(({ name }) => name === 'minimax')!.options;
    expect(depth).toMatchObject({ name: 'depth', control: 'whole', low: 1, high: 12, preset: '2', isMain: false });
  });

  test('lists the champions, and all of them can play', async () => {
    const bundled = (await players()).strategies.filter(({ source }) => source === 'bundled');
    expect(bundled).toHaveLength(CHAMPIONS.length);
    for (const { player, variant } of bundled) expect(createPlayer(player, variantNamed(variant)).name).toBe(player);
  });

  test('lists the simplified strategies of runs, the newest first, without unplayable ones', async () => {
    const bred = (await players()).strategies.filter(({ source }) => source === 'run');
    expect(bred.map(({ player, title, variant, expression }) => ({ player, title, variant, expression }))).toEqual([
      { player: 'run:2', title: 'Best so far of run 2: Small', variant: 'english-6x6', expression: 'own.centre' },
      { player: 'run:1', title: 'Champion of run 1: Two features', variant: 'english', expression: 'own.kings' },
    ]);
  });

  test('shows the results of people', async () => {
    const play = { owner: 'a', start: '', moves: [], player: 'first', side: 'black', seed: 1 } as const;
    for (const [index, winner] of (['white', 'white', 'black', null] as const).entries()) {
      const id = `game${index}`;
      const from = { ...play, id, variant: 'english', opponent: 'run:1', participant: null, studyGame: null };
      store.addPlay(from);
      store.changePlay(id, 0, { moves: [], outcome: { winner, reason: 'agreement' } });
    }
    const { strategies } = await players();
    expect(strategies.find(({ player }) => player === 'run:1')!.record).toEqual({ wins: 2, draws: 1, losses: 1 });
    expect(strategies.find(({ player }) => player === 'run:2')!.record).toEqual({ wins: 0, draws: 0, losses: 0 });
  });

  test('notices that a run has continued', async () => {
    store.finishRun(2, exampleChampion('own.kings'), [], []);
    const card = (await players()).strategies.find(({ player }) => player === 'run:2');
    expect(card).toMatchObject({ title: 'Champion of run 2: Small', expression: 'own.kings' });
  });
});

/** A strategy, or an error message. */
async function strategy(player: string, variant = 'english'): Promise<StrategyView & Problem & { status: number }> {
  const { statusCode, body } = await app.inject({ url: '/api/strategy', query: { player, variant } });
  return { ...(JSON.parse(body) as StrategyView & Problem), status: statusCode };
}

describe('GET /api/strategy', () => {
  test('shows the weight of each term in each phase', async () => {
    const view = await strategy('alphabeta:depth=1,eval=linear(plain: 100 130 0 0 0 3)');
    expect(view).toMatchObject({
      status: 200,
      mode: 'search',
      expression: 'plain: kings +130, men +100, movable +3',
      size: 3,
      tree: null,
      weights: { shape: 'plain', phases: [{ name: 'game', terms: { length: 6 } }] },
    });
    expect(view.weights!.phases[0]!.terms[1]).toEqual({
      name: 'kings',
      phrase: 'own minus opposing kings',
      weight: 130,
    });
    expect(view.features.map(({ name }) => name)).toContain('own.kings');
  });

  test('describes an expression and its preferences', async () => {
    const view = await strategy('expression:own.mobility - 2 * opponent.kings');
    expect(view).toMatchObject({
      status: 200,
      player: 'expression:sub(own.mobility, mul(2.0, opponent.kings)),mode=settled',
      title: 'An expression',
      source: 'expression',
      mode: 'settled',
      original: 'sub(own.mobility, mul(2.0, opponent.kings))',
      expression: 'own.mobility - 2 * opponent.kings',
      size: 5,
      simplifiedSize: 5,
      positions: 300,
      origin: null,
      tests: [],
    });
    expect(view.sentences[0]).toMatch(/^It wants .*fewer opposing kings/);
    expect(view.features.map(({ name }) => name).toSorted()).toEqual(['opponent.kings', 'own.mobility']);
    const kings = view.features.find(({ name }) => name === 'opponent.kings')!;
    expect(kings).toMatchObject({ phrase: 'opposing kings', effect: '-2, always lowers it' });
    expect(view.decides).toBeGreaterThan(0.5);
    expect(nodesOf(view.tree!)).toHaveLength(5);
    expect(nodesOf(view.tree!).find(({ kind }) => kind === 'feature')).toMatchObject({ label: 'own.mobility' });
  });

  test('shows the origin and tests of the champion of a run', async () => {
    const view = await strategy('run:1');
    expect(view).toMatchObject({ status: 200, title: 'Champion of run 1: Two features', spec: RUN_SPEC });
    expect(view.origin).toMatchObject({ run: 1, experiment: 'Two features', seed: 7, generation: 2 });
    expect(view.origin!.ancestry.map(({ generation, fitness }) => [generation, fitness])).toEqual([
      [2, 0.7],
      [1, 0.6],
      [0, 0.5],
    ]);
    const [against] = view.tests;
    expect(against).toMatchObject({ opponent: 'random', games: 10, wins: 7, draws: 2, losses: 1, points: 0.8 });
    expect(against!.low).toBeLessThan(0.8);
    expect(against!.high).toBeGreaterThan(0.8);
  });

  test('shows the best of a generation, with its line of parents', async () => {
    const view = await strategy('run:1@1');
    expect(view).toMatchObject({ status: 200, title: 'Best of generation 1 of run 1: Two features', tests: [] });
    expect(view.origin!.ancestry.length).toBeGreaterThan(0);
  });

  test('distinguishes searches and index players from position players', async () => {
    const search = await strategy('alphabeta:depth=2,eval=own.men - opponent.men');
    expect(search).toMatchObject({ status: 200, mode: 'search', expression: 'own.men - opponent.men' });
    expect(search.sentences[0]).toContain('It looks ahead');
    const index = await strategy('expression:3 * own.men,mode=index');
    expect(index).toMatchObject({ status: 200, mode: 'index', expression: '3 * own.men', features: [], positions: 0 });
  });

  test.each(CHAMPIONS.slice(0, 1))('shows the strength of $name', async ({ id, variant, rating, character }) => {
    const view = await strategy(`champion:${id}`, variant);
    expect(view).toMatchObject({ status: 200, source: 'bundled', character, rating: { rating } });
    expect(view.origin!.run).toBeNull();
  });

  test('says how a player thinks that has no expression, by its name or as a champion', async () => {
    const view = await strategy('olea:population=20,generations=30');
    expect(view).toMatchObject({
      status: 200,
      mode: 'plans',
      expression: null,
      original: null,
      features: [],
      origin: null,
    });
    expect(view.sentences.join(' ')).toMatch(/evolves 20 plans .* 30 generations, .* 1 200 games /);
    const live = CHAMPIONS.filter(({ origin }) => origin === null);
    expect(live).toHaveLength(3);
    for (const { id, name, variant, rating } of live) {
      const champion = await strategy(`champion:${id}`, variant);
      expect(champion).toMatchObject({ status: 200, title: name, expression: null, rating: { rating }, origin: null });
      expect(champion.sentences.length).toBeGreaterThan(2);
    }
  });

  test.each([
    ['random', 'english', 400, 'random has no strategy to show'],
    ['alphabeta:depth=3', 'english', 400, 'champion:oak'],
    ['expression:own.nothing', 'english', 400, 'own.nothing'],
    ['expression:x[100]', 'english-6x6', 400, 'x[100]'],
    ['nobody', 'english', 400, 'There is no player'],
    ['run:99', 'english', 404, 'no run 99'],
    ['run:1@77', 'english', 404, 'no generation 77'],
    ['run:1', 'english-6x6', 400, 'was evolved for english'],
    ['run:3', 'english', 400, 'A run needs its own player'],
    ['expression:own.men', 'chess', 400, 'variant'],
    ['', 'english', 400, 'player'],
  ])('rejects %s in %s', async (player, variant, status, part) => {
    const view = await strategy(player, variant);
    expect(view.status).toBe(status);
    expect(view.error.message).toContain(part);
  });
});

function nodesOf(tree: TreeView): TreeView[] {
  return [tree, ...tree.children.flatMap(nodesOf)];
}
