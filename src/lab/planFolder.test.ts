import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SMALL_PLAN, smallPlan } from '../../test/smallPlan.ts';
import { openStore } from '../store/store.ts';
import type { PlanFolder } from './planFolder.ts';
import { isPlanFolder, openPlanFolder, readPlanFolder } from './planFolder.ts';

let parent = '';
beforeAll(() => (parent = mkdtempSync(join(tmpdir(), 'evodraughts-'))));
afterAll(() => rmSync(parent, { recursive: true }));

const inShort = ({ runs }: PlanFolder): unknown => runs.map(({ id, condition, seed }) => [id, condition.name, seed]);

test('has the plan, and all runs in the order of the plan', () => {
  const folder = join(parent, 'deep', 'new');
  expect(isPlanFolder(folder)).toBe(false);
  const opened = openPlanFolder(smallPlan(), folder);
  expect(opened).toMatchObject({ folder, plan: smallPlan(), storeFile: join(folder, 'runs.sqlite') });
  const runs = [
    [1, 'little', 4],
    [2, 'little', 5],
    [3, 'much', 2],
    [4, 'much', 1],
  ];
  expect(inShort(opened)).toEqual(runs);
  expect(isPlanFolder(folder)).toBe(true);
  expect(readPlanFolder(folder)).toEqual(smallPlan());
  expect(readdirSync(folder).toSorted()).toEqual(['plan.json', 'runs.sqlite']);
  // Opened again, it has no run more.
  expect(inShort(openPlanFolder(smallPlan(), folder))).toEqual(runs);
  using store = openStore(opened.storeFile);
  expect(store.runs().map(({ name, seed, status }) => [name, seed, status])).toEqual(
    runs.map(([, name, seed]) => [name, seed, 'unfinished']),
  );
});

test('takes further seeds and conditions, and other words', () => {
  const folder = join(parent, 'growing');
  openPlanFolder(smallPlan(), folder);
  const grown = smallPlan({
    description: 'New.',
    seeds: '3-6',
    conditions: [{ name: 'more' }, ...SMALL_PLAN.conditions],
  });
  expect(inShort(openPlanFolder(grown, folder))).toEqual([
    ...[5, 6, 7, 8].map((id, index) => [id, 'more', 3 + index]),
    [9, 'little', 3],
    [1, 'little', 4],
    [2, 'little', 5],
    [10, 'little', 6],
    [3, 'much', 2],
    [4, 'much', 1],
  ]);
  expect(readPlanFolder(folder)).toEqual(grown);
});

test('of 0.1.0 is continued: other words, no yardstick, strategies without a mode', () => {
  const opponents = (player: string): object => ({
    set: [...SMALL_PLAN.set, `fitness.opponents=[{"player":"${player}"}]`],
  });
  const plan = smallPlan(opponents('expression:own.men,mode=position'));
  const folder = join(parent, 'old');
  openPlanFolder(plan, folder);
  const file = join(folder, 'plan.json');
  const old = JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
    key === 'yardstick' ? undefined : key === 'description' ? 'Other words.' : value,
  ) as unknown;
  writeFileSync(file, JSON.stringify(old).replaceAll(',mode=position', ''));
  expect(inShort(openPlanFolder(plan, folder))).toEqual([
    [1, 'little', 4],
    [2, 'little', 5],
    [3, 'much', 2],
    [4, 'much', 1],
  ]);
  const settled = smallPlan(opponents('expression:own.men,mode=settled'));
  expect(() => openPlanFolder(settled, folder)).toThrow('fitness differs in little');
});

test('makes a run again that somebody deleted', () => {
  const folder = join(parent, 'deleted');
  const { storeFile } = openPlanFolder(smallPlan(), folder);
  {
    using store = openStore(storeFile);
    store.deleteRuns([2]);
  }
  expect(inShort(openPlanFolder(smallPlan(), folder))).toEqual([
    [1, 'little', 4],
    [5, 'little', 5],
    [3, 'much', 2],
    [4, 'much', 1],
  ]);
});

test('has each run once, even if two processes make what is missing at once', async () => {
  const folder = join(parent, 'raced');
  const { storeFile } = openPlanFolder(smallPlan(), folder);
  const plan = join(parent, 'raced.json');
  writeFileSync(plan, JSON.stringify({ ...SMALL_PLAN, seeds: '1-20' }));
  const [planFile, planFolder] = ['../experiments/planFile.ts', './planFolder.ts'].map(
    (file) => new URL(file, import.meta.url).href,
  );
  const script = `
    import { readPlanFile } from '${planFile}';
    import { openPlanFolder } from '${planFolder}';
    const plan = readPlanFile('${plan}');
    process.stdout.write('Ready.');
    openPlanFolder(plan, '${folder}');`;
  const children = [1, 2].map(() => spawn(process.execPath, ['--input-type=module', '-e', script]));
  const ended = Promise.all(children.map((child) => once(child, 'exit')));
  {
    // Both look before either can write.
    using lock = new DatabaseSync(storeFile);
    lock.exec('begin immediate');
    await Promise.all(children.map(({ stdout }) => once(stdout, 'data')));
    await sleep(500);
    lock.exec('commit');
  }
  expect((await ended).flat()).toEqual([0, null, 0, null]);
  using store = openStore(storeFile);
  expect(store.runs()).toHaveLength(22);
}, 30_000);

test.each<[string, object, string]>([
  ['its name', { name: 'other' }, 'it is called "small plan"'],
  ['its conditions', { conditions: [{ name: 'little' }] }, 'it also has the condition much'],
  ['its seeds', { seeds: '5-6' }, 'little also has seed 4'],
  ['its settings', { set: ['generations=4', 'population=30', 'test.games=40'] }, 'generations differs in little'],
])('is not taken up by a plan that differs in %s', (_, changes, difference) => {
  const folder = join(parent, 'taken');
  openPlanFolder(smallPlan(), folder);
  const before = readFileSync(join(folder, 'plan.json'), 'utf8');
  expect(() => openPlanFolder(smallPlan(changes), folder)).toThrow(
    `${folder} contains a different plan: ${difference}. Name another folder with --out, or continue the plan of that ` +
      `folder: evodraughts experiment ${folder}`,
  );
  expect(readFileSync(join(folder, 'plan.json'), 'utf8')).toBe(before);
});

test('is not made of runs of which nobody knows what they are, nor where it cannot be', () => {
  const folder = join(parent, 'strange');
  mkdirSync(folder);
  writeFileSync(join(folder, 'runs.sqlite'), '');
  expect(() => openPlanFolder(smallPlan(), folder)).toThrow('has runs.sqlite but no plan.json');
  expect(() => openPlanFolder(smallPlan(), join(folder, 'runs.sqlite', 'in'))).toThrow(
    'plan.json cannot be written: a file exists where a folder is needed.',
  );
});
