/** How the thesis was repeated, and where that differs from it, for a reader new to it. */

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
  'Runs have the parameters that the program of the thesis really used: a round was two games, a ratio of co-evolution ' +
  'of 0.4 became 0.28 because three in ten of those opponents moved at random too, draws counted nothing, and a strategy ' +
  'whose outermost operator was `if_` or `pdiv` always failed. "config6 repaired" and "config6 by index" are without ' +
  'that fault, so that they differ in nothing but how a strategy chooses.';

const DIFFERENCES =
  'Different here: training games follow the rules of English draughts, where the program had slips and decided games ' +
  'by pieces after 200 plies (100 on 6x6); such games are mostly draws here. Strategies that choose alike are measured ' +
  'once. A first individual is not turned down for being deeper than the program allowed. Random streams are others: a ' +
  'run with the seed of a published one is another run. No two runs share a seed.';

const THESIS_TEST =
  'The test of the thesis is played as it was there, by the rules and the random numbers of its program: five seeds, ' +
  'thirty games each, always as the first player, against random moves; a draw is no win. Champions that search, and ' +
  'those that follow captures, which that program did not know, have as many games by the real rules.';

function fairTest(evidence: Evidence): string {
  const gamesOf = (name: string): string => {
    const [{ random, minimax } = { random: { games: 0 }, minimax: { games: 0 } }] = runsOf(evidence, name);
    return `${random.games} games against random moves and ${minimax.games} against minimax`;
  };
  const draws = percentText(mean(runsOf(evidence, 'config6').map(({ random }) => (random.draws ?? 0) / random.games)));
  return (
    `The fair test has ${gamesOf('config6')} on 8x8, ${gamesOf('config4')} on 6x6, where there are fewer openings and ` +
    'games between players that never vary would repeat. Openings are of the three-move list, the same for all, and each ' +
    `is played with both colours. Its measure is the share of points, half a point for a draw: ${draws} of the games of ` +
    'config6 against random moves are drawn.'
  );
}

const COMPARISONS =
  'Conditions are compared by their runs, one number each, with the test of Mann and Whitney and A12 as effect size. ' +
  'For each of the three tests p is corrected after Holm for all comparisons that bear on conclusions; those of our ' +
  'default are corrected apart.';

const VERDICTS =
  'A conclusion holds if all of its comparisons show it by the fair test, holds in part if some do, is not shown if none ' +
  'does, and does not hold if one shows the opposite. That of the constant is a game for game repetition and needs no test.';
