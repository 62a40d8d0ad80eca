/** Several runs side by side: their curves on one chart, what came of them, and the settings in which they differ. */

import type { VNode } from 'preact';
import type { ComparisonView } from '../../api/runApi.ts';
import { comparedTestsFinding, comparisonFinding } from '../../charts/findings.ts';
import { formatInterval } from '../../charts/scoreRow.ts';
import { shortened } from '../../charts/words.ts';
import { Chart } from '../parts/chart.tsx';
import { stateText } from './runState.ts';
import { formatPoints, variantTitle } from './runText.ts';

type ComparedRun = ComparisonView['runs'][number];

const FITNESS_HEIGHT = 300;
const MOST_LETTERS = 120;

export function ComparisonReport({ comparison }: { readonly comparison: ComparisonView }): VNode {
  const { runs, findings, differences } = comparison;
  const series = runs.map(({ id, curve }) => ({ label: `run ${id}`, points: curve }));
  return (
    <div class="comparison">
      <section>
        <h2>What it shows</h2>
        <ul class="findings">
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      </section>
      <Chart
        finding={comparisonFinding(series)}
        stamp={runs.map(({ id, curve }) => `${id} ${curve.length}`).join(',')}
        height={FITNESS_HEIGHT}
        load={async () => {
          const { fitnessComparisonChart } = await import('../../charts/fitnessChart.ts');
          return (frame) => fitnessComparisonChart(frame, series);
        }}
      />
      <Champions runs={runs} />
      <Tests runs={runs} />
      <Differences runs={runs} differences={differences} />
    </div>
  );
}

function Champions({ runs }: { readonly runs: readonly ComparedRun[] }): VNode {
  return (
    <section>
      <h2>What they have come to</h2>
      <Scrolling label="What the runs have come to">
        <thead>
          <tr>
            <th>run</th>
            <th>game</th>
            <th>state</th>
            <th class="number">best fitness</th>
            <th>champion, or the best so far</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.id}>
              <td>
                <a href={`/runs/${run.id}`}>
                  {run.id} {run.name}
                </a>
              </td>
              <td>{variantTitle(run.variant)}</td>
              <td>{stateText(run)}</td>
              <td class="number">{run.fitness === null ? '' : formatPoints(run.fitness)}</td>
              <td class="notation wide-cell">{shortened(run.expression ?? '', MOST_LETTERS)}</td>
            </tr>
          ))}
        </tbody>
      </Scrolling>
    </section>
  );
}

function Tests({ runs }: { readonly runs: readonly ComparedRun[] }): VNode {
  const opponents = [...new Set(runs.flatMap(({ tests }) => tests.map(({ opponent }) => opponent)))];
  if (opponents.length === 0) return <p class="quiet">None of them has been tested yet.</p>;
  const series = runs.map(({ id, tests }) => ({ label: `run ${id}`, rows: tests }));
  return (
    <section>
      <h2>Their tests</h2>
      <Chart
        finding={comparedTestsFinding(series)}
        stamp={JSON.stringify(series)}
        load={async () => {
          const { testComparisonChart } = await import('../../charts/testChart.ts');
          return (frame) => testComparisonChart(frame, series);
        }}
      />
      <Scrolling label="Tests of the champions">
        <RunColumns title="against" runs={runs} />
        <tbody>
          {opponents.map((opponent) => (
            <tr key={opponent}>
              <th scope="row">{shortened(opponent, MOST_LETTERS)}</th>
              {runs.map(({ id, tests }) => {
                const score = tests.find((test) => test.opponent === opponent);
                return (
                  <td key={id} class="number">
                    {score ? formatInterval(score) : ''}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Scrolling>
      <p class="quiet small">Points of a hundred with 95 % intervals; a draw is half a point.</p>
    </section>
  );
}

function Differences({ runs, differences }: Pick<ComparisonView, 'runs' | 'differences'>): VNode {
  if (differences.length === 0) return <p class="quiet">Their settings are the same.</p>;
  return (
    <section>
      <h2>Where their settings differ</h2>
      <Scrolling label="Settings that differ">
        <RunColumns title="setting" runs={runs} isText />
        <tbody>
          {differences.map(({ field, values }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              {values.map((value, index) => (
                <td key={runs[index]!.id}>{shortened(value, MOST_LETTERS)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Scrolling>
    </section>
  );
}

interface RunColumnsProps {
  readonly title: string;
  readonly runs: readonly ComparedRun[];
  /** Whether there are words below rather than numbers. */
  readonly isText?: boolean;
}

function RunColumns({ title, runs, isText = false }: RunColumnsProps): VNode {
  return (
    <thead>
      <tr>
        <th>{title}</th>
        {runs.map(({ id }) => (
          <th key={id} class={isText ? undefined : 'number'}>
            run {id}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ScrollingProps {
  readonly label: string;
  readonly children: readonly VNode[];
}

/** A table that scrolls inside itself, also by keyboard. */
function Scrolling({ label, children }: ScrollingProps): VNode {
  return (
    <div class="table" tabIndex={0} role="region" aria-label={label}>
      <table>{children}</table>
    </div>
  );
}
