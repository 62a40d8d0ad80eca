import { describe, expect, test } from 'vitest';
import type { MeasuredNet } from './netChart.ts';
import { layersText, netChart } from './netChart.ts';

const board = (title: string, known: readonly number[]): MeasuredNet['boards'][number] => ({
  title,
  worths: Array.from({ length: 32 }, (_, index) => known[index] ?? null),
});
const BOARDS = [
  board('Own men', [2, 3]),
  board('Own kings', [4, 4]),
  board('Opposing men', [-2]),
  board('Opposing kings', []),
];

describe('the boards of a net', () => {
  test('are in men if men have a clear worth', () => {
    const { finding, caption, chart } = netChart({ positions: 2000, boards: BOARDS, count: { perMan: 2 } });
    expect(chart.boards[0]!.worths.slice(0, 3)).toEqual([1, 1.5, null]);
    expect(finding).toBe('By their squares, own men are worth +1.0 to +1.5 men, own kings +2.0 men everywhere.');
    expect(caption).toContain('in men');
  });

  test('are in units of the output otherwise', () => {
    const { finding, caption, chart } = netChart({ positions: 2000, boards: BOARDS, count: { perMan: null } });
    expect(chart.boards).toEqual(BOARDS);
    expect(finding).toBe('By their squares, own men are worth +2.0 to +3.0, own kings +4.0 everywhere.');
    expect(caption).toContain('in units of its output');
  });

  test('say how small small numbers are', () => {
    const boards = [board('Own men', [0.0001, 0.0002])];
    const { finding } = netChart({ positions: 9, boards, count: { perMan: null } });
    expect(finding).toBe('By their squares, own men are worth +10 to +20 times 0.00001.');
  });

  test('are nothing without numbers', () => {
    const boards = [board('Own men', [])];
    expect(netChart({ positions: 0, boards, count: { perMan: null } }).finding).toMatch(/^Too few positions/);
  });
});

test.each([
  { layers: [82, 1], text: '82 inputs, no hidden layer' },
  { layers: [32, 10, 1], text: '32 inputs, a hidden layer of 10 neurons' },
  { layers: [91, 40, 10, 1], text: '91 inputs, hidden layers of 40 and 10 neurons' },
  { layers: [91, 40, 20, 10, 1], text: '91 inputs, hidden layers of 40, 20 and 10 neurons' },
])('$layers are $text', ({ layers, text }) => {
  expect(layersText(layers)).toBe(text);
});
