/** The measurements of a strategy in words. */

import { formatNoun } from '../base/numberText.ts';
import type { Explanation } from './explainStrategy.ts';
import type { FeatureReport } from './measureFeature.ts';

/** The measured facts that matter, in sentences. */
export function describeFindings({ isConstant, isColourBlind, isFirst, decides, positions }: Explanation): string[] {
  if (isConstant) return [];
  const sample = `${formatNoun(positions, 'position')} from games`;
  const found = [
    decides === 0
      ? `It gave all moves the same score in each of ${sample}, and so played the lowest-numbered one.`
      : `It has a clear preference in ${formatPart(decides)} of ${sample}; elsewhere it plays the lowest-numbered move.`,
  ];
  if (isFirst && decides > 0) found.push('Even so, it chose the lowest-numbered move in all of them.');
  if (isColourBlind) {
    found.push('It is colour-blind: its scores did not change when the colours of all pieces were swapped.');
  }
  return found;
}

/** What one more of a feature does to the score: `+20, always raises it`. */
export function describeEffect({ raises, lowers, sensitivity }: FeatureReport): string {
  if (sensitivity === null) return 'not a number';
  return `${sensitivity > 0 ? '+' : ''}${Number(sensitivity.toPrecision(2))}, ${describeDirection(raises, lowers)}`;
}

/** Features in the text that have no influence; no sentence if there are none. */
export function describeIdle({ idleFeatures }: Explanation): string[] {
  return idleFeatures.length === 0 ? [] : [`Features without influence: ${idleFeatures.join(', ')}.`];
}

/** A share as a percentage, with a decimal if it is small. */
export function formatPart(share: number): string {
  return `${(100 * share).toFixed(share > 0 && share < 0.0995 ? 1 : 0)} %`;
}

function describeDirection(raises: number, lowers: number): string {
  if (raises === 0 && lowers === 0) return 'changes nothing';
  if (lowers === 0) return raises === 1 ? 'always raises it' : `raises it in ${formatPart(raises)}`;
  if (raises === 0) return lowers === 1 ? 'always lowers it' : `lowers it in ${formatPart(lowers)}`;
  return `raises it in ${formatPart(raises)}, lowers it in ${formatPart(lowers)}`;
}
