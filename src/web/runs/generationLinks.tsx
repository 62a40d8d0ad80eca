/** Links for the best strategy of a generation: see it, play it, or watch it against generation 0. */

import type { VNode } from 'preact';
import type { GenerationView, RunView } from '../../api/runApi.ts';
import { playAddress, strategyAddress } from '../strategies/strategyAddress.ts';
import { watchAddress } from './watchAddress.ts';

interface GenerationLinksProps {
  readonly run: Pick<RunView, 'id' | 'variant' | 'status'>;
  readonly generation: Pick<GenerationView, 'number' | 'expression'>;
}

export function GenerationLinks({ run: { id, variant, status }, generation }: GenerationLinksProps): VNode {
  const { number, expression } = generation;
  // A generation without valid individuals has nothing to show. Files of other programs may lack the best.
  if (expression === '') {
    return <span class="quiet small">{status === 'imported' ? 'not in the imported files' : 'no valid strategy'}</span>;
  }
  const player = `run:${id}@${number}`;
  const whose = <span class="hidden"> of generation {number}</span>;
  return (
    <span class="generation-links">
      <a href={strategyAddress(player, variant)}>See it{whose}</a>
      <a href={playAddress(player, variant)}>Play it{whose}</a>
      {number > 0 && (
        <a href={watchAddress(id, number)}>
          Watch it<span class="hidden">, generation {number},</span> against generation 0
        </a>
      )}
    </span>
  );
}
