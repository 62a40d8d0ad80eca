/**
 * The mistakes of a finished game: the three largest of a side, each with the better move and a link to its position.
 */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Mistake } from '../../../api/thoughtApi.ts';
import { Waiting } from '../../parts/notice.tsx';
import type { GameState } from '../gameState.ts';
import { moveNumber } from '../gameLine.ts';
import { markOf, mistakesTitle, worstMistakes } from '../gameReview.ts';
import { opponentName } from '../opponentName.ts';
import { Curve } from './analysisTab.tsx';
import { WithMoves } from './withMoves.tsx';

export function ReviewTab({ state }: { readonly state: GameState }): VNode {
  const { id, side } = state.view.value!;
  const [whose, setWhose] = useState<Mistake['side']>(side);
  const loaded = state.review.loaded.value;
  if (loaded?.state === 'failed') {
    return (
      <>
        <p role="alert">{loaded.sentence}</p>
        <button type="button" onClick={() => void state.review.load(id)}>
          Try again
        </button>
      </>
    );
  }
  if (loaded?.state !== 'here') return <Waiting>Looking for mistakes.</Waiting>;
  return (
    <>
      <SideChoice state={state} whose={whose} onChoose={setWhose} />
      <Mistakes state={state} whose={whose} />
      <Curve state={state} />
      <p class="small quiet">
        Mistakes by {loaded.value.by}. A mistake (?) costs half a man or more, a blunder (??) a man or more.
      </p>
    </>
  );
}

interface SideChoiceProps {
  readonly state: GameState;
  readonly whose: Mistake['side'];
  readonly onChoose: (side: Mistake['side']) => void;
}

function SideChoice({ state, whose, onChoose }: SideChoiceProps): VNode {
  const { side } = state.view.value!;
  const other = side === 'black' ? 'white' : 'black';
  return (
    <fieldset class="review-sides">
      <legend class="hidden">Mistakes of</legend>
      <div class="choices">
        {([side, other] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="whose" checked={one === whose} onChange={() => onChoose(one)} />
            {nameOf(state, one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Mistakes({ state, whose }: { readonly state: GameState; readonly whose: Mistake['side'] }): VNode {
  const worst = worstMistakes(state.review.mistakes.value.values(), whose);
  const name = nameOf(state, whose);
  const title = mistakesTitle(worst.length, name === 'You' ? 'Your' : `${name}'s`);
  return (
    <>
      <h2 class="review-title">{title}</h2>
      <ol class="mistakes">
        {worst.map((mistake) => (
          <li key={mistake.ply}>
            <button
              type="button"
              class="mistake-button"
              aria-current={state.isAt(mistake.ply) ? 'true' : undefined}
              onClick={() => state.lookAtGame(mistake.ply)}
            >
              <span class="notation nobreak">
                {moveNumber(state.game.value!, mistake.ply)} {mistake.move}
                <span class={`mistake-mark ${mistake.kind}`} aria-hidden="true">
                  {markOf(mistake)}
                </span>
                <span class="hidden"> {mistake.kind}</span>
              </span>
              <span>
                <WithMoves text={mistake.sentence} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function nameOf(state: GameState, side: Mistake['side']): string {
  const view = state.view.value!;
  if (side !== view.side) {
    const name = opponentName(view.opponent);
    return name === 'Your opponent' ? 'Opponent' : name;
  }
  if (view.isYours) return 'You';
  return side === 'black' ? 'Black' : 'White';
}
