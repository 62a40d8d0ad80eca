/**
 * The conclusions of the thesis (Greaney 2026), and whether they are confirmed. Each conclusion rests on a few
 * comparisons; one rule turns them into a verdict.
 */

import { capital } from '../../base/capital.ts';
import { LEVEL } from '../../reports/compareConditions.ts';
import { chanceText, estimateText, inWords, percentText } from '../../reports/reportText.ts';
import { compareGroups } from '../../stats/compareGroups.ts';
import { holm } from '../../stats/holm.ts';
import { median } from '../../stats/quartiles.ts';
import { mean } from '../../stats/spread.ts';
import type { Contrast, Question } from './contrasts.ts';
import { winnerOf } from './contrasts.ts';
import type { Evidence, Measure } from './evidence.ts';
import { measureNamed, runsOf, yardstick } from './evidence.ts';
import { CONSTANT } from './measurements.ts';
import { PUBLISHED_GAMES, PUBLISHED_RUNS } from './published.ts';

type Verdict = 'holds' | 'holds in part' | 'is not shown' | 'does not hold';

export interface Conclusion {
  readonly id: string;
  /** What the thesis says, in a sentence. */
  readonly claim: string;
  /** Where it says so. */
  readonly place: string;
  readonly verdict: Verdict;
  readonly evidence: readonly string[];
}

export function paperConclusions(evidence: Evidence, contrasts: readonly Contrast[]): Conclusion[] {
  return [
    coevolution(evidence, contrasts),
    mutation(evidence, contrasts),
    position(evidence, contrasts),
    board(evidence, contrasts),
    constant(evidence),
  ];
}

/** By the fair test: better in all comparisons, in some, in none, or worse in one. */
function verdictOf(contrasts: readonly Contrast[]): Verdict {
  const winners = contrasts.map((contrast) => ({ winner: winnerOf(contrast), first: contrast.first }));
  if (winners.some(({ winner, first }) => winner !== undefined && winner !== first)) return 'does not hold';
  const shown = winners.filter(({ winner }) => winner !== undefined).length;
  return shown === winners.length ? 'holds' : shown > 0 ? 'holds in part' : 'is not shown';
}

function byFairTest(contrasts: readonly Contrast[], ...questions: readonly Question[]): Contrast[] {
  return contrasts.filter(({ question, measure }) => questions.includes(question) && measure.id === 'fair');
}

function coevolution(evidence: Evidence, contrasts: readonly Contrast[]): Conclusion {
  const names = ['0 % co-evolution', 'A', 'config6', 'B', '100 % co-evolution'];
  const own = byFairTest(contrasts, 'co-evolution');
  return {
    id: 'co-evolution',
    claim: 'Moderate co-evolution, 40 %, is more effective and more reliable than less or more of it.',
    place: 'sections 7.3, 7.11 and 8.1',
    verdict: verdictOf(own),
    evidence: [
      'Ratios of 0, 30, 40, 50 and 100 % let 0, 21, 28, 35 and 70 of a hundred training games be against bred opponents; ' +
        'the thesis ran those in the middle, the ends are controls.',
      `${capital(meansText(evidence, names, 'fair'))}; ${meansText(evidence, names, 'thesis')}.`,
      shownText(own),
      spreadText(evidence, 'config6', ['0 % co-evolution', 'A', 'B', '100 % co-evolution']),
      publishedText(['A', 'B']),
    ],
  };
}

function mutation(evidence: Evidence, contrasts: readonly Contrast[]): Conclusion {
  const names = ['C', 'config6', 'D'];
  const own = byFairTest(contrasts, 'mutation');
  return {
    id: 'mutation',
    claim: 'A controlled mutation rate, 0.15, is more effective and more reliable than a lower or a higher one.',
    place: 'sections 7.3, 7.11 and 8.1',
    verdict: verdictOf(own),
    evidence: [
      `With rates of 0.10, 0.15 and 0.20, ${meansText(evidence, names, 'fair')}; ${meansText(evidence, names, 'thesis')}.`,
      shownText(own),
      spreadText(evidence, 'config6', ['C', 'D']),
      publishedText(['C', 'D']),
    ],
  };
}

function position(evidence: Evidence, contrasts: readonly Contrast[]): Conclusion {
  const on6 = meansText(evidence, ['config4', 'config4 by index'], 'fair');
  const on8 = meansText(evidence, ['config6 repaired', 'config6 by index'], 'fair');
  const own = byFairTest(contrasts, 'position');
  return {
    id: 'position',
    claim: 'Judging the position after a move beats counting off a move of the list.',
    place: 'sections 7.2 and 7.11',
    verdict: verdictOf(own),
    evidence: [
      `With nothing else changed, by position and by index: on 6x6 ${on6}; on 8x8 ${on8}.`,
      shownText(own),
      'In the thesis the two ways never met under the same settings: every run on 8x8 judged positions, and those on ' +
        '6x6 also differed in population, generations, games and opponents.',
    ],
  };
}

