import { afterEach, expect, test } from 'vitest';
import { Game } from '../rules/game.ts';
import { ENGLISH } from '../rules/variant.ts';
import type { MoveTask } from './chooseMove.ts';
import { playedMoves } from './playedMoves.ts';
import { Thinker } from './thinker.ts';

const ENDLESS: MoveTask = { ...playedMoves(new Game(ENGLISH)), player: 'alphabeta', limits: {}, seeds: [1] };
const SHORT: MoveTask = { ...ENDLESS, limits: { depth: 3 } };

let thinker: Thinker;
afterEach(() => thinker.end());

test('a stop applies to all questions before it, started or not, and to none after it', async () => {
  thinker = new Thinker();
  // All of this is sent before the thread has started.
  thinker.stop();
  const asked = [SHORT, ENDLESS, ENDLESS].map((task) => thinker.decide(task));
  thinker.stop();
  const depths = (await Promise.all([...asked, thinker.decide(SHORT)])).map(({ depth }) => depth);
  expect([depths[0], depths[3]]).toEqual([3, 3]);
});

test('intermediate thoughts go to the caller of their question', async () => {
  thinker = new Thinker();
  const told: (number | undefined)[][] = [[], []];
  await Promise.all(told.map((depths) => thinker.decide(SHORT, ({ depth }) => depths.push(depth))));
  expect(told).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

test('an invalid player is rejected, and the thread continues', async () => {
  thinker = new Thinker();
  await expect(thinker.prepare('nobody', 'english')).rejects.toMatchObject({ code: 'player-unknown' });
  expect((await thinker.decide(SHORT)).depth).toBe(3);
});

test('a thread that has ended is replaced', async () => {
  thinker = new Thinker();
  await thinker.prepare('first', 'english');
  const cut = thinker.decide(ENDLESS);
  await Promise.all([expect(cut).rejects.toThrow('The thinking thread died'), thinker.end()]);
  expect((await thinker.decide(SHORT)).depth).toBe(3);
});

test('a player forgets earlier questions, unless it may build on them', async () => {
  thinker = new Thinker();
  const deep = { ...SHORT, limits: { depth: 7 } };
  const first = await thinker.decide(deep);
  expect((await thinker.decide(deep)).nodes).toBe(first.nodes);
  expect((await thinker.decide({ ...deep, goesOn: true })).nodes).toBeLessThan(first.nodes!);
});
