/**
 * What the best net or patterns of a run value. Measuring them takes a moment, so the boards of a run in progress do not follow
 * every generation: a button shows the latest.
 */

import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { StrategyView } from '../../api/playerApi.ts';
import type { RunView } from '../../api/runApi.ts';
import { useLoaded } from '../loaded.ts';
import { Trouble, Waiting } from '../parts/notice.tsx';
import { NetBoards } from '../strategies/netBoards.tsx';

type NetView = NonNullable<StrategyView['net']>;

export function RunNet({ run }: { readonly run: RunView }): VNode | null {
  const { id, variant, generation, champion } = run;
  const [chosen, setChosen] = useState(generation);
  // A run that has just begun shows its first generation.
  const shown = chosen < 0 ? Math.min(generation, 0) : chosen;
  const player = champion ? `run:${id}` : `run:${id}@${shown}`;
  const { loaded } = useLoaded('GET /api/strategy', shown < 0 && !champion ? undefined : { player, variant });
  // The boards before stay until the next ones are here.
  const latest = useRef<NetView | undefined>(undefined);
  if (loaded.state === 'here') latest.current = loaded.value.net;
  const net = latest.current;
  if (generation < 0) return null;
  return (
    <section class="run-net">
      <h2>{champion ? 'What pieces are worth to the champion' : `What pieces are worth to generation ${shown}`}</h2>
      {loaded.state === 'failed' && <Trouble>{loaded.sentence}</Trouble>}
      {!net && loaded.state === 'loading' && <Waiting>Measuring it on positions from games.</Waiting>}
      {net && (
        <>
          {!champion && net.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
          <NetBoards net={net} />
        </>
      )}
      {!champion && generation > shown && (
        <p>
          <button type="button" onClick={() => setChosen(generation)}>
            Show generation {generation}
          </button>
        </p>
      )}
    </section>
  );
}
