import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EXAMPLE_RUN } from '../../test/exampleRuns.ts';
import type { Store } from './store.ts';
import { openStore } from './store.ts';

let folder: string;
let store: Store;
/** The same store as opened by another process. */
let other: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  store = openStore(join(folder, 'store.sqlite'));
  other = openStore(join(folder, 'store.sqlite'));
});
afterEach(() => {
  vi.useRealTimers();
  store.close();
  other.close();
  rmSync(folder, { recursive: true });
});

describe('a conductor', () => {
  test('reports its progress, and learns that it should stop', () => {
    const run = store.createRun(EXAMPLE_RUN);
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    expect(store.conductor(run)).toBeUndefined();
    expect(store.beat(run, 'generation', 0.25)).toEqual({ isStopWanted: false });
    const first = { run, part: 'generation', share: 0.25, beatAt: 1000, process: process.pid, isStopWanted: false };
    expect(other.conductor(run)).toEqual(first);
    other.wantStop(run);
    expect(store.conductor(run)).toEqual({ ...first, isStopWanted: true });
    vi.setSystemTime(3000);
    expect(store.beat(run, 'test', 1)).toEqual({ isStopWanted: true });
    expect(other.conductor(run)).toEqual({ ...first, part: 'test', share: 1, beatAt: 3000, isStopWanted: true });
  });

  test('that leaves takes the request to stop with it', () => {
    const run = store.createRun(EXAMPLE_RUN);
    store.beat(run, 'generation', 0);
    store.wantStop(run);
    store.leave(run);
    expect(store.conductors()).toEqual([]);
    // There is no conductor to ask.
    store.wantStop(run);
    expect(store.beat(run, 'validation', 0)).toEqual({ isStopWanted: false });
  });

  test('is one of several, each with its own run', () => {
    const [first, second, third] = [1, 2, 3].map(() => store.createRun(EXAMPLE_RUN)) as [number, number, number];
    for (const run of [third, first, second]) store.beat(run, 'generation', run / 10);
    store.wantStop(second);
    store.leave(first);
    expect(store.conductors()).toMatchObject([
      { run: second, share: 0.2, isStopWanted: true },
      { run: third, share: 0.3, isStopWanted: false },
    ]);
  });

  test('is deleted with its run', () => {
    const run = store.createRun(EXAMPLE_RUN);
    store.beat(run, 'generation', 0.5);
    other.deleteRuns([run]);
    expect(store.conductors()).toEqual([]);
    expect(() => store.beat(run, 'generation', 0.6)).toThrow(expect.objectContaining({ code: 'run-unknown' }));
    store.leave(run);
  });
});

test('notices changes by others, and only those', () => {
  const before = store.changes();
  const run = store.createRun(EXAMPLE_RUN);
  expect(other.runs()).toHaveLength(1);
  expect([store.changes(), store.changes()]).toEqual([before, before]);
  other.beat(run, 'generation', 0.5);
  const after = store.changes();
  expect(after).not.toBe(before);
  expect(store.changes()).toBe(after);
});
