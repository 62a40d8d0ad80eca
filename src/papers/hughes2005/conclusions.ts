/** The conclusions of the paper and our verdicts, each with its rule, which was fixed before the games. */

import type { Score } from '../../arena/tally.ts';
import type { Conclusion } from '../conclusion.ts';
import { judgedBy } from '../parts.ts';
import type { Evidence } from './evidence.ts';
import { addedEqually, rowOf, totalOfBout } from './evidence.ts';
import { opensWithBias } from './firstMoves.ts';
import {
  BEST_RULE,
  GAP_RULE,
  LEVEL_RULE,
  SMALL_GAP_RULE,
  bestPart,
  gapPart,
  levelPart,
  smallGapPart,
  strongerPart,
  weakerPart,
} from './parts.ts';
import { longerHorizon, stillScores, whiteIsBetter } from './playConclusions.ts';

/** Configurations of 1000 games a move. */
const FIRST_SET = ['aa', 'ab', 'ac', 'ad', 'ae', 'af', 'ag', 'ah', 'ai', 'aj'];
const LARGER = ['ba', 'ca', 'cb'];
const SECOND_SET = ['da', 'db', 'dc', 'dd2', 'de', 'df', 'dg', 'dh', 'di', 'dj', 'dk', 'dl', 'dm'];
const AT_FOUR_PLIES = [...SECOND_SET, 'ea', 'fa', 'fb2', 'fd1'];

export function paperConclusions(evidence: Evidence): Conclusion[] {
  return [
    generationsMatter(evidence),
    averagingMattersLittle(evidence),
    afIsBest(evidence),
    moreGamesHelp(evidence),
    levelWithTwoPlies(evidence),
    generationsMatterAgain(evidence),
    tenAreTooFew(evidence),
    averagingHurts(evidence),
    levelWithFourPlies(evidence),
    stillScores(evidence),
    whiteIsBetter(evidence),
    opensWithBias(evidence),
    longerHorizon(evidence),
  ];
}

function generationsMatter(evidence: Evidence): Conclusion {
  const at = (plies: number, one: string, two: string) =>
    gapPart(`Against ${plies} plies, ${one}`, two, scoreOf(evidence, one, plies), scoreOf(evidence, two, plies));
  return {
    id: 'H1',
    subject: 'fewer generations',
    claim: 'Playing the move of the best plan, the player gets worse as the generations of a move get fewer.',
    place: 'section 4.2',
    rule: `aa has 20 generations and ad 1, with 1000 games; ca has 20 generations of 20 plans, cb of 200, with 8000; ${GAP_RULE}`,
    ...judgedBy([at(2, 'aa', 'ad'), at(4, 'aa', 'ad'), at(2, 'ca', 'cb'), at(4, 'ca', 'cb')]),
  };
}

function averagingMattersLittle(evidence: Evidence): Conclusion {
  return {
    id: 'H2',
    subject: 'averaging games',
    claim: 'Playing the move of the best plan, the number of games that are averaged has little effect.',
    place: 'section 4.2',
    rule: `aa plays 1 game and ai averages 10; ${SMALL_GAP_RULE} results against 2 and 4 plies count equally.`,
    ...judgedBy([smallGapPart('aa', 'ai', bothDepths(evidence, 'aa'), bothDepths(evidence, 'ai'))]),
  };
}

function afIsBest(evidence: Evidence): Conclusion {
  return {
    id: 'H3',
    subject: 'af',
    claim:
      'Averaging a few games is most effective: af is the best configuration of 1000 games with the move of the best plan.',
    place: 'section 4.2',
    rule: `${BEST_RULE} results against 2 and 4 plies count equally.`,
    ...judgedBy([
      bestPart(
        'af',
        byRow(FIRST_SET, (row) => bothDepths(evidence, row)),
      ),
    ]),
  };
}

function moreGamesHelp(evidence: Evidence): Conclusion {
  return {
    id: 'H4',
    subject: 'more games',
    claim: 'More games for a move improve play: ca, with eight times the games of af, is the best of the first set.',
    place: 'section 4.2',
    rule: `the first part is the difference to af, ${GAP_RULE} In the second, ${BEST_RULE} results against 2 and 4 plies count equally.`,
    ...judgedBy([
      gapPart('ca', 'af', bothDepths(evidence, 'ca'), bothDepths(evidence, 'af')),
      bestPart(
        'ca',
        byRow([...FIRST_SET, ...LARGER], (row) => bothDepths(evidence, row)),
      ),
    ]),
  };
}

