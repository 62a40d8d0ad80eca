/** The squares that made the difference for a net, in a sentence. */

import { listOf } from '../grammar/expression/expressionPhrase.ts';
import type { Voices } from './moveFacts.ts';
import type { SquareChange } from './netSquares.ts';

/** `The net values White's man on 14 and king on 23 more and fears Black's man on 9 after 12-16.` Empty if none did. */
export function squaresSentences(squares: readonly SquareChange[], lesser: string, voices: Voices): string[] {
  const said = (verb: string, isOwn: boolean, isThere: boolean, end: string): string[] => {
    const pieces = squares.filter((one) => one.isOwn === isOwn && one.isThere === isThere);
    const { whose } = isOwn ? voices.mover : voices.other;
    return pieces.length === 0 ? [] : [`${verb} ${whose} ${listOf(pieces.map(pieceText))} ${end}`];
  };
  const parts = [
    ...said('values', true, true, 'more'),
    ...said('fears', false, true, 'less'),
    ...said('fears', false, false, `after ${lesser}`),
    ...said('dislikes', true, false, `after ${lesser}`),
  ];
  return parts.length === 0 ? [] : [`The net ${listOf(parts)}.`];
}

function pieceText({ isKing, square }: SquareChange): string {
  return `${isKing ? 'king' : 'man'} on ${square}`;
}
