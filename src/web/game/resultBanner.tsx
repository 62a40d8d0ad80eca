/** How the game ended, over the board, with what one may want next. It belongs to one game and goes with it. */

import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameView } from '../../api/gameApi.ts';
import { sentenceOf } from '../server.ts';
import type { GameState } from './gameState.ts';
import { startAgain } from './start/startGame.ts';

export function ResultBanner({ state }: { readonly state: GameState }): VNode | null {
  const [isClosed, setClosed] = useState(false);
  const view = state.view.value!;
  const banner = useRef<HTMLElement>(null);
  const wasOn = useRef(view.outcome === null);
  useLayoutEffect(() => {
    // The button that ended the game is gone; the keyboard should not have to begin at the top of the page.
    if (view.outcome && wasOn.current && document.activeElement === document.body) banner.current?.focus();
    wasOn.current = view.outcome === null;
  }, [view.outcome === null]);
  if (!view.outcome || isClosed || !state.isNow.value) return null;
  return (
    <section class="result-banner" aria-label="Result" tabIndex={-1} ref={banner}>
      <button type="button" class="quiet-button close" aria-label="Close" onClick={() => setClosed(true)}>
        <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
      <h2>{headline(view)}</h2>
      <p>{view.outcome.sentence}</p>
      <NextSteps view={view} />
    </section>
  );
}

/** What can follow a game that is over. */
export function NextSteps({ view }: { readonly view: GameView }): VNode | null {
  const [problem, setProblem] = useState<string | undefined>();
  if (view.participant !== null) {
    if (!view.isYours) return null;
    return (
      <p>
        <a class="button main-button" href={`/take/${view.participant}`}>
          Back to the study
        </a>
      </p>
    );
  }
  const start = (isSwapped: boolean): void => {
    startAgain(view, isSwapped).catch((error: unknown) => setProblem(sentenceOf(error)));
  };
  return (
    <>
      <div class="buttons">
        <button type="button" class="main-button" onClick={() => start(false)}>
          {view.isYours ? 'Play again' : 'Play this opponent yourself'}
        </button>
        {view.isYours && (
          <button type="button" onClick={() => start(true)}>
            Swap sides
          </button>
        )}
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}

function headline({ outcome, side, isYours }: GameView): string {
  const winner = outcome!.winner;
  if (winner === null) return 'A draw';
  if (!isYours) return winner === 'black' ? 'Black wins' : 'White wins';
  return winner === side ? 'You win' : 'You lose';
}
