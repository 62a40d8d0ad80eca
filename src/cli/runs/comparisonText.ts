/** Who is better, in tables and in words. Players have numbers, so that specs of any length fit a line. */

import type { GroupResult, PlayerComparison } from '../../arena/fairTestComparison.ts';
import type { PlayerResult } from '../../arena/fairTestResult.ts';
import type { GroupSummary } from '../../stats/compareGroups.ts';
import { formatP, hundredths, shortened } from '../contests/shareText.ts';
import { textTable } from '../terminal/textTable.ts';
import { formatNoun, print } from '../terminal/terminal.ts';

/** A p below it is taken for shown. */
const LEVEL = 0.05;

export function printComparisons(comparisons: readonly PlayerComparison[], players: readonly PlayerResult[]): void {
  const numberOf = (name: string): number => players.findIndex(({ player }) => player === name) + 1;
  print('');
  print('Compared on the same openings and seeds, in points of a hundred games:');
  const rows = comparisons.map((comparison) => {
    const [one, other] = [numberOf(comparison.first), numberOf(comparison.second)];
    return [
      `${one} and ${other}`,
      placeText(comparison),
      `${comparison.difference > 0 ? '+' : ''}${hundredths(comparison.difference)}`,
      formatP(comparison.p),
      formatP(comparison.adjusted),
      verdict(comparison, one, other),
    ];
  });
  print(textTable(['', '', 'difference', 'p', 'p (Holm)', ''], rows, [0, 1, 5]));
  const tests = formatNoun(comparisons.filter(({ isAlike }) => !isAlike).length, 'comparison');
  print('p is the chance of a difference at least as large if both were equally good (signed-rank test of Wilcoxon).');
  print(`The last one is corrected for there being ${tests} (Holm): below ${LEVEL} a difference is shown.`);
}

function placeText({ kind, opponent }: PlayerComparison): string {
  if (kind === 'opponent') return `against ${shortened(opponent!)}`;
  return kind === 'all' ? 'against all opponents' : 'against each other';
}

function verdict({ difference, effect, adjusted, isAlike }: PlayerComparison, one: number, other: number): string {
  if (isAlike) return 'the same points everywhere';
  if (adjusted >= LEVEL) return 'no difference shown';
  // A few large differences may outweigh many small ones in the mean, but not in the ranks.
  if (Math.sign(difference) !== Math.sign(effect)) return 'they differ, neither is better throughout';
  return `${effect > 0 ? one : other} is better`;
}

export function printGroups({ first, second, comparisons }: GroupResult): void {
  print('');
  const range = (from: number, count: number): string => (count === 1 ? `${from}` : `${from} to ${from + count - 1}`);
  const groups = `players ${range(1, first.length)} and ${range(first.length + 1, second.length)}`;
  print(`Two groups, ${groups}, by the win rates of their members:`);
  const rows = comparisons.map((comparison) => [
    shortened(comparison.opponent),
    groupText(comparison.first),
    groupText(comparison.second),
    comparison.a12.toFixed(2),
    comparison.effect,
    formatP(comparison.p),
    formatP(comparison.adjusted),
    groupVerdict(comparison),
  ]);
  const head = ['against', 'first', 'second', 'A12', 'effect', 'p', 'p (Holm)', ''];
  print(textTable(head, rows, [0, 4, 7]));
  print('Mean and standard deviation (of the sample). A12: how often one of the first group wins more than one of the');
  print(`second. p by the test of Mann and Whitney, corrected after Holm; below ${LEVEL} a difference is shown.`);
  // Holm multiplies the smallest by the number of comparisons in which anything differs.
  const tests = comparisons.filter(({ isAlike }) => !isAlike);
  const smallest = Math.min(1, (tests[0]?.smallestP ?? 0) * tests.length);
  if (tests[0]?.isExact && smallest >= LEVEL) {
    const least = `p would be ${formatP(smallest)}`;
    print(`Groups so small cannot show any: were all of one better than all of the other, ${least}.`);
  }
}

function groupText({ mean, deviation }: GroupSummary): string {
  return `${hundredths(mean)} %${deviation === null ? '' : ` ±${hundredths(deviation)}`}`;
}

function groupVerdict({ a12, adjusted, isAlike }: GroupResult['comparisons'][number]): string {
  if (isAlike) return 'all the same';
  if (adjusted >= LEVEL) return 'no difference shown';
  return `the ${a12 > 0.5 ? 'first' : 'second'} group is better`;
}
