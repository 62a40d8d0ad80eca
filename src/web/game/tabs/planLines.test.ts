import { expect, test } from 'vitest';
import { planLines } from './planLines.ts';

test('every move has a line in per cent, and the others share one', () => {
  const moves = [{ move: '11-15', shares: [0.25, 0.9] }];
  const chart = planLines({ finding: '', moves, others: [0.75, 0.1] }, [1, 20]);
  const points = (first: number, last: number): object[] => [
    { generation: 1, value: first },
    { generation: 20, value: last },
  ];
  expect(chart.series).toEqual([
    { label: '11-15', role: 'main', points: points(25, 90) },
    { label: 'others', role: 'rest', points: points(75, 10) },
  ]);
  expect(planLines({ finding: '', moves, others: [] }, [1, 20]).series).toHaveLength(1);
});
