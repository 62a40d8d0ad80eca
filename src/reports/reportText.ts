/** How reports write shares, names, p-values and lists. */

import { formatCount, formatNoun } from '../base/numberText.ts';
import type { Estimate } from '../charts/chart.ts';
import type { MeanInterval } from '../stats/studentT.ts';

/** `74.2 %`. */
export function percentText(share: number): string {
  return `${decimal(share)} %`;
}

/** `74.2 % (70.1-78.0)`. */
export function estimateText({ value, low, high }: Estimate): string {
  // A hyphen before a minus would be misread.
  return `${percentText(value)} (${decimal(low)}${low < 0 ? ' to ' : '-'}${decimal(high)})`;
}

/** A mean over runs with its interval, if the runs show any spread. */
export function meanText({ value, low, high }: MeanInterval): string {
  return low === null || high === null ? percentText(value) : estimateText({ value, low, high });
}

/** `12.3 percentage points`: a difference between two percentages. */
export function differenceText(difference: number): string {
  return `${decimal(Math.abs(difference))} percentage points`;
}

/** `“with corners”`: the name of a condition in a sentence, which it would otherwise run into. */
export function quotedName(name: string): string {
  return `“${name}”`;
}

/** `p = 0.029`. */
export function chanceText(p: number): string {
  return p < 0.0001 ? 'p < 0.0001' : `p = ${Number(p.toPrecision(2))}`;
}

/** `one, two and three`. */
export function inWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Some of many words: `one, two, three and 5 more`. */
export function someInWords(words: readonly string[], most: number): string {
  const more = words.length - most;
  return more > 0 ? `${words.slice(0, most).join(', ')} and ${more} more` : inWords(words);
}

/** `Run 3`, `Runs 1, 3 and 7`, `Runs 1, 3, 4 and 5 more`. */
export function runsText(runs: readonly number[], most: number): string {
  return `${runs.length === 1 ? 'Run' : 'Runs'} ${someInWords(runs.map(String), most)}`;
}

/** `300 games`, `112 to 300 games`: the smallest and the largest of several counts. */
export function countsText(counts: readonly number[], noun: string): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? formatNoun(most, noun) : `${formatCount(least)} to ${formatNoun(most, noun)}`;
}

/** A part of a name of a table or figure: `alphabeta:depth=2` is `alphabeta-depth-2`. */
export function idText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
}

function decimal(share: number): string {
  return (100 * share).toFixed(1);
}
