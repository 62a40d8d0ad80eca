/** Games to step through: of the champion of a run, or, when somebody asks, of the best so far. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RunGames, RunView } from '../../api/runApi.ts';
import { useLoaded } from '../loaded.ts';
import { WhenLoaded } from '../parts/notice.tsx';
import { GameViewer } from './gameViewer.tsx';

type Games = RunGames['games'];

export function SampleGames({ run }: { readonly run: RunView }): VNode | null {
  const { id, status, generation, variant } = run;
  const isOver = status !== 'unfinished';
  const [asked, setAsked] = useState<number>();
  const wanted = isOver ? generation : asked;
  const { loaded } = useLoaded(
    'GET /api/runs/:id/games',
    wanted === undefined ? undefined : { id, generation: wanted },
  );
  if (generation < 0 || (isOver && loaded.state === 'here' && loaded.value.games.length === 0)) return null;
  const isAsked = isOver || asked !== undefined;
  return (
    <section class="sample-games">
      <h2>{isOver || asked === undefined ? 'How it plays' : `How the best of generation ${asked} plays`}</h2>
      {!isOver && asked !== generation && (
        <p>
          <button type="button" onClick={() => setAsked(generation)}>
            Show games of the best so far
          </button>
        </p>
      )}
      {isAsked && (
        <WhenLoaded loaded={loaded}>{({ games }) => <ChosenGame games={games} variant={variant} />}</WhenLoaded>
      )}
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
