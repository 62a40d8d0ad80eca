/** A weighted evaluation: a bar for each term in each phase. Bars to the right mean that more is better. */

import type { VNode } from 'preact';
import type { WeightsView } from '../../api/playerApi.ts';

export function WeightBars({ weights: { phases } }: { readonly weights: WeightsView }): VNode {
  const rows = rowsOf(phases);
  const largest = Math.max(1, ...rows.map(heaviest));
  return (
    <figure class="figure">
      <figcaption>{findingOf(rows[0])}</figcaption>
      <div class="weight-window" tabIndex={0} role="region" aria-label="Weights by phase">
        <table class="weights">
          <thead>
            <tr>
              <th scope="col">Term</th>
              {phases.map(({ name, when }) => (
                <th key={name} scope="col">
                  {name} <span class="weight-phase small quiet">{when}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, phrase, terms }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code> <span class="small quiet">{phrase}</span>
                </th>
                {terms.map(({ weight, isIdle }, index) => (
                  <td key={phases[index]!.name}>
                    {isIdle ? (
                      <span class="small quiet">no effect</span>
                    ) : (
                      <WeightBar weight={weight} largest={largest} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="small quiet">
        Points per unit. Only their ratios matter: compare them with the weight of a man. A term that names no side is a
        difference between the two sides.
      </p>
    </figure>
  );
}

type Term = WeightsView['phases'][number]['terms'][number];

interface Row {
  readonly name: string;
  readonly phrase: string;
  /** In the order of the phases. */
  readonly terms: readonly Term[];
}

/** The heaviest terms first. */
function rowsOf(phases: WeightsView['phases']): Row[] {
  const terms = phases[0]?.terms ?? [];
  return terms
    .map(({ name, phrase }, index) => ({ name, phrase, terms: phases.map((phase) => phase.terms[index]!) }))
    .toSorted((one, two) => heaviest(two) - heaviest(one));
}

/** The largest weight that has an effect. */
function heaviest({ terms }: Row): number {
  return Math.max(...terms.map(({ weight, isIdle }) => (isIdle ? 0 : Math.abs(weight))));
}

function findingOf(row: Row | undefined): string {
  return row && heaviest(row) > 0 ? `What weighs most: ${row.phrase}` : 'All weights are 0.';
}

function WeightBar({ weight, largest }: { readonly weight: number; readonly largest: number }): VNode {
  const length = (50 * Math.abs(weight)) / largest;
  return (
    <span class="weight">
      <svg class="weight-bar" aria-hidden="true">
        <rect class="whole" width="100%" height="100%" />
        <rect
          class={weight < 0 ? 'less' : 'more'}
          x={`${weight < 0 ? 50 - length : 50}%`}
          width={`${length}%`}
          height="100%"
        />
        <line class="middle" x1="50%" x2="50%" y1="0" y2="100%" />
      </svg>
      <span class="weight-number">{weight > 0 ? `+${weight}` : String(weight).replace('-', '−')}</span>
    </span>
  );
}
