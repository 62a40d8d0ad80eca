/** How the thesis was repeated, and the differences from it. */

import type { Section } from '../../documents/document.ts';
import { listBlock } from '../../reports/blocks.ts';
import { percentText } from '../../reports/reportText.ts';
import { mean } from '../../stats/spread.ts';
import type { Evidence } from './evidence.ts';
import { runsOf } from './evidence.ts';
import { PUBLISHED } from './published.ts';

export function methodSection(evidence: Evidence): Section {
  const items = [SOURCES, PARAMETERS, DIFFERENCES, THESIS_TEST, fairTest(evidence), COMPARISONS, VERDICTS];
  return { id: 'method', title: 'How it was measured', blocks: [listBlock(items)] };
}

const SOURCES =
  `Published numbers are from ${PUBLISHED.source}: Tables A.1 and A.2 (pages ${PUBLISHED.runs8x8.pages}), section ` +
  `${PUBLISHED.minimax.section} (page ${PUBLISHED.minimax.pages}) and section ${PUBLISHED.people.section} (pages ` +
  `${PUBLISHED.people.pages}). They are stored as \`published.json\`.`;

const PARAMETERS =
  'Runs have the parameters that the program of the thesis actually used: a round was two games; a co-evolution ratio of ' +
  '0.4 became 0.28, because 30 % of those opponents also moved at random; draws counted nothing; and a strategy whose ' +
  'outermost operator was `if_` or `pdiv` always failed. “config6 repaired” and “config6 by index” do not have that ' +
  'fault, so that they differ only in how a strategy chooses moves.';

const DIFFERENCES =
  'Differences from the thesis: training games follow the rules of English draughts. The program of the thesis broke ' +
  'some of them, and decided games by pieces after 200 plies (100 on 6x6); most such games are draws here. Strategies ' +
  'that choose the same moves are measured once. A first individual may be deeper than the program allowed. The random ' +
  'streams differ, so a run with the seed of a published run is a different run. No two runs share a seed.';

const THESIS_TEST =
  'The test of the thesis follows the rules and the random numbers of its program: five seeds with thirty games each, ' +
  'always as the first player, against random moves; a draw is not a win. Champions that search or follow captures, ' +
  'which that program could not do, play the same number of games by the real rules.';

function fairTest(evidence: Evidence): string {
  const gamesOf = (name: string): string => {
    const [{ random, minimax } = { random: { games: 0 }, minimax: { games: 0 } }] = runsOf(evidence, name);
    return `${random.games} games against random moves and ${minimax.games} against minimax`;
  };
  const draws = percentText(mean(runsOf(evidence, 'config6').map(({ random }) => (random.draws ?? 0) / random.games)));
  return (
    `The fair test has ${gamesOf('config6')} on 8x8, and ${gamesOf('config4')} on 6x6. On 6x6 there are fewer openings, ` +
    'and games between players that never vary would repeat. Openings come from the three-move list, are the same for ' +
    'all, and are played with both colours. The score is the share of points, with half a point for a draw: ' +
    `${draws} of the games of “config6” against random moves are draws.`
  );
}

const COMPARISONS =
  'Conditions are compared by their runs, one number each, with the Mann-Whitney test and A12 as the effect size. For ' +
  'each of the three tests, p is corrected after Holm over all comparisons behind the conclusions; the comparisons of ' +
  'our default are corrected separately.';

const VERDICTS =
  'A conclusion is confirmed if all of its comparisons show it in the fair test, and partly confirmed if some do. There ' +
  'is no evidence for it if none does, and it is contradicted if one shows the opposite. The conclusion about the ' +
  'constant repeats the same games and needs no statistical test.';
