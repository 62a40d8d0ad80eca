/**
 * The conclusions of the thesis (Greaney 2026) and our verdicts. Each conclusion is tested by a few comparisons; one
 * rule derives the verdict from them.
 */

import { capital } from '../../base/capital.ts';
import { LEVEL } from '../../reports/compareConditions.ts';
import {
  chanceText,
  differenceText,
  estimateText,
  inWords,
  meanText,
  percentText,
  quotedName,
} from '../../reports/reportText.ts';
import { compareGroups } from '../../stats/compareGroups.ts';
import { holm } from '../../stats/holm.ts';
import { median } from '../../stats/quartiles.ts';
import { mean } from '../../stats/spread.ts';
import { meanShareInterval } from '../../stats/studentT.ts';
import type { Conclusion, Verdict } from '../conclusion.ts';
import type { Contrast, Question } from './contrasts.ts';
import { winnerOf } from './contrasts.ts';
import type { Evidence, Measure } from './evidence.ts';
import { measureNamed, runsOf, yardstick } from './evidence.ts';
import { CONSTANT } from './measurements.ts';
import { PUBLISHED_GAMES, PUBLISHED_RUNS } from './published.ts';

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
  if (winners.some(({ winner, first }) => winner !== undefined && winner !== first)) return 'contradicted';
  const shown = winners.filter(({ winner }) => winner !== undefined).length;
  return shown === winners.length ? 'confirmed' : shown > 0 ? 'partly confirmed' : 'no evidence';
}

function byFairTest(contrasts: readonly Contrast[], ...questions: readonly Question[]): Contrast[] {
  return contrasts.filter(({ question, measure }) => questions.includes(question) && measure.id === 'fair');
}

