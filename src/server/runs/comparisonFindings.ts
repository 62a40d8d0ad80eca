/**
 * What a comparison of runs shows, in sentences that claim no more than it does. Where several runs share their
 * settings the runs are the sample, since one seed may be lucky; else only the games of the tests can be looked at.
 */

import type { RunSummary } from '../../api/runApi.ts';
import type { OpponentScore } from '../../api/scoreApi.ts';
import { formatNoun } from '../../base/numberText.ts';
import type { Difference } from '../../reports/compareRuns.ts';
import { compareGroups } from '../../stats/compareGroups.ts';
import { holm } from '../../stats/holm.ts';

export type TestedRun = Pick<RunSummary, 'id' | 'variant'> & { readonly tests: readonly OpponentScore[] };

/** A p below it is taken for shown. */
const LEVEL = 0.05;
const MOST_NAMED = 4;
const MOST_OPPONENTS = 8;
/** Differences that do not make two runs two conditions. */
const NO_CONDITION: ReadonlySet<string> = new Set(['seed', 'name', 'version']);

export function comparisonFindings(runs: readonly TestedRun[], differences: readonly Difference[]): string[] {
  const conditions = differences.filter(({ name }) => !NO_CONDITION.has(name));
  if (new Set(runs.map(({ variant }) => variant)).size > 1) {
    return [describeSettings(conditions, differences), 'They play different games, so their tests cannot be compared.'];
  }
  const tested = runs.filter(({ tests }) => tests.length > 0);
  const groups = groupsOf(runs, conditions);
  return [
    describeSettings(conditions, differences),
    ...describeUntested(runs.filter(({ tests }) => tests.length === 0)),
    ...(groups && tested.length === runs.length ? describeGroups(groups) : describeOpponents(tested)),
    'Fitness depends on whom a run trains against, so only the tests compare runs.',
  ];
}

function describeSettings(conditions: readonly Difference[], differences: readonly Difference[]): string {
  if (conditions.length === 0) {
    const isSeed = differences.some(({ name }) => name === 'seed');
    return isSeed ? 'They differ in nothing but their seeds.' : 'Their settings and seeds are the same.';
  }
  const names = conditions.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = conditions.length - names.length;
  const listed = more > 0 ? `${names.join(', ')} and ${more} more` : inWords(names);
  return `They differ in ${formatNoun(conditions.length, 'setting')}: ${listed}.`;
}

function describeUntested(runs: readonly TestedRun[]): string[] {
  if (runs.length === 0) return [];
  return [`${namesOf(runs)} ${runs.length === 1 ? 'has' : 'have'} no test yet.`];
}

/** Against each opponent whom several have met, who did best and who did worst. */
function describeOpponents(runs: readonly TestedRun[]): string[] {
  return opponentsOf(runs)
    .map((opponent) => ({ opponent, scores: scoresAgainst(runs, opponent) }))
    .filter(({ scores }) => scores.length > 1)
    .slice(0, MOST_OPPONENTS)
    .map(({ opponent, scores }) => describeExtremes(opponent, scores));
}

type RunScore = OpponentScore & { readonly run: number };

function describeExtremes(opponent: string, scores: readonly RunScore[]): string {
  const sorted = scores.toSorted((one, two) => two.points - one.points);
  const [best, worst] = [sorted[0]!, sorted.at(-1)!];
  const place = `Against ${opponent}`;
  if (best.points === worst.points) return `${place} all make the same, ${shareText(best)} of the points.`;
  const verdict = best.low > worst.high ? 'more than luck explains' : 'this may be luck, as their intervals overlap';
  const told = `run ${best.run} makes ${shareText(best)} of the points and run ${worst.run} ${shareText(worst)}`;
  return `${place} ${told}${scores.length > 2 ? ', the most and the fewest' : ''}: ${verdict}.`;
}

type Groups = readonly [readonly TestedRun[], readonly TestedRun[]];

/** Two conditions with several runs each. */
function groupsOf(runs: readonly TestedRun[], conditions: readonly Difference[]): Groups | undefined {
  const groups = Map.groupBy(runs, (run) => {
    const index = runs.indexOf(run);
    return JSON.stringify(conditions.map(({ values }) => values[index] ?? null));
  });
  const [first, second, ...others] = groups.values();
  if (!first || !second || others.length > 0) return undefined;
  return first.length > 1 && second.length > 1 ? [first, second] : undefined;
}

/** By the points of each run against an opponent whom all have met. */
function describeGroups([first, second]: Groups): string[] {
  const all = [...first, ...second];
  const comparisons = opponentsOf(all)
    .filter((opponent) => scoresAgainst(all, opponent).length === all.length)
    .slice(0, MOST_OPPONENTS)
    .map((opponent) => {
      const pointsOf = (runs: readonly TestedRun[]): number[] =>
        scoresAgainst(runs, opponent).map(({ points }) => points);
      return { opponent, ...compareGroups(pointsOf(first), pointsOf(second)) };
    });
  if (comparisons.length === 0) return ['There is no opponent whom all of them have met in their tests.'];
  const adjusted = holm(comparisons.map(({ p }) => p));
  const sentences = comparisons.map((comparison, index) => {
    const { opponent, first: one, second: other, a12 } = comparison;
    const better = namesOf(a12 > 0.5 ? first : second);
    const isShown = adjusted[index]! < LEVEL;
    const verdict = isShown ? `${lowered(better)} are better` : 'no difference is shown';
    const means = `${namesOf(first)} make ${percentText(one.mean)} of the points on average`;
    const others = `${lowered(namesOf(second))} ${percentText(other.mean)}`;
    return `Against ${opponent}, ${lowered(means)} and ${others}: ${verdict} (p = ${formatP(adjusted[index]!)}).`;
  });
  const smallest = Math.min(1, comparisons[0]!.smallestP * comparisons.length);
  const isHopeless = comparisons[0]!.isExact && smallest >= LEVEL;
  return [
    ...sentences,
    ...(isHopeless ? ['Groups so small could not show any difference; more seeds would.'] : []),
    'p is by the test of Mann and Whitney over the runs, corrected after Holm; below 0.05 a difference is shown.',
  ];
}

function opponentsOf(runs: readonly TestedRun[]): string[] {
  return [...new Set(runs.flatMap(({ tests }) => tests.map(({ opponent }) => opponent)))];
}

function scoresAgainst(runs: readonly TestedRun[], opponent: string): RunScore[] {
  return runs.flatMap(({ id, tests }) =>
    tests.filter((score) => score.opponent === opponent).map((score) => ({ ...score, run: id })),
  );
}

/** `Run 1`, `Runs 1, 2 and 5`. */
function namesOf(runs: readonly TestedRun[]): string {
  return `${runs.length === 1 ? 'Run' : 'Runs'} ${inWords(runs.map(({ id }) => String(id)))}`;
}

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function inWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** `74.2 % (70.1-78.0)`. */
function shareText({ points, low, high }: OpponentScore): string {
  return `${percentText(points)} (${(100 * low).toFixed(1)}-${(100 * high).toFixed(1)})`;
}

function percentText(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function formatP(p: number): string {
  return p < 0.0001 ? '<0.0001' : String(Number(p.toPrecision(2)));
}
