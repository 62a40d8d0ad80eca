import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pool } from './pool.ts';
import { answersInBatches, answersInOrder, inlinePool, threadPool } from './pool.ts';

const MODULE = new URL('../../test/poolWorker.ts', import.meta.url);

/** The contract of all pools. */
describe.each([
  ['inline', () => inlinePool<number, number>(MODULE)],
  ['one thread', () => Promise.resolve(threadPool<number, number>(MODULE, 1))],
  ['two threads', () => Promise.resolve(threadPool<number, number>(MODULE, 2))],
])('a pool: %s', (_name, open) => {
  let pool: Pool<number, number>;
  beforeAll(async () => {
    pool = await open();
  });
  afterAll(() => pool.close());

  test('answers in the order of the tasks', async () => {
    const tasks = Array.from({ length: 40 }, (_, index) => index);
    const answers: number[] = [];
    for await (const answer of answersInOrder(pool, tasks)) answers.push(answer);
    expect(answers).toEqual(tasks.map((task) => task * task));
  });

  test('starts only a few tasks ahead, and can be left', async () => {
    let taken = 0;
    function* endless(): Generator<number> {
      for (;;) yield taken++;
    }
    let seen = 0;
    for await (const answer of answersInOrder(pool, endless())) {
      expect(answer).toBe(seen * seen);
      seen++;
      expect(taken - seen).toBeLessThan(5 * pool.width);
      if (seen === 10) break;
    }
    expect(seen).toBe(10);
  });

  test('abandons tasks in progress when it is closed, and accepts no more', async () => {
    const closing = await open();
    const late = closing.run(3);
    await Promise.all([expect(late).rejects.toThrow(/abort|terminat/i), closing.close()]);
    await expect(closing.run(4)).rejects.toThrow('aborted');
  });

  test('can be closed between answers without an error', async () => {
    for (let time = 0; time < 5; time++) {
      const busy = await open();
      const answers = Array.from({ length: 200 }, (_, task) => busy.run(task));
      const over = Promise.allSettled(answers);
      await Promise.any(answers);
      await busy.close();
      // All are answered or abandoned; anything later would be an uncaught error.
      expect(await over).toHaveLength(200);
    }
  });

  test('items go in batches and come back with their answers', async () => {
    const seen: [readonly number[], number][] = [];
    for await (const pair of answersInBatches(
      pool,
      [1, 2, 3, 4, 5],
      () => 2,
      (batch) => batch[0]!,
    ))
      seen.push(pair);
    expect(seen).toEqual([
      [[1, 2], 1],
      [[3, 4], 9],
      [[5], 25],
    ]);
  });

  test('a failing task rejects its answer, and the pool continues', async () => {
    await expect(pool.run(-1)).rejects.toThrow('no negative numbers');
    expect(await pool.run(5)).toBe(25);
  });
});

test('an inline pool processes other events between two tasks', async () => {
  const pool = await inlinePool<number, number>(MODULE);
  const order: string[] = [];
  const tasks = [1, 2, 3].map(async (task) => order.push(`task ${await pool.run(task)}`));
  setImmediate(() => order.push('event'));
  await Promise.all(tasks);
  expect(order.indexOf('event')).toBeLessThan(order.indexOf('task 4'));
});

test('threads may be terminated at any moment of their start', async () => {
  for (let time = 0; time < 20; time++) {
    const pool = threadPool<number, number>(MODULE, 2);
    await delay(4 * time);
    await expect(pool.close()).resolves.toBeUndefined();
  }
});
