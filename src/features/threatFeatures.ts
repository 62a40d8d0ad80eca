/** Pieces at risk: those that the other side could capture if it were to move. */

import * as bits from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import * as queries from '../rules/queries.ts';
import * as sides from '../rules/side.ts';
import { bothSides } from './bothSides.ts';
import type { Feature } from './feature.ts';
import * as captures from './longestCapture.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;
const { targets } = queries;
const { opponent: otherSide } = sides;
const { longestCapture } = captures;

export function threatFeatures(board: Board): readonly Feature[] {
  return [
    ...bothSides({
      name: 'capturable',
      phrase: (whose) => `${whose} pieces under attack`,
      sentence: (whose) => `Counts ${whose} pieces that the other side could jump now if it were to move.`,
      // Nothing on the edge can be jumped.
      high: (board.size - 2) ** 2 / 2,
      read: (own, opponent, kings, side) => popcount(targets(opponent, own, kings, otherSide(side), board)),
    }),
    ...bothSides({
      name: 'mostCaptured',
      phrase: (whose) => `${whose} pieces at risk from a single capture`,
      sentence: (whose) =>
        `Counts the ${whose} pieces that the other side's longest capture would take if it were to move.`,
      // Jumps pass over every second row and every second column.
      high: (board.size / 2 - 1) ** 2,
      read: (own, opponent, kings, side) => longestCapture(opponent, own, kings, otherSide(side), board),
    }),
  ];
}
