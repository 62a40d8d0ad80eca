/**
 * Games to step through: those of the champion, or of the best so far on request. The address can also name a
 * generation to watch against generation 0.
 */

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RunGames, RunView } from '../../api/runApi.ts';
import { useLoaded } from '../loaded.ts';
import { WhenLoaded } from '../parts/notice.tsx';
import { place } from '../router.ts';
import { GameViewer } from './gameViewer.tsx';
import type { Watched } from './watchAddress.ts';
import { parseWatched, watchAddress } from './watchAddress.ts';

type Games = RunGames['games'];

export function SampleGames({ run }: { readonly run: RunView }): VNode | null {
  const { id, status, generation, variant } = run;
  const isOver = status !== 'unfinished';
  const watched = parseWatched(place.value.query.get('watch'));
  const [asked, setAsked] = useState<number>();
  const { loaded } = useLoaded('GET /api/runs/:id/games', wishOf(run, watched, asked));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (watched === undefined) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [watched]);
  if (generation < 0) return null;
  const isShown = watched !== undefined || isOver || asked !== undefined;
  return (
    <section class="sample-games">
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(watched, isOver, asked)}
      </h2>
      <p class="game-sources">
        {watched !== (isOver ? 'champion' : generation) && generation > 0 && (
          <a class="button" href={watchAddress(id, isOver ? 'champion' : generation)}>
            Watch generation 0 against {isOver ? 'the champion' : 'the best so far'}
          </a>
        )}
        {watched !== undefined && isOver && (
          <a class="button" href={`/runs/${id}`}>
            Back to the games of its test
          </a>
        )}
        {watched === undefined && !isOver && asked !== generation && (
          <button type="button" onClick={() => setAsked(generation)}>
            Show games of the best so far
          </button>
        )}
      </p>
      {isShown && (
        <WhenLoaded loaded={loaded}>
          {({ games }) =>
            games.length === 0 ? (
              <p class="quiet">No games of it are stored.</p>
            ) : (
              <ChosenGame key={String(watched)} games={games} variant={variant} />
            )
          }
        </WhenLoaded>
      )}
    </section>
  );
}

function wishOf({ id, status, generation }: RunView, watched: Watched | undefined, asked: number | undefined) {
  if (watched === 'champion') return { id, against: 0 };
  if (watched !== undefined) return { id, generation: watched, against: 0 };
  if (status !== 'unfinished') return { id, generation };
  return asked === undefined ? undefined : { id, generation: asked };
}

function titleOf(watched: Watched | undefined, isOver: boolean, asked: number | undefined): string {
  if (watched === 'champion') return 'Generation 0 against the champion';
  if (watched !== undefined) return `Generation 0 against generation ${watched}`;
  return isOver || asked === undefined ? 'How it plays' : `How the best of generation ${asked} plays`;
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
