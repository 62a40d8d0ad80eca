import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_RUN } from '../../test/exampleRuns.ts';
import type { Store } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import { conductorOf, presentConductors, takeUpRun } from './conductor.ts';

let folder: string;
let file: string;
let store: Store;
let other: Store;
let run: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  file = join(folder, 'store.sqlite');
  store = openStore(file);
  other = openStore(file);
  run = store.createRun(EXAMPLE_RUN);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  store.close();
  other.close();
  rmSync(folder, { recursive: true });
});

test('tells the store at once, then once a second at the most, however often it hears something', () => {
  vi.useFakeTimers();
  const beat = vi.spyOn(store, 'beat');
  {
    using conductor = takeUpRun(store, run, () => undefined);
    expect(conductorOf(other, run)).toMatchObject({ part: 'generation', share: 0 });
    for (let share = 0; share < 1; share += 0.01) conductor.hear({ part: 'generation', share });
    expect(beat).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(conductorOf(other, run)).toMatchObject({ part: 'generation', share: expect.closeTo(0.99) as number });
    conductor.hear({ part: 'test', share: 0.5 });
    vi.advanceTimersByTime(3000);
    expect(conductorOf(other, run)).toMatchObject({ part: 'test', share: 0.5 });
    expect(beat).toHaveBeenCalledTimes(5);
  }
  expect(presentConductors(other)).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(beat).toHaveBeenCalledTimes(5);
});

test('tells it by itself where the thread is too busy for timers', () => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  using conductor = takeUpRun(store, run, () => undefined);
  nowMs = 1000;
  conductor.hear({ part: 'validation', share: 0.25 });
  expect(conductorOf(other, run)).toMatchObject({ part: 'validation', share: 0.25 });
});

test('is asked once to stop, and one who comes after it is not', () => {
  vi.useFakeTimers();
  const onStop = vi.fn<() => void>();
  {
    using _ = takeUpRun(store, run, onStop);
    vi.advanceTimersByTime(1000);
    expect(onStop).not.toHaveBeenCalled();
    other.wantStop(run);
    vi.advanceTimersByTime(3000);
  }
  expect(onStop).toHaveBeenCalledTimes(1);
  using _ = takeUpRun(store, run, onStop);
  vi.advanceTimersByTime(3000);
  expect(onStop).toHaveBeenCalledTimes(1);
});

test('does not take up what another conducts, unless that one is silent or gone', () => {
  const take = (): void => takeUpRun(store, run, () => undefined)[Symbol.dispose]();
  other.beat(run, 'generation', 0.5);
  expect(take).toThrow(expect.objectContaining({ code: 'run-conducted' }));
  expect(presentConductors(store)).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
  expect(presentConductors(store)).toEqual([]);
  take();
  vi.useRealTimers();
  other.beat(run, 'generation', 0.5);
  const { pid } = spawnSync(process.execPath, ['--version']);
  using database = new DatabaseSync(file);
  database.prepare('update conductors set process = ?').run(pid);
  expect(conductorOf(store, run)).toBeUndefined();
  take();
});

test('goes on where the store cannot be written', () => {
  vi.useFakeTimers();
  using conductor = takeUpRun(store, run, () => undefined);
  other.deleteRuns([run]);
  vi.advanceTimersByTime(1000);
  store.close();
  vi.advanceTimersByTime(1000);
  expect(() => conductor.hear({ part: 'test', share: 1 })).not.toThrow();
});
