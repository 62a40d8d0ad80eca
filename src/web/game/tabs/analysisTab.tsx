/** The evaluation curve of the game, and a search of the current position. */

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnalysisView } from '../../../api/thoughtApi.ts';
import { formatNoun } from '../../numberText.ts';
import { formatFen } from '../../../rules/fen.ts';
import { useLoaded } from '../../loaded.ts';
import { Chart } from '../../parts/chart.tsx';
import { Waiting, WhenLoaded } from '../../parts/notice.tsx';
import { evaluationFinding } from './evaluationFinding.ts';
import { curveMarks } from '../gameReview.ts';
import type { GameState } from '../gameState.ts';
import { MoveTable } from './moveTable.tsx';
import { WithMoves } from './withMoves.tsx';

export function AnalysisTab({ state }: { readonly state: GameState }): VNode {
  return (
    <>
      <PositionAnalysis state={state} />
      <Curve state={state} />
    </>
  );
}

/** The evaluation curve, with the mistakes marked if the game was reviewed. */
export function Curve({ state }: { readonly state: GameState }): VNode {
  const { id, moves } = state.view.value!;
  const { loaded, reload } = useLoaded('GET /api/games/:id/evaluations', { id });
  const plies = useRef(moves.length);
  useEffect(() => {
    if (plies.current !== moves.length) reload();
    plies.current = moves.length;
  }, [moves.length]);
  const ply = state.gamePly.value;
  const marks = curveMarks(state.review.mistakes.value.values());
  return (
    <WhenLoaded loaded={loaded}>
      {({ points, by, ticks }) => (
        <>
          <Chart
            finding={evaluationFinding(points)}
            stamp={`${points.length} ${ply} ${marks.length}`}
            load={async () => {
              const { evaluationChart } = await import('../../../charts/evaluationChart.ts');
              return (frame) =>
                evaluationChart({ points, ply, ticks, marks, onPick: (picked) => state.lookAtGame(picked) }, frame);
            }}
          />
          <p class="small quiet">Scored by {by}. Click the curve to go to a position.</p>
        </>
      )}
    </WhenLoaded>
  );
}

/**
 * Analyses the current position. It waits a moment, so that paging through a game does not start a search at every
 * step.
 */
function PositionAnalysis({ state }: { readonly state: GameState }): VNode | null {
  const view = state.view.value!;
  const { board, positions } = state.line.value!;
  const ply = state.ply.value;
  const fen = formatFen(positions[ply]!, board);
  const isOver = state.isNow.value && view.outcome !== null;
  const rested = useRested(fen, REST_MS);
  const order = { variant: view.variant, fen, timeMs: 1000 };
  const { loaded } = useLoaded('GET /api/analysis', rested === fen && !isOver ? order : undefined);
  if (isOver) return null;
  if (loaded.state === 'here' && loaded.value.fen !== fen) return <Waiting>Searching this position.</Waiting>;
  return <WhenLoaded loaded={loaded}>{(found) => <Found found={found} state={state} ply={ply} />}</WhenLoaded>;
}

const REST_MS = 350;

/** The value once it has stayed the same for a while. */
function useRested<Value>(value: Value, restMs: number): Value | undefined {
  const [rested, setRested] = useState<Value | undefined>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

interface FoundProps {
  readonly found: AnalysisView;
  readonly state: GameState;
  readonly ply: number;
}

function Found({ found, state, ply }: FoundProps): VNode {
  const { move, line, moves, sentence, depth, nodes, timeMs, tablePieces } = found;
  const tables = tablePieces > 0 ? ` with endgame tables of ${tablePieces} pieces` : '';
  return (
    <>
      <p class="reason">{sentence}</p>
      <p class="best-play">
        Best play: <WithMoves text={line.join(' ')} />
      </p>
      <MoveTable caption="The legal moves, the best first" state={state} ply={ply} marked={move} moves={moves} />
      <p class="small quiet">
        {formatNoun(nodes, 'position')} to depth {depth} in {(timeMs / 1000).toFixed(1)} s{tables}.
      </p>
    </>
  );
}
