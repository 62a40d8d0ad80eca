/**
 * Resigning, with a question before it. "Play on" appears where "Resign" was, so that neither a second click nor a
 * second Enter gives the game up; what confirms stands in the place of the button before.
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
        // The question stays until the game is over, which takes the focus to the result.
        onClick={() => void state.resign().then(() => onAsk(false))}
        onKeyDown={leave}
      >
        Resign
      </button>
      <button
        key="leave"
        type="button"
        // The second click of a double click belongs to the first.
        onClick={(event) => event.detail < 2 && onAsk(false)}
        onKeyDown={leave}
        ref={button}
      >
        Play on
      </button>
    </>
  );
}
