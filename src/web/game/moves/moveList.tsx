/** The moves in two columns; each leads to the position after it. The one that is looked at stays in sight. */

import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameState } from '../gameState.ts';
import { moveRows } from '../gameLine.ts';

export function MoveList({ state }: { readonly state: GameState }): VNode {
  const list = useRef<HTMLOListElement>(null);
  const line = state.line.value!;
  const ply = state.ply.value;
  useLayoutEffect(() => {
    if (list.current) bringIntoSight(list.current, list.current.querySelector<HTMLElement>('[aria-current]'));
  }, [ply, line.moves.length]);
  if (line.moves.length === 0) return <p class="move-list quiet no-moves">No move has been played yet.</p>;
  return (
    <ol class="move-list" ref={list} aria-label="Moves">
      {moveRows(line).map(({ number, plies }) => (
        <li key={number}>
          <span class="move-number quiet">{number}.</span>
          {plies.map((index, place) =>
            index === undefined ? (
              <span class="no-move quiet" key={place}>
                {place === 0 ? '…' : ''}
              </span>
            ) : (
              <button
                type="button"
                class="move notation"
                key={place}
                aria-current={index === ply - 1 ? 'true' : undefined}
                onClick={() => state.lookAt(index + 1)}
              >
                {line.texts[index]}
              </button>
            ),
          )}
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the list alone, never the page. */
function bringIntoSight(list: HTMLElement, move: HTMLElement | null): void {
  if (!move) {
    list.scrollTo(0, 0);
    return;
  }
  const [outer, inner] = [list.getBoundingClientRect(), move.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) list.scrollTop += inner.top - outer.top - outer.height / 2;
  if (inner.left < outer.left || inner.right > outer.right)
    list.scrollLeft += inner.left - outer.left - outer.width / 2;
}
