import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  plainA12,
  plainHolm,
  plainInterval,
  plainMannWhitney,
  plainMean,
  plainMedian,
  plainShareInterval,
  plainWilson,
} from '../../test/plainStatistics.ts';
import { evolveTiny } from '../../test/tinyRuns.ts';
import { chartTable } from '../charts/chartTable.ts';
import type { Figure, Report } from '../documents/document.ts';
import { figuresOf, tablesOf } from '../documents/document.ts';
import { tableData } from '../documents/tableData.ts';
import type { Store } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import { reportRuns, withDistinctIds } from './runReport.ts';
import { figureBlock, foldBlock } from './blocks.ts';
import { idText } from './reportText.ts';

/** A row of a file of data, as whoever reads it sees it: nothing but names and values. */
type Row = Readonly<Record<string, string | number | null>>;

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
let store: Store;
let report: Report;
let ids: number[];

const BY_POSITION = ['genome.grammar=../../grammars/thesis-6x6.bnf', 'strategy.mode=position'];

// Three conditions of the same name, of which two have four seeds and one has three.
beforeAll(async () => {
  store = openStore(join(folder, 'store.sqlite'));
  ids = [
    ...(await evolveTiny(store, [], [1, 2, 3, 4])),
    ...(await evolveTiny(store, BY_POSITION, [1, 2, 3, 4])),
    ...(await evolveTiny(store, [...BY_POSITION, 'championDepth=3'], [5, 6, 7])),
  ];
  report = reportRuns(store, ids);
}, 120_000);
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

describe('what a report on replicates says follows from its data:', () => {
  test('runs are grouped by their settings, and namesakes are told apart by them', () => {
    const runs = Map.groupBy(tableRows('champions'), ({ condition }) => condition);
    expect([...runs].map(([label, rows]) => [label, rows.map(({ run }) => run)])).toEqual([
      ['config1, grammar thesis-6x6-index.bnf', ids.slice(0, 4)],
      ['config1, grammar thesis-6x6.bnf, championDepth 0', ids.slice(4, 8)],
      ['config1, grammar thesis-6x6.bnf, championDepth 3', ids.slice(8)],
    ]);
  });

  test('the means of the generations and their intervals', () => {
    const generations = tableRows('generations');
    const columns = {
      'best-fitness': 'best fitness',
      'mean-fitness': 'mean fitness',
      size: 'mean size',
      diversity: 'diversity',
    };
    for (const [figure, column] of Object.entries(columns)) {
      const points = figureRows(figure);
      expect(points).toHaveLength(3 * 4);
      for (const { condition, generation, replicates, value, low, high } of points) {
        const values = generations
          .filter((row) => row['condition'] === condition && row['generation'] === generation)
          .map((row) => Number(row[column]));
        expect(values).toHaveLength(Number(replicates));
        expectClose([low, value, high], plainInterval(values));
      }
    }
  });

  test('the curves of single runs are the same numbers', () => {
    const generations = tableRows('generations');
    const curves = figureRows('best-fitness-of-runs');
    expect(curves.map(({ value }) => value)).toEqual(generations.map((row) => row['best fitness']));
  });

  test('the shares of wins and of points, with the intervals of Wilson', () => {
    const champions = tableRows('champions');
    for (const [opponent, figure] of Object.entries(BARS)) {
      const bars = figureRows(figure);
      expect(bars.map(({ label }) => label)).toEqual(champions.map(({ run }) => `run ${run}`));
      for (const [index, { value, low, high, games }] of bars.entries()) {
        const [wins, played] = numbersIn(champions[index]!, [`${opponent}: wins`, `${opponent}: games`]);
        expect(games).toBe(played);
        expectClose([value, low, high], [wins! / played!, ...plainWilson(wins!, played!)]);
      }
    }
  });

  test('means and medians of the conditions', () => {
    const rows = tableRows('scores-by-condition');
    expect(rows).toHaveLength(2 * 3);
    for (const { opponent, condition, runs, mean, 'mean low': low, 'mean high': high, median } of rows) {
      const points = pointsOf(String(condition), String(opponent));
      expect(runs).toBe(points.length);
      expectClose([low, mean, high], plainShareInterval(points));
      expectClose([median], [plainMedian(points)]);
    }
  });

  test('every comparison, by counting pairs and all ways to deal the runs, and Holm over all of them', () => {
    expect(checkComparisons(report)).toHaveLength(2 * 3);
  });

  test('the same of two conditions only, where Holm asks less than Bonferroni', () => {
    const adjusted = checkComparisons(reportRuns(store, [...ids.slice(0, 4), ...ids.slice(8)]));
    expect(adjusted).toHaveLength(2);
    expect(Math.max(...adjusted)).toBeLessThan(1);
  });

  test('the verdicts, and how many seeds it would take', () => {
    // Four and four are at best 2 of 70 ways, six comparisons times that is more than 0.05; 2 of 252 times six is less.
    expect(tableRows('comparisons').map((row) => row['smallest p'])).toContain(2 / 70);
    expect(textsOf(report)).toContainEqual(
      expect.stringMatching(/cannot be below 0\.029, or below 0\.17 after.*at least 5 seeds/),
    );
    expect(tableRows('comparisons').map((row) => row['verdict'])).not.toContainEqual(expect.stringContaining('better'));
    expect(report.lead.join(' ')).toMatch(
      /^No difference between the conditions is shown in 6 comparisons\. There are too few runs/,
    );
  });

  test('the gap between training and new games', () => {
    const champions = tableRows('champions');
    const gap = plainMean(champions.map((row) => Number(row['training']) - Number(row['confirmation'])));
    expect(report.lead.join(' ')).toContain(`${(100 * gap).toFixed(1)} percentage points less, so`);
    expect(figureRows('training-and-new-games').map(({ x, y }) => [x, y])).toEqual(
      champions.map((row) => [row['training'], row['confirmation']]),
    );
  });

  test('and it says the same again, without dates', () => {
    expect(reportRuns(store, ids)).toEqual(report);
    expect(JSON.stringify(report)).not.toMatch(/\d{4}-\d\d-\d\dT/);
  });

  test('names of files are words and differ', () => {
    const names = [...tablesOf(report), ...figuresOf(report)].map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });
});

