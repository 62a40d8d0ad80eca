/**
 * Other numbers of the generations of a run, such as mean weights, as charts. Numbers of one group are curves of one
 * chart, for the whole population. A number on its own has a curve for each island.
 */

import type { Line, LinesChart } from './chart.ts';
import type { CurvePoint } from './curvePoint.ts';
import { isOfMethod } from './methodFindings.ts';
import { isOfTrial, trialAxis } from './trialFindings.ts';
import { groupFinding, traitFinding } from './traitFindings.ts';
import { traitGroup } from './traitGroup.ts';

export interface TraitChart {
  readonly name: string;
  readonly finding: string;
  readonly isGroup: boolean;
  /** Whether it is one number a generation, not an average over individuals. */
  readonly isSingle: boolean;
  readonly chart: LinesChart;
}

/** The charts of numbers on their own, and then those of groups. Migrations are generations that migrants joined. */
export function traitCharts(points: readonly CurvePoint[], migrations: readonly number[]): TraitChart[] {
  const names = Object.keys(points.at(-1)?.traits ?? {});
  const groups = [...Map.groupBy(names, (name) => traitGroup(name).chart)];
  const charts = groups.map(([chart, members]) =>
    traitGroup(members[0]!).curve === undefined
      ? singleChart(points, chart, migrations)
      : groupChart(points, chart, members),
  );
  return charts.toSorted((one, two) => Number(one.isGroup) - Number(two.isGroup));
}

function groupChart(points: readonly CurvePoint[], name: string, members: readonly string[]): TraitChart {
  const series = members.map((member) => ({
    label: traitGroup(member).curve!,
    points: knownPoints(points, ({ traits }) => traits?.[member]),
  }));
  const chart = { kind: 'lines', axis: name, series } as const;
  return { name, finding: groupFinding(name, series), isGroup: true, isSingle: false, chart };
}

function singleChart(points: readonly CurvePoint[], name: string, migrations: readonly number[]): TraitChart {
  const isSingle = isOfMethod(name) || isOfTrial(name);
  const islands = isSingle ? [] : islandLines(points, name);
  const label = isSingle ? 'value' : 'mean';
  const series =
    islands.length > 1 ? islands : [{ label, points: knownPoints(points, ({ traits }) => traits?.[name]) }];
  // Lines in the future of a run would cross the labels.
  const { axis, scale } = trialAxis(name);
  const generations = migrations.filter((generation) => generation <= points.at(-1)!.number);
  return {
    name,
    finding: traitFinding(name, series),
    isGroup: false,
    isSingle,
    chart: {
      kind: 'lines',
      axis,
      series: scale === 1 ? series : series.map((line) => scaled(line, scale)),
      ...(generations.length > 0 && { events: { name: 'migration', generations } }),
    },
  };
}

function scaled({ points, ...line }: Line, scale: number): Line {
  return { ...line, points: points.map(({ generation, value }) => ({ generation, value: scale * value })) };
}

function islandLines(points: readonly CurvePoint[], name: string): Line[] {
  const count = points.at(-1)?.islands?.length ?? 0;
  return Array.from({ length: count }, (_, island) => ({
    label: `Island ${island + 1}`,
    points: knownPoints(points, ({ islands }) => islands?.[island]?.[name]),
  }));
}

/** A generation without a valid individual has no such numbers. */
function knownPoints(
  points: readonly CurvePoint[],
  valueOf: (point: CurvePoint) => number | undefined,
): Line['points'] {
  return points.flatMap((point) => {
    const value = valueOf(point);
    return value === undefined ? [] : [{ generation: point.number, value }];
  });
}
