/** How strong the best of each generation is, against players of known strength: the first curve of a run. */

import type { VNode } from 'preact';
import type { RunView } from '../../api/runApi.ts';
import { strengthFinding } from '../../charts/strengthFinding.ts';
import { formatNoun } from '../numberText.ts';
import { Chart } from '../parts/chart.tsx';

// Set here too, since the chart is loaded only when it is drawn.
const HEIGHT = 320;

export function RunStrength({ run }: { readonly run: RunView }): VNode {
  const { id, strengths, championStrength, yardstick, championDepth, generations, status } = run;
  if (strengths.length === 0 && championStrength === null) return <NotMeasured run={run} />;
  const chart = {
    kind: 'strength',
    points: strengths,
    champion: championStrength,
    opponents: yardstick.opponents,
  } as const;
  const until = status === 'unfinished' ? generations : 0;
  return (
    <section class="run-strength-curve" aria-label="Strength">
      <Chart
        finding={strengthFinding(strengths, championStrength ?? undefined, {
          championDepth: championDepth ?? undefined,
        })}
        stamp={`${id} ${strengths.length} ${championStrength?.elo} ${until}`}
        height={HEIGHT}
        load={async () => {
          const { strengthChart } = await import('../../charts/strengthChart.ts');
          return (frame) => strengthChart(chart, frame, until);
        }}
      />
      <p class="quiet small">
        The best of a generation plays {formatNoun(yardstick.games, 'game')} against each of the players beside the
        chart. The band is the 95 % interval. These games do not influence the run.
      </p>
    </section>
  );
}

function NotMeasured({ run: { id, status, generation } }: { readonly run: RunView }): VNode {
  if (status === 'unfinished' && generation < 0) {
    return <p class="quiet strength-missing">The strength of the best appears here after the first generation.</p>;
  }
  return (
    <p class="quiet strength-missing">
      The strength of this run was not measured. To measure it, run <code>evodraughts runs rate {id}</code>
    </p>
  );
}