function board(evidence: Evidence, contrasts: readonly Contrast[]): Conclusion {
  const fair = measureNamed('fair');
  const gains = (['english', 'english-6x6'] as const).map((variant) => {
    const ground = fair.estimate(yardstick(evidence, CONSTANT, variant)).value;
    const bred = meanOf(evidence, variant === 'english' ? 'config6' : 'config6 on 6x6', fair);
    return `${percentText(ground)} on ${variant === 'english' ? '8x8' : '6x6'}, and strategies bred there ${difference(bred - ground)}`;
  });
  const own = byFairTest(contrasts, 'board', 'board, above a constant');
  return {
    id: 'board',
    claim: 'Evolution gives stronger strategies on 8x8 than on 6x6.',
    place: 'sections 7.1 and 7.11',
    verdict: verdictOf(own),
    evidence: [
      `With the settings of config6 on both boards, ${meansText(evidence, ['config6', 'config6 on 6x6'], 'fair')}.`,
      'The same score means something else on each board, so it is also compared above what a constant makes, which ' +
        `always takes the first move: ${gains.join('; ')}.`,
      shownText(own),
      'The published runs on 6x6 also differed in population, generations, games and in how a strategy chooses.',
    ],
  };
}

/** A replay of the games of the thesis, so there is nothing to test: it is true or it is not. */
function constant(evidence: Evidence): Conclusion {
  const { first, second, random } = yardstick(evidence, CONSTANT, 'english');
  const published = PUBLISHED_RUNS.find(({ id }) => id === '8-07')!;
  const isSame = first.wins === Math.round(published.test * PUBLISHED_GAMES);
  const constants = evidence.runs.filter(({ isConstant }) => isConstant).length;
  return {
    id: 'constant',
    claim: `A constant can reach ${percentText(published.test)} in the standardised test.`,
    place: 'section 7.9 and example C.2, run 8-07',
    verdict: isSame ? 'holds' : 'does not hold',
    evidence: [
      `The strategy \`1.0\`, tested game for game as there, wins ${first.wins} of ${first.games} ` +
        `(${percentText(first.winRate.value)}) as the first player, but ${second.wins} of ${second.games} as the second, ` +
        `and makes ${estimateText(random.points!)} of the points in ${random.games} games of the fair test.`,
      `Of the ${evidence.runs.length} champions bred here ${constants} ${constants === 1 ? 'plays' : 'play'} as a constant ` +
        'does, since nothing of the position is read.',
    ],
  };
}

function meanOf(evidence: Evidence, condition: string, measure: Measure): number {
  return mean(runsOf(evidence, condition).map((run) => measure.estimate(run).value));
}

/** `the fair test gives on average 70.1 % to A, 71.0 % to config6 and 72.2 % to B`. */
function meansText(evidence: Evidence, names: readonly string[], id: Measure['id']): string {
  const measure = measureNamed(id);
  const means = names.map((name) => `${percentText(meanOf(evidence, name, measure))} to ${quoted(name)}`);
  return `${measure.title} gives on average ${inWords(means)}`;
}

/** Quotes names of several words, which would be hard to read in a sentence. */
function quoted(name: string): string {
  return name.includes(' ') ? `"${name}"` : name;
}

function shownText(contrasts: readonly Contrast[]): string {
  const shown = contrasts.flatMap((contrast) => {
    const winner = winnerOf(contrast);
    const loser = winner === contrast.first ? contrast.second : contrast.first;
    const how = contrast.question === 'board, above a constant' ? ' above a constant' : '';
    const chance = `adjusted ${chanceText(contrast.adjusted)}`;
    return winner === undefined ? [] : [`${quoted(winner)} is better than ${quoted(loser)}${how} (${chance})`];
  });
  const sizes = [
    ...new Set(contrasts.map(({ comparison: { first, second } }) => `${first.count} and ${second.count}`)),
  ].join(' or ');
  if (shown.length > 0) return `Shown by the fair test, with ${sizes} runs: ${inWords(shown)}.`;
  const least = Math.min(...contrasts.map(({ adjusted }) => adjusted));
  return `By the fair test, with ${sizes} runs, no difference is shown (the smallest adjusted ${chanceText(least)}).`;
}

/** Whether runs of one condition are closer to their median than those of others. */
function spreadText(evidence: Evidence, name: string, others: readonly string[]): string {
  const distances = (condition: string): number[] => {
    const values = runsOf(evidence, condition).map((run) => measureNamed('fair').estimate(run).value);
    const middle = median(values);
    return values.map((value) => Math.abs(value - middle));
  };
  const adjusted = holm(others.map((other) => compareGroups(distances(name), distances(other)).p));
  const means = [name, ...others].map((one) => `${(100 * mean(distances(one))).toFixed(1)} in ${quoted(one)}`);
  const least = Math.min(...adjusted);
  const verdict = least < LEVEL ? 'which is more than luck' : 'which shows no difference in reliability';
  return (
    `As for reliability: runs lie from the middle one of their condition by ${inWords(means)} points of a hundred on ` +
    `average, ${verdict} (the smallest adjusted ${chanceText(least)}).`
  );
}

/** What the published runs of some conditions can show against the baseline. */
function publishedText(names: readonly string[]): string {
  const testsOf = (name: string): number[] =>
    PUBLISHED_RUNS.filter(({ condition }) => condition === name).map((run) => run.test);
  const baseline = testsOf('config6');
  const parts = names.map((name) => ({ name, ...compareGroups(baseline, testsOf(name)) }));
  const least = Math.min(...parts.map(({ smallestP }) => smallestP));
  return (
    `The published runs against the baseline, by the same test: ${inWords(parts.map(({ name, p }) => `${name} ${chanceText(p)}`))}; ` +
    `with ${baseline.length} and ${parts[0]!.second.count} runs p is never below ${Number(least.toPrecision(2))}.`
  );
}

/** `12.3 points of a hundred more`. */
function difference(share: number): string {
  return `${Math.abs(100 * share).toFixed(1)} points of a hundred ${share < 0 ? 'less' : 'more'}`;
}
