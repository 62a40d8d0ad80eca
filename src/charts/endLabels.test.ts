import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { separate, separateLabels } from './endLabels.ts';

describe('labels at the ends of lines', () => {
  test('stay where they are if there is room', () => {
    expect(separate([10, 40, 70], 12)).toEqual([10, 40, 70]);
  });

  test('move apart around the middle, whatever their order', () => {
    expect(separate([52, 50], 10)).toEqual([56, 46]);
    expect(separate([50, 50, 50], 10)).toEqual([40, 50, 60]);
  });

  test('push others only where necessary', () => {
    expect(separate([0, 1, 100], 10)).toEqual([-4.5, 5.5, 100]);
  });

  test('keep their text and line', () => {
    const [label] = separateLabels([{ text: 'best 54', colour: 'var(--chart-1)', x: 3, y: 54 }], 5);
    expect(label).toEqual({ text: 'best 54', colour: 'var(--chart-1)', x: 3, y: 54 });
  });

  test('stay between the ends of the axis', () => {
    const labels = [98, 99, 1, 100].map((y) => ({ text: '', colour: '', x: 0, y }));
    const places = (domain: [number, number]): number[] => separateLabels(labels, 10, domain).map(({ y }) => y);
    expect(places([0, 100])).toEqual([80, 90, 1, 100]);
    expect(places([5, 100])).toEqual([80, 90, 5, 100]);
  });

  test('are never closer than the gap, and keep the order of their lines', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 8 }), fc.integer({ min: 1, max: 20 }), check),
    );
    function check(values: readonly number[], gap: number): void {
      const places = separate(values, gap);
      const order = values.map((_, index) => index).sort((one, two) => values[one]! - values[two]!);
      const sorted = order.map((index) => places[index]!);
      for (let at = 1; at < sorted.length; at++) expect(sorted[at]! - sorted[at - 1]!).toBeGreaterThan(gap - 1e-9);
      const middle = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);
      expect(middle(places)).toBeCloseTo(middle(values));
    }
  });
});
