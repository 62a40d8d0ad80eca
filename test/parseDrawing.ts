/** Positions of the original for tests, from the text that `formatDrawing` gives them. */

import type { OriginalPlayer, OriginalPosition, OriginalSize } from '../src/papers/greaney2026/originalBoard.ts';

const SIGNS = 'Ww.bB';

export function parseDrawing(text: string, turn: OriginalPlayer): OriginalPosition {
  const rows = text.split('/');
  const cells = Int8Array.from(rows.join(''), (sign) => SIGNS.indexOf(sign) - SIGNS.indexOf('.'));
  return { size: rows.length as OriginalSize, cells, turn };
}
