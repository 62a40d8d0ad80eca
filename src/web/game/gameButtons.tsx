/** The buttons of a game, always in the same place. After the game, those that change it disappear. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { GameState } from './gameState.ts';
import { ResignButtons } from './resignButtons.tsx';
import { isSoundOn, switchSound } from './sound.ts';

export function GameButtons({ state }: { readonly state: GameState }): VNode {
  const [isResigning, setResigning] = useState(false);
  const view = state.view.value!;
  const isOn = view.isYours && view.outcome === null;
  const isAsked = isResigning && isOn;
  const isFree = view.participant === null;
  return (
    <div class="game-buttons" role="group" aria-label="Game">
      {!isAsked && <MoveButtons state={state} />}
      {isOn && <ResignButtons key="resign" state={state} isAsked={isAsked} onAsk={setResigning} />}
      <button
        key="sound"
        type="button"
        aria-pressed={isSoundOn.value}
        onClick={() => switchSound(!isSoundOn.value)}
        title={isSoundOn.value ? 'Sound is on' : 'Sound is off'}
      >
        Sound
      </button>
      {isFree && (
        <a key="new" class="button" href="/">
          New game
        </a>
      )}
    </div>
  );
}

function MoveButtons({ state }: { readonly state: GameState }): VNode {
  const view = state.view.value!;
  const isFree = view.participant === null;
  const isTurn = state.isTurn.value;
  const isOn = view.isYours && view.outcome === null;
  return (
    <>
      {isOn && isFree && (
        <button type="button" disabled={!hasOwnMove(state)} onClick={() => void state.undo()}>
          Undo
        </button>
      )}
      <button type="button" onClick={() => (state.isTurnedRound.value = !state.isTurnedRound.value)}>
        Flip
      </button>
      {isOn && isFree && (
        <button type="button" disabled={!isTurn} onClick={() => void state.hint()}>
          Hint
        </button>
      )}
      {isOn && (
        <button type="button" disabled={!isTurn} onClick={() => void state.offerDraw()}>
          Draw
        </button>
      )}
    </>
  );
}

function hasOwnMove(state: GameState): boolean {
  const line = state.game.value!;
  return line.positions.slice(0, line.moves.length).some((position) => position.turn === state.side.value);
}
