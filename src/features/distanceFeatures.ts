/**
 * How far kings are from the enemy. The side that is ahead must hunt down the last pieces. A strategy that looks only
 * one move ahead does so only if its score improves as its kings come nearer.
 */

import type { Bits } from '../rules/bits.ts';
import * as bits from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import * as steps from '../rules/steps.ts';
import { bothSides } from './bothSides.ts';
import type { Feature } from './feature.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;
const { down35, down4, up35, up4 } = steps;

export function distanceFeatures(board: Board): readonly Feature[] {
  const farthest = board.size - 1;
  return bothSides({
    name: 'kingDistance',
    phrase: (whose, others) => `steps from ${whose} kings to ${others} pieces`,
    sentence: (whose, others) =>
      `Adds up the steps from each of the ${whose} kings to the nearest of the ${others} pieces, ignoring obstacles.`,
    high: farthest * board.squares,
    read: (own, opponent, kings) => {
      let far = own & kings;
      if (far === 0 || opponent === 0) return 0;
      let reached: Bits = opponent;
      let sum = 0;
      while (far !== 0) {
        sum += popcount(far);
        reached |= (down4(reached) | down35(reached) | up4(reached) | up35(reached)) & board.mask;
        far &= ~reached;
      }
      return sum;
    },
  });
}
