/** A paper from its plan to its report, and whether the report follows from the data beside it. */

import { describe, expect, test } from 'vitest';
import { PUBLISHED_RUNS } from '../src/papers/greaney2026/published.ts';
import { plainA12, plainHolm, plainShareInterval, plainMannWhitney, plainMean } from './plainStatistics.ts';
import { QuickPaper } from './quickPaper.ts';
import { runCli, runJson } from './runCli.ts';

const MEASURES = {
  'the test of the thesis': 'test of the thesis',
  'the fair test': 'points in the fair test',
  'minimax at depth 2': 'points against minimax',
} as const;

const paper = QuickPaper.forTests('greaney2026', 5);
const rowsOf = (table: string): Record<string, string>[] => paper.rowsOf(table);

/** The score of a constant on the board of a condition, by the test of a comparison. */
function constantOf(condition: string, { by }: Record<string, string>): number {
  const player = `the constant 1.0, ${condition.includes('6x6') ? '6x6' : '8x8'}`;
  const row = rowsOf('yardsticks').find((one) => one['player'] === player)!;
  return Number(row[MEASURES[by as keyof typeof MEASURES]]);
}

describe('paper greaney2026', () => {
  test('runs all of its plan and writes a report', () => {
    expect(paper.answer).toMatchObject({ paper: 'greaney2026', scale: 'quick', complete: true, failed: [] });
    expect(rowsOf('runs')).toHaveLength(50);
    const head =
      /^# EvoDraughts, the thesis, repeated\n\n\*Plan greaney2026-quick: .*mean nothing\.\*\n\nWe confirm that /;
    expect(paper.text).toMatch(head);
    paper.expectFigures(['6-1', '6-3', '6-4', '6-5', '6-6'].map((number) => `figure-${number}`));
  });

  test('has every published run beside one of ours', () => {
    const pairs = rowsOf('pairs');
    expect(pairs.map((row) => [row['run'], row['condition'], Number(row['published test'])])).toEqual(
      PUBLISHED_RUNS.map((run) => [run.id, run.condition, run.test]),
    );
    const known = PUBLISHED_RUNS.filter(({ seed }) => seed !== null);
    const seeds = new Map(pairs.map((row) => [row['run'], Number(row['seed'])]));
    // The small plan has the same first seeds.
    for (const { id, seed } of known) expect(seeds.get(id)).toBe(seed);
  });

  test('says of conditions what follows from their runs', () => {
    for (const condition of rowsOf('conditions')) {
      const runs = rowsOf('runs').filter((row) => row['condition'] === condition['condition']);
      expect(Number(condition['runs'])).toBe(runs.length);
      for (const column of Object.values(MEASURES)) {
        const expected = plainShareInterval(runs.map((row) => Number(row[column])));
        const told = [`${column} low`, column, `${column} high`].map((name) => condition[name]);
        for (const [index, value] of expected.entries()) {
          if (value === null) expect(told[index]).toBeOneOf(['', undefined]);
          else expect(Number(told[index])).toBeCloseTo(value, 6);
        }
      }
    }
  });

  test('compares conditions as worked out by hand', () => {
    const runs = rowsOf('runs');
    const comparisons = rowsOf('comparisons');
    const computed = comparisons.map((row) => {
      const values = (name: string): number[] =>
        runs
          .filter(({ condition }) => condition === name)
          .map((run) => Number(run[MEASURES[row['by'] as keyof typeof MEASURES]]));
      const ground = (name: string): number =>
        row['question'] === 'board, above a constant' ? constantOf(name, row) : 0;
      const [first, second] = [row['first']!, row['second']!].map((name) =>
        values(name).map((value) => value - ground(name)),
      ) as [number[], number[]];
      expect(Number(row['mean of first'])).toBeCloseTo(plainMean(values(row['first']!)), 10);
      expect(Number(row['difference'])).toBeCloseTo(plainMean(first) - plainMean(second), 10);
      expect(Number(row['A12'])).toBeCloseTo(plainA12(first, second), 10);
      expect(Number(row['p'])).toBeCloseTo(plainMannWhitney(first, second), 8);
      return plainMannWhitney(first, second);
    });
    const families = Map.groupBy(comparisons.keys(), (index) => {
      const { by, question } = comparisons[index]!;
      return `${by}, ${question === 'default'}`;
    });
    expect(families.size).toBe(5);
    for (const own of families.values()) {
      const adjusted = plainHolm(own.map((index) => computed[index]!));
      expect(own.map((index) => Number(comparisons[index]!['adjusted p']).toFixed(8))).toEqual(
        adjusted.map((p) => p.toFixed(8)),
      );
    }
  });

  test('lets verdicts follow from the comparisons by its rule', () => {
    const fair = rowsOf('comparisons').filter(({ by }) => by === 'the fair test');
    const conclusions = rowsOf('conclusions').map(({ verdict }) => verdict);
    const questions = [/^co-evolution$/, /^mutation$/, /^position$/, /^board/];
    const verdicts = questions.map((question) => {
      const own = fair.filter((row) => question.test(row['question']!));
      const isShown = own.map((row) => Number(row['adjusted p']) < 0.05);
      const isFirst = own.map((row) => Number(row['A12']) > 0.5);
      if (own.some((_, index) => isShown[index] && !isFirst[index])) return 'contradicted';
      if (!isShown.includes(true)) return 'no evidence';
      return isShown.includes(false) ? 'partly confirmed' : 'confirmed';
    });
    expect(conclusions).toEqual([...verdicts, 'confirmed']);
  });

  test('plays the test of the thesis for a constant as the thesis did', () => {
    expect(paper.text).toContain('wins 104 of 150 (69.3 %) as the first player, but 71 of 150 as the second');
  });

  test('repeats no finished work, and writes the same report', async () => {
    expect(await paper.isSameAgain()).toBe(true);
  }, 60_000);
});

test('the name of 0.1.0 still works, and says what it is called now', async () => {
  const { out, err, code } = await runCli(['study']);
  expect(code).toBe(0);
  expect(err).toBe('"evodraughts study" is now called "evodraughts paper".\n');
  expect(out).toBe((await runCli(['paper'])).out);
});

test('paper lists the papers, what each costs and what can be done with it', async () => {
  const { out } = await runCli(['paper']);
  expect(out).toContain('greaney2026: EvoDraughts, the program of the thesis');
  expect(out).toContain('evodraughts paper greaney2026 --scale full\n    292 runs, 15 to 40 minutes');
  expect(out).toContain('evodraughts paper greaney2026 replay [options] <phenotype>');
  expect(out).not.toContain('greaney2026 --scale standard');
  expect(out).toContain('evodraughts paper foley2003 --scale standard\n');
  const cost = { full: expect.any(String) as string, quick: expect.any(String) as string };
  expect(await runJson(['paper'])).toMatchObject({
    papers: [
      { name: 'greaney2026', cost, defaultScale: 'full', tasks: [{ name: 'replay' }] },
      { name: 'foley2003', cost, defaultScale: 'standard', tasks: [] },
      { name: 'mandziuk2007', cost, defaultScale: 'standard', tasks: [] },
      { name: 'hughes2005', cost, defaultScale: 'standard', tasks: [] },
      { name: 'nguyen2018', cost, defaultScale: 'standard', tasks: [] },
    ],
  });
});
