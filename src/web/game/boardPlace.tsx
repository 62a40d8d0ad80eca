/** The board of a game. An arrow shows the move that you point at, or the better move before a mistake. */

import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { sideName } from '../../rules/side.ts';
import type { Move } from '../../rules/move.ts';
import { Board } from '../board/board.tsx';
import type { GameState } from './gameState.ts';

interface BoardPlaceProps {
  readonly state: GameState;
  /** Called when a digit is pressed, which starts a typed move. */
  readonly onDigit: () => void;
}

const NOTHING: readonly Move[] = [];

export function BoardPlace({ state, onDigit }: BoardPlaceProps): VNode {
  const line = state.line.value!;
  const preview = state.preview.value;
  const ply = Math.min(preview?.ply ?? state.ply.value, line.moves.length);
  const isPreview = ply !== state.ply.value;
  const arrow = preview?.path ?? state.better.value;
  const arrows = useMemo(() => (arrow && arrow.length > 1 ? [arrow] : []), [arrow]);
  const { turn } = line.positions[ply]!;
  return (
    <div class={placeClass(state)}>
      <Board
        board={line.board}
        position={line.positions[ply]!}
        isFlipped={state.isFlipped.value}
        label={`Board, ${sideName(turn)} to move`}
        legal={isPreview ? NOTHING : state.legal.value}
        lastMove={line.moves[ply - 1]}
        arrows={arrows}
        motion={isPreview ? undefined : state.motion.value}
        onMove={(move, shown) => state.enter(move, shown)}
        onKey={(key) => {
          if (/^\d$/.test(key)) onDigit();
        }}
      />
    </div>
  );
}

function placeClass(state: GameState): string {
  if (state.trial.value) return 'board-place trying';
  return state.isNow.value ? 'board-place' : 'board-place looking-back';
}
