/** The thesis of Foley (2003) from its plan to its report, and whether the report follows from the data beside it. */

import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvRows } from './parseCsv.ts';
import { plainMean } from './plainStatistics.ts';
import { interruptCli, runJson } from './runCli.ts';

const COMMAND = ['paper', 'foley2003', '--scale', 'quick', '--out'];

const parent = mkdtempSync(join(tmpdir(), 'evodraughts-'));
const folder = join(parent, 'paper');
let answer: unknown;

// Interrupted once, which must not change anything.
beforeAll(async () => {
  const { code } = await interruptCli([...COMMAND, folder], '', (out) => out.includes('Run 3 '));
  expect(code).toBe(130);
  answer = await runJson([...COMMAND, folder]);
}, 240_000);
afterAll(() => rmSync(parent, { recursive: true }));

function rowsOf(table: string): Record<string, string>[] {
  return csvRows(readFileSync(join(folder, 'report', 'tables', `${table}.csv`), 'utf8'));
}

function figureRows(figure: string): Record<string, string>[] {
  return csvRows(readFileSync(join(folder, 'report', 'figures', `${figure}.csv`), 'utf8'));
}

describe('paper foley2003', () => {
  test('runs all of its plan and writes a report', () => {
    expect(answer).toMatchObject({ paper: 'foley2003', scale: 'quick', complete: true, failed: [] });
    expect(rowsOf('runs')).toHaveLength(22);
    const page = readFileSync(join(folder, 'report', 'report.md'), 'utf8');
    expect(page).toMatch(/^# Foley’s weights, .*\n\n\*Plan foley2003-quick: .*mean nothing\.\*\n\nWe /);
    const figures = readdirSync(join(folder, 'report', 'figures'));
    for (const figure of ['4-4', '4-5', '5-1', '5-2', '5-3', '5-4', '5-5', '5-6'].map((name) => `figure-${name}`)) {
      expect(figures).toEqual(expect.arrayContaining([`${figure}.svg`, `${figure}.png`, `${figure}.csv`]));
    }
  });

  test('has a verdict on all ten conclusions, and the lead is made of them', () => {
    const conclusions = rowsOf('conclusions');
    expect(conclusions.map((row) => /^F\d+/.exec(row['conclusion']!)![0])).toEqual(
      Array.from({ length: 10 }, (_, index) => `F${index + 1}`),
    );
    const { lead } = answer as { lead: string[] };
    for (const row of conclusions) expect(lead[0]).toContain(/^F\d+/.exec(row['conclusion']!)![0]);
  });

  test('has nine curves for each stage, which end at the weights of the runs', () => {
    for (const stage of [1, 2, 3, 4]) {
      const rows = figureRows(`figure-5-${stage}`);
      expect(new Set(rows.map(({ condition }) => condition)).size).toBe(9);
      expect(rows).toHaveLength(9 * 7);
    }
  });

  test('says of the fit of nodes what follows from their means', () => {
    const means = rowsOf('nodes').map((row) => [Number(row['depth']), Number(row['known evaluations'])] as const);
    const logs = means.map(([depth, nodes]) => [(depth - 2) / 2, Math.log(nodes)] as const);
    const [x, y] = [plainMean(logs.map(([place]) => place)), plainMean(logs.map(([, log]) => log))];
    const slope =
      logs.reduce((sum, [place, log]) => sum + (place - x) * (log - y), 0) /
      logs.reduce((sum, [place]) => sum + (place - x) ** 2, 0);
    const targets = rowsOf('targets');
    expect(targets[0]!['measured']).toBe(slope.toFixed(2));
    expect(targets[1]!['measured']).toBe(Math.exp(y - slope * x).toFixed(1));
  });

  test('compares controls with their baseline, seed by seed', () => {
    const runs = rowsOf('runs');
    for (const row of rowsOf('controls')) {
      const values = (condition: string | undefined): number[] =>
        runs.filter((run) => run['condition'] === condition).map((run) => Number(run['Elo above random moves']));
      const [own, other] = [values(row['control']), values(row['baseline'])];
      const differences = own.map((elo, index) => elo - other[index]!);
      expect(Number(row['Elo of the champion'])).toBeCloseTo(plainMean(differences), 8);
    }
    expect(rowsOf('controls').length).toBeGreaterThan(5);
  });

  test('measures captures and endings of the main conditions only', () => {
    for (const run of rowsOf('runs')) {
      const isMain = ['single', 'islands'].includes(run['condition']!);
      expect(run['multiple captures'] === '').toBe(!isMain);
      expect(run['won endings won'] === '').toBe(!isMain);
    }
  });

  test('repeats no finished work, and writes the same report', async () => {
    const file = join(folder, 'report', 'index.html');
    const store = join(folder, 'runs.sqlite');
    const [page, runs] = [readFileSync(file, 'utf8'), readFileSync(store)];
    expect(await runJson([...COMMAND, folder])).toMatchObject({ complete: true });
    expect(readFileSync(store).equals(runs)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(page);
  }, 60_000);
});
