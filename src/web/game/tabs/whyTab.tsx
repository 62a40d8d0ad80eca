/** About the current move: what the opponent thinks of it, what it does on the board, and the alternatives. */

import type { VNode } from 'preact';
import type { WhyView } from '../../../api/thoughtApi.ts';
import { useLoaded } from '../../loaded.ts';
import { Waiting, WhenLoaded } from '../../parts/notice.tsx';
import type { GameState } from '../gameState.ts';
import { opponentName } from '../opponentName.ts';
import { telling } from '../moves/telling.ts';
import { MoveTable } from './moveTable.tsx';
import { PlanCharts } from './planCharts.tsx';
import { WithMoves } from './withMoves.tsx';

export function WhyTab({ state }: { readonly state: GameState }): VNode {
  const view = state.view.value!;
  const ply = state.gamePly.value - 1;
  const isKnown = ply >= 0 && ply < view.moves.length;
  const { loaded } = useLoaded('GET /api/games/:id/why', isKnown ? { id: view.id, ply } : undefined);
  if (ply < 0)
    return <p class="quiet">Each move is explained here: what it does, and what your opponent thinks of it.</p>;
  if (!isKnown || (loaded.state === 'here' && loaded.value.ply !== ply)) return <Waiting />;
  return <WhenLoaded loaded={loaded}>{(why) => <Reasons why={why} state={state} />}</WhenLoaded>;
}

function Reasons({ why, state }: { readonly why: WhyView; readonly state: GameState }): VNode {
  const told = telling(why);
  const caption = captionOf(why, opponentName(state.view.value!.opponent));
  const explained = why.features.filter((_, index) => told.includes(index));
  return (
    <>
      <p class="reason">
        <WithMoves text={why.opinion} />
      </p>
      {why.plans && <PlanCharts plans={why.plans} />}
      {why.board !== '' && (
        <p class="reason">
          <WithMoves text={why.board} />
        </p>
      )}
      <MoveTable caption={caption} state={state} ply={why.ply} marked={why.played} moves={why.moves} />
      {explained.length > 0 && (
        <details>
          <summary>What it counts after each move</summary>
          <MoveTable
            caption="Own is the side to move"
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

/** Says if the scores are in the player's own points, which cannot be converted. */
function captionOf({ moves, plans }: WhyView, name: string): string {
  if (plans) return 'The moves that its plans begin with, and who scores more in their games';
  const by = `Scores by ${name.replace(/^Your/, 'your')}`;
  return moves.some(({ chance }) => chance !== null)
    ? `${by}, best moves first`
    : `${by}, in its own points: higher is better for the side to move`;
}
