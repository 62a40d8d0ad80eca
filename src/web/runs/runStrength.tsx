/**
 * The strength of the best of each generation against players of known strength. Below the curve is the best strategy
 * of one generation. A click on the curve or a slider selects it.
 */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RunView } from '../../api/runApi.ts';
import { strengthFinding } from '../../charts/strengthFinding.ts';
import { formatNoun } from '../numberText.ts';
import { Chart } from '../parts/chart.tsx';
import { GenerationPicker } from './generationPicker.tsx';

// Repeated here, since the chart is loaded only when it is drawn.
const HEIGHT = 320;

export function RunStrength({ run }: { readonly run: RunView }): VNode {
  const [chosen, setChosen] = useState<number>();
  return (
    <>
      <StrengthCurve run={run} onPick={(value) => setChosen(Math.round(value))} />
      <GenerationPicker run={run} chosen={chosen} onChoose={setChosen} />
    </>
  );
}

interface StrengthCurveProps {
  readonly run: RunView;
  readonly onPick: (generation: number) => void;
}

function StrengthCurve({ run, onPick }: StrengthCurveProps): VNode {
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
        onPick={onPick}
        load={async () => {
          const { strengthChart } = await import('../../charts/strengthChart.ts');
          return (frame) => strengthChart(chart, frame, until);
        }}
      />
      <p class="quiet small">
        The best of a generation plays {formatNoun(yardstick.games, 'game')} against each of the players beside the
        chart. The band is the 95 % interval. These games do not influence the run. Click the chart to see a generation.
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
