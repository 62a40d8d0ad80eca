/** What a person reaches for, always in the same place. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { GameState } from './gameState.ts';
import { isSoundOn, switchSound } from './sound.ts';

export function GameButtons({ state }: { readonly state: GameState }): VNode {
  const [isResigning, setResigning] = useState(false);
  const view = state.view.value!;
  const isOn = view.isYours && view.outcome === null;
  const isFree = view.participant === null;
  if (isResigning && isOn) {
    const resign = (): void => {
      setResigning(false);
      void state.resign();
    };
    return (
      <div class="game-buttons confirm" role="group" aria-label="Resign">
        <span>Give the game up?</span>
        <button type="button" class="danger-button" onClick={resign} ref={(button) => button?.focus()}>
          Resign
        </button>
        <button type="button" onClick={() => setResigning(false)}>
          Play on
        </button>
      </div>
    );
  }
  const isTurn = state.legal.value.length > 0;
  return (
    <div class="game-buttons" role="group" aria-label="Game">
      {view.isYours && isFree && (
        <button type="button" disabled={!hasOwnMove(state)} onClick={() => void state.undo()}>
          Undo
        </button>
      )}
      <button type="button" onClick={() => (state.isTurnedRound.value = !state.isTurnedRound.value)}>
        Flip
      </button>
      {view.isYours && isFree && (
        <button type="button" disabled={!isTurn} onClick={() => void state.hint()}>
          Hint
        </button>
      )}
      {view.isYours && (
        <>
          <button type="button" disabled={!isTurn} onClick={() => void state.offerDraw()}>
            Draw
          </button>
          <button type="button" disabled={!isOn} onClick={() => setResigning(true)}>
            Resign
          </button>
        </>
      )}
      <button
        type="button"
        aria-pressed={isSoundOn.value}
        onClick={() => switchSound(!isSoundOn.value)}
        title={isSoundOn.value ? 'Pieces are heard' : 'Pieces are not heard'}
      >
        Sound
      </button>
      {isFree && (
        <a class="button" href="/">
          New game
        </a>
      )}
    </div>
  );
}

function hasOwnMove(state: GameState): boolean {
  const line = state.line.value!;
  return line.positions.slice(0, line.moves.length).some((position) => position.turn === state.side.value);
}
