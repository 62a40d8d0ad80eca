import { expect, test } from 'vitest';
import { planTables } from './planTables.ts';

const NO_LEAD = { since: null };

test('a few of the generations have a column, the first and the last among them', () => {
  const shown = Array.from({ length: 50 }, (_, index) => index + 1);
  const shares = shown.map((generation) => generation / 50);
  const own = {
    finding: 'Finding.',
    moves: [{ move: '11-15', shares }],
    others: shares.map((share) => 1 - share),
    ...NO_LEAD,
  };
  const [finding, table, end] = planTables({ plans: 80, generations: 50, shown, own, replies: null });
  expect([finding, end]).toEqual(['Finding.', '']);
  expect(table!.split('\n')).toEqual([
    'after generation     1    11    21    30    40     50',
    '11-15              2 %  22 %  42 %  60 %  80 %  100 %',
    'others            98 %  78 %  58 %  40 %  20 %    0 %',
  ]);
});

test('if all plans always agreed, there is no table', () => {
  const own = { finding: 'Finding.', moves: [{ move: '11-15', shares: [1] }], others: [], ...NO_LEAD };
  expect(planTables({ plans: 80, generations: 1, shown: [1], own, replies: null })).toEqual([]);
});
