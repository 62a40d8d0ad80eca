/** The conclusions about deeper opponents, about colours, and about the horizon. */

import type { Score } from '../../arena/tally.ts';
import { gamesOf } from '../../arena/tally.ts';
import type { Conclusion } from '../conclusion.ts';
import type { Part } from '../parts.ts';
import { judgedBy, meanPart } from '../parts.ts';
import { judgeAboveZero } from '../verdictRules.ts';
import { HORIZON } from './bouts.ts';
import type { Evidence } from './evidence.ts';
import { boutsOfKind, pointsShare, rowOf, totalOfBout } from './evidence.ts';
import { GAP_RULE, gapPart, levelPart } from './parts.ts';

export function stillScores(evidence: Evidence): Conclusion {
  const [four, six, eight, ten] = ['fb2', 'fb3', 'fb4', 'fb5'].map((row) => totalOfBout(rowOf(evidence, row))) as [
    Score,
    Score,
    Score,
    Score,
  ];
  const drawnOrLost = { wins: ten.draws, draws: 0, losses: ten.losses };
  return {
    id: 'H10',
    subject: 'deeper opponents',
    claim:
      'Against 6 plies the player is weaker but still wins, against 8 it wins a game, and against 10 it draws as often as it loses and never wins.',
    place: 'section 4.3',
    rule: `fb2 less fb3: ${GAP_RULE} That it wins is confirmed by one win, that it never wins by none. Draws among the games that are not won must be level with losses, within 10 points of one half.`,
    ...judgedBy([
      gapPart('Against 4 plies, fb', 'against 6', four, six),
      winsPart('Against 6 plies', six, true),
      winsPart('Against 8 plies', eight, true),
      winsPart('Against 10 plies', ten, false),
      ...(gamesOf(drawnOrLost) > 0
        ? [levelPart('Draws against 10 plies, of the games that are not won', drawnOrLost)]
        : []),
    ]),
  };
}

export function whiteIsBetter({ rows }: Evidence): Conclusion {
  const gains = rows.map(
    ({ measured: { asBlack, asWhite } }) => 100 * (pointsShare(asWhite).value - pointsShare(asBlack).value),
  );
  const verdict = judgeAboveZero(gains);
  return {
    id: 'H11',
    subject: 'colours',
    claim: 'There is a slight advantage of playing second, as White.',
    place: 'section 4.3',
    rule: 'the share of the points as White less that as Black, over all rows; confirmed if the 95 % interval of the mean (Student’s t) is above 0, contradicted if it is below.',
    ...judgedBy([meanPart('White scores more than Black by', gains, 'percentage points', verdict, 'rows')]),
  };
}

export function longerHorizon(evidence: Evidence): Conclusion {
  const search = totalOfBout(boutsOfKind(evidence, 'horizon').find(({ name }) => name === HORIZON)!);
  return {
    id: 'H13',
    subject: 'longer horizon',
    claim: 'The player equals a search of 4 plies and has a longer horizon.',
    place: 'section 5',
    rule: `fb2 must be level with 4 plies, as in H9; and against 8 plies, fb4 must score more than a search of 4 plies does: ${GAP_RULE}`,
    ...judgedBy([
      levelPart('fb2 against 4 plies', totalOfBout(rowOf(evidence, 'fb2'))),
      gapPart('Against 8 plies, fb', 'a search of 4 plies', totalOfBout(rowOf(evidence, 'fb4')), search),
    ]),
  };
}

function winsPart(what: string, score: Score, isExpected: boolean): Part {
  const verdict = score.wins > 0 === isExpected ? 'confirmed' : 'contradicted';
  return { text: `${what} it wins ${score.wins} of ${gamesOf(score)} games: ${verdict}.`, verdict };
}
