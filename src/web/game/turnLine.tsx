/** What is going on: whose turn it is, who thinks, how it ended, or which earlier position is looked at. */

import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameView } from '../../api/gameApi.ts';
import { BLACK, sideName } from '../../rules/side.ts';
import type { GameState } from './gameState.ts';
import { opponentName } from './opponentName.ts';
import { WithMoves } from './tabs/withMoves.tsx';

/** Who waits longer than this may want to hurry the opponent. */
const PATIENCE_MS = 1000;

export function TurnLine({ state }: { readonly state: GameState }): VNode {
  const view = state.view.value!;
  const plies = state.line.value!.moves.length;
  const isLong = useLonger(view.isThinking, `${view.id} ${plies}`);
  if (!state.isNow.value) {
    return (
      <div class="turn-line looking-back">
        <span>
          {state.ply.value === 0 ? 'The start' : `After ${state.ply.value} of ${plies} moves`}, not the present position
        </span>
        <button type="button" onClick={() => state.lookAt(plies)}>
          Back to now
        </button>
      </div>
    );
  }
  const preview = state.preview.value;
  if (preview && preview.ply < state.ply.value) {
    return (
      <div class="turn-line looking-back">
        <span>
          <WithMoves text={previewWords(preview.text, state.line.value!.texts[preview.ply]!)} />
        </span>
      </div>
    );
  }
  return (
    <div class="turn-line">
      {view.isThinking && view.outcome === null && <span class="thinking-mark" aria-hidden="true" />}
      <span>{turnWords(view, state)}</span>
      {view.isYours && view.isThinking && isLong && view.outcome === null && (
        <button type="button" onClick={() => void state.stop()}>
          Move now
        </button>
      )}
    </div>
  );
}

function turnWords(view: GameView, state: GameState): string {
  if (view.outcome) return view.outcome.sentence;
  const { turn } = state.line.value!.positions.at(-1)!;
  const isPersons = turn === state.side.value;
  if (isPersons && !view.isYours) return `${sideName(turn)} to move`;
  const name = opponentName(view.opponent);
  if (!isPersons) return view.isThinking ? `${name} is thinking` : `${name} is to move`;
  const colour = turn === BLACK ? 'Black' : 'White';
  const mustCapture = state.legal.value.some((move) => move.captures !== 0);
  return mustCapture ? `Your move with ${colour}: you have to capture` : `Your move with ${colour}`;
}

function previewWords(text: string, played: string): string {
  return text === played ? `Before ${played}, which was played` : `Before ${played}, with ${text} instead`;
}

/** Whether something has lasted a while. */
function useLonger(isGoingOn: boolean, what: string): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isGoingOn, what]);
  return isLong;
}
