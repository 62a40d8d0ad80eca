import { expect, test } from 'vitest';
import { START } from '../arena/opening.ts';
import { openGamePool } from './labPool.ts';

const GAME = { variant: 'english', players: ['random', 'random'], opening: START, seed: [1], plies: 4 } as const;

test('a pool for games plays until it is closed', async () => {
  const pool = openGamePool(1);
  const [record] = await pool.run([GAME]);
  expect(record!.moves).toHaveLength(4);
  await pool.close();
  await expect(pool.run([GAME])).rejects.toThrow('aborted');
});

test('a pool without games can be closed and then plays none', async () => {
  const pool = openGamePool(2);
  await pool.close();
  await expect(pool.run([GAME])).rejects.toThrow('aborted');
});