function levelWithTwoPlies(evidence: Evidence): Conclusion {
  return {
    id: 'H5',
    subject: 'af and ca against searches',
    claim:
      'af is level with a search of 2 plies and weaker than one of 4; ca is stronger than 2 plies and weaker than 4.',
    place: 'section 4.2',
    rule: `${LEVEL_RULE} stronger and weaker if the interval is above or below 50 %.`,
    ...judgedBy([
      levelPart('af against 2 plies', scoreOf(evidence, 'af', 2)),
      weakerPart('af against 4 plies', scoreOf(evidence, 'af', 4)),
      strongerPart('ca against 2 plies', scoreOf(evidence, 'ca', 2)),
      weakerPart('ca against 4 plies', scoreOf(evidence, 'ca', 4)),
    ]),
  };
}

function generationsMatterAgain(evidence: Evidence): Conclusion {
  return {
    id: 'H6',
    subject: 'fewer generations, most common move',
    claim: 'Playing the most common move, the player also gets worse as the generations get fewer.',
    place: 'section 4.3',
    rule: `the configuration with the most generations less that with the fewest: dd2 and dg with one game, dh and dk with five averaged, fb3 and fd2 with 8000 games against 6 plies; ${GAP_RULE}`,
    ...judgedBy([
      gapPart('dd2', 'dg', scoreOf(evidence, 'dd2'), scoreOf(evidence, 'dg')),
      gapPart('dh', 'dk', scoreOf(evidence, 'dh'), scoreOf(evidence, 'dk')),
      gapPart('fb3', 'fd2', scoreOf(evidence, 'fb3'), scoreOf(evidence, 'fd2')),
    ]),
  };
}

function tenAreTooFew(evidence: Evidence): Conclusion {
  return {
    id: 'H7',
    subject: 'ten plans',
    claim: 'Ten plans are too few to hold all possible moves: dj with 20 plans is better than di with 10.',
    place: 'section 4.3',
    rule: GAP_RULE,
    ...judgedBy([gapPart('dj', 'di', scoreOf(evidence, 'dj'), scoreOf(evidence, 'di'))]),
  };
}

function averagingHurts(evidence: Evidence): Conclusion {
  return {
    id: 'H8',
    subject: 'averaging, most common move',
    claim: 'Playing the most common move, averaging games hurts, and one game with more generations is best.',
    place: 'section 4.3',
    rule: `df less dk, which has the same plans and averages five games instead of using five generations, ${GAP_RULE} In the second part, ${BEST_RULE} among the configurations of 1000 games.`,
    ...judgedBy([
      gapPart('df', 'dk', scoreOf(evidence, 'df'), scoreOf(evidence, 'dk')),
      bestPart(
        'dd2',
        byRow(SECOND_SET, (row) => scoreOf(evidence, row)),
      ),
    ]),
  };
}

function levelWithFourPlies(evidence: Evidence): Conclusion {
  return {
    id: 'H9',
    subject: 'fb2',
    claim: 'fb2, with 80 plans, 50 generations and one game, is the best against 4 plies and level with them.',
    place: 'section 4.3',
    rule: `${BEST_RULE} among all that play the most common move against 4 plies; ${LEVEL_RULE.slice(0, -1)}.`,
    ...judgedBy([
      bestPart(
        'fb2',
        byRow(AT_FOUR_PLIES, (row) => scoreOf(evidence, row)),
      ),
      levelPart('fb2 against 4 plies', scoreOf(evidence, 'fb2')),
    ]),
  };
}

function scoreOf(evidence: Evidence, row: string, plies?: number): Score {
  return totalOfBout(rowOf(evidence, row, plies));
}

function bothDepths(evidence: Evidence, row: string): Score {
  return addedEqually(scoreOf(evidence, row, 2), scoreOf(evidence, row, 4));
}

function byRow(rows: readonly string[], score: (row: string) => Score): Map<string, Score> {
  return new Map(rows.map((row) => [row, score(row)]));
}
