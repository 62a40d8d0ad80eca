import { describe, expect, test } from 'vitest';
import type { Line } from './chart.ts';
import { groupFinding, traitFinding } from './traitFindings.ts';

const EQUAL = 'weights equal to the best, %';

describe('what another number shows', () => {
  test('where it went', () => {
    expect(traitFinding('mean weight of men', [line([3.4, 50, 101.6])])).toBe(
      'Mean weight of men changes from 3 to 102.',
    );
    expect(traitFinding('mean weight of men', [line([-0.4, 0.4])])).toBe('Mean weight of men stays at 0.');
    expect(traitFinding('likeness to the best, %', [line([12, 45])])).toBe(
      'Likeness to the best changes from 12 to 45 %.',
    );
  });

  test('how many weights are equal', () => {
    expect(traitFinding(EQUAL, [line([12])])).toBe('On average 12 % of the weights equal those of the best.');
    expect(traitFinding(EQUAL, [line([12, 60])])).toBe(
      'On average 60 % of the weights equal those of the best, up from 12 % in generation 0.',
    );
    expect(traitFinding(EQUAL, [line([60, 12])])).toContain('down from 60 %');
    expect(traitFinding(EQUAL, [line([60, 10, 60])])).toContain('as in generation 0.');
  });

  test('on which island it falls furthest without a rise in between', () => {
    const lines = [line([0, 90, 80, 85, 40], 'Island 1'), line([0, 70, 95, 50, 20], 'Island 2')];
    expect(traitFinding(EQUAL, lines)).toBe(
      'On average 30 % of the weights on an island equal those of its best, up from 0 % in generation 0. ' +
        'It falls furthest on island 2, from 95 % in generation 2 to 20 % in generation 4.',
    );
  });

  test('no fall if it only rises or wavers', () => {
    expect(traitFinding(EQUAL, [line([0, 50]), line([0, 50, 47])])).not.toContain('falls');
  });
});

describe('what a group shows', () => {
  test('which ends highest and lowest', () => {
    const lines = [line([0, 40.2], 'men'), line([500, -120.4], 'trapped kings'), line([0, 312], 'material')];
    expect(groupFinding('mean weight in stage 1', lines)).toBe(
      'The greatest mean weight in stage 1 is that of material (312), the least that of trapped kings (-120).',
    );
  });

  test('a single one, and equal ones', () => {
    expect(groupFinding('mean weight', [line([7], 'men')])).toBe('The mean weight of men is 7.');
    expect(groupFinding('mean weight', [line([-0.2], 'men'), line([0.2], 'kings')])).toBe(
      'The mean weight is 0 for every curve.',
    );
  });
});

function line(values: readonly number[], label = 'mean'): Line {
  return { label, points: values.map((value, generation) => ({ generation, value })) };
}
