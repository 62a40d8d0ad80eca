/** The pieces on the board, wherever they stand. Material is the piece advantage of Foley (2003). */

import * as bits from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import { BLACK } from '../rules/side.ts';
import { bothSides } from './bothSides.ts';
import type { Feature } from './feature.ts';
import { countKings, countMen, countPieces } from './pieceCount.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;

export function pieceFeatures(board: Board): readonly Feature[] {
  const everywhere = [board.mask, board.mask] as const;
  return [
    ...bothSides({
      name: 'pieces',
      phrase: (whose) => `${whose} pieces`,
      sentence: (whose) => `Counts ${whose} men and kings.`,
      high: board.squares,
      counts: [countPieces(everywhere)],
    }),
    ...bothSides({
      name: 'men',
      phrase: (whose) => `${whose} men`,
      sentence: (whose) => `Counts ${whose} men.`,
      high: popcount(board.mask & ~board.kingRows[BLACK]),
      counts: [countMen(everywhere)],
    }),
    ...bothSides({
      name: 'kings',
      phrase: (whose) => `${whose} kings`,
      sentence: (whose) => `Counts ${whose} kings.`,
      high: board.squares,
      counts: [countKings(everywhere)],
    }),
    ...bothSides({
      name: 'material',
      phrase: (whose) => `${whose} material`,
      isPlural: false,
      sentence: (whose) => `Counts 2 for each ${whose} man and 3 for each ${whose} king.`,
      high: 3 * board.squares,
      counts: [countMen(everywhere, 2), countKings(everywhere, 3)],
    }),
    {
      name: 'phase',
      phrase: 'pieces left on the board',
      isPlural: true,
      sentence: 'Counts the men and kings of both sides: many in the opening, few in the ending.',
      low: 0,
      high: board.squares,
      isRelative: true,
      read: (own, opponent) => popcount(own | opponent),
    },
  ];
}
