import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleStudy } from '../../../test/exampleStudy.ts';
import { parseCsv } from '../../../test/parseCsv.ts';
import { csvFileName, formatCsv, studyCsv } from './studyCsv.ts';

describe('a table', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...'a b,"\'\r\n=+-@\t1é'.split('')), maxLength: 12 });

  test('is read back unchanged, except for cells that look like a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyText, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const read = parseCsv(formatCsv(rows));
        expect(read.map((row) => row.map((cell) => cell.replace(/^'(?=\s*[=+\-@\t\r])/, '')))).toEqual(
          rows.map((row) => row.map((cell) => cell.replace(/^'(?=\s*[=+\-@\t\r])/, ''))),
        );
        for (const cell of read.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });

  test('leaves numbers unchanged, even negative ones', () => {
    expect(formatCsv([[-3, '-3', undefined, 'a "b"']])).toBe('-3,\'-3,,"a ""b"""\r\n');
  });
});

describe('a study as a table', () => {
  test('has a row for every started game', () => {
    const matter = exampleStudy([
      { participant: 1, game: 0, winner: 'white', rating: 7, remark: '=HYPERLINK("x"), she said' },
      { participant: 2, game: 1 },
    ]);
    const [header, first, second, ...more] = parseCsv(studyCsv(matter));
    expect(more).toEqual([]);
    const names = 'study participant game opponent player side result reason plies rating remark seed begun ended';
    expect(header).toEqual(names.split(' '));
    expect(first!.slice(0, 3)).toEqual(['Our study', '1', '1']);
    expect(first!.slice(5, 11)).toEqual(['black', 'lost', 'resignation', '2', '7', '\'=HYPERLINK("x"), she said']);
    expect(first!.slice(11)).toEqual(['5', '2026-01-01T10:00:00.000Z', '2026-01-01T10:05:00.000Z']);
    expect(second!.slice(5)).toEqual(['black', '', '', '2', '', '', '5', '2026-01-01T10:00:00.000Z', '']);
  });

  test('has a valid file name on any system', () => {
    const { study, ...rest } = exampleStudy([]);
    expect(csvFileName({ ...rest, study })).toBe('study-1-our-study.csv');
    expect(csvFileName({ ...rest, study: { ...study, title: '../"é\r\n' } })).toBe('study-1.csv');
  });
});
