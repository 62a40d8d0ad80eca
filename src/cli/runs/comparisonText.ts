/** Comparisons of players in tables and words. Players are numbered, so that long specs fit a line. */

import type { GroupResult, PlayerComparison } from '../../arena/fairTestComparison.ts';
import type { PlayerResult } from '../../arena/fairTestResult.ts';
import type { GroupSummary } from '../../stats/compareGroups.ts';
import { formatP, hundredths, shortened } from '../contests/shareText.ts';
import { textTable } from '../terminal/textTable.ts';
import { formatNoun, print } from '../terminal/terminal.ts';

/** The level of significance. */
const LEVEL = 0.05;

export function printComparisons(comparisons: readonly PlayerComparison[], players: readonly PlayerResult[]): void {
  const numberOf = (name: string): number => players.findIndex(({ player }) => player === name) + 1;
  print('');
  print('Compared on the same openings and seeds, in percentage points of the score:');
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
  print('p is the chance of a difference at least as large if both were equally good (Wilcoxon signed-rank test).');
  print(`p (Holm) is corrected for ${tests}: below ${LEVEL}, the difference is significant.`);
}

function placeText({ kind, opponent }: PlayerComparison): string {
  if (kind === 'opponent') return `against ${shortened(opponent!)}`;
  return kind === 'all' ? 'against all opponents' : 'against each other';
}

function verdict({ difference, effect, adjusted, isAlike }: PlayerComparison, one: number, other: number): string {
  if (isAlike) return 'identical scores';
  if (adjusted >= LEVEL) return 'no significant difference';
  // A few large differences can outweigh many small ones in the mean, but not in the ranks.
  if (Math.sign(difference) !== Math.sign(effect)) return 'they differ, but neither is consistently better';
  return `${effect > 0 ? one : other} is better`;
}

export function printGroups({ first, second, comparisons }: GroupResult): void {
  print('');
  const range = (from: number, count: number): string => (count === 1 ? `${from}` : `${from} to ${from + count - 1}`);
  const groups = `players ${range(1, first.length)} and ${range(first.length + 1, second.length)}`;
  print(`Two groups, ${groups}, compared by the win rates of their members:`);
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
  print(
    'Mean and sample standard deviation. A12: the chance that a member of the first group wins more than one of the',
  );
  print(
    `second. p: Mann-Whitney test. p (Holm) is corrected for all opponents; below ${LEVEL}, the difference is significant.`,
  );
  // Holm multiplies the smallest by the number of comparisons in which anything differs.
  const tests = comparisons.filter(({ isAlike }) => !isAlike);
  const smallest = Math.min(1, (tests[0]?.smallestP ?? 0) * tests.length);
  if (tests[0]?.isExact && smallest >= LEVEL) {
    const least = `p would be ${formatP(smallest)}`;
    print(`These groups are too small to show a difference: even if all of one group were better, ${least}.`);
  }
}

function groupText({ mean, deviation }: GroupSummary): string {
  return `${hundredths(mean)} %${deviation === null ? '' : ` ±${hundredths(deviation)}`}`;
}

function groupVerdict({ a12, adjusted, isAlike }: GroupResult['comparisons'][number]): string {
  if (isAlike) return 'identical scores';
  if (adjusted >= LEVEL) return 'no significant difference';
  return `the ${a12 > 0.5 ? 'first' : 'second'} group is better`;
}
