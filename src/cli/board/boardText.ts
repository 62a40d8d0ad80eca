/**
 * The board as text: in colour with two lines per row and square numbers in the corners, or plain with one line per row.
 * Pieces are discs, or letters if the terminal cannot show discs. Black and White differ in shape as well as in colour.
 */

import type { Board } from '../../rules/board.ts';
import type { Position } from '../../rules/position.ts';
import { bitsWhere } from '../../rules/board.ts';

export interface BoardStyle {
  readonly colour: boolean;
  readonly unicode: boolean;
  /** White's side at the top. */
  readonly flip: boolean;
}

interface Cell {
  /** 0 on a light square. */
  readonly square: number;
  /** Empty on an empty square. */
  readonly piece: string;
  readonly black: boolean;
}

const DISCS = { man: ['●', '○'], king: ['♚', '♔'] } as const;
const LETTERS = { man: ['b', 'w'], king: ['B', 'W'] } as const;

const RESET = '\u001B[0m';
const LIGHT_SQUARE = '\u001B[48;5;223m';
const DARK_SQUARE = '\u001B[48;5;94m';
const NUMBER = '\u001B[38;5;223m';
const BLACK_PIECE = '\u001B[1;38;5;232m';
const WHITE_PIECE = '\u001B[1;38;5;231m';

export function drawBoard(position: Position, board: Board, style: BoardStyle): string {
  const rows = cellRows(position, board, style);
  const draw = style.colour ? drawColourRow : (row: readonly Cell[]) => drawPlainRow(row, style.unicode ? '·' : '.');
  return rows.map(draw).join('\n');
}

/** The meaning of the signs. */
export function drawLegend(style: BoardStyle): string {
  const { man, king } = style.unicode ? DISCS : LETTERS;
  return `${man[0]} Black man  ${king[0]} Black king  ${man[1]} White man  ${king[1]} White king`;
}

function cellRows(position: Position, board: Board, style: BoardStyle): Cell[][] {
  const order = Array.from({ length: board.size }, (_, index) => (style.flip ? board.size - 1 - index : index));
  return order.map((row) => order.map((column) => cellAt(position, board, row, column, style.unicode)));
}

function cellAt(position: Position, board: Board, row: number, column: number, unicode: boolean): Cell {
  const bit = bitsWhere((r, c) => r === row && c === column);
  const black = (position.black & bit) !== 0;
  const white = (position.white & bit) !== 0;
  const signs = unicode ? DISCS : LETTERS;
  const kind = (position.kings & bit) !== 0 ? signs.king : signs.man;
  const square = bit === 0 ? 0 : board.squareOfBit[31 - Math.clz32(bit)]!;
  return { square, piece: black ? kind[0] : white ? kind[1] : '', black };
}

function drawPlainRow(row: readonly Cell[], empty: string): string {
  const cells = row.map(({ square, piece }) =>
    square === 0 ? '    ' : `${square.toString().padStart(3)}${piece === '' ? empty : piece}`,
  );
  return cells.join('').trimEnd();
}

function drawColourRow(row: readonly Cell[]): string {
  const upper = row.map(({ square }) =>
    square === 0 ? `${LIGHT_SQUARE}     ` : `${DARK_SQUARE}${NUMBER}${square.toString().padEnd(5)}`,
  );
  const lower = row.map(({ square, piece, black }) => {
    if (square === 0) return `${LIGHT_SQUARE}     `;
    return `${DARK_SQUARE}${black ? BLACK_PIECE : WHITE_PIECE}  ${piece === '' ? ' ' : piece}  ${RESET}`;
  });
  return `${upper.join('')}${RESET}\n${lower.join('')}${RESET}`;
}
