/** The rules of this paper's verdicts besides those that papers share. They were fixed before the runs. */

import type { Count, PartVerdict } from '../verdictRules.ts';
import { intervalOf } from '../verdictRules.ts';

/** By luck, each of nine terms is among the first two, or among the last three, in these shares of the runs. */
export const DOMINANT_CHANCE = 2 / 9;
export const LOW_CHANCE = 3 / 9;

/** Whether a term is not dominant: it is so in fewer than half of the runs. */
export function judgeNotDominant(count: Count): PartVerdict {
  const { low, high } = intervalOf(count);
  return high < 0.5 ? 'confirmed' : low > DOMINANT_CHANCE ? 'contradicted' : 'no evidence';
}