const BARS = { random: 'wins-random', 'alphabeta:depth=1': 'wins-alphabeta-depth-1' };

/** Computes all comparisons of a report again, from its table of champions; returns the adjusted p-values. */
function checkComparisons(from: Report): number[] {
  const rows = tableRows('comparisons', from);
  const chances = rows.map((row) => {
    const valuesOf = (label: unknown): number[] => pointsOf(String(label), String(row['opponent']), from);
    const [first, second] = [valuesOf(row['first']), valuesOf(row['second'])];
    const means = [plainMean(first), plainMean(second)] as const;
    expectClose(numbersIn(row, ['first mean', 'second mean', 'difference']), [...means, means[0] - means[1]]);
    expectClose([row['A12'], row['p']], [plainA12(first, second), plainMannWhitney(first, second)]);
    return plainMannWhitney(first, second);
  });
  const adjusted = plainHolm(chances);
  expectClose(
    rows.map((row) => row['adjusted p']),
    adjusted,
  );
  return adjusted;
}

function pointsOf(condition: string, opponent: string, from = report): number[] {
  const rows = tableRows('champions', from).filter((row) => row['condition'] === condition);
  return rows.map((row) => Number(row[`${opponent}: points`]));
}

function tableRows(id: string, from = report): Row[] {
  return rowsOf(tableData(tablesOf(from).find((table) => table.id === id)!));
}

function figureRows(id: string): Row[] {
  return rowsOf(chartTable(figuresOf(report).find((figure) => figure.id === id)!.chart));
}

function rowsOf({ columns, rows }: ReturnType<typeof tableData>): Row[] {
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]!])));
}

function numbersIn(row: Row, names: readonly string[]): number[] {
  return names.map((name) => Number(row[name]));
}

function textsOf({ sections }: Report): string[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : block.kind === 'list' ? block.items : [])),
  );
}

/** To as many digits as printed tables have. */
function expectClose(
  actual: readonly (string | number | null | undefined)[],
  expected: readonly (number | null)[],
): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) {
    if (value === null) expect(actual[index]).toBeNull();
    else expect(actual[index]).toBeCloseTo(value, 5);
  }
}

test('figures of opponents whose names look alike are told apart, in folds too', () => {
  const alike = ['own.men + x', 'own.men - x', 'own.men * x'].map(idText);
  expect(new Set(alike)).toEqual(new Set(['own-men-x']));
  const [first, ...others] = alike.map((id) => figureBlock(named(id)));
  const sections = [{ id: 'tests', title: '', blocks: [first!, foldBlock('more', others)] }];
  const distinct = withDistinctIds({ title: '', lead: [], sections });
  expect(figuresOf(distinct).map(({ id }) => id)).toEqual(['own-men-x', 'own-men-x-2', 'own-men-x-3']);
});

test('a name that is cut does not end in a hyphen', () => {
  expect(idText(`${'a'.repeat(59)} + b`)).toBe('a'.repeat(59));
});

function named(id: string): Figure {
  return { id, finding: '', caption: '', chart: { kind: 'tests', series: [] } };
}
