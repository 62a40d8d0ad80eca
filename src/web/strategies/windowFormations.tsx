/** What the windows of patterns look for: small boards with a formation each, the best first. */

import type { VNode } from 'preact';
import type { NetView } from '../../api/playerApi.ts';
import { BoardDrawing } from '../board/boardDrawing.tsx';
import type { BoardPiece } from '../board/boardPiece.ts';
import { formatCount } from '../numberText.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import { variantNamed } from '../../rules/variant.ts';

interface WindowFormationsProps {
  readonly net: NetView;
  readonly variant: string;
}

export function WindowFormations({ net, variant }: WindowFormationsProps): VNode | null {
  const { windows, positions, count } = net;
  if (windows.length === 0) return null;
  return (
    <section>
      <h2>What it looks for in its windows</h2>
      <ul class="window-formations">
        {windows.map((one) => (
          <WindowFormation
            key={[one.own, one.other, one.none].join('|')}
            formation={one}
            variant={variant}
            unit={count.perMan ?? null}
          />
        ))}
      </ul>
      <p class="quiet small">
        Each board shows one window: dark discs are its own men, light discs opposing men, and outlined squares have no
        man. The number is what this adds to the score, compared with what stands on the window on average in{' '}
        {formatCount(positions)} positions. Its own men move down.
      </p>
    </section>
  );
}

interface WindowFormationProps {
  readonly formation: NetView['windows'][number];
  readonly variant: string;
  /** A man in units of the output; null if men have no clear worth. */
  readonly unit: number | null;
}

function WindowFormation({ formation, variant, unit }: WindowFormationProps): VNode {
  const { own, other, none, worth, share } = formation;
  const size = Math.abs(worth / (unit ?? 1)).toFixed(unit === null ? 0 : 2);
  const pieces = [
    ...own.map((square): BoardPiece => ({ square, side: BLACK, isKing: false })),
    ...other.map((square): BoardPiece => ({ square, side: WHITE, isKing: false })),
  ];
  return (
    <li>
      <div class="board small-board">
        <div class="board-inner">
          <BoardDrawing
            board={variantNamed(variant).board}
            isFlipped={false}
            pieces={pieces}
            marks={{ last: [...own, ...other, ...none] }}
            isNumbered={false}
          />
        </div>
      </div>
      <span class="hidden">{formationWords(own, other, none)}</span>
      <strong>
        {worth < 0 ? '−' : '+'}
        {size} {unit === null ? 'points' : 'men'}
      </strong>
      <span class="quiet small">in {Math.max(1, Math.round(100 * share))} % of positions</span>
    </li>
  );
}

/** For readers who do not see the board. */
function formationWords(own: readonly number[], other: readonly number[], none: readonly number[]): string {
  const part = (what: string, squares: readonly number[]): string[] =>
    squares.length === 0 ? [] : [`${what} on ${squares.join(', ')}`];
  return `${[...part('own men', own), ...part('opposing men', other), ...part('no man', none)].join('; ')}: `;
}
