/** The first sentences of a report: what was run and what came out, claiming no more than that. */

import { capital } from '../base/capital.ts';
import { formatNoun } from '../base/numberText.ts';
import { meanShareInterval } from '../stats/studentT.ts';
import { compareConditions } from './compareConditions.ts';
import { comparisonSummary } from './comparisonSentences.ts';
import type { Condition } from './condition.ts';
import { allRuns, byVariant, gameTitle } from './condition.ts';
import { gapSentence } from './gapFigures.ts';
import { estimateText, inWords, percentText, someInWords } from './reportText.ts';
import type { RunShare } from './testShares.ts';
import { madeText, measureAgainst, opponentsMet, sharesAgainst } from './testShares.ts';

const MOST_NAMED = 4;
const MOST_IN_TITLE = 3;

export function titleOf(conditions: readonly Condition[]): string {
  const runs = allRuns(conditions);
  if (runs.length === 1) return `Run ${runs[0]!.run.id}: ${conditions[0]!.label}`;
  const labels = conditions.map(({ label }) => label);
  const names = labels.length <= MOST_IN_TITLE ? inWords(labels) : formatNoun(labels.length, 'condition');
  return `${names}: ${formatNoun(runs.length, 'run')}`;
}

export function leadOf(conditions: readonly Condition[]): string[] {
  return [
    describeRuns(conditions),
    ...describeUnfinished(conditions),
    ...byVariant(conditions).flatMap(([, own]) => describeTests(own)),
    ...comparisonSummary(compareConditions(conditions)),
    ...gapSentence(conditions),
  ];
}

function describeRuns(conditions: readonly Condition[]): string {
  const runs = allRuns(conditions);
  const games = inWords(byVariant(conditions).map(([variant]) => gameTitle(variant)));
  const statistics = runs.flatMap(({ generations }) => generations);
  const played = statistics.reduce((sum, one) => sum + one.statistics.games, 0);
  const training = played > 0 ? ` and ${formatNoun(played, 'training game')} in all` : ' in all';
  const labels = conditions.map(({ label, runs: own }) => `${own.length} of ${label}`);
  const count = formatNoun(runs.length, 'run');
  const which =
    conditions.length === 1 ? `${count} of ${conditions[0]!.label}` : `${count}, ${someInWords(labels, MOST_NAMED)}`;
  return `${which}, in ${games}: ${formatNoun(statistics.length, 'generation')}${training}.`;
}

function describeUnfinished(conditions: readonly Condition[]): string[] {
  const unfinished = allRuns(conditions).filter(({ run }) => run.status === 'unfinished');
  if (unfinished.length === 0) return [];
  const names = unfinished.map(({ run }) => `run ${run.id}`);
  return [`${capital(someInWords(names, MOST_NAMED))} ${names.length === 1 ? 'is' : 'are'} not finished.`];
}

/** Against the opponent whom most have met. */
function describeTests(conditions: readonly Condition[]): string[] {
  const [opponent] = opponentsMet(conditions);
  if (opponent === undefined) return ['None of the champions has been tested yet.'];
  const measure = measureAgainst(conditions, opponent);
  const tested = conditions
    .map((condition) => ({ label: condition.label, shares: sharesAgainst(condition, opponent, measure) }))
    .filter(({ shares }) => shares.length > 0);
  const isMany = tested.length > 1 || tested[0]!.shares.length > 1;
  const texts = tested.map(({ label, shares }, index) => {
    const share = index === 0 ? madeText(measure, meanText(shares), isMany) : meanText(shares);
    return conditions.length > 1 ? `${share} in ${label}` : share;
  });
  const who = isMany ? 'the champions' : 'the champion';
  const average = tested.some(({ shares }) => shares.length > 1) ? ', on average over the runs' : '';
  return [`Against ${opponent} ${who} ${someInWords(texts, MOST_NAMED)}${average}.`];
}

/** With the interval of the mean over runs, or of the games of a single one. */
function meanText(shares: readonly RunShare[]): string {
  const { value, low, high } = meanShareInterval(shares.map(({ share }) => share.value));
  if (low !== null && high !== null) return estimateText({ value, low, high });
  return shares.length === 1 ? estimateText(shares[0]!.share) : percentText(value);
}
