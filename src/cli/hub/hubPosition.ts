/**
 * Positions in the Hub protocol: the side to move, `W` or `B`, and a letter for each square in the order of their
 * numbers, `w` and `b` for men, `W` and `B` for kings, `e` for empty. Numbers and colours are those of English draughts:
 * Black has squares 1 to 12 and moves first.
 */

import { InputError } from '../../base/inputError.ts';
import type { Board } from '../../rules/board.ts';
import type { Position } from '../../rules/position.ts';
import { BLACK, WHITE, sideName } from '../../rules/side.ts';

export function formatHubPosition({ black, white, kings, turn }: Position, board: Board): string {
  let text = turn === BLACK ? 'B' : 'W';
  for (let square = 1; square <= board.squares; square++) {
    const bit = 1 << board.bitOfSquare[square]!;
    const letter = (black & bit) !== 0 ? 'b' : (white & bit) !== 0 ? 'w' : 'e';
    text += (kings & bit) === 0 ? letter : letter.toUpperCase();
  }
  return text;
}

export function parseHubPosition(text: string, board: Board): Position {
  if (!/^[WB][wbWBe]*$/.test(text) || text.length !== board.squares + 1) {
    const squares = `${board.squares} letters of w, b, W, B and e, one a square`;
    throw new InputError('hub-position', `A position is W or B for the side to move and then ${squares}.`);
  }
  let black = 0;
  let white = 0;
  let kings = 0;
  for (let square = 1; square <= board.squares; square++) {
    const letter = text.charAt(square);
    if (letter === 'e') continue;
    const bit = 1 << board.bitOfSquare[square]!;
    const side = letter.toLowerCase() === 'b' ? BLACK : WHITE;
    if (side === BLACK) black |= bit;
    else white |= bit;
    if (letter === letter.toUpperCase()) kings |= bit;
    else if ((bit & board.kingRows[side]) !== 0) throw strayMan(square, sideName(side));
  }
  return { black, white, kings, turn: text.startsWith('B') ? BLACK : WHITE };
}

function strayMan(square: number, side: string): InputError {
  return new InputError('hub-position', `A man cannot stand on ${square}, ${side}'s king-row; there it is a king.`);
}
