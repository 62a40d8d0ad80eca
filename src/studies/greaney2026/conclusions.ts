/**
 * What the thesis concludes (Greaney 2026), and whether it holds. Each conclusion is looked at by comparisons that were
 * fixed beforehand; a verdict follows from them by one rule, not by taste.
 */

import { inputsOf } from '../../grammar/expression/measureExpression.ts';
import { parseExpression } from '../../grammar/expression/parseExpression.ts';
import { chanceText, estimateText, inWords, percentText } from '../../reports/reportText.ts';
import { compareGroups } from '../../stats/compareGroups.ts';
import { mean } from '../../stats/spread.ts';
import type { Contrast, Question } from './contrasts.ts';
import { winnerOf } from './contrasts.ts';
import type { Evidence, Measure } from './evidence.ts';
import { measureNamed, runsOf, yardstick } from './evidence.ts';
import { CONSTANT } from './measurements.ts';
import { PUBLISHED_RUNS } from './published.ts';

type Verdict = 'holds' | 'holds in part' | 'is not shown' | 'does not hold';

export interface Conclusion {
  readonly id: string;
  /** What the thesis says. */
  readonly claim: string;
  /** Where it says so. */
  readonly place: string;
  readonly verdict: Verdict;
  /** The sentence that carries the verdict, and what else there is to say. */
  readonly evidence: readonly string[];
}

