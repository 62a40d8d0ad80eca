/** What an individual pays for its size in every trial. */

import { settingTypes } from '../base/field.ts';
import { decimal, wholeNumber } from '../base/setting.ts';
import type { Phenotype } from '../genomes/representation.ts';

export const SIZE_FIELDS = settingTypes({
  perNode: decimal('fitness lost for each node of an expression, or each non-zero weight, beyond freeNodes', 0, 1, 0),
  freeNodes: wholeNumber('nodes or weights that cost nothing', 0, 100_000, 0),
  soloPenalty: decimal('fitness lost by an expression that is only a feature, such as x[3]', 0, 1, 0),
});

interface SizeCost {
  readonly perNode: number;
  readonly freeNodes: number;
  readonly soloPenalty: number;
}

export function sizeCost({ text, size }: Phenotype, { perNode, freeNodes, soloPenalty }: SizeCost): number {
  return (isSolo(text) ? soloPenalty : 0) + perNode * Math.max(0, size - freeNodes);
}

/** Whether it is only a feature. The original EvoDraughts penalises these, but not constants. */
function isSolo(text: string): boolean {
  return /^[a-z][\w.]*(\[\d+\])?$/i.test(text);
}
