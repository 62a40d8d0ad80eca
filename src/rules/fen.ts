/**
 * Positions as text in the Forsyth-Edwards notation of PDN: `B:W18,24,K10:B12,K22`, the side to move and then the
 * pieces of each side, kings marked with K. The parser is lenient: it accepts either order, ranges, spaces, small
 * letters and a final dot, and ignores the move counters `:H0:F1` that some servers add. The output has one canonical
 * form: White first, squares ascending.
 */

import { InputError } from '../base/inputError.ts';
import type { Bits } from './bits.ts';
import type { Board } from './board.ts';
import type { Position } from './position.ts';
import type { Side } from './side.ts';
import { BLACK, WHITE, sideName } from './side.ts';

/** A position as FEN: `B:W18,24,K10:B12,K22`. */
export function formatFen(position: Position, board: Board): string {
  const side = position.turn === BLACK ? 'B' : 'W';
  const white = formatPieces(position.white, position.kings, board);
  const black = formatPieces(position.black, position.kings, board);
  return `${side}:W${white}:B${black}`;
}

/** Parses a FEN. Throws an InputError that says what is wrong with the text. */
export function parseFen(text: string, board: Board): Position {
  const fields = splitFields(text);
  const [first, second, third, ...rest] = fields;
  const turn = parseTurn(first!, text);
  if (second === undefined || third === undefined) {
    throw fenError(text, text.length, 'the pieces of both sides are expected, as in "B:W21,22:B1,K30"');
  }
  for (const field of rest) {
    if (!/^[HF]\d+$/i.test(field.text)) throw fenError(text, field.at, `"${field.text.slice(0, 20)}" is unexpected`);
  }
  const pieces = [parsePieces(second, text, board), parsePieces(third, text, board)];
  const black = pieces.find((set) => set.side === BLACK);
  const white = pieces.find((set) => set.side === WHITE);
  if (!black || !white) {
    throw fenError(text, third.at, `${sideName(pieces[0]!.side)}'s pieces are given twice`);
  }
  if ((black.bits & white.bits) !== 0) {
    const square = board.squareOfBit[31 - Math.clz32(black.bits & white.bits)]!;
    throw fenError(text, third.at, `both sides have a piece on square ${square}`);
  }
  return { black: black.bits, white: white.bits, kings: black.kings | white.kings, turn };
}

interface Field {
  readonly text: string;
  /** Index of the first character. */
  readonly at: number;
}

interface Pieces {
  readonly side: Side;
  readonly bits: Bits;
  readonly kings: Bits;
}

function splitFields(text: string): Field[] {
  return splitTrimmed(text.trimEnd().replace(/\.$/, ''), ':', 0);
}

/** Splits a text at a separator. Each part is trimmed and keeps its position. */
function splitTrimmed(text: string, separator: string, offset: number): Field[] {
  const fields: Field[] = [];
  let at = offset;
  for (const part of text.split(separator)) {
    const leading = part.length - part.trimStart().length;
    fields.push({ text: part.trim(), at: at + leading });
    at += part.length + 1;
  }
  return fields;
}

function parseTurn(field: Field, text: string): Side {
  if (/^b$/i.test(field.text)) return BLACK;
  if (/^w$/i.test(field.text)) return WHITE;
  throw fenError(text, field.at, 'the side to move is expected first, "B:" or "W:"');
}

function parsePieces(field: Field, text: string, board: Board): Pieces {
  const letter = field.text.charAt(0).toUpperCase();
  if (letter !== 'B' && letter !== 'W')
    throw fenError(text, field.at, 'a side, W or B, is expected before its squares');
  const side = letter === 'B' ? BLACK : WHITE;
  const list = field.text.slice(1);
  let bits = 0;
  let kings = 0;
  if (list.trim() === '') return { side, bits, kings };
  for (const item of splitTrimmed(list, ',', field.at + 1)) {
    const { squares, king } = parseItem(item, text, board);
    for (const square of squares) {
      const bit = 1 << board.bitOfSquare[square]!;
      if ((bits & bit) !== 0) throw fenError(text, item.at, `square ${square} is given twice`);
      if (!king && (bit & board.kingRows[side]) !== 0) {
        const where = `${sideName(side)}'s king-row`;
        throw fenError(text, item.at, `a man cannot stand on ${square}, ${where}; write K${square} for a king`);
      }
      bits |= bit;
      if (king) kings |= bit;
    }
  }
  return { side, bits, kings };
}

function parseItem(item: Field, text: string, board: Board): { squares: number[]; king: boolean } {
  const match = /^(k?)\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?$/i.exec(item.text);
  if (!match) throw fenError(text, item.at, `a square such as 12 or K12 is expected, not "${item.text.slice(0, 20)}"`);
  const first = Number(match[2]);
  const last = match[3] === undefined ? first : Number(match[3]);
  for (const square of [first, last]) {
    if (square >= 1 && square <= board.squares) continue;
    const size = `${board.size}x${board.size}`;
    throw fenError(text, item.at, `there is no square ${square}; the ${size} board has squares 1 to ${board.squares}`);
  }
  if (last < first) throw fenError(text, item.at, `the range ${first}-${last} runs backwards`);
  const squares = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return { squares, king: match[1] !== '' };
}

function formatPieces(bits: Bits, kings: Bits, board: Board): string {
  const items: string[] = [];
  for (let square = 1; square <= board.squares; square++) {
    const bit = 1 << board.bitOfSquare[square]!;
    if ((bits & bit) !== 0) items.push((kings & bit) !== 0 ? `K${square}` : `${square}`);
  }
  return items.join(',');
}

function fenError(text: string, at: number, problem: string): InputError {
  const shown = text.length > 80 ? `${text.slice(0, 77)}...` : text;
  return new InputError('fen-invalid', `The position "${shown}" cannot be read: at column ${at + 1}, ${problem}.`);
}
