/** The formations that a net likes and dislikes beyond its count of pieces: a bar to either side for each. */

import type { VNode } from 'preact';
import { formatCount } from '../numberText.ts';

interface NetFormationsProps {
  readonly formations: readonly Formation[];
  readonly positions: number;
}

interface Formation {
  readonly name: string;
  readonly phrase: string;
  /** From -1 to 1. */
  readonly effect: number;
}

export function NetFormations({ formations, positions }: NetFormationsProps): VNode | null {
  if (formations.length === 0) return null;
  return (
    <section>
      <h2>Formations it likes and dislikes</h2>
      <ul class="formations">
        {formations
          .toSorted((one, two) => two.effect - one.effect)
          .map((formation) => (
            <FormationBar key={formation.name} formation={formation} />
          ))}
      </ul>
      <p class="quiet small">
        The number is the correlation, from −1 to +1, between having more of it than the opponent and the part of the
        score that the count of pieces does not explain, in {formatCount(positions)} positions.
      </p>
    </section>
  );
}

function FormationBar({ formation: { phrase, effect } }: { readonly formation: Formation }): VNode {
  const length = 50 * Math.min(1, Math.abs(effect));
  return (
    <li>
      <span>
        <span class="hidden">{effect < 0 ? 'It dislikes ' : 'It likes '}</span>
        {phrase}
      </span>
      <span class="weight">
        <svg class="weight-bar" aria-hidden="true">
          <rect class="whole" width="100%" height="100%" />
          <rect
            class={effect < 0 ? 'less' : 'more'}
            x={`${effect < 0 ? 50 - length : 50}%`}
            width={`${length}%`}
            height="100%"
          />
          <line class="middle" x1="50%" x2="50%" y1="0" y2="100%" />
        </svg>
        <span class="weight-number">
          {effect < 0 ? '−' : '+'}
          {Math.abs(effect).toFixed(2)}
        </span>
      </span>
    </li>
  );
}
