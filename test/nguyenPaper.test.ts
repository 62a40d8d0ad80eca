/** Nguyen (2018) from its plan to its report, and whether the report follows from its data. */

import { describe, expect, test } from 'vitest';
import { CONDITIONS, MAIN_CONDITIONS } from '../src/papers/nguyen2018/design.ts';
import { plainMean } from './plainStatistics.ts';
import { QuickPaper } from './quickPaper.ts';

const paper = QuickPaper.forTests('nguyen2018', 3);
const rowsOf = (table: string): Record<string, string>[] => paper.rowsOf(table);
const numbersIn = (rows: readonly Record<string, string>[], column: string): number[] =>
  rows.map((row) => Number(row[column]));

describe('paper nguyen2018', () => {
  test('runs all of its plan and writes a report in the headings of the missing chapter', () => {
    expect(paper.answer).toMatchObject({ paper: 'nguyen2018', scale: 'quick', complete: true, failed: [] });
    // One condition has one seed.
    expect(rowsOf('runs')).toHaveLength(2 * CONDITIONS.length - 1);
    expect(paper.text).toMatch(
      /^# Nets bred .*\n\n\*Plan nguyen2018-quick: .*mean nothing\.\*\n\nDo the nets learn\? /,
    );
    const headings = [...paper.text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(
      expect.arrayContaining([
        'A. Speed',
        'B. Learning rate',
        'C. Performance against other methods',
        'D.1 Number of moves',
        'D.2 CPU times',
        'D.3 Influence of inheritance methods',
      ]),
    );
    expect(paper.text).not.toMatch(/NaN|undefined|Infinity/);
    paper.expectFigures(['learning', 'earlier-generations', 'five-ways', 'game-lengths', 'text-controls']);
  });

  test('has a verdict on all seven statements, and the lead is made of them', () => {
    const ids = rowsOf('conclusions').map((row) => /^N\d/.exec(row['conclusion']!)![0]);
    expect(ids).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7']);
    const { lead } = paper.answer as { lead: string[] };
    for (const id of ids) expect(lead.join(' ')).toContain(`${id} (`);
  });

  test('computes gains and controls from the strengths of runs', () => {
    const runs = rowsOf('runs');
    const championsOf = (condition: string | undefined): number[] =>
      numbersIn(
        runs.filter((run) => run['condition'] === condition),
        'Elo of the champion',
      );
    for (const row of rowsOf('gains')) {
      const own = runs.filter((run) => run['condition'] === row['condition']);
      const gain = plainMean(championsOf(row['condition'])) - plainMean(numbersIn(own, 'Elo in generation 0'));
      expect(Number(row['gain'])).toBeCloseTo(gain, 8);
    }
    const controls = rowsOf('controls');
    expect(controls).toHaveLength(CONDITIONS.filter(({ baseline }) => baseline !== undefined).length);
    for (const row of controls) {
      const difference = plainMean(championsOf(row['control'])) - plainMean(championsOf(row['baseline']));
      expect(Number(row['difference'])).toBeCloseTo(difference, 8);
    }
  });

  test('has every pair of the five ways once from each side, and both add up to all points', () => {
    const cells = paper.figureRows('five-ways');
    expect(cells).toHaveLength(MAIN_CONDITIONS.length * (MAIN_CONDITIONS.length - 1));
    const valueOf = (row: string | undefined, column: string | undefined): number =>
      Number(cells.find((cell) => cell['row'] === row && cell['column'] === column)!['value']);
    for (const { row, column } of cells) expect(valueOf(row, column) + valueOf(column, row)).toBeCloseTo(1, 8);
  });

  test('rates nets in the same search, and finds that nets of the program count pieces', () => {
    expect(rowsOf('ratings').map((row) => row['evaluation'])).toEqual(
      expect.arrayContaining([...MAIN_CONDITIONS, 'search alone', 'material', 'positional']),
    );
    const program = rowsOf('piece-counts').find((row) => row['condition'] === 'as the program')!;
    expect(Number(program['explained, first'])).toBeGreaterThan(0.99);
    expect(Number(program['king, first'])).toBeCloseTo(1.5, 1);
  });

  test('repeats no finished work, and writes the same report', async () => {
    expect(await paper.isSameAgain()).toBe(true);
  }, 60_000);
});
