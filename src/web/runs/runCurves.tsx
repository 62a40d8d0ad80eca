/** Fitness, size, diversity and other numbers in a run. The curves are redrawn after each generation. */

import type { VNode } from 'preact';
import type { RunView } from '../../api/runApi.ts';
import type { FitnessUnit } from '../../base/fitnessUnit.ts';
import { diversityFinding, fitnessFinding, sizeFinding } from '../../charts/findings.ts';
import { Chart } from '../parts/chart.tsx';
import { RunTraits } from './runTraits.tsx';

// Repeated here, since the charts are loaded only when they are drawn.
const FITNESS_HEIGHT = 300;
const SMALL_HEIGHT = 220;

const SELECTION: Readonly<Record<FitnessUnit, string>> = {
  share: 'Evolution selects by the score in training games.',
  duels: 'Evolution selects by duels of two games. The curves show the duels won by the best and on average.',
  points: 'Evolution selects by the points in training.',
  error:
    'Evolution selects by the error: how far an evaluation is from what a search says of random positions, in men (root ' +
    'mean square). Each generation has its own positions, nearer to the start of the game than those before.',
  forecast:
    'Evolution selects by forecasts: the share of the variance of results that an evaluation explains, in games that it ' +
    'has not learnt from.',
  unknown: 'The scores in training are unknown: the files of this run do not contain them.',
};

export function RunCurves({ run }: { readonly run: RunView }): VNode {
  const { curve, hasGrowingOpponents, generations } = run;
  // Imported runs may lack these.
  const hasFitness = curve[0]?.unit !== 'unknown';
  const hasSizes = curve.length === 0 || curve.some(({ bestSize }) => bestSize > 0);
  const hasDiversity = curve.length === 0 || curve.some(({ diversity }) => diversity > 0);
  const stamp = `${curve.length} ${curve.at(-1)?.number}`;
  return (
    <section class="run-curves">
      <h2>Inside the run</h2>
      <p class="quiet">
        {SELECTION[curve[0]?.unit ?? 'share']}
        {hasGrowingOpponents && ' The rivals improve too, so this score can fall while the strategies get stronger.'}
      </p>
      {hasFitness && (
        <Chart
          finding={fitnessFinding(curve, { hasGrowingOpponents })}
          stamp={stamp}
          height={FITNESS_HEIGHT}
          load={async () => {
            const { fitnessChart } = await import('../../charts/fitnessChart.ts');
            return (frame) => fitnessChart(frame, curve, generations);
          }}
        />
      )}
      <div class="columns">
        {hasSizes && (
          <Chart
            finding={sizeFinding(curve)}
            stamp={stamp}
            height={SMALL_HEIGHT}
            load={async () => {
              const { sizeChart } = await import('../../charts/fitnessChart.ts');
              return (frame) => sizeChart(frame, curve, generations);
            }}
          />
        )}
        {hasDiversity && (
          <Chart
            finding={diversityFinding(curve)}
            stamp={stamp}
            height={SMALL_HEIGHT}
            load={async () => {
              const { diversityChart } = await import('../../charts/fitnessChart.ts');
              return (frame) => diversityChart(frame, curve, generations);
            }}
          />
        )}
      </div>
      <RunTraits run={run} stamp={stamp} />
    </section>
  );
}
