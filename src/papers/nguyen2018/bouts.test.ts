import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LabPool } from '../../lab/labPool.ts';
import { openLabPool } from '../../lab/labPool.ts';
import type { Bout } from './bouts.ts';
import { boutId, playBout, shareOf } from './bouts.ts';

let pool: LabPool;
beforeAll(async () => {
  pool = await openLabPool(1);
});
afterAll(() => pool.close());

const bout: Bout = {
  kind: 'other condition',
  condition: 'ours',
  seed: 3,
  rival: 'text',
  players: ['alphabeta:depth=2,eval=material,tables=off', 'random'],
  games: 8,
};

describe('a bout', () => {
  test('counts the games of the champion, their plies and its times', async () => {
    const result = await playBout(bout, pool.games);
    expect(result.wins + result.draws + result.losses).toBe(8);
    expect(shareOf(result)).toBeGreaterThan(0.7);
    expect(result.plies).toBeGreaterThan(8 * 20);
    for (const time of result.moveMs) expect(time).toBeGreaterThanOrEqual(0);
  });

  test('is the same again, and from the other side', async () => {
    const { moveMs: _, ...one } = await playBout(bout, pool.games);
    const { moveMs: __, ...two } = await playBout(bout, pool.games);
    expect(two).toEqual(one);
    const [first, second] = bout.players;
    const turned = await playBout({ ...bout, players: [second, first] }, pool.games);
    expect(shareOf(turned)).toBeLessThan(0.3);
  });

  test('is known by what it is played for, not by its games', () => {
    expect(boutId(bout)).toBe(boutId({ ...bout, games: 2 } as Bout));
    expect(boutId(bout)).not.toBe(boutId({ ...bout, seed: 4 }));
  });
});
