/**
 * A position of the original as text, row by row from the top with a slash between rows: b and B for the men and kings
 * of player 1, w and W for those of player 2, a point for an empty cell.
 */

import type { OriginalPosition } from './originalBoard.ts';

const SIGNS = 'Ww.bB';
const NOTHING = SIGNS.indexOf('.');

export function formatDrawing({ size, cells }: OriginalPosition): string {
  const signs = Array.from(cells, (piece) => SIGNS[NOTHING + piece]!).join('');
  return Array.from({ length: size }, (_, row) => signs.slice(row * size, (row + 1) * size)).join('/');
}
