/** The conclusion about the play of the final program. */

import { meanShareInterval } from '../../stats/studentT.ts';
import { estimateText, meanText, percentText } from '../../reports/reportText.ts';
import type { Estimate } from '../../charts/chart.ts';
import { wilsonInterval } from '../../stats/wilson.ts';
import type { Conclusion } from '../conclusion.ts';
import type { Evidence } from './evidence.ts';
import { mainRuns } from './evidence.ts';
import { multipleShare } from './multipleCaptures.ts';
import { judgeAboveZero, judgeBelow, judgeWhole } from '../verdictRules.ts';
import type { EndingsRecord } from './wonEndings.ts';
import { FEWEST_PLIES, MOST_PIECES } from './wonEndings.ts';

/** Weak in endings: fewer won endings are won than the first share. The opposite: more than the second. */
const WEAK = 0.75;
const STRONG = 0.9;

export function plays(evidence: Evidence): Conclusion {
  const captures = mainRuns(evidence).flatMap((run) => run.captures ?? []);
  const endings = mainRuns(evidence).flatMap((run) => run.endings ?? []);
  const own = captures.map(({ champion }) => multipleShare(champion));
  const others = captures.map(({ opponent }) => multipleShare(opponent));
  const excess = own.map((share, index) => share - others[index]!);
  const won = endingsWon(endings);
  const verdicts = [judgeAboveZero(excess), judgeBelow(won, WEAK, STRONG)];
  const games = captures.reduce((sum, { played }) => sum + played, 0);
  const played = endings.reduce((sum, one) => sum + one.endings, 0);
  return {
    id: 'F10',
    subject: 'play',
    claim: 'The program sets up multiple jumps and is weak in endings.',
    place: 'section 5.3',
    rule:
      'multiple jumps are confirmed if the share of the champions’ captures that take two pieces or more exceeds that of ' +
      'their opponents, by the 95 % interval of the difference over champions (Student’s t), and contradicted if it is ' +
      `smaller. Weakness in endings is confirmed if the upper bound of the share of won endings that champions win is below ` +
      `${percentText(WEAK)}, contradicted if the lower bound is above ${percentText(STRONG)}.`,
    verdict: judgeWhole(verdicts),
    evidence: [
      'That it plays about as well as its author cannot be tested: there are no games of his.',
      `In ${games} games against material at depth 4, ${meanText(meanShareInterval(own))} of the captures of a champion ` +
        `take two pieces or more, and ${meanText(meanShareInterval(others))} of those of its opponent: ${verdicts[0]}.`,
      `Of ${played} endings of at most ${MOST_PIECES} pieces, won in ${FEWEST_PLIES} plies or more against a defender with ` +
        `endgame tables, the champions win ${estimateText(won)}: ${verdicts[1]}.`,
      ...evidence.knownEndings.map(
        ({ title, endings: known }) =>
          `For comparison, ${title} at depth 4, which was not evolved, wins ${percentText(known.won / known.endings)} of the ` +
          'same endings.',
      ),
    ],
  };
}

/**
 * The mean share over champions with its interval. If all of them win the same share, it is that of one champion's
 * endings: all champions play the same ones.
 */
export function endingsWon(champions: readonly EndingsRecord[]): Estimate {
  const { value, low, high } = meanShareInterval(champions.map((one) => one.won / one.endings));
  if (low !== null && high !== null) return { value, low, high };
  const [{ won, endings } = { won: 0, endings: 0 }] = champions;
  return { value, ...wilsonInterval(won, endings) };
}
