import { describe, expect, test } from 'vitest';
import type { Paper } from './paper.ts';
import { defaultScale, scaledName, scalesOf } from './paper.ts';
import { PAPERS } from './papers.ts';

const paper = (cost: Paper['cost']): Paper => ({
  ...PAPERS[0]!,
  name: 'counts1999',
  cost,
});

describe('the scales of a paper', () => {
  test('are those whose cost it tells, the largest first', () => {
    expect(scalesOf(paper({ quick: 'a minute', full: 'an hour' }))).toEqual(['full', 'quick']);
    expect(scalesOf(paper({ quick: 'a minute', standard: 'an hour', full: 'a day' }))).toEqual([
      'full',
      'standard',
      'quick',
    ]);
  });

  test('have a default, whose results have the name of the paper', () => {
    const two = paper({ full: '', quick: '' });
    expect(defaultScale(two)).toBe('full');
    expect(scaledName(two, 'full')).toBe('counts1999');
    expect(scaledName(two, 'quick')).toBe('counts1999-quick');
    const three = paper({ full: '', standard: '', quick: '' });
    expect(defaultScale(three)).toBe('standard');
    expect(scaledName(three, 'full')).toBe('counts1999-full');
  });
});

const PLANNED = PAPERS.filter(({ plan }) => plan !== undefined);

test.each(PLANNED.flatMap((one) => scalesOf(one).map((scale) => [one.name, scale, one] as const)))(
  'the plan of %s at scale %s can be read and has the name of its results',
  (_, scale, one) => {
    expect(one.plan?.(scale).name).toBe(scaledName(one, scale));
  },
);