function coevolution(evidence: Evidence, contrasts: readonly Contrast[]): Conclusion {
  const names = ['0 % co-evolution', 'A', 'config6', 'B', '100 % co-evolution'];
  const own = byFairTest(contrasts, 'co-evolution');
  return {
    id: 'co-evolution',
    claim: 'Moderate co-evolution (40 %) is more effective and more reliable than less or more of it.',
    place: 'sections 7.3, 7.11 and 8.1',
    verdict: verdictOf(own),
    evidence: [
      'With ratios of 0, 30, 40, 50 and 100 %, 0, 21, 28, 35 and 70 % of the training games are against bred opponents. ' +
        'The thesis used 30, 40 and 50 %; 0 and 100 % are our controls.',
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
    claim: 'A moderate mutation rate (0.15) is more effective and more reliable than a lower or a higher one.',
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
    claim: 'Evaluating positions beats choosing moves by index.',
    place: 'sections 7.2 and 7.11',
    verdict: verdictOf(own),
    evidence: [
      `With no other setting changed: on 6x6 ${on6}; on 8x8 ${on8}.`,
      shownText(own),
      'The thesis never compared the two under the same settings: every run on 8x8 evaluated positions, and the runs on ' +
        '6x6 also differed in population, generations, games and opponents.',
    ],
  };
}

function board(evidence: Evidence, contrasts: readonly Contrast[]): Conclusion {
  const fair = measureNamed('fair');
  const gains = (['english', 'english-6x6'] as const).map((variant) => {
    const ground = fair.estimate(yardstick(evidence, CONSTANT, variant)).value;
    const bred = meanOf(evidence, variant === 'english' ? 'config6' : 'config6 on 6x6', fair);
    const place = variant === 'english' ? '8x8' : '6x6';
    const change = `${differenceText(bred - ground)} ${bred < ground ? 'less' : 'more'}`;
    return `on ${place} the constant scores ${percentText(ground)} and strategies bred there ${change}`;
  });
  const own = byFairTest(contrasts, 'board', 'board, above a constant');
  return {
    id: 'board',
    claim: 'Evolution yields stronger strategies on 8x8 than on 6x6.',
    place: 'sections 7.1 and 7.11',
    verdict: verdictOf(own),
    evidence: [
      `With the settings of config6 on both boards, ${meansText(evidence, ['config6', 'config6 on 6x6'], 'fair')}.`,
      'The same score has a different meaning on each board, so we also compare it relative to a constant, which always ' +
        `plays the first move: ${gains.join('; ')}.`,
      shownText(own),
      'The published runs on 6x6 also differed in population, generations, games and in how strategies choose moves.',
    ],
  };
}

/** The same games as in the thesis, so the number is either the same or not; no test is needed. */
function constant(evidence: Evidence): Conclusion {
  const { first, second, random } = yardstick(evidence, CONSTANT, 'english');
  const published = PUBLISHED_RUNS.find(({ id }) => id === '8-07')!;
  const isSame = first.wins === Math.round(published.test * PUBLISHED_GAMES);
  const constants = evidence.runs.filter(({ isConstant }) => isConstant).length;
  return {
    id: 'constant',
    claim: `A constant can reach ${percentText(published.test)} in the standardised test.`,
    place: 'section 7.9 and example C.2, run 8-07',
    verdict: isSame ? 'confirmed' : 'contradicted',
    evidence: [
      `The strategy \`1.0\`, tested game for game as there, wins ${first.wins} of ${first.games} ` +
        `(${percentText(first.winRate.value)}) as the first player, but ${second.wins} of ${second.games} as the second, ` +
        `and scores ${estimateText(random.points!)} of the points in ${random.games} games of the fair test.`,
      `${constants} of our ${evidence.runs.length} champions ${constants === 1 ? 'plays' : 'play'} like a constant: ` +
        `${constants === 1 ? 'it does' : 'they do'} not read the position.`,
    ],
  };
}

function meanOf(evidence: Evidence, condition: string, measure: Measure): number {
  return mean(runsOf(evidence, condition).map((run) => measure.estimate(run).value));
}

/** `the mean scores in the fair test are 70.1 % (67.0-73.2) for “A” and 71.0 % (68.0-74.0) for “config6”`. */
function meansText(evidence: Evidence, names: readonly string[], id: Measure['id']): string {
  const measure = measureNamed(id);
  const means = names.map((name) => {
    const values = runsOf(evidence, name).map((run) => measure.estimate(run).value);
    return `${meanText(meanShareInterval(values))} for ${quotedName(name)}`;
  });
  return `the mean scores in ${measure.title} are ${inWords(means)}`;
}

function shownText(contrasts: readonly Contrast[]): string {
  const shown = contrasts.flatMap((contrast) => {
    const winner = winnerOf(contrast);
    const loser = winner === contrast.first ? contrast.second : contrast.first;
    const how = contrast.question === 'board, above a constant' ? ' relative to a constant' : '';
    const chance = `adjusted ${chanceText(contrast.adjusted)}`;
    return winner === undefined ? [] : [`${quotedName(winner)} is better than ${quotedName(loser)}${how} (${chance})`];
  });
  const sizes = [
    ...new Set(contrasts.map(({ comparison: { first, second } }) => `${first.count} and ${second.count}`)),
  ].join(' or ');
  if (shown.length > 0) return `The fair test, with ${sizes} runs, shows that ${inWords(shown)}.`;
  const least = Math.min(...contrasts.map(({ adjusted }) => adjusted));
  return `The fair test, with ${sizes} runs, shows no difference (smallest adjusted ${chanceText(least)}).`;
}

/** Whether runs of one condition lie closer to their median than those of others. */
function spreadText(evidence: Evidence, name: string, others: readonly string[]): string {
  const distances = (condition: string): number[] => {
    const values = runsOf(evidence, condition).map((run) => measureNamed('fair').estimate(run).value);
    const middle = median(values);
    return values.map((value) => Math.abs(value - middle));
  };
  const adjusted = holm(others.map((other) => compareGroups(distances(name), distances(other)).p));
  const means = [name, ...others].map((one) => `${(100 * mean(distances(one))).toFixed(1)} for ${quotedName(one)}`);
  const least = Math.min(...adjusted);
  const verdict = least < LEVEL ? 'This shows a difference' : 'This shows no difference';
  return (
    `Reliability: the mean distance from the median of the condition, in percentage points, is ${inWords(means)}. ` +
    `${verdict} in reliability (smallest adjusted ${chanceText(least)}).`
  );
}

/** What the published runs of some conditions show against the baseline. */
function publishedText(names: readonly string[]): string {
  const testsOf = (name: string): number[] =>
    PUBLISHED_RUNS.filter(({ condition }) => condition === name).map((run) => run.test);
  const baseline = testsOf('config6');
  const parts = names.map((name) => ({ name, ...compareGroups(baseline, testsOf(name)) }));
  const least = Math.min(...parts.map(({ smallestP }) => smallestP));
  return (
    'The same statistical test of the published runs against the baseline gives ' +
    `${inWords(parts.map(({ name, p }) => `${chanceText(p)} for ${quotedName(name)}`))}. ` +
    `With ${baseline.length} and ${parts[0]!.second.count} runs, p cannot be below ${Number(least.toPrecision(2))}.`
  );
}
