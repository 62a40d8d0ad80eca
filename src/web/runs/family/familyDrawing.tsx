/**
 * A family tree of a strategy: a disc for each ancestor, filled on the line of first parents. Every disc links to its
 * strategy, which is shown below when you point at the disc or focus it.
 */

import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { RunFamily } from '../../../api/runApi.ts';
import { formatNoun } from '../../numberText.ts';
import { strategyAddress } from '../../strategies/strategyAddress.ts';
import type { PlacedRelative, Relative } from './familyLayout.ts';
import { layoutFamily } from './familyLayout.ts';

const RADIUS = 7;
const AXIS_HEIGHT = 22;

interface FamilyDrawingProps {
  readonly relatives: RunFamily['relatives'];
  readonly variant: string;
}

export function FamilyDrawing({ relatives, variant }: FamilyDrawingProps): VNode {
  const layout = useMemo(() => layoutFamily(relatives), [relatives]);
  const [hint, setHint] = useState('');
  const { nodes, edges, columns, width, height } = layout;
  const generations = `${formatNoun(columns.length, 'generation')} in which an ancestor was born`;
  const name = `Family tree: ${formatNoun(relatives.length - 1, 'ancestor')}, ${generations}`;
  return (
    <figure class="figure family">
      <div class="family-window" role="region" aria-label="Family tree" tabIndex={0}>
        <svg width={width} height={height + AXIS_HEIGHT} role="group" aria-label={name}>
          {edges.map(({ from, to, isOnLine }) => (
            <path key={`${from.relative.id} ${to.relative.id}`} class={isOnLine ? 'line' : ''} d={curve(from, to)} />
          ))}
          {columns.map(({ generation, x }) => (
            <text key={generation} x={x} y={height + 14} text-anchor="middle" aria-hidden="true">
              {generation}
            </text>
          ))}
          {nodes.map((node) => (
            <RelativeDisc key={node.relative.id} node={node} variant={variant} onHint={setHint} />
          ))}
        </svg>
      </div>
      <p class="quiet small">
        From left to right by generation of birth. Filled discs are the line of first parents; others are second parents
        and their ancestors, as far as there is room.
      </p>
      <p class="family-hint small" aria-live="polite">
        {hint === '' ? 'Point at a disc, or reach it with Tab, to see the strategy.' : hint}
      </p>
    </figure>
  );
}

interface RelativeDiscProps {
  readonly node: PlacedRelative;
  readonly variant: string;
  readonly onHint: (hint: string) => void;
}

function RelativeDisc({ node: { relative, x, y }, variant, onHint }: RelativeDiscProps): VNode {
  const words = wordsOf(relative);
  const tell = (): void => onHint(words);
  const disc = <circle class={relative.isOnLine ? 'line' : ''} cx={x} cy={y} r={RADIUS} />;
  if (relative.player === null) {
    return (
      <g role="img" aria-label={words} onMouseEnter={tell}>
        {disc}
      </g>
    );
  }
  return (
    <a href={strategyAddress(relative.player, variant)} aria-label={words} onMouseEnter={tell} onFocus={tell}>
      {disc}
    </a>
  );
}

function wordsOf({ generation, expression, parents, parentCount }: Relative): string {
  const unseen = parentCount - parents.length;
  const strategy = expression === '' ? 'no valid strategy' : expression;
  const cut = unseen > 0 ? ` (${formatNoun(unseen, 'parent')} not drawn)` : '';
  return `Generation ${generation}: ${strategy}${cut}`;
}

function curve(from: PlacedRelative, to: PlacedRelative): string {
  const middle = (from.x + to.x) / 2;
  return `M${from.x},${from.y} C${middle},${from.y} ${middle},${to.y} ${to.x},${to.y}`;
}
