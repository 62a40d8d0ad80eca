/** A net or patterns for the terminal: what they value in sentences, on boards and as formations. */

import type { WorthBoard } from '../../explanations/measuredPieces.ts';
import type { Portrait } from '../../explanations/portrait.ts';
import type { Board } from '../../rules/board.ts';
import { columnOfBit, rowOfBit } from '../../rules/board.ts';
import { terminalColumns } from '../runs/runText.ts';
import { formatCount } from '../terminal/terminal.ts';
import { textTable } from '../terminal/textTable.ts';
import { wrapText } from '../terminal/wrapText.ts';

export function netPortraitText(portrait: Portrait, board: Board): string {
  const { shape, summary, layers, positions, sentences, boards, formations, windows, count } = portrait;
  const plain = shape === null ? 'points' : 'units of the output before tanh';
  const unit = count.perMan === null ? plain : 'men';
  return [
    wrapText(
      '',
      shape === null ? `Patterns: ${summary}.` : `A net of the shape ${shape}, ${layers.join('-')}: ${summary}.`,
    ),
    '',
    ...sentences.map((sentence) => wrapText('', sentence)),
    '',
    wrapText('', `What a piece adds on each square, in ${unit}, on average over ${formatCount(positions)} positions.`),
    'Square 1 is at the top left, and own men move down the board.',
    '',
    boardsText(boards, board, count.perMan ?? 1),
    ...(formations.length === 0 ? [] : ['', formationTable(formations), '', wrapText('', CORRELATION)]),
    ...(windows.length === 0 ? [] : ['', windowTable(windows, count.perMan ?? 1), '', wrapText('', WINDOWS)]),
  ].join('\n');
}

const CORRELATION =
  'correlation: how the lead in it over the opponent goes with what the piece count does not explain, from -1 to 1.';

const WINDOWS =
  'worth: what the formation adds, compared with what stands on its window on average. Kings count as no man. share: how ' +
  'often it stands there in these positions.';

function windowTable(windows: Portrait['windows'], unit: number): string {
  const rows = windows.map(({ own, other, none, worth, share }) => [
    squareList(own),
    squareList(other),
    squareList(none),
    signed(worth / unit),
    `${Math.round(100 * share)} %`,
  ]);
  return textTable(['own men on', 'opposing men on', 'no man on', 'worth', 'share'], rows, [0, 1, 2]);
}

function squareList(squares: readonly number[]): string {
  return squares.length === 0 ? '-' : squares.join(' ');
}

function formationTable(formations: Portrait['formations']): string {
  const rows = formations.map(({ name, phrase, effect }) => [name, phrase, signed(effect)]);
  return textTable(['formation', 'what it is', 'correlation'], rows, [0, 1]);
}

/** Half the columns of a dark square with the light one beside it, and the columns between two boards. */
const HALF = 4;
const GAP = 4;

/** Two boards side by side if there is room. */
function boardsText(boards: readonly WorthBoard[], board: Board, unit: number): string {
  const width = HALF * (board.size + 1);
  const drawn = boards.map(({ title, worths }) => [title, ...boardRows(worths, board, unit)]);
  if (terminalColumns() < 2 * width + GAP) return drawn.map((rows) => rows.join('\n')).join('\n\n');
  const pairs = [drawn.slice(0, 2), drawn.slice(2)];
  return pairs
    .map(([one, two]) => one!.map((row, index) => `${row.padEnd(width + GAP)}${two![index]}`.trimEnd()).join('\n'))
    .join('\n\n');
}

/** Light squares are empty; a dot is a square with too few such pieces. */
function boardRows(worths: readonly (number | null)[], board: Board, unit: number): string[] {
  const rows = Array.from({ length: board.size }, () => '');
  for (const [index, worth] of worths.entries()) {
    const bit = board.bitOfSquare[index + 1]!;
    const row = rowOfBit(bit);
    const text = worth === null ? '.' : signed(worth / unit);
    rows[row] = rows[row]!.padEnd(HALF * columnOfBit(bit)) + text.padStart(HALF + 2);
  }
  return rows;
}

/** Two decimals, as long as there is room for them. */
function signed(value: number): string {
  const size = Math.abs(value);
  const text = size.toFixed(size < 10 ? 2 : size < 100 ? 1 : 0);
  return `${value < 0 && Number(text) !== 0 ? '-' : '+'}${text}`;
}
