/** The command that runs a plan: to its end, stopped, killed, and resumed. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conductPlan } from '../src/lab/conductPlan.ts';
import { openPlanFolder, readPlanFolder } from '../src/lab/planFolder.ts';
import { openStore } from '../src/store/store.ts';
import { ROOT, interruptCli, runCli, runJson } from './runCli.ts';
import { SMALL_PLAN, contentsOf } from './smallPlan.ts';
import { hasTerminal, runAtTerminal } from './terminalCli.ts';

interface Answer {
  readonly folder: string;
  readonly complete: boolean;
  readonly conditions: readonly {
    readonly name: string;
    readonly runs: readonly { readonly id: number; readonly status: string }[];
    readonly tests: readonly { readonly opponent: string; readonly runs: number; readonly mean: number }[];
  }[];
  readonly failed: readonly unknown[];
  readonly report: readonly string[];
}

let parent: string;
let plan: string;
let whole: string;
let out: string;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  plan = join(parent, 'small.json');
  writeFileSync(plan, JSON.stringify(SMALL_PLAN));
  whole = join(parent, 'results', 'small-plan');
  const result = await runCli(['experiment', plan, '--jobs', '2'], { folder: parent });
  expect([result.code, result.err]).toEqual([0, '']);
  out = result.out;
}, 60_000);
afterAll(() => rmSync(parent, { recursive: true }));

const storeOf = (folder: string): string => join(folder, 'runs.sqlite');

describe('a plan', () => {
  test('is run to its end, with a line for each run, a table, and what to look at', () => {
    expect(out).toContain('Plan small plan: 2 conditions, 4 runs, 2 at once; kept in results/small-plan\n');
    expect(
      out.match(/^Run \d \((little|much), seed \d\) is finished, winning [\d.]+ % against random\. /gm),
    ).toHaveLength(4);
    expect(out).toMatch(/\nCondition +Runs +Wins against random\nlittle +2 +[\d.]+ \([\d.]+ to [\d.]+\)\nmuch +2 +/);
    expect(out).toContain('played 40 games against each opponent.');
    expect(out).toContain('evodraughts runs --store results/small-plan/runs.sqlite');
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      'To read the report, open results/small-plan/report/index.html in a browser.',
    );
    const page = readFileSync(join(whole, 'report', 'index.html'), 'utf8');
    expect(page).toContain('<h1>small plan</h1>\n<p class="question">Does more mutation help?</p>');
    expect(page).toContain('“much”');
  });

  test('that is finished is only reported again, and for programs', async () => {
    const before = readFileSync(storeOf(whole));
    writeFileSync(join(whole, 'report', 'older.svg'), '');
    const answer = (await runJson(['experiment', whole])) as Answer;
    expect(readFileSync(storeOf(whole)).equals(before)).toBe(true);
    expect(answer).toMatchObject({ folder: whole, complete: true, interrupted: false, failed: [] });
    expect(answer.conditions.map(({ name, runs }) => [name, runs.map(({ id, status }) => `${id} ${status}`)])).toEqual([
      ['little', ['1 finished', '2 finished']],
      ['much', ['3 finished', '4 finished']],
    ]);
    expect(answer.conditions[0]!.tests).toMatchObject([{ opponent: 'random', runs: 2 }]);
    expect(answer.report).toContain(join(whole, 'report', 'index.html'));
    // No file of an older report remains, nor any other file.
    expect(existsSync(join(whole, 'report', 'older.svg'))).toBe(false);
    expect(readdirSync(whole).toSorted()).toEqual(['plan.json', 'report', 'runs.sqlite']);
  });

  test('stops at Ctrl-C, says how to go on, and goes on', async () => {
    const folder = join(parent, 'stopped');
    const longer = join(parent, 'longer.json');
    const endless = { name: 'endless', seeds: '1', set: ['generations=100000'] };
    writeFileSync(longer, JSON.stringify({ ...SMALL_PLAN, conditions: [...SMALL_PLAN.conditions, endless] }));
    const args = ['experiment', longer, '--out', folder, '--jobs', '1'];
    const { code, out: said } = await interruptCli(args, '', (text) => text.includes('is finished'));
    expect(code).toBe(130);
    expect(said).toMatch(/\n[1-4] of 5 runs done\. To continue: evodraughts experiment /);
    expect(existsSync(join(folder, 'report'))).toBe(false);
    // The folder may be moved meanwhile.
    const moved = join(parent, 'moved');
    renameSync(folder, moved);
    await goOn(moved);
    expect(contentsOf(storeOf(moved))).toEqual(contentsOf(storeOf(whole)));
  });

  test('that is killed again and again ends with the same numbers', async () => {
    const folder = join(parent, 'killed');
    const args = ['experiment', plan, '--out', folder, '--jobs', '2'];
    await killWhen(args, () => generationsIn(folder) >= 1);
    await killWhen(args, () => generationsIn(folder) >= 6);
    expect(existsSync(join(folder, 'report'))).toBe(false);
    await goOn(folder);
    expect(contentsOf(storeOf(folder))).toEqual(contentsOf(storeOf(whole)));
  });

  test.skipIf(!hasTerminal())('is shown as a table that redraws itself at a terminal', async () => {
    const file = join(parent, 'one.json');
    writeFileSync(file, JSON.stringify({ ...SMALL_PLAN, seeds: '4', conditions: [{ name: 'little' }] }));
    const { code, out: said } = await runAtTerminal(['experiment', file, '--out', join(parent, 'shown')], 90, []);
    expect(code).toBe(0);
    expect(said).toMatch(/Condition +Done +Running +To do +Wins, %\nlittle +0 .*\n0 of 1 run done, \d+ %/);
    expect(said).toContain('\u001B[3A\r\u001B[J');
    expect(said).not.toContain('is finished,');
    expect(said).toMatch(/\n1 of 1 run done, in [\d.]+ s\. Next:\n/);
  });
});

describe('errors', () => {
  test('are sentences', async () => {
    const bad = join(parent, 'bad.json');
    writeFileSync(bad, JSON.stringify({ ...SMALL_PLAN, seeds: 'x', experiment: 'none.json' }));
    expect(await runCli(['experiment', bad])).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${bad}: seeds must be seeds such as "1-20"`) as string,
    });
    expect((await runCli(['experiment', parent])).err).toBe(
      `${parent} is a folder without a plan.json. Name the file of a plan.\n`,
    );
    expect((await runCli(['experiment', 'x'.repeat(300)])).err).toContain('cannot be read: its name is too long.');
    const other = join(parent, 'other.json');
    writeFileSync(other, JSON.stringify({ ...SMALL_PLAN, seeds: '9' }));
    expect((await runCli(['experiment', other, '--out', whole])).err).toContain('little also has seed 4');
  });
});

/** Finishes the first runs of a folder, without a report. */
async function goOn(folder: string): Promise<void> {
  const { storeFile } = openPlanFolder(readPlanFolder(folder), folder);
  await conductPlan(storeFile, [1, 2, 3, 4], { jobs: 2 });
}

/** The number of stored generations of the runs of a folder. */
function generationsIn(folder: string): number {
  if (!existsSync(join(folder, 'runs.sqlite'))) return 0;
  using store = openStore(join(folder, 'runs.sqlite'));
  return store.runs().reduce((sum, { generation }) => sum + generation + 1, 0);
}

async function killWhen(args: readonly string[], isTime: () => boolean): Promise<void> {
  const child = spawn(process.execPath, ['bin/evodraughts.js', ...args], { cwd: ROOT, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  while (child.exitCode === null && !isTime()) await sleep(5);
  child.kill('SIGKILL');
  await ended;
}
