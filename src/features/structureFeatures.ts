/** How pieces relate to their neighbours. Lone pieces and holes are from Mańdziuk, Kusiak and Walędzik (2007). */

import type { Bits } from '../rules/bits.ts';
import * as bits from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import * as sides from '../rules/side.ts';
import * as steps from '../rules/steps.ts';
import { bothSides } from './bothSides.ts';
import type { Feature } from './feature.ts';
import { edgeSquares } from './sideSquares.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;
const { BLACK } = sides;
const { down35, down4, up35, up4 } = steps;

export function structureFeatures(board: Board): readonly Feature[] {
  return [...supported(board), ...lone(board), ...holes(board)];
}

function supported(board: Board): readonly Feature[] {
  const edge = edgeSquares(board);
  return bothSides({
    name: 'supported',
    phrase: (whose) => `${whose} supported pieces`,
    sentence: (whose) =>
      `Counts ${whose} pieces on the edge or with two pieces of their side behind them, ` +
      'which cannot be jumped from the front.',
    high: board.squares,
    read: (own, _opponent, _kings, side) => {
      const backed = side === BLACK ? down4(own) & down35(own) : up4(own) & up35(own);
      return popcount(own & (edge | backed));
    },
  });
}

function lone(board: Board): readonly Feature[] {
  const meaning = 'with no piece of either side on a neighbouring square';
  // The squares can be paired off as neighbours, and at most one of two neighbours is alone.
  const high = board.squares / 2;
  return [
    ...bothSides({
      name: 'lone',
      phrase: (whose) => `${whose} isolated pieces`,
      sentence: (whose) => `Counts ${whose} men and kings ${meaning}.`,
      high,
      read: (own, opponent) => popcount(own & ~neighbours(own | opponent)),
    }),
    ...bothSides({
      name: 'loneMen',
      phrase: (whose) => `${whose} isolated men`,
      sentence: (whose) => `Counts ${whose} men ${meaning}.`,
      high,
      read: (own, opponent, kings) => popcount(own & ~kings & ~neighbours(own | opponent)),
    }),
    ...bothSides({
      name: 'loneKings',
      isOfKings: true,
      phrase: (whose) => `${whose} isolated kings`,
      sentence: (whose) => `Counts ${whose} kings ${meaning}.`,
      high,
      read: (own, opponent, kings) => popcount(own & kings & ~neighbours(own | opponent)),
    }),
  ];
}

function neighbours(squares: Bits): Bits {
  return down4(squares) | down35(squares) | up4(squares) | up35(squares);
}

function holes(board: Board): readonly Feature[] {
  return bothSides({
    name: 'holes',
    phrase: (whose) => `holes among ${whose} pieces`,
    sentence: (whose) => `Counts the empty squares with ${whose} pieces on at least three neighbouring squares.`,
    // Only squares off the edge have at least three neighbours.
    high: popcount(board.mask & ~edgeSquares(board)),
    read: (own, opponent) => {
      const above1 = down4(own);
      const above2 = down35(own);
      const below1 = up4(own);
      const below2 = up35(own);
      const three = (above1 & above2 & (below1 | below2)) | (below1 & below2 & (above1 | above2));
      return popcount(three & board.mask & ~(own | opponent));
    },
  });
}
