/** First, back, forward, last: buttons, and keys if these have no other use. */

import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameState } from '../gameState.ts';

export function MoveNavigation({ state }: { readonly state: GameState }): VNode {
  const plies = state.line.value!.moves.length;
  const ply = state.ply.value;
  useKeys(state);
  return (
    <div class="move-navigation" role="group" aria-label="Through the game">
      <Step label="First position" sign="M7 5v14M19 5l-9 7 9 7z" isOff={ply === 0} onClick={() => state.lookAt(0)} />
      <Step label="One move back" sign="M16 5l-9 7 9 7z" isOff={ply === 0} onClick={() => state.lookAt(ply - 1)} />
      <Step label="One move forward" sign="M8 5l9 7-9 7z" isOff={ply === plies} onClick={() => state.lookAt(ply + 1)} />
      <Step
        label="Last position"
        sign="M17 5v14M5 5l9 7-9 7z"
        isOff={ply === plies}
        onClick={() => state.lookAt(plies)}
      />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

function Step({ label, sign, isOff, onClick }: StepProps): VNode {
  return (
    <button type="button" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
      <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}

function useKeys(state: GameState): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const ply = state.ply.peek();
      const wanted = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: Infinity }[event.key];
      if (wanted === undefined) return;
      event.preventDefault();
      state.lookAt(wanted);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [state]);
}

/** Whether the arrow keys have another use here. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [role="grid"], [role="tablist"]') !== null
  );
}
