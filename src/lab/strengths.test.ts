/** Strengths of real runs, small ones: the same however they are measured, and without any effect on the run. */

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunBits } from '../../test/bits/runBits.ts';
import { runBits } from '../../test/bits/runBits.ts';
import { storeExample } from '../../test/exampleRuns.ts';
import { readExperimentFile } from '../experiments/experimentFile.ts';
import type { StrengthRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import { conductRun, createRun } from './conductRun.ts';
import type { LabPool } from './labPool.ts';
import { openLabPool } from './labPool.ts';
import type { RatingWish } from './rateRun.ts';
import { gamesIn, planRating, rateRun } from './rateRun.ts';

const SMALL = [
  'generations=3',
  'population=10',
  'fitness.games=8',
  'fitness.racing=null',
  'championDepth=1',
  'candidates=4',
  'finalists=1',
  'validation.games=4',
  'finalGames=4',
  'confirmationGames=4',
  'test.games=4',
  'test.opponents=["random"]',
  'yardstick.games=8',
];
const OLD_STORE = new URL('../../test/bits/store-0.1.0.db', import.meta.url);

let folder: string;
let pool: LabPool;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  pool = await openLabPool(1);
});
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

interface Conducted {
  readonly strengths: StrengthRecord[];
  readonly told: StrengthRecord[];
  readonly bits: RunBits;
}

/** Conducts a small run. With `leaveAfter` it is left after that generation and taken up again. */
async function conduct(changes: readonly string[], threads = pool, leaveAfter = -1): Promise<Conducted> {
  const file = join(mkdtempSync(join(folder, 'run-')), 'store.sqlite');
  using store = openStore(file);
  const id = createRun(store, readExperimentFile('experiments/expressions-6x6.json', [...SMALL, ...changes]), 5);
  const told: StrengthRecord[] = [];
  const follow = async (last: number): Promise<void> => {
    for await (const event of conductRun(store, id, threads)) {
      if (event.kind === 'strength') told.push(event.strength);
      if (event.kind === 'generation' && event.record.number === last) return;
    }
  };
  if (leaveAfter >= 0) await follow(leaveAfter);
  await follow(Infinity);
  return { strengths: store.strengths(id), told, bits: runBits(store, id) };
}

describe('a run', () => {
  let whole: Conducted;
  beforeAll(async () => {
    whole = await conduct([]);
  });

  test('has the strength of the best of every generation and of its champion, and tells of each', () => {
    const { strengths, told } = whole;
    expect(strengths.map(({ generation }) => generation)).toEqual([0, 1, 2, 3, null]);
    expect(told).toEqual(strengths);
    for (const { elo, low, high, games, opponents } of strengths) {
      expect(low).toBeLessThanOrEqual(elo);
      expect(high).toBeGreaterThanOrEqual(elo);
      expect(games).toBe(32);
      expect(opponents.map(({ title }) => title)).toEqual(['random', 'Thyme', 'Broom', 'Juniper']);
      expect(opponents.map(({ pairs }) => pairs.reduce((sum, count) => sum + count, 0))).toEqual([4, 4, 4, 4]);
    }
  });

  test('is the same with two threads, and after it was left', async () => {
    const two = await openLabPool(2);
    try {
      const { strengths, bits } = await conduct([], two);
      expect(strengths).toEqual(whole.strengths);
      expect(bits).toEqual(whole.bits);
    } finally {
      await two.close();
    }
    const resumed = await conduct([], pool, 1);
    expect(resumed.strengths).toEqual(whole.strengths);
    expect(resumed.bits).toEqual(whole.bits);
  });

  test('does not change by being measured otherwise or not at all', async () => {
    const seldom = await conduct(['yardstick.every=2', 'yardstick.opponents=["random"]']);
    expect(seldom.strengths.map(({ generation }) => generation)).toEqual([0, 2, 3, null]);
    expect(seldom.bits).toEqual(whole.bits);
    for (const off of ['yardstick.games=0', 'yardstick.every=0']) {
      const { strengths, bits } = await conduct([off]);
      expect(strengths).toEqual([]);
      expect(bits).toEqual(whole.bits);
    }
  });
});

describe('a run of 0.1.0', () => {
  const rate = async (store: Store, wish: RatingWish): Promise<(number | null)[]> => {
    const rated = await Array.fromAsync(rateRun(store, planRating(store, 1, wish), pool.games, () => undefined));
    return rated.map(({ generation }) => generation);
  };

  test('can be rated, once unless it is wanted again or otherwise', async () => {
    const file = join(folder, 'old.sqlite');
    copyFileSync(OLD_STORE, file);
    using store = openStore(file);
    const before = runBits(store, 1);
    const wish = { games: 4 };
    expect(gamesIn(planRating(store, 1, wish))).toBeLessThanOrEqual(6 * 4 * 4);
    expect(await rate(store, wish)).toEqual([0, 1, 2, 3, 4, null]);
    const strengths = store.strengths(1);
    expect(await rate(store, wish)).toEqual([]);
    expect(await rate(store, { ...wish, isAgain: true })).toEqual([0, 1, 2, 3, 4, null]);
    expect(store.strengths(1)).toEqual(strengths);
    expect(await rate(store, { games: 6, every: 3, opponents: ['random', 'champion:daisy'] })).toEqual([0, 3, 4, null]);
    expect(store.strengths(1)[0]).toMatchObject({ games: 12, opponents: [{ title: 'random' }, { title: 'Daisy' }] });
    expect(runBits(store, 1)).toEqual(before);
  });

  test('that goes on measures what is missing', async () => {
    const file = join(folder, 'begun.sqlite');
    copyFileSync(OLD_STORE, file);
    using store = openStore(file);
    const { generation, generations } = store.run(5);
    expect([generation, store.strengths(5)]).toEqual([0, []]);
    await Array.fromAsync(conductRun(store, 5, pool));
    expect(store.strengths(5)).toHaveLength(generations + 2);
  });
});

test('what cannot be rated is rejected with a reason', () => {
  using store = openStore(join(folder, 'few.sqlite'));
  const id = storeExample(store);
  expect(() => planRating(store, id, { opponents: ['alphabeta:depth=3'] })).toThrow(
    'alphabeta:depth=3 has no known strength in english. Known players: random, champion:moss, ',
  );
  const empty = store.createRun({ ...store.run(id), name: 'empty' });
  expect(() => planRating(store, empty, {})).toThrow(`Run ${empty} has no generation yet`);
});
