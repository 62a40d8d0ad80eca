/** Tells each move and the result in words to those who hear the page. */

import type { VNode } from 'preact';
import { moveInWords } from '../../board/moveWords.ts';
import type { GameState } from '../gameState.ts';

export function MoveTeller({ state }: { readonly state: GameState }): VNode {
  const [view, line, ply] = [state.view.value!, state.line.value!, state.ply.value];
  const move = line.moves[ply - 1];
  const told = move ? `${moveInWords(move, line.positions[ply - 1]!.turn)}.` : '';
  const result = view.outcome && state.isNow.value ? ` ${view.outcome.sentence}` : '';
  return (
    <p class="hidden" aria-live="polite">
      {told}
      {result}
    </p>
  );
}
