import { describe, expect, test } from 'vitest';
import { formatCell } from './cellText.ts';
import type { Cell, Column } from './document.ts';

describe('a cell', () => {
  test.each<[Cell, Column['shows'], string]>([
    [null, 'percent', ''],
    ['run 12', 'count', 'run 12'],
    [12_400, 'count', '12 400'],
    [0.74666, 'percent', '74.7 %'],
    [{ value: 0.74666, low: 0.67, high: 0.8118 }, 'percent', '74.7 % (67.0-81.2)'],
    [{ value: -0.2, low: -0.5, high: 0.1 }, 'decimal', '-0.20 (-0.50 to 0.10)'],
    [{ value: 1600, low: 1500, high: 1700 }, 'count', '1 600 (1 500-1 700)'],
    [-0.0001, 'percent', '0.0 %'],
    // A difference of percentages has another unit.
    [-0.123, 'points', '-12.3 points'],
    [0.03412, 'p', '0.034'],
    [0.000_01, 'p', '<0.0001'],
    [1, 'p', '1'],
    [2.5, 'text', '2.5'],
    [Number.NaN, 'percent', ''],
  ])('%j shown as %s is %j', (cell, shows, text) => {
    const shown = formatCell(cell, shows);
    expect(shown.replaceAll('\u00A0', ' ')).toBe(text);
    if (typeof cell !== 'string') expect(shown.replace(' (', '')).not.toContain(' ');
  });
});
