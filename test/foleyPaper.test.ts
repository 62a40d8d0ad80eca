/** The thesis of Foley (2003) from its plan to its report, and whether the report follows from the data beside it. */

import { describe, expect, test } from 'vitest';
import { plainMean } from './plainStatistics.ts';
import { QuickPaper } from './quickPaper.ts';

const paper = QuickPaper.forTests('foley2003', 3);
const rowsOf = (table: string): Record<string, string>[] => paper.rowsOf(table);

describe('paper foley2003', () => {
  test('runs all of its plan and writes a report', () => {
    expect(paper.answer).toMatchObject({ paper: 'foley2003', scale: 'quick', complete: true, failed: [] });
    expect(rowsOf('runs')).toHaveLength(22);
    expect(paper.text).toMatch(/^# Foley’s weights, .*\n\n\*Plan foley2003-quick: .*mean nothing\.\*\n\nWe /);
    paper.expectFigures(['4-4', '4-5', '5-1', '5-2', '5-3', '5-4', '5-5', '5-6'].map((name) => `figure-${name}`));
  });

  test('has a verdict on all ten conclusions, and the lead is made of them', () => {
    const conclusions = rowsOf('conclusions');
    expect(conclusions.map((row) => /^F\d+/.exec(row['conclusion']!)![0])).toEqual(
      Array.from({ length: 10 }, (_, index) => `F${index + 1}`),
    );
    const { lead } = paper.answer as { lead: string[] };
    for (const row of conclusions) expect(lead[0]).toContain(/^F\d+/.exec(row['conclusion']!)![0]);
  });

  test('has nine curves for each stage, which end at the weights of the runs', () => {
    for (const stage of [1, 2, 3, 4]) {
      const rows = paper.figureRows(`figure-5-${stage}`);
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
    expect(await paper.isSameAgain()).toBe(true);
  }, 60_000);
});
