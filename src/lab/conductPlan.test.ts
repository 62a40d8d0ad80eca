import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLE_RUN } from '../../test/exampleRuns.ts';
import { contentsOf, smallPlan } from '../../test/smallPlan.ts';
import { openStore } from '../store/store.ts';
import type { PlanEvent, PlanOutcome } from './conductPlan.ts';
import { conductPlan } from './conductPlan.ts';
import { createRun } from './conductRun.ts';
import { presentConductors, takeUpRun } from './conductor.ts';
import type { PlanFolder } from './planFolder.ts';
import { openPlanFolder, readPlanFolder } from './planFolder.ts';

const RUNS = [1, 2, 3, 4];

let parent = '';
let whole: PlanFolder;
const events: PlanEvent[] = [];
let outcome: PlanOutcome;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  whole = openPlanFolder(smallPlan(), join(parent, 'whole'));
  outcome = await conductPlan(whole.storeFile, RUNS, { jobs: 1, onEvent: (event) => events.push(event) });
}, 60_000);
afterAll(() => rmSync(parent, { recursive: true }));

function openNew(name: string): PlanFolder {
  return openPlanFolder(smallPlan(), join(parent, name));
}

test('conducts all runs in their order, and tells of them', () => {
  expect(outcome).toEqual({ isComplete: true, finished: RUNS, failed: [] });
  const told = events.flatMap((event) => {
    if (event.kind === 'progress') return [];
    return event.kind === 'generation' ? [`${event.run}: ${event.generation}`] : [`${event.run}: ${event.kind}`];
  });
  const each = ['begun', 0, 1, 2, 3, 'champion', 'finished'];
  expect(told).toEqual(RUNS.flatMap((run) => each.map((word) => `${run}: ${word}`)));
  const progress = events.filter((event) => event.kind === 'progress');
  expect(progress.length).toBeGreaterThan(0);
  expect(progress.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
  using store = openStore(whole.storeFile);
  expect(store.runs({ status: 'finished' })).toHaveLength(4);
  expect(presentConductors(store)).toEqual([]);
});

test('leaves the same with two at once', async () => {
  const { storeFile } = openNew('two');
  const told: string[] = [];
  const onEvent = ({ kind, run }: PlanEvent): unknown => told.push(`${run}: ${kind}`);
  const { isComplete, finished } = await conductPlan(storeFile, RUNS, { jobs: 2, onEvent });
  expect([isComplete, new Set(finished)]).toEqual([true, new Set(RUNS)]);
  // The third waits until one of the first two is over.
  const firstOver = told.findIndex((event) => ['1: finished', '2: finished'].includes(event));
  expect(firstOver).toBeGreaterThan(0);
  expect(told.indexOf('3: begun')).toBeGreaterThan(firstOver);
  expect(contentsOf(storeFile)).toEqual(contentsOf(whole.storeFile));
});

test('does not repeat what is finished', async () => {
  const before = readFileSync(whole.storeFile);
  const heard: PlanEvent[] = [];
  const again = await conductPlan(whole.storeFile, RUNS, { jobs: 2, onEvent: (event) => heard.push(event) });
  expect([again, heard]).toEqual([{ isComplete: true, finished: [], failed: [] }, []]);
  expect(readFileSync(whole.storeFile).equals(before)).toBe(true);
});

test('stops soon, and goes on to the same end', async () => {
  const { storeFile } = openNew('stopped');
  const kinds: string[] = [];
  for (const jobs of [2, 1]) {
    const stop = new AbortController();
    let stopMs = 0;
    const onEvent = ({ kind }: PlanEvent): void => {
      kinds.push(kind);
      if (kind !== 'generation' || stop.signal.aborted) return;
      stopMs = performance.now();
      stop.abort();
    };
    const { isComplete } = await conductPlan(storeFile, RUNS, { jobs, stop: stop.signal, onEvent });
    expect(isComplete).toBe(false);
    expect(performance.now() - stopMs).toBeLessThan(60_000);
    using store = openStore(storeFile);
    expect(presentConductors(store)).toEqual([]);
  }
  expect(kinds).toContain('stopped');
  expect(await conductPlan(storeFile, RUNS, { jobs: 2, stop: AbortSignal.abort() })).toMatchObject({ finished: [] });
  expect(await conductPlan(storeFile, RUNS, { jobs: 2 })).toMatchObject({ isComplete: true });
  expect(contentsOf(storeFile)).toEqual(contentsOf(whole.storeFile));
});

test.each(['generation', 'finished'])('fails with what hears of %s, when all have stopped', async (kind) => {
  const { storeFile } = openNew(`unheard ${kind}`);
  const onEvent = (event: PlanEvent): void => {
    if (event.kind === kind) throw new Error('Enough.');
  };
  await expect(conductPlan(storeFile, RUNS, { jobs: 2, onEvent })).rejects.toThrow('Enough.');
  using store = openStore(storeFile);
  expect(presentConductors(store)).toEqual([]);
  expect(store.runs({ status: 'unfinished' }).length).toBeGreaterThan(1);
});

test('takes a run that somebody deletes as one that is not finished', async () => {
  const { storeFile } = openNew('deleted');
  using store = openStore(storeFile);
  const onEvent = ({ kind, run }: PlanEvent): void => {
    if (kind === 'begun' && run === 1) store.deleteRuns([2]);
    if (kind === 'finished' && run === 3) store.deleteRuns([3]);
  };
  const { isComplete, finished, failed } = await conductPlan(storeFile, RUNS, { jobs: 1, onEvent });
  expect([isComplete, finished, failed.map(({ run }) => run)]).toEqual([false, [1, 3, 4], [2]]);
});

test('goes on with the others where one fails, or is stopped or conducted by somebody else', async () => {
  const { storeFile, runs } = openNew('failing');
  using store = openStore(storeFile);
  const broken = store.createRun({ ...EXAMPLE_RUN, experiment: { name: 'broken' } });
  const endless = createRun(store, { ...runs[0]!.condition.experiment, generations: 10_000 }, 1);
  using _elsewhere = takeUpRun(store, 4, () => undefined);
  const ended: Record<string, number[]> = { stopped: [], elsewhere: [] };
  const { isComplete, finished, failed } = await conductPlan(storeFile, [endless, broken, ...RUNS], {
    jobs: 2,
    onEvent: ({ kind, run }) => {
      if (kind === 'begun' && run === endless) store.wantStop(endless);
      ended[kind]?.push(run);
    },
  });
  expect([isComplete, new Set(finished)]).toEqual([false, new Set([1, 2, 3])]);
  expect(ended).toEqual({ stopped: [endless], elsewhere: [4] });
  expect(failed.map(({ run }) => run)).toEqual([broken]);
  expect(failed[0]!.problem).toContain(`run ${broken}: variant is missing`);
});

test('a folder that is copied, and a plan that is done again from it, give the same', async () => {
  const copy = join(parent, 'copy');
  cpSync(whole.folder, copy, { recursive: true });
  const copied = openPlanFolder(readPlanFolder(copy), copy);
  expect(await conductPlan(copied.storeFile, RUNS, { jobs: 1 })).toMatchObject({ isComplete: true, finished: [] });
  expect(contentsOf(copied.storeFile)).toEqual(contentsOf(whole.storeFile));
  const again = openPlanFolder(readPlanFolder(copy), join(parent, 'again'));
  await conductPlan(again.storeFile, RUNS, { jobs: 2 });
  expect(contentsOf(again.storeFile)).toEqual(contentsOf(whole.storeFile));
});
