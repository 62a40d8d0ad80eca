/** A part of a conclusion: a sentence with its numbers and its verdict. */

import { meanInterval } from '../stats/studentT.ts';
import { estimateText } from '../reports/reportText.ts';
import type { Conclusion } from './conclusion.ts';
import type { Count, PartVerdict } from './verdictRules.ts';
import { intervalOf, judgeWhole } from './verdictRules.ts';

export interface Part {
  readonly text: string;
  readonly verdict: PartVerdict;
}

/** `KC is dominant in stage 3 in 7 of 10 runs, 70.0 % (39.7-89.2): confirmed.` What is judged may differ from it. */
export function countPart(what: string, count: Count, verdict: PartVerdict, judged?: string, of = 'runs'): Part {
  const share = { value: count.count / count.runs, ...intervalOf(count) };
  const end = judged === undefined ? `: ${verdict}` : `; ${judged}: ${verdict}`;
  return { text: `${what} in ${count.count} of ${count.runs} ${of}, ${estimateText(share)}${end}.`, verdict };
}

/** `BAL ranks better by 1.20 ranks (0.31 to 2.09) on average over 10 runs: confirmed.` */
export function meanPart(
  what: string,
  values: readonly number[],
  unit: string,
  verdict: PartVerdict,
  over = 'runs',
): Part {
  return { text: `${what} ${meanOf(values, unit)} on average over ${values.length} ${over}: ${verdict}.`, verdict };
}

/** The verdict on a conclusion, and its evidence, from its parts. */
export function judgedBy(parts: readonly Part[]): Pick<Conclusion, 'verdict' | 'evidence'> {
  return { verdict: judgeWhole(parts.map(({ verdict }) => verdict)), evidence: parts.map(({ text }) => text) };
}

/** `1.20 ranks (0.31 to 2.09)`; without an interval if all values are the same. */
function meanOf(values: readonly number[], unit: string): string {
  const { value, low, high } = meanInterval(values);
  const interval = low === null || high === null ? '' : ` (${low.toFixed(2)} to ${high.toFixed(2)})`;
  return `${value.toFixed(2)} ${unit}${interval}`;
}
