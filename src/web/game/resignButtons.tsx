/**
 * Resigning, with a confirmation. "Play on" appears where "Resign" was, so that a double click or a second Enter does
 * not resign. The confirming button is where the previous button was.
 */

import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameState } from './gameState.ts';

interface ResignButtonsProps {
  readonly state: GameState;
  /** Whether the question is asked. */
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
}

export function ResignButtons({ state, isAsked, onAsk }: ResignButtonsProps): VNode {
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useLayoutEffect(() => {
    if (isAsked !== wasAsked.current) button.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (!isAsked) {
    return (
      <button key="ask" type="button" onClick={() => onAsk(true)} ref={button}>
        Resign
      </button>
    );
  }
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onAsk(false);
  };
  return (
    <>
      <span key="question" class={state.view.value!.participant === null ? 'question' : 'question short'}>
        Give up?
      </span>
      <button
        key="confirm"
        type="button"
        class="danger-button"
        // The question stays until the game is over; then the focus moves to the result.
        onClick={() => void state.resign().then(() => onAsk(false))}
        onKeyDown={leave}
      >
        Resign
      </button>
      <button
        key="leave"
        type="button"
        // Ignores the second click of a double click.
        onClick={(event) => event.detail < 2 && onAsk(false)}
        onKeyDown={leave}
        ref={button}
      >
        Play on
      </button>
    </>
  );
}
