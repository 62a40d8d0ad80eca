/** The board of a game, with what lies over it. */

import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { sideName } from '../../rules/side.ts';
import type { Move } from '../../rules/move.ts';
import { Board } from '../board/board.tsx';
import type { GameState } from './gameState.ts';
import { ResultBanner } from './resultBanner.tsx';

interface BoardPlaceProps {
  readonly state: GameState;
  /** A digit is pressed: somebody begins to write a move. */
  readonly onDigit: () => void;
}

const NOTHING: readonly Move[] = [];

export function BoardPlace({ state, onDigit }: BoardPlaceProps): VNode {
  const line = state.line.value!;
  const preview = state.preview.value;
  const ply = Math.min(preview?.ply ?? state.ply.value, line.moves.length);
  const isPreview = ply !== state.ply.value;
  const arrows = useMemo(() => (preview && preview.path.length > 1 ? [preview.path] : []), [preview]);
  const { turn } = line.positions[ply]!;
  return (
    <div class={state.isNow.value ? 'board-place' : 'board-place looking-back'}>
      <Board
        board={line.board}
        position={line.positions[ply]!}
        isFlipped={state.isFlipped.value}
        label={`Board, ${sideName(turn)} to move`}
        legal={isPreview ? NOTHING : state.legal.value}
        lastMove={line.moves[ply - 1]}
        arrows={arrows}
        motion={isPreview ? undefined : state.motion.value}
        onMove={(move, shown) => void state.play(move, shown)}
        onKey={(key) => {
          if (/^\d$/.test(key)) onDigit();
        }}
      />
      <ResultBanner state={state} />
    </div>
  );
}
