/** The squares that made the difference for a net or for patterns, in a sentence. */

import { listOf } from '../grammar/expression/expressionPhrase.ts';
import type { Voices } from './moveFacts.ts';
import type { SquareChange } from './squareChanges.ts';

interface Squares {
  /** What values them: `net`. */
  readonly noun: string;
  readonly changes: readonly SquareChange[];
}

/** `The net values White's king on 23 and man on 14 more and fears Black's man on 9 after 12-16.` Empty if none did. */
export function squaresSentences({ noun, changes }: Squares, lesser: string, voices: Voices): string[] {
  const said = (verb: string, isOwn: boolean, isThere: boolean, end: string): string[] => {
    const pieces = changes.filter((one) => one.isOwn === isOwn && one.isThere === isThere);
    const { whose } = isOwn ? voices.mover : voices.other;
    return pieces.length === 0 ? [] : [`${verb} ${whose} ${piecesText(pieces)} ${end}`];
  };
  const parts = [
    ...said('values', true, true, 'more'),
    ...said('fears', false, true, 'less'),
    ...said('fears', false, false, `after ${lesser}`),
    ...said('dislikes', true, false, `after ${lesser}`),
  ];
  return parts.length === 0 ? [] : [`The ${noun} ${listOf(parts)}.`];
}

/** `man on 14`, `king on 5 and men on 9 and 14`. */
function piecesText(pieces: readonly SquareChange[]): string {
  const kinds = [true, false].flatMap((isKing) => {
    const squares = pieces.filter((one) => one.isKing === isKing).map(({ square }) => square);
    const noun = squares.length > 1 ? (isKing ? 'kings' : 'men') : isKing ? 'king' : 'man';
    return squares.length === 0 ? [] : [`${noun} on ${listOf(squares.toSorted((one, two) => one - two).map(String))}`];
  });
  return listOf(kinds);
}
