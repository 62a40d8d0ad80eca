/** Other numbers of a run, such as mean weights: charts with their numbers. */

import type { VNode } from 'preact';
import type { RunView } from '../../api/runApi.ts';
import type { TraitChart } from '../../charts/traitCharts.ts';
import { linesHeight } from '../../charts/linesHeight.ts';
import { traitCharts } from '../../charts/traitCharts.ts';
import { Chart } from '../parts/chart.tsx';
import { LineNumbers } from '../parts/lineNumbers.tsx';

export function RunTraits({ run, stamp }: { readonly run: RunView; readonly stamp: string }): VNode {
  const charts = traitCharts(run.curve, run.migrations);
  const drawn = (some: readonly TraitChart[]): VNode[] =>
    some.map((one) => <Trait key={one.name} trait={one} stamp={stamp} until={run.generations} />);
  // One line needs little room, several lines with their names need more.
  const isSmall = ({ isGroup, isSingle }: TraitChart): boolean => isGroup || isSingle;
  const small = charts.filter(isSmall);
  return (
    <>
      {drawn(charts.filter((one) => !isSmall(one)))}
      {small.length > 0 && <div class="columns">{drawn(small)}</div>}
    </>
  );
}

interface TraitProps {
  readonly trait: TraitChart;
  readonly stamp: string;
  readonly until: number;
}

function Trait({ trait: { name, finding, chart }, stamp, until }: TraitProps): VNode {
  return (
    <Chart
      finding={finding}
      stamp={stamp}
      height={linesHeight(chart)}
      load={async () => {
        const { linesChart } = await import('../../charts/linesChart.ts');
        return (frame) => linesChart(chart, frame, until);
      }}
    >
      <LineNumbers name={name} series={chart.series} />
    </Chart>
  );
}
