/** What a net or patterns say of one position, exactly enough to compare it with another program. */

import type { PieceWorths, PiecesOfBoth } from '../../explanations/pieceWorths.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, sideName } from '../../rules/side.ts';
import { textTable } from '../terminal/textTable.ts';

export function netPositionText({ black, white }: PiecesOfBoth, isNet: boolean): string {
  const [output, value] = isNet ? ['output before tanh', 'output'] : ['points', 'value, -1 to 1'];
  const rows = black.pieces.map(({ square, side, isKing, worth }, index) => [
    String(square),
    pieceName(side, isKing),
    exact(worth),
    exact(white.pieces[index]!.worth),
  ]);
  const outputs = [
    [output, exact(black.output), exact(white.output)],
    [value, exact(black.value), exact(white.value)],
  ];
  return [
    textTable(['', 'for Black', 'for White'], outputs, [0]),
    '',
    textTable(['square', 'piece', 'for Black', 'for White'], rows, [1]),
    '',
    'Each player sees the board from its own side; a number above 0 is good for that player.',
    `For a piece: the ${output} minus what it would be without that piece.`,
  ].join('\n');
}

/** For programs: sides by name. */
export function netViewJson({ output, value, pieces }: PieceWorths): object {
  return {
    output,
    value,
    pieces: pieces.map(({ square, side, isKing, worth }) => ({
      square,
      side: side === BLACK ? 'black' : 'white',
      piece: isKing ? 'king' : 'man',
      worth,
    })),
  };
}

function pieceName(side: Side, isKing: boolean): string {
  return `${sideName(side)} ${isKing ? 'king' : 'man'}`;
}

/** Ten digits; JSON has all. */
function exact(value: number): string {
  return value.toPrecision(10);
}
