import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_TABLE } from '../../test/exampleReport.ts';
import { parseCsv } from '../../test/parseCsv.ts';
import { formatCsv } from './formatCsv.ts';
import { tableData } from './tableData.ts';

describe('comma-separated values', () => {
  test('are read back as they were, whatever the texts are', () => {
    const field = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a,b', '"', '\r\n', '=1+1', ''));
    const table = fc.array(fc.array(field, { minLength: 2, maxLength: 2 }), { minLength: 1 });
    fc.assert(
      fc.property(table, ([columns, ...rows]) => {
        expect(parseCsv(formatCsv({ columns: columns!, rows }))).toEqual([columns, ...rows]);
      }),
    );
  });

  test('keep numbers whole', () => {
    const value = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0));
    fc.assert(
      fc.property(value, (number) => {
        expect(Number(parseCsv(formatCsv({ columns: ['a'], rows: [[number]] }))[1]![0])).toBe(number);
      }),
    );
  });

  test('have nothing where nothing is known', () => {
    expect(formatCsv({ columns: ['a', 'b', 'c'], rows: [[null, Number.NaN, 0]] })).toBe('a,b,c\r\n,,0\r\n');
  });

  test('of a table give estimates three columns', () => {
    const [head, first, second, third] = parseCsv(formatCsv(tableData(EXAMPLE_TABLE)));
    expect(head!.join()).toBe(
      'run,champion,games,wins,wins low,wins high,effect (A12),effect (A12) low,effect (A12) high,p',
    );
    expect(first!.slice(2)).toEqual(['12400', '0.7467', '0.67', '0.812', '0.71', '', '', '0.0341']);
    expect(second!.slice(3, 6)).toEqual(['', '', '']);
    expect(third!.slice(1, 2)).toEqual(['=1+1']);
  });
});
