/** The first sentences of a report: what it found, with intervals, and then what was run. */

import { formatNoun } from '../base/numberText.ts';
import { meanShareInterval } from '../stats/studentT.ts';
import { remarksOn } from './championsSection.ts';
import { compareConditions } from './compareConditions.ts';
import { comparisonSummary } from './comparisonSentences.ts';
import type { Condition } from './condition.ts';
import { allRuns, byVariant, gameTitle } from './condition.ts';
import { gapSentence } from './gapFigures.ts';
import { estimateText, inWords, meanText, quotedName, runsText, someInWords } from './reportText.ts';
import type { Measure, RunShare } from './testShares.ts';
import { madeText, measureAgainst, opponentsMet, sharesAgainst } from './testShares.ts';

const MOST_NAMED = 4;
const MOST_IN_TITLE = 3;

export function titleOf(conditions: readonly Condition[]): string {
  const runs = allRuns(conditions);
  const labels = conditions.map(({ label }) => label);
  if (runs.length === 1) return `Run ${runs[0]!.run.id}: ${labels[0]}`;
  if (labels.length === 1) return `${labels[0]}: ${formatNoun(runs.length, 'run')}`;
  const names =
    labels.length <= MOST_IN_TITLE ? inWords(labels.map(quotedName)) : formatNoun(labels.length, 'condition');
  return `${names}: ${formatNoun(runs.length, 'run')}`;
}

/** Results of different games cannot be compared, so each game has a paragraph of its own. */
export function leadOf(conditions: readonly Condition[]): string[] {
  const games = byVariant(conditions);
  const comparisons = compareConditions(conditions);
  const findings = games.flatMap(([variant, own]) => {
    const ownComparisons = comparisons.filter((comparison) => comparison.variant === variant);
    const paragraphs = [[...comparisonSummary(ownComparisons), ...describeTests(own)].join(' '), ...luckSentences(own)];
    return games.length === 1 ? paragraphs : [`${gameTitle(variant)}: ${paragraphs.join(' ')}`];
  });
  return [...findings, describeRuns(conditions), ...describeUnfinished(conditions)];
}

/** About a single champion there is more to say than about the average of several. */
function luckSentences(conditions: readonly Condition[]): string[] {
  const [first, ...others] = allRuns(conditions).filter(({ champion }) => champion);
  const remarks = first && others.length === 0 ? remarksOn(first) : [];
  return remarks.length > 0 ? [remarks.join(' ')] : gapSentence(conditions);
}

function describeRuns(conditions: readonly Condition[]): string {
  const runs = allRuns(conditions);
  const generations = runs.flatMap((run) => run.generations);
  const played = generations.reduce((sum, { statistics }) => sum + statistics.games, 0);
  const training = played > 0 ? ` and ${formatNoun(played, 'training game')}` : '';
  const size = `${formatNoun(generations.length, 'generation')}${training} in all`;
  return `This report covers ${runsOfGames(conditions)}: ${size}.`;
}

/** `5 runs of “none” and 5 of “half” in English draughts`, game by game. */
function runsOfGames(conditions: readonly Condition[]): string {
  const games = byVariant(conditions).map(([variant, own]) => {
    const labels = own.map(({ label, runs }, index) => {
      const count = index === 0 ? formatNoun(runs.length, 'run') : runs.length;
      return `${count} of ${quotedName(label)}`;
    });
    return `${someInWords(labels, MOST_NAMED)} in ${gameTitle(variant)}`;
  });
  return games.join(' and ');
}

function describeUnfinished(conditions: readonly Condition[]): string[] {
  const unfinished = allRuns(conditions).filter(({ run }) => run.status === 'unfinished');
  if (unfinished.length === 0) return [];
  const names = runsText(
    unfinished.map(({ run }) => run.id),
    MOST_NAMED,
  );
  return [`${names} ${unfinished.length === 1 ? 'has' : 'have'} not finished.`];
}

/** What the champions of one game score in tests: of one condition against several opponents, of several against one. */
function describeTests(conditions: readonly Condition[]): string[] {
  const [opponent] = opponentsMet(conditions);
  if (opponent === undefined) return ['No champion has been tested yet.'];
  const measure = measureAgainst(conditions, opponent);
  const [only, ...others] = conditions;
  return [others.length === 0 ? describeOne(only!, measure) : describeSeveral(conditions, opponent, measure)];
}

function describeOne(condition: Condition, measure: Measure): string {
  const met = opponentsMet([condition])
    .filter((opponent) => measureAgainst([condition], opponent) === measure)
    .map((opponent) => ({ opponent, shares: sharesAgainst(condition, opponent, measure) }));
  const count = met[0]!.shares.length;
  const texts = met.map(({ opponent, shares }, index) => {
    const share = index === 0 ? madeText(measure, scoreText(shares), count > 1) : scoreText(shares);
    return `${share} against ${opponent}`;
  });
  const who = count > 1 ? `On average the ${count} champions` : `The champion of run ${met[0]!.shares[0]!.run.run.id}`;
  return `${who} ${someInWords(texts, MOST_NAMED)}.`;
}

function describeSeveral(conditions: readonly Condition[], opponent: string, measure: Measure): string {
  const tested = conditions
    .map((condition) => ({ label: condition.label, shares: sharesAgainst(condition, opponent, measure) }))
    .filter(({ shares }) => shares.length > 0);
  const texts = tested.map(({ label, shares }, index) => {
    const whose = `${index === 0 ? 'champions' : 'those'} of ${quotedName(label)}`;
    return `${whose} ${index === 0 ? madeText(measure, scoreText(shares), true) : scoreText(shares)}`;
  });
  const average = tested.some(({ shares }) => shares.length > 1) ? ' on average' : '';
  return `Against ${opponent}, ${someInWords(texts, MOST_NAMED)}${average}.`;
}

/** With the interval of the mean over runs, or of the games of a single run. */
function scoreText(shares: readonly RunShare[]): string {
  return shares.length === 1
    ? estimateText(shares[0]!.share)
    : meanText(meanShareInterval(shares.map(({ share }) => share.value)));
}
