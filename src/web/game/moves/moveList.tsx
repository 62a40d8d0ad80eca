/**
 * The moves in two columns, with marks after mistakes, and tried moves in their own row. Each move links to the
 * position after it. The current move stays visible, even if the list shrinks.
 */

import type { RefObject, VNode } from 'preact';
import { Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { BLACK } from '../../../rules/side.ts';
import type { GameState } from '../gameState.ts';
import type { GameLine, MoveRow } from '../gameLine.ts';
import { moveNumber, moveRows, trialRow } from '../gameLine.ts';
import { markOf } from '../gameReview.ts';
import type { Trial } from '../trial.ts';

export function MoveList({ state }: { readonly state: GameState }): VNode {
  const list = useRef<HTMLOListElement>(null);
  const [game, trial] = [state.game.value!, state.trial.value];
  const isEmpty = game.moves.length === 0 && !trial;
  const marks = state.review.mistakes.value.size;
  useCurrentInSight(list, isEmpty, `${state.ply.value} ${state.line.value!.texts.join(' ')} ${marks}`);
  if (isEmpty) return <p class="move-list quiet no-moves">No moves yet.</p>;
  const branch = trial && trialRow(game, trial.from);
  return (
    <ol class="move-list" ref={list} aria-label="Moves">
      {branch === -1 && <TrialRow state={state} trial={trial!} />}
      {moveRows(game).map((row, index) => (
        <Fragment key={row.number}>
          <Row state={state} game={game} row={row} />
          {branch === index && <TrialRow state={state} trial={trial!} />}
        </Fragment>
      ))}
    </ol>
  );
}

interface RowProps {
  readonly state: GameState;
  readonly game: GameLine;
  readonly row: MoveRow;
}

function Row({ state, game, row: { number, plies } }: RowProps): VNode {
  return (
    <li>
      <span class="move-number quiet">{number}.</span>
      {plies.map((index, place) =>
        index === undefined ? (
          <span class="no-move quiet" key={place}>
            {place === 0 ? '…' : ''}
          </span>
        ) : (
          <span class="move-cell" key={place}>
            <button
              type="button"
              class="move notation"
              aria-current={index === state.ply.value - 1 && index < state.gamePly.value ? 'true' : undefined}
              onClick={() => state.lookAtGame(index + 1)}
            >
              {game.texts[index]}
            </button>
            <MistakeMark state={state} index={index} />
          </span>
        ),
      )}
    </li>
  );
}

function MistakeMark({ state, index }: { readonly state: GameState; readonly index: number }): VNode | null {
  const mistake = state.review.mistakes.value.get(index);
  if (!mistake) return null;
  return (
    <span class={`mistake-mark ${mistake.kind}`} title={mistake.sentence}>
      <span aria-hidden="true">{markOf(mistake)}</span>
      <span class="hidden">
        {mistake.kind}. {mistake.sentence}
      </span>
    </span>
  );
}

function TrialRow({ state, trial: { from, moves } }: { readonly state: GameState; readonly trial: Trial }): VNode {
  const line = state.line.value!;
  // A White move needs a number only if no Black move precedes it.
  const numberOf = (ply: number): string =>
    ply === from || line.positions[ply]!.turn === BLACK ? moveNumber(line, ply) : '';
  return (
    <li class="trial-row">
      <span class="quiet small">Tried:</span>
      {moves.map((text, index) => (
        <span class="tried" key={index}>
          <span class="quiet small">{numberOf(from + index)}</span>
          <button
            type="button"
            class="move notation"
            aria-current={from + index === state.ply.value - 1 ? 'true' : undefined}
            onClick={() => state.lookAt(from + index + 1)}
          >
            {text}
          </button>
        </span>
      ))}
    </li>
  );
}

function useCurrentInSight(list: RefObject<HTMLOListElement | null>, isEmpty: boolean, shown: string): void {
  const show = (): void => {
    if (list.current) bringIntoSight(list.current, list.current.querySelector<HTMLElement>('[aria-current]'));
  };
  useLayoutEffect(show, [shown]);
  useLayoutEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(show);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [isEmpty]);
}

/** Scrolls only the list, never the page. */
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
