/** How the game went, as a curve, and what a search finds in the position that is looked at. */

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnalysisView } from '../../../api/gameApi.ts';
import { formatCount } from '../../numberText.ts';
import { formatFen } from '../../../rules/fen.ts';
import { useLoaded } from '../../loaded.ts';
import { Chart } from '../../parts/chart.tsx';
import { WhenLoaded } from '../../parts/notice.tsx';
import { analysisFinding, evaluationFinding } from './evaluationFinding.ts';
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

function Curve({ state }: { readonly state: GameState }): VNode {
  const { id, moves } = state.view.value!;
  const { loaded, reload } = useLoaded('GET /api/games/:id/evaluations', { id });
  const plies = useRef(moves.length);
  useEffect(() => {
    if (plies.current !== moves.length) reload();
    plies.current = moves.length;
  }, [moves.length]);
  const ply = state.ply.value;
  return (
    <WhenLoaded loaded={loaded}>
      {({ points, by }) => (
        <>
          <Chart
            finding={evaluationFinding(points)}
            stamp={`${points.length} ${ply}`}
            load={async () => {
              const { evaluationChart } = await import('../../../charts/evaluationChart.ts');
              return (frame) => evaluationChart({ points, ply, onPick: (picked) => state.lookAt(picked) }, frame);
            }}
          />
          <p class="small quiet">By {by}. A click on the curve goes to that position.</p>
        </>
      )}
    </WhenLoaded>
  );
}

/** Analysed only when asked, since it takes the machine a second. */
function PositionAnalysis({ state }: { readonly state: GameState }): VNode {
  const view = state.view.value!;
  const { board, positions } = state.line.value!;
  const ply = state.ply.value;
  const fen = formatFen(positions[ply]!, board);
  const [wanted, setWanted] = useState<string | undefined>();
  const isWanted = wanted === fen;
  const order = { variant: view.variant, fen, timeMs: 1000 };
  const { loaded } = useLoaded('GET /api/analysis', isWanted ? order : undefined);
  if (state.isNow.value && view.outcome !== null) return <></>;
  if (!isWanted) {
    return (
      <p>
        <button type="button" onClick={() => setWanted(fen)}>
          Analyse this position
        </button>
      </p>
    );
  }
  return (
    <WhenLoaded loaded={loaded}>
      {(found) => (found.fen === fen ? <Found found={found} state={state} ply={ply} /> : null)}
    </WhenLoaded>
  );
}

interface FoundProps {
  readonly found: AnalysisView;
  readonly state: GameState;
  readonly ply: number;
}

function Found({ found, state, ply }: FoundProps): VNode {
  const { move, line, moves, depth, nodes, timeMs, tablePieces } = found;
  const tables = tablePieces > 0 ? ` with endgame tables of ${tablePieces} pieces` : '';
  return (
    <>
      <p class="reason">{analysisFinding(found)}</p>
      <p class="best-play">
        Best play: <WithMoves text={line.join(' ')} />
      </p>
      <MoveTable caption="The legal moves, the best first" state={state} ply={ply} marked={move} moves={moves} />
      <p class="small quiet">
        {formatCount(nodes)} positions to depth {depth} in {(timeMs / 1000).toFixed(1)} s{tables}.
      </p>
    </>
  );
}
