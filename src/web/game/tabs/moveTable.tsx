/** Moves with their scores, the best first. The move that you point at or focus is drawn on the board. */

import type { VNode } from 'preact';
import type { Side } from '../../../rules/side.ts';
import { BLACK } from '../../../rules/side.ts';
import type { GameState } from '../gameState.ts';
import { WithMoves } from './withMoves.tsx';

interface TableMove {
  readonly move: string;
  readonly scoreText: string;
  /** Null in give-away, where the score is a share of the points already, and in the player's own units. */
  readonly men: number | null;
  /** Black's expected share of the points; null if the score is in the player's own units. */
  readonly chance: number | null;
  readonly isExact: boolean;
  readonly captures?: readonly string[];
  /** The share of the plans that begin with it; null for players without plans. */
  readonly share?: number | null;
}

interface Column {
  readonly title: string;
  readonly hint: string;
  readonly valueOf: (row: number) => number | undefined;
}

interface MoveTableProps {
  readonly caption: string;
  readonly state: GameState;
  /** The ply at which these moves were legal. */
  readonly ply: number;
  /** The move that was played, or the best. */
  readonly marked: string;
  readonly moves: readonly TableMove[];
  readonly columns?: readonly Column[];
}

export function MoveTable({ caption, state, ply, marked, moves, columns = [] }: MoveTableProps): VNode | null {
  const point = (move: string): void => state.point(move, ply);
  const unpoint = (): void => {
    state.preview.value = undefined;
  };
  if (moves.length === 0) return null;
  // Beside the columns of features there is no room.
  const hasShares = columns.length === 0 && moves.some(({ men }) => men !== null);
  const hasPlans = columns.length === 0 && moves.some(({ share = null }) => share !== null);
  const { turn } = state.line.value!.positions[ply]!;
  return (
    <div class="table">
      <table class="scored-moves">
        <caption class="small quiet">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Move</th>
            {hasPlans && (
              <th scope="col" class="number" title="The share of its plans that begin with the move">
                Its plans
              </th>
            )}
            <th scope="col" class="number">
              {moves.some(({ chance }) => chance !== null) ? 'Who is ahead' : 'Its own points'}
            </th>
            {hasShares && (
              <th scope="col" class="number" title="The share of the points that Black can expect; a draw is half">
                Black scores
              </th>
            )}
            {columns.map(({ title, hint }) => (
              <th scope="col" class="number" key={title} title={hint}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moves.map(({ move, scoreText, chance, isExact, captures = [], share = null }, row) => (
            <tr
              key={move}
              class={move === marked ? 'marked' : undefined}
              onPointerMove={(event) => {
                // A table that appears under a resting pointer must not change the board.
                if (event.movementX !== 0 || event.movementY !== 0) point(move);
              }}
              onPointerLeave={unpoint}
            >
              <th scope="row">
                <button
                  type="button"
                  class="move notation"
                  aria-current={move === marked ? 'true' : undefined}
                  onFocus={() => point(move)}
                  onBlur={unpoint}
                >
                  {move}
                </button>
                {captures.length > 0 && (
                  <span class="quiet small">
                    {' then '}
                    <WithMoves text={captures.join(' ')} />
                  </span>
                )}
              </th>
              {hasPlans && <td class="number">{share !== null && `${Math.round(100 * share)} %`}</td>}
              <td class="number">{scoreText.replace(/ points?\b/, '')}</td>
              {hasShares && <td class="number">{shareText(chance, isExact, turn)}</td>}
              {columns.map(({ title, valueOf }) => (
                <td class="number" key={title}>
                  {valueText(valueOf(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Black's share of the points. A score that is not exact is the most that the side to move can get. */
function shareText(chance: number | null, isExact: boolean, turn: Side): string {
  if (chance === null) return '';
  const bound = isExact ? '' : turn === BLACK ? '≤ ' : '≥ ';
  return `${bound}${Math.round(100 * chance)} %`;
}

function valueText(value: number | undefined): string {
  if (value === undefined) return '';
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
