/** A man or a king. Black has one ring, White has two. A king has a crown in the other side's colour. */

import type { VNode } from 'preact';
import type { Side } from '../../rules/side.ts';
import { BLACK } from '../../rules/side.ts';

interface PieceProps {
  readonly side: Side;
  readonly isKing: boolean;
}

export function Piece({ side, isKing }: PieceProps): VNode {
  const isBlack = side === BLACK;
  return (
    <g class={isBlack ? 'black-piece' : 'white-piece'}>
      <circle class="piece-shadow" cy="5" r="38" />
      <circle class="piece-edge" cy="2.5" r="38" />
      <circle class="piece-disc" r="38" />
      {isKing ? <King /> : isBlack ? <circle class="piece-ring" r="26" /> : <TwoRings />}
    </g>
  );
}

function TwoRings(): VNode {
  return (
    <>
      <circle class="piece-ring" r="28" />
      <circle class="piece-ring" r="17.5" />
    </>
  );
}

function King(): VNode {
  return (
    <>
      <circle class="piece-ring" r="32" />
      <path class="crown" d="M-20 14 L-24 -11 L-11 0 L0 -19 L11 0 L24 -11 L20 14 Z" />
      <path class="crown-band" d="M-19 19 H19" />
    </>
  );
}
