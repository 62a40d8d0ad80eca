/** The paper of Hughes (2005) from its matches to its report, and whether the report follows from the tables beside it. */

import { describe, expect, test } from 'vitest';
import { QuickPaper } from './quickPaper.ts';

const paper = QuickPaper.withoutRuns('hughes2005', 20);

describe('paper hughes2005', () => {
  test('plays all matches and writes a report', () => {
    expect(paper.answer).toMatchObject({ paper: 'hughes2005', scale: 'quick', complete: true, failed: [] });
    expect(paper.text).toMatch(/^# Evolving while thinking, the paper of 2005, repeated\n\nWe /);
    paper.expectFigures([
      'rows',
      'reading-figure',
      'improvement-figure',
      'own-improvement-figure',
      'search-alone-figure',
    ]);
  });

  test('has a verdict on all thirteen conclusions, and the lead is made of them', () => {
    const ids = paper.rowsOf('conclusions').map((row) => /^H\d+/.exec(row['conclusion']!)![0]);
    expect(ids).toEqual(Array.from({ length: 13 }, (_, index) => `H${index + 1}`));
    const { lead } = paper.answer as { lead: string[] };
    for (const id of ids) expect(lead[0]).toContain(`${id} (`);
  });

  test('has all rows of Tables 3 and 4, whose points are those of their games', () => {
    const rows = ['table-3', 'table-4'].flatMap((table) => paper.rowsOf(table));
    expect(rows).toHaveLength(51);
    for (const row of rows) {
      for (const who of ['published', 'measured']) {
        const [won, drawn, lost] = [0, 1, 2].map((place) =>
          ['as Black', 'as White'].reduce(
            (sum, colour) => sum + Number(row[`${colour}, ${who}`]!.split('-')[place]),
            0,
          ),
        ) as [number, number, number];
        expect(Number(row[`points, ${who}`])).toBeCloseTo((won + drawn / 2) / (won + drawn + lost), 8);
      }
      const [low, published, high] = ['measured low', 'published', 'measured high'].map((one) =>
        Number(row[`points, ${one}`]),
      );
      expect(row['near']).toBe(published! >= low! - 0.07 && published! <= high! + 0.07 ? 'yes' : 'no');
    }
    expect(paper.rowsOf('targets')[0]!['measured']).toBe(`${rows.filter(({ near }) => near === 'yes').length}`);
  });

  test('has first moves that add up to one for every player', () => {
    const rows = paper.rowsOf('first-moves');
    for (const player of ['af', 'ca', '2 plies', '4 plies']) {
      for (const who of ['published', 'measured']) {
        expect(rows.reduce((sum, row) => sum + Number(row[`${player}, ${who}`]), 0)).toBeCloseTo(1, 8);
      }
    }
  });

  test('has a match for every control and improvement', () => {
    const counts = ['captures', 'reading', 'improvement', 'own-improvement', 'search-alone'].map(
      (table) => paper.rowsOf(table).length,
    );
    expect(counts).toEqual([5, 5, 5, 6, 2]);
  });

  test('repeats no finished match, and writes the same report', async () => {
    expect(await paper.isSameAgain()).toBe(true);
  });
});
