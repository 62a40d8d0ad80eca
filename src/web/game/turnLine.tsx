/** The status line: whose turn it is, who is thinking, the result, an earlier position, or moves being tried. */

import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameView } from '../../api/gameApi.ts';
import type { Mistake } from '../../api/thoughtApi.ts';
import { BLACK, sideName } from '../../rules/side.ts';
import type { GameState } from './gameState.ts';
import { opponentName } from './opponentName.ts';
import { WithMoves } from './tabs/withMoves.tsx';

/** After this time you can hurry the opponent. */
const PATIENCE_MS = 1000;

export function TurnLine({ state }: { readonly state: GameState }): VNode {
  if (state.trial.value) return <TryingLine state={state} from={state.trial.value.from} />;
  if (!state.isNow.value) return <PastLine state={state} />;
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
  return <PresentLine state={state} />;
}

function TryingLine({ state, from }: { readonly state: GameState; readonly from: number }): VNode {
  return (
    <div class="turn-line trying">
      <span>Trying moves. They do not change the game.</span>
      <button type="button" onClick={() => state.lookAtGame(from)}>
        Back to the game
      </button>
    </div>
  );
}

function PastLine({ state }: { readonly state: GameState }): VNode {
  const [ply, plies] = [state.ply.value, state.game.value!.moves.length];
  const mistake = state.review.mistakes.value.get(ply);
  return (
    <div class="turn-line looking-back">
      <span>
        <WithMoves text={mistake ? mistakeWords(mistake) : pastWords(ply, plies)} />
        {state.mayTry.value && !mistake && <span class="quiet small"> Move a piece to try another line.</span>}
      </span>
      <button type="button" onClick={() => state.lookAt(plies)}>
        {state.view.value!.outcome ? 'To the end' : 'Back to now'}
      </button>
    </div>
  );
}

function PresentLine({ state }: { readonly state: GameState }): VNode {
  const view = state.view.value!;
  const isThinking = view.isThinking && view.outcome === null;
  const isLong = useLonger(view.isThinking, `${view.id} ${view.moves.length}`);
  return (
    <div class="turn-line">
      {isThinking && <span class="thinking-mark" aria-hidden="true" />}
      <span>{turnWords(view, state)}</span>
      {view.isYours && isThinking && isLong && (
        <button type="button" onClick={() => void state.stop()}>
          Move now
        </button>
      )}
    </div>
  );
}

function turnWords(view: GameView, state: GameState): string {
  if (view.outcome) return `${headline(view)}${view.outcome.sentence}`;
  const { turn } = state.line.value!.positions.at(-1)!;
  const isPersons = turn === state.side.value;
  if (isPersons && !view.isYours) return `${sideName(turn)} to move`;
  const name = opponentName(view.opponent);
  if (!isPersons) return view.isThinking ? `${name} is thinking` : `${name} is to move`;
  const colour = turn === BLACK ? 'Black' : 'White';
  const mustCapture = state.legal.value.some((move) => move.captures !== 0);
  return mustCapture ? `Your move with ${colour}: you have to capture` : `Your move with ${colour}`;
}

/** Whether you won or lost; empty after a draw or in another person's game. */
function headline({ outcome, side, isYours }: GameView): string {
  if (!isYours || outcome!.winner === null) return '';
  return outcome!.winner === side ? 'You win. ' : 'You lose. ';
}

function pastWords(ply: number, plies: number): string {
  return ply === 0 ? 'The start of the game.' : `After ${ply} of ${plies} moves.`;
}

function mistakeWords({ move, kind, better }: Mistake): string {
  return `${move} was a ${kind}. Better was ${better}.`;
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
