/** The rules of this paper’s verdicts besides those that papers share. They were fixed before the runs. */

import { meanInterval } from '../../stats/studentT.ts';
import type { PartVerdict } from '../verdictRules.ts';

/** Whether the mean of a value lies within limits: the whole interval does, or none of it. */
export function judgeWithin(values: readonly number[], least: number, most: number): PartVerdict {
  const { low, high } = meanInterval(values);
  if (low === null || high === null) return 'no evidence';
  if (low >= least && high <= most) return 'confirmed';
  return high < least || low > most ? 'contradicted' : 'no evidence';
}

/** Whether the mean of a difference is not zero. That it is zero cannot be shown. */
export function judgeDiffers(values: readonly number[]): PartVerdict {
  const { low, high } = meanInterval(values);
  if (low === null || high === null) return 'no evidence';
  return low > 0 || high < 0 ? 'confirmed' : 'no evidence';
}
