import { describe, expect, test } from 'vitest';
import type { CurvePoint } from './curvePoint.ts';
import { linesHeight } from './linesHeight.ts';
import { traitCharts } from './traitCharts.ts';

type Traits = NonNullable<CurvePoint['traits']>;

describe('the charts of other numbers', () => {
  test('have the numbers on their own first, then one for each group', () => {
    const traits = { 'weight in stage 1: men': 1, size: 2, 'weight in stage 1: kings': 3, 'weight in stage 2: men': 4 };
    const charts = traitCharts(curve([traits]), []);
    expect(charts.map(({ name, isGroup }) => [name, isGroup])).toEqual([
      ['size', false],
      ['weight in stage 1', true],
      ['weight in stage 2', true],
    ]);
    expect(charts[1]!.chart.series).toEqual([
      { label: 'men', points: [{ generation: 0, value: 1 }] },
      { label: 'kings', points: [{ generation: 0, value: 3 }] },
    ]);
  });

  test('have no point where a number is unknown, and nothing before the first generation', () => {
    const [only] = traitCharts(curve([{}, { size: 5 }]), []);
    expect(only!.chart).toEqual({
      kind: 'lines',
      axis: 'size',
      series: [{ label: 'mean', points: [{ generation: 1, value: 5 }] }],
    });
    expect(traitCharts([], [])).toEqual([]);
  });

  test('have a line for each island and migrations, except for groups', () => {
    const islands = [{ size: 1 }, { size: 3 }];
    const points = curve([{ size: 9, 'weight: men': 4, 'weight: kings': 5 }]).map((point) => ({ ...point, islands }));
    const [size, weights] = traitCharts(points, [0, 15]);
    expect(size!.chart).toMatchObject({
      series: [
        { label: 'Island 1', points: [{ generation: 0, value: 1 }] },
        { label: 'Island 2', points: [{ generation: 0, value: 3 }] },
      ],
      events: { name: 'migration', generations: [0] },
    });
    expect(size!.finding).toBe('Size stays at 2, on average over the islands.');
    expect(weights!.chart).toMatchObject({ series: [{ label: 'men' }, { label: 'kings' }] });
    expect(weights!.chart.events).toBeUndefined();
    expect(linesHeight(weights!.chart)).toBe(linesHeight(size!.chart));
  });

  test('are higher with nine lines, whose labels would not fit otherwise', () => {
    const traits = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`weight: ${index}`, index]));
    const [nine, one] = [traits, { size: 1 }].map((some) => linesHeight(traitCharts(curve([some]), [])[0]!.chart));
    expect(nine).toBeGreaterThan(one!);
  });
});

function curve(traits: readonly Traits[]): CurvePoint[] {
  const rest = { best: 0, mean: 0, deviation: 0, bestSize: 3, meanSize: 3, diversity: 1 };
  return traits.map((own, number) => ({ number, ...rest, traits: own }));
}
