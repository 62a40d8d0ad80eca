/** How the plans of an opponent that evolves them came to agree: on its moves, and on the replies to the one it chose. */

import type { VNode } from 'preact';
import type { AgreedView, WhyView } from '../../../api/thoughtApi.ts';
import { unbroken } from '../../../base/numberText.ts';
import { linesHeight } from '../../../charts/linesHeight.ts';
import { Chart } from '../../parts/chart.tsx';
import { LineNumbers } from '../../parts/lineNumbers.tsx';
import { planLines } from './planLines.ts';
import { WithMoves } from './withMoves.tsx';

type Plans = NonNullable<WhyView['plans']>;

export function PlanCharts({ plans }: { readonly plans: Plans }): VNode {
  const { own, replies } = plans;
  return (
    <>
      {own && <PlanChart name="moves" agreed={own} plans={plans} />}
      {replies && <PlanChart name="replies" agreed={replies} plans={plans} />}
    </>
  );
}

interface PlanChartProps {
  readonly name: string;
  readonly agreed: AgreedView;
  readonly plans: Plans;
}

/** If all plans always agreed, there is nothing to see. */
function PlanChart({ name, agreed, plans: { shown, generations } }: PlanChartProps): VNode | null {
  const chart = planLines(agreed, shown);
  if (chart.series.length < 2) return null;
  return (
    <Chart
      finding={agreed.finding}
      caption={<WithMoves text={unbroken(agreed.finding)} />}
      stamp={JSON.stringify(agreed)}
      height={linesHeight(chart)}
      load={async () => {
        const { linesChart } = await import('../../../charts/linesChart.ts');
        return (frame) => linesChart(chart, frame, generations);
      }}
    >
      <LineNumbers name={name} series={chart.series} />
    </Chart>
  );
}
