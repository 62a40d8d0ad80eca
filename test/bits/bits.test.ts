/**
 * What runs gave in version 0.1.0 they give for ever, to the last bit: small runs of every method, game and board, and a
 * store that 0.1.0 wrote, with a finished run and some that it had begun.
 */

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conductRun } from '../../src/lab/conductRun.ts';
import { openLabPool } from '../../src/lab/labPool.ts';
import { openStore } from '../../src/store/store.ts';
import bits from './bits.json' with { type: 'json' };
import { BITS_CASES } from './cases.ts';
import { conductCase } from './conductCase.ts';
import type { RunBits } from './runBits.ts';
import { runBits } from './runBits.ts';

const known: Readonly<Record<string, RunBits>> = bits;

test('every case has its bits', () => {
  expect(Object.keys(known)).toEqual(BITS_CASES.map(({ name }) => name));
});

test.each(BITS_CASES)('a run gives what it gave when it was new: $name', async (one) => {
  expect(await conductCase(one)).toEqual(known[one.name]);
});

const NEWEST = BITS_CASES.slice(-3);

test.each(NEWEST)('a run that is left goes on as if nothing had happened: $name', async (one) => {
  expect(await conductCase(one, { leaveAfter: 1 })).toEqual(known[one.name]);
});

test.each(NEWEST.slice(-1))('two threads give the bits of one: $name', async (one) => {
  expect(await conductCase(one, { threads: 2 })).toEqual(known[one.name]);
});

/** The runs of the store, and how far each had come. */
const STORED = [
  [1, 'generational on 6x6', 'finished', 4],
  [2, 'islands in a ring on 6x6', 'unfinished', 2],
  [3, 'config6', 'unfinished', 3],
  [4, 'steady state by age, ranked, on 6x6', 'unfinished', 4],
  [5, 'NSGA-II on 6x6', 'unfinished', 0],
] as const;

describe('a store that 0.1.0 wrote', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
    copyFileSync(new URL('store-0.1.0.db', import.meta.url), join(folder, 'store.sqlite'));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(STORED)('run %i, %s, is there: %s, generation %i', async (id, name, status, generation) => {
    using store = openStore(join(folder, 'store.sqlite'));
    expect(store.run(id)).toMatchObject({ status, generation });
    const pool = await openLabPool(1);
    if (status === 'unfinished') await Array.fromAsync(conductRun(store, id, pool));
    await pool.close();
    expect(runBits(store, id)).toEqual(known[name]);
  });
});
