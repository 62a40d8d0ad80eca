/** Why the opponent played a move: in a sentence, and as a table of all the moves it had. */

import type { VNode } from 'preact';
import type { WhyView } from '../../../api/gameApi.ts';
import { opponent } from '../../../rules/side.ts';
import { useLoaded } from '../../loaded.ts';
import { WhenLoaded } from '../../parts/notice.tsx';
import { lastMoveOf } from '../gameLine.ts';
import type { GameState } from '../gameState.ts';
import { MoveTable } from './moveTable.tsx';
import { telling } from '../moves/telling.ts';
import { WithMoves } from './withMoves.tsx';

export function WhyTab({ state }: { readonly state: GameState }): VNode {
  const view = state.view.value!;
  const ply = lastMoveOf(
    state.game.value!,
    opponent(state.side.value),
    Math.min(state.gamePly.value, view.moves.length),
  );
  const { loaded } = useLoaded('GET /api/games/:id/why', ply === undefined ? undefined : { id: view.id, ply });
  if (ply === undefined) {
    return <p class="quiet">When the opponent has moved, you can read here why.</p>;
  }
  return (
    <WhenLoaded loaded={loaded}>{(why) => (why.ply === ply ? <Reasons why={why} state={state} /> : null)}</WhenLoaded>
  );
}

function Reasons({ why, state }: { readonly why: WhyView; readonly state: GameState }): VNode {
  const told = telling(why);
  const explained = why.features.filter((_, index) => told.includes(index));
  return (
    <>
      <p class="reason">
        <WithMoves text={why.sentence} />
      </p>
      <MoveTable
        caption="The moves it had, the best for it first"
        state={state}
        ply={why.ply}
        marked={why.played}
        moves={why.moves}
        columns={told.map((index) => ({
          title: why.features[index]!.phrase,
          hint: why.features[index]!.sentence,
          valueOf: (row) => why.moves[row]!.values[index],
        }))}
      />
      {explained.length > 0 && (
        <details>
          <summary>What it looks at</summary>
          <dl class="features">
            {explained.map(({ name, phrase, sentence }) => (
              <div key={name}>
                <dt>{phrase}</dt>
                <dd>{sentence}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
