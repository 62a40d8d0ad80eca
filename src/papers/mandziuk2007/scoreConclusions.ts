/** The conclusions about which heuristics score more: by generator, by shape, and against the null heuristic. */

import { percentText } from '../../reports/reportText.ts';
import { compareGroups } from '../../stats/compareGroups.ts';
import { mean } from '../../stats/spread.ts';
import type { Conclusion } from '../conclusion.ts';
import type { Part } from '../parts.ts';
import { judgedBy, meanPart } from '../parts.ts';
import { judgeAboveZero, judgeBelowZero } from '../verdictRules.ts';
import type { PartVerdict } from '../verdictRules.ts';
import type { ClashKind } from './clash.ts';
import { scoreOf } from './clash.ts';
import { RAW } from './design.ts';
import type { Evidence } from './evidence.ts';
import { clashesOf } from './evidence.ts';
import { COMMON_SHAPES, GAMES } from './heuristics.ts';
import type { Game } from './heuristics.ts';
import { controlScores, generatorGains, seedScores, shapeGains } from './scores.ts';

const SCORE = 'the score of a heuristic is its share of the points in the tournament of its seed; ';
const ABOVE = 'confirmed if the 95 % interval of the mean (Student’s t) is above 0, contradicted if it is below.';

export function hgIsBetter(evidence: Evidence): Conclusion {
  const parts = GAMES.map((game) =>
    gainPart(`In ${game}, HG scores more than SHG by`, generatorGains(evidence, game), judgeAboveZero),
  );
  const { verdict, evidence: texts } = judgedBy(parts);
  return {
    id: 'K1',
    subject: 'HG and SHG',
    claim: 'HG is a more efficient generator than SHG.',
    place: 'section 8',
    rule: `${SCORE}in each game, the score of HG less that of SHG over the seven common shapes and all seeds; ${ABOVE}`,
    verdict,
    evidence: [...texts, ...GAMES.map((game) => effectText(evidence, game))],
  };
}

export function phasesHelp(evidence: Evidence): Conclusion {
  const parts = GAMES.map((game) =>
    gainPart(`In ${game}, 3Ph scores more than 8F by`, shapeGains(evidence, [game], '3Ph', '8F'), judgeAboveZero),
  );
  const { verdict, evidence: texts } = judgedBy(parts);
  return {
    id: 'K2',
    subject: 'phases of the game',
    claim: 'Separate weights for disjoint phases of the game are an advantage in both games.',
    place: 'sections 4.2, 6 and 8',
    rule: `${SCORE}in each game, the score of 3Ph less that of 8F, which has the same features, over generators and seeds; ${ABOVE}`,
    verdict,
    evidence: [...texts, 'That overlapping phases hinder the evolution is not tested: the paper gives no such phases.'],
  };
}

export function differencesHelp(evidence: Evidence): Conclusion {
  const direct = controlScores(evidence, 'checkers', RAW).map((score) => score - 0.5);
  return {
    id: 'K3',
    subject: 'differences and raw numbers',
    claim:
      'Differences between the players are better than raw numbers, except for pawns and kings in the simplest heuristics.',
    place: 'sections 4 and 8',
    rule:
      `${SCORE}first part: the score of 10F, with raw pawns and kings, less that of 8F over generators, seeds and both ` +
      `games; second part: the score of HG:8F against ${RAW}, with all features raw, in a match of new games for each ` +
      `seed, less 50 %; ${ABOVE}`,
    ...judgedBy([
      gainPart('10F scores more than 8F by', shapeGains(evidence, GAMES, '10F', '8F'), judgeAboveZero),
      gainPart(`Against ${RAW}, HG:8F scores more than 50 % by`, direct, judgeAboveZero, 'seeds'),
    ]),
  };
}

export function generalises(evidence: Evidence): Conclusion {
  const part = (kind: ClashKind, what: string): Part => {
    const gains = clashesOf(evidence, kind).map((clash) => scoreOf(clash) - 0.5);
    return gainPart(`${what}, the heuristics score more than 50 % by`, gains, judgeAboveZero, 'heuristics');
  };
  return {
    id: 'K4',
    subject: 'generalisation',
    claim: 'Heuristics evolved with shallow searches are good at depths 6 to 10.',
    place: 'sections 7.1.2 and 8',
    rule: `in give-away, the mean score of the fifteen heuristics against the null heuristic less 50 %, if both search equally deep and if null searches deeper; ${ABOVE}`,
    ...judgedBy([
      part('null at equal depth', 'Against null at equal depth'),
      part('null searching deeper', 'Against null that searches deeper'),
    ]),
  };
}

export function fivePhasesArePoor(evidence: Evidence): Conclusion {
  return {
    id: 'K5',
    subject: 'five phases',
    claim: 'Heuristics with five phases are poor: they are too complex for the population.',
    place: 'sections 7.1.1 and 7.2.1',
    rule: `${SCORE}the score of 5Ph less that of 3Ph over generators, seeds and both games; confirmed if the 95 % interval of the mean (Student’s t) is below 0, contradicted if it is above.`,
    ...judgedBy([gainPart('5Ph scores more than 3Ph by', shapeGains(evidence, GAMES, '5Ph', '3Ph'), judgeBelowZero)]),
  };
}

/** `HG scores more than SHG by 4.20 percentage points (1.00 to 7.40) on average over 21 pairs: confirmed.` */
export function gainPart(
  what: string,
  gains: readonly number[],
  judge: (values: readonly number[]) => PartVerdict,
  over = 'pairs of champions',
): Part {
  if (gains.length === 0) return { text: `${what} an unknown amount: it was not measured.`, verdict: 'no evidence' };
  const percent = gains.map((gain) => 100 * gain);
  const verdict = judge(percent);
  // A negative gain reads better as a loss.
  const isLoss = mean(percent) < 0 && what.includes(MORE);
  const shown = isLoss ? percent.map((value) => -value) : percent;
  return meanPart(isLoss ? what.replace(MORE, ' less than ') : what, shown, 'percentage points', verdict, over);
}

const MORE = ' more than ';

function effectText(evidence: Evidence, game: Game): string {
  const scores = (generator: string): number[] =>
    COMMON_SHAPES.flatMap((shape) => [...seedScores(evidence, game, `${generator}:${shape}`).values()]);
  const { a12, effect } = compareGroups(scores('HG'), scores('SHG'));
  return `In ${game}, a champion of HG scores more than one of SHG in ${percentText(a12)} of all pairs (A12, effect: ${effect}).`;
}
