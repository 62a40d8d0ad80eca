/**
 * The next steps after a game, or for a game that you watch. They are beside the board, so that the final position
 * stays visible.
 */

import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameView } from '../../api/gameApi.ts';
import { useLoaded } from '../loaded.ts';
import { sentenceOf } from '../server.ts';
import { lastMoveOf } from './gameLine.ts';
import type { GameState } from './gameState.ts';
import { startAgain, startGame } from './start/startGame.ts';

export function Result({ state }: { readonly state: GameState }): VNode | null {
  const view = state.view.value!;
  const place = useRef<HTMLElement>(null);
  const isOver = view.outcome !== null;
  const wasOn = useRef(!isOver);
  useLayoutEffect(() => {
    // The button that ended the game is gone. Keyboard users should not have to start at the top of the page.
    if (isOver && wasOn.current && document.activeElement === document.body) place.current?.focus();
    wasOn.current = !isOver;
  }, [isOver]);
  if (!isOver && view.isYours) return null;
  return (
    <section class="result" aria-label={isOver ? 'Result' : 'This game'} tabIndex={-1} ref={place}>
      {view.participant === null ? <NextSteps state={state} view={view} /> : <BackToStudy view={view} />}
    </section>
  );
}

function BackToStudy({ view: { participant, isYours } }: { readonly view: GameView }): VNode | null {
  if (!isYours) return null;
  return (
    <a class="button main-button" href={`/take/${participant}`}>
      Back to the study
    </a>
  );
}

function NextSteps({ state, view }: { readonly state: GameState; readonly view: GameView }): VNode {
  const [problem, setProblem] = useState<string | undefined>();
  const start = (starting: Promise<void>): void => {
    starting.catch((error: unknown) => setProblem(sentenceOf(error)));
  };
  const isOwnEnd = view.isYours && view.outcome !== null;
  const lastOwn = lastMoveOf(state.game.value!, state.side.value);
  return (
    <>
      {isOwnEnd && <NextOpponent view={view} onStart={start} />}
      <div class="buttons">
        <button
          type="button"
          class={isOwnEnd ? undefined : 'main-button'}
          onClick={() => start(startAgain(view, false))}
        >
          {view.isYours ? 'Play again' : 'Play this opponent yourself'}
        </button>
        {view.isYours && (
          <button type="button" onClick={() => start(startAgain(view, true))}>
            Swap sides
          </button>
        )}
        {isOwnEnd && lastOwn !== undefined && (
          <button type="button" onClick={() => state.lookAtGame(lastOwn)}>
            Try another move
          </button>
        )}
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}

interface NextOpponentProps {
  readonly view: GameView;
  readonly onStart: (starting: Promise<void>) => void;
}

/** The suggested next opponent. Its space is reserved until it is loaded. */
function NextOpponent({ view: { variant, side, opponent }, onStart }: NextOpponentProps): VNode {
  const { loaded } = useLoaded('GET /api/suggestions');
  const suggestions = loaded.state === 'here' ? loaded.value.suggestions : [];
  const next = suggestions.find((suggestion) => suggestion.variant === variant);
  return (
    <div class="next-opponent">
      {next && (
        <>
          <p>{next.sentence}</p>
          {next.player !== opponent.spec && (
            <button
              type="button"
              class="main-button"
              onClick={() => onStart(startGame({ variant, side, opponent: next.player }))}
            >
              Play {next.title}
            </button>
          )}
        </>
      )}
    </div>
  );
}
