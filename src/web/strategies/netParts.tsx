/** A net or patterns on the page of a strategy: boards, formations, and what they are made of. */

import type { VNode } from 'preact';
import type { StrategyView } from '../../api/playerApi.ts';
import { shortWords } from '../../base/shortWords.ts';
import { layersText } from '../../charts/netChart.ts';
import { CopyButton } from '../parts/copyButton.tsx';
import { NetBoards } from './netBoards.tsx';
import { NetFormations } from './netFormations.tsx';
import { WindowFormations } from './windowFormations.tsx';

interface NetPartsProps {
  readonly net: NonNullable<StrategyView['net']>;
  readonly spec: string;
  readonly variant: string;
}

export function NetParts({ net, spec, variant }: NetPartsProps): VNode {
  const { shape, summary, layers, formations, positions } = net;
  return (
    <>
      <section>
        <h2>What pieces are worth to it</h2>
        <NetBoards net={net} />
      </section>
      <NetFormations formations={formations} positions={positions} />
      <WindowFormations net={net} variant={variant} />
      <section>
        <h2>{shape === null ? 'Its patterns' : 'Its net'}</h2>
        {shape === null ? (
          <p>
            {summary}. Every formation of men on a window has a value of its own, which was learnt from games. Every man
            and king also has a value by its square, and so has every balance of pieces.
          </p>
        ) : (
          <p>
            {layersText(layers)}. This is the shape <code>{shape}</code>: {summary}.
          </p>
        )}
        <details class="original">
          <summary>As a player spec</summary>
          <pre>{shortWords(spec)}</pre>
          {shortWords(spec) !== spec && <CopyButton text={spec}>Copy the whole spec</CopyButton>}
        </details>
      </section>
    </>
  );
}
