/** Mańdziuk, Kusiak and Walędzik (2007) from its plan to its report, and whether the report follows from its data. */

import { describe, expect, test } from 'vitest';
import { plainMean } from './plainStatistics.ts';
import { QuickPaper } from './quickPaper.ts';

const paper = QuickPaper.forTests('mandziuk2007', 3);
const rowsOf = (table: string): Record<string, string>[] => paper.rowsOf(table);
const numbers = (row: Record<string, string>, names: readonly string[]): number[] =>
  names.map((name) => Number(row[name]));

describe('paper mandziuk2007', () => {
  test('runs all of its plan and writes a report', () => {
    expect(paper.answer).toMatchObject({ paper: 'mandziuk2007', scale: 'quick', complete: true, failed: [] });
    expect(rowsOf('runs')).toHaveLength(78);
    expect(paper.text).toMatch(/^# Two generators .*\n\n\*Plan mandziuk2007-quick: .*mean nothing\.\*\n\nWe /);
    paper.expectFigures([
      ...['checkers', 'give-away'].flatMap((game) => [`tournament-${game}-by-games`, `tournament-${game}-by-clashes`]),
      'null-equal',
      'null-deeper',
      'temporal-differences',
      'variances',
    ]);
  });

  test('has a verdict on all ten conclusions, and the lead is made of them', () => {
    const conclusions = rowsOf('conclusions');
    const ids = conclusions.map((row) => /^K\d+/.exec(row['conclusion']!)![0]);
    expect(ids).toEqual(Array.from({ length: 10 }, (_, index) => `K${index + 1}`));
    const { lead } = paper.answer as { lead: string[] };
    for (const id of ids) expect(lead[0]).toContain(`${id} (`);
  });

  test('has tournaments of fifteen in both games, whose points are those of their games', () => {
    for (const game of ['checkers', 'give-away']) {
      const rows = rowsOf(`standings-${game}`);
      expect(rows).toHaveLength(15);
      for (const row of rows) {
        const [won, drawn, lost] = numbers(row, ['won', 'drawn', 'lost']) as [number, number, number];
        // Two games against each of fourteen others, with two seeds.
        expect(won + drawn + lost).toBe(56);
        expect(Number(row['points by games'])).toBeCloseTo((won + drawn / 2) / 56, 8);
      }
      expect(plainMean(rows.map((row) => Number(row['points by games'])))).toBeCloseTo(0.5, 8);
    }
  });

  test('compares HG with SHG by the points of their runs', () => {
    const runs = rowsOf('runs').filter((run) => run['points in the tournament'] !== '');
    expect(runs).toHaveLength(60);
    for (const row of rowsOf('generators')) {
      const points = (heuristic: string | undefined): number[] =>
        runs
          .filter((run) => run['game'] === row['game'] && run['heuristic'] === heuristic)
          .map((run) => Number(run['points in the tournament']));
      const [own, other] = [points(row['first']), points(row['second'])];
      expect(own).toHaveLength(2);
      expect(Number(row['difference'])).toBeCloseTo(plainMean(own) - plainMean(other), 8);
    }
  });

  test('counts the heuristics behind null and ahead of it', () => {
    for (const row of rowsOf('null').filter(({ from }) => from === 'measured')) {
      const [behind, even, ahead] = numbers(row, ['behind', 'even', 'ahead']) as [number, number, number];
      expect(behind + even + ahead).toBe(15);
    }
  });

  test('measures the best champions by new games', () => {
    expect(rowsOf('best').map((row) => row['opponent'])).toEqual(['material', 'Hawthorn']);
    expect(rowsOf('best')[0]!['champion']).toMatch(/^HG:/);
  });

  test('has a match for each control, and one effort for each heuristic', () => {
    expect(rowsOf('controls')).toHaveLength(9);
    expect(rowsOf('effort')).toHaveLength(30);
    for (const row of rowsOf('effort')) {
      const [count, nodes] = numbers(row, ['number in a run', 'nodes of one']) as [number, number];
      expect(count * nodes).toBeGreaterThan(0);
    }
  });

  test('plays champions of HG against the weights of least squares', () => {
    const rows = rowsOf('least-squares');
    expect(rows).toHaveLength(16);
    for (const row of rows) expect(Number(row['error above least squares'])).toBeGreaterThan(0);
    expect(plainMean(rows.map((row) => Number(row['points against least squares'])))).toBeLessThan(0.6);
  });

  test('computes pruning from nodes and the size of the tree', () => {
    const rows = rowsOf('pruning');
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      const [nodes, size] = numbers(row, ['nodes', 'size of the tree']) as [number, number];
      expect(Number(row['measured efficiency'])).toBeCloseTo(1 - nodes / size, 8);
    }
  });

  test('repeats no finished work, and writes the same report', async () => {
    expect(await paper.isSameAgain()).toBe(true);
  }, 60_000);
});
