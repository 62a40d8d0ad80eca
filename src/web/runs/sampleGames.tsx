/** Games that the champion of a run plays, to step through. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RunGames, RunView } from '../../api/runApi.ts';
import { useLoaded } from '../loaded.ts';
import { WhenLoaded } from '../parts/notice.tsx';
import { GameViewer } from './gameViewer.tsx';

type Games = RunGames['games'];

export function SampleGames({ run }: { readonly run: RunView }): VNode | null {
  const isOver = run.status !== 'unfinished';
  const { loaded } = useLoaded<RunGames>(isOver ? `/api/runs/${run.id}/games` : undefined);
  if (!isOver || (loaded.state === 'here' && loaded.value.games.length === 0)) return null;
  return (
    <section class="sample-games">
      <h2>How it plays</h2>
      <WhenLoaded loaded={loaded}>{({ games }) => <ChosenGame games={games} variant={run.variant} />}</WhenLoaded>
    </section>
  );
}

function ChosenGame({ games, variant }: { readonly games: Games; readonly variant: string }): VNode {
  const [chosen, setChosen] = useState(0);
  return (
    <>
      {games.length > 1 && (
        <div class="field game-choice">
          <label htmlFor="game-choice">Which game</label>
          <select id="game-choice" value={chosen} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {games.map(({ title }, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </select>
        </div>
      )}
      <GameViewer key={chosen} variant={variant} game={games[chosen]!} />
    </>
  );
}