export function studyConclusions(evidence: Evidence, contrasts: readonly Contrast[]): Conclusion[] {
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

function of(contrasts: readonly Contrast[], question: Question, measure: Measure['id']): Contrast[] {
  return contrasts.filter((contrast) => contrast.question === question && contrast.measure.id === measure);
}

function coevolution(evidence: Evidence, contrasts: readonly Contrast[]): Conclusion {
  const names = ['0 % co-evolution', 'A', 'config6', 'B', '100 % co-evolution'];
  return {
    id: 'co-evolution',
    claim: 'Moderate co-evolution (40 %) is best.',
    place: 'sections 7.3 and 8.1',
    verdict: verdictOf(of(contrasts, 'co-evolution', 'fair')),
    evidence: [
      `Bred with 0, 30, 40, 50 and 100 %, ${meansText(evidence, names, 'fair')}; ${meansText(evidence, names, 'thesis')}.`,
      shownText(of(contrasts, 'co-evolution', 'fair')),
      publishedText(['A', 'B']),
    ],
  };
}

function mutation(evidence: Evidence, contrasts: readonly Contrast[]): Conclusion {
  const names = ['C', 'config6', 'D'];
  return {
    id: 'mutation',
    claim: 'A controlled mutation rate (0.15) is best.',
    place: 'sections 7.3 and 8.1',
    verdict: verdictOf(of(contrasts, 'mutation', 'fair')),
    evidence: [
      `With rates of 0.10, 0.15 and 0.20, ${meansText(evidence, names, 'fair')}; ${meansText(evidence, names, 'thesis')}.`,
      shownText(of(contrasts, 'mutation', 'fair')),
      publishedText(['C', 'D']),
    ],
  };
}

function position(evidence: Evidence, contrasts: readonly Contrast[]): Conclusion {
  const on6 = meansText(evidence, ['config4', 'config4 by index'], 'fair');
  const on8 = meansText(evidence, ['config6', 'config6 by index'], 'fair');
  return {
    id: 'position',
    claim: 'Judging the position after a move beats counting off a move of the list.',
    place: 'sections 7.2 and 7.11',
    verdict: verdictOf(of(contrasts, 'position', 'fair')),
    evidence: [
      `With nothing else changed, by position and by index: on 6x6 ${on6}; on 8x8 ${on8}.`,
      shownText(of(contrasts, 'position', 'fair')),
      'In the thesis the two ways never met under the same settings: every run on 8x8 judged positions.',
    ],
  };
}

function board(evidence: Evidence, contrasts: readonly Contrast[]): Conclusion {
  const fair = measureNamed('fair');
  const [constant8, constant6] = ['english', 'english-6x6'].map(
    (variant) => fair.estimate(yardstick(evidence, CONSTANT, variant)).value,
  ) as [number, number];
  const [mean8, mean6] = ['config6', 'config6 on 6x6'].map((name) => meanOf(evidence, name, fair)) as [number, number];
  return {
    id: 'board',
    claim: 'Evolution gives stronger strategies on 8x8 than on 6x6.',
    place: 'sections 7.1 and 7.11',
    verdict: verdictOf(of(contrasts, 'board', 'fair')),
    evidence: [
      `With the settings of config6 on both boards, ${meansText(evidence, ['config6', 'config6 on 6x6'], 'fair')}.`,
      shownText(of(contrasts, 'board', 'fair')),
      'A share of wins against random moves means something else on each board, though: a constant, which always takes ' +
        `the first move, wins ${percentText(constant8)} on 8x8 and ${percentText(constant6)} on 6x6. Above the ` +
        `constant, evolution gained ${pointsText(mean8 - constant8)} on 8x8 and ${pointsText(mean6 - constant6)} on 6x6.`,
      'The published runs on 6x6 also differed in population, generations, games and in how a strategy chooses.',
    ],
  };
}

function constant(evidence: Evidence): Conclusion {
  const { first, second, random } = yardstick(evidence, CONSTANT, 'english');
  const without = evidence.runs.filter(({ text }) => text !== '' && inputsOf(parseExpression(text)).length === 0);
  const share = first.wins / first.games;
  return {
    id: 'constant',
    claim: 'A constant can reach 69 % in the standardised test.',
    place: 'section 7.9 and run 8-07 of Table A.2',
    verdict: share.toFixed(3) === '0.693' ? 'holds' : 'does not hold',
    evidence: [
      `The strategy \`1.0\`, tested game for game as there, wins ${first.wins} of ${first.games} (${percentText(share)}) ` +
        `as the first player, but ${second.wins} of ${second.games} as the second, and ${estimateText(random.winRate)} ` +
        `of ${random.games} games of the fair test, with both colours from many openings.`,
      `Of the ${evidence.runs.length} champions bred here ${without.length} read no feature at all.`,
    ],
  };
}

function meanOf(evidence: Evidence, condition: string, measure: Measure): number {
  return mean(runsOf(evidence, condition).map((run) => measure.estimate(run).value));
}

/** `the fair test gives 0 % co-evolution 70.1 %, A 71.0 %, ... on average`. */
function meansText(evidence: Evidence, names: readonly string[], id: Measure['id']): string {
  const measure = measureNamed(id);
  const means = names.map((name) => `${name} ${percentText(meanOf(evidence, name, measure))}`);
  return `${measure.title} gives on average ${inWords(means)}`;
}

function shownText(contrasts: readonly Contrast[]): string {
  const shown = contrasts.flatMap((contrast) => {
    const winner = winnerOf(contrast);
    const loser = winner === contrast.first ? contrast.second : contrast.first;
    return winner === undefined ? [] : [`${winner} is better than ${loser} (${chanceText(contrast.adjusted)})`];
  });
  const runs = `${contrasts[0]!.comparison.first.count} and ${contrasts[0]!.comparison.second.count} runs`;
  if (shown.length > 0) return `Shown by the fair test: ${inWords(shown)}.`;
  const least = Math.min(...contrasts.map(({ adjusted }) => adjusted));
  return `With ${runs} the fair test shows no difference (the smallest ${chanceText(least)}).`;
}

/** What the published runs of some conditions could show against the baseline. */
function publishedText(names: readonly string[]): string {
  const testsOf = (name: string): number[] =>
    PUBLISHED_RUNS.filter(({ condition }) => condition === name).map((run) => run.test);
  const parts = names.map((name) => {
    const { p, smallestP } = compareGroups(testsOf('config6'), testsOf(name));
    return { text: `${name} ${chanceText(p)}`, smallestP };
  });
  return (
    `The published runs against the baseline: ${inWords(parts.map(({ text }) => text))}; with four and three runs ` +
    `p cannot be below ${Number(parts[0]!.smallestP.toPrecision(2))}, so they could not show a difference.`
  );
}

/** `12.3 points of a hundred`. */
function pointsText(share: number): string {
  return `${(100 * share).toFixed(1)} points of a hundred`;
}
