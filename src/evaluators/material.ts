/**
 * Counts pieces: a man is worth 1 and a king 1.3, the value of Chellapilla and Fogel (2000) that Hughes (2005) used. In
 * give-away the side with less material is ahead.
 */

import * as bits from '../rules/bits.ts';
import type { EvaluatorKind } from './evaluator.ts';
import { MAN } from './evaluator.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;
const CROWN = 30;

export const material: EvaluatorKind = {
  name: 'material',
  summary: 'counts pieces: a man 1, a king 1.3',
  create: ({ giveaway }) => {
    const man = giveaway ? -MAN : MAN;
    const crown = giveaway ? -CROWN : CROWN;
    return {
      evaluate: (own, other, kings) =>
        (man * (popcount(own) - popcount(other)) + crown * (popcount(own & kings) - popcount(other & kings))) | 0,
    };
  },
};
