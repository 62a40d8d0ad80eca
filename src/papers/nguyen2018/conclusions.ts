/** The statements of the report and our verdicts, each with its rule, fixed before the runs; see `methodSection.ts`. */

import type { Conclusion } from '../conclusion.ts';
import type { Part } from '../parts.ts';
import { countPart, judgedBy, meanPart } from '../parts.ts';
import { judgeAboveZero, judgeBelowZero, judgeMoreThanChance } from '../verdictRules.ts';
import { shareOf } from './bouts.ts';
import { ALPHA_BETA, alphaBetaName } from './boutPlan.ts';
import type { KeptRecord } from './crossings.ts';
import { DEEP_OURS, DEEP_TEXT, DRASTIC, LARGE_STEPS, OURS, PROGRAM, SMALL_STEPS, TEXT } from './design.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { bySeed, runsOf } from '../bySeed.ts';
import { boutsOf, gainOf } from './evidence.ts';

export function paperConclusions(evidence: Evidence): Conclusion[] {
  return [
    learns(evidence),
    isInefficient(evidence),
    isVolatile(evidence),
    smallerMutation(),
    drasticCrossover(evidence),
    depth(evidence),
    treeSearch(evidence),
  ];
}

const ABOVE =
  'confirmed if the 95 % interval of the mean over the seeds (Student’s t) is above 0, contradicted if it is below.';

const elo = (run: StudiedRun): number => run.elo.value;

/** A score of 75 % against random moves. */
const CONSIDERABLE = 191;

function learns(evidence: Evidence): Conclusion {
  const first = (condition: string): Part => {
    const values = runsOf(evidence, condition).map(({ curve }) => curve[0]!.elo - CONSIDERABLE);
    return meanPart(
      `The best of generation 0 of “${condition}”, less ${CONSIDERABLE} Elo above random moves:`,
      values,
      'Elo',
      judgeAboveZero(values),
    );
  };
  const gain = (condition: string): Part => {
    const values = runsOf(evidence, condition).map(gainOf);
    return meanPart(
      `The champion of “${condition}”, less the best of its generation 0:`,
      values,
      'Elo',
      judgeAboveZero(values),
    );
  };
  return {
    id: 'N1',
    subject: 'learning',
    claim: 'It performs considerably without any training, and improves over time.',
    place: 'abstract',
    rule:
      'considerably means 75 % of the points against random moves, which is 191 Elo; the strength of the best of generation 0 ' +
      `less that, and of the champion less that of the best of generation 0, each for the text and the program; ${ABOVE}`,
    ...judgedBy([first(TEXT), first(PROGRAM), gain(TEXT), gain(PROGRAM)]),
  };
}

function isInefficient(evidence: Evidence): Conclusion {
  const lead = (condition: string): Part => {
    const values = bySeed(evidence, OURS, condition, elo);
    return meanPart(`The champion of “${OURS}”, less that of “${condition}”:`, values, 'Elo', judgeAboveZero(values));
  };
  return {
    id: 'N2',
    subject: 'efficiency',
    claim: 'It is not the most efficient of methods.',
    place: 'abstract',
    rule: `the strength of the champion of our own way, which plays as many games in training, less that of the text and of the program; ${ABOVE}`,
    ...judgedBy([lead(TEXT), lead(PROGRAM)]),
  };
}

function isVolatile(evidence: Evidence): Conclusion {
  const runs = runsOf(evidence, TEXT);
  const count = { count: runs.filter((run) => fallsOf(run) > 0).length, runs: runs.length };
  const lead = (one: string, two: string): Part => {
    const values = bySeed(evidence, one, two, elo);
    return meanPart(`The champion of “${one}”, less that of “${two}”:`, values, 'Elo', judgeAboveZero(values));
  };
  return {
    id: 'N3',
    subject: 'volatility',
    claim:
      'A genetic algorithm with feed-forward nets is volatile, and best paired with little randomness in mutation.',
    place: 'abstract',
    rule:
      'a fall is a loss of strength between two measured generations of a run of the text whose 95 % intervals do not ' +
      'overlap; confirmed if the lower 95 % bound (Wilson) of the share of runs with a fall exceeds one half. The text says ' +
      '“entropy” for randomness: the strength of the champion with a quarter of the mutation less that of the text, and of ' +
      `the text less that with four times the mutation; ${ABOVE}`,
    ...judgedBy([
      countPart('Strength falls at least once', count, judgeMoreThanChance(count, 0.5)),
      lead(SMALL_STEPS, TEXT),
      lead(TEXT, LARGE_STEPS),
    ]),
  };
}

/** How often strength falls by more than the intervals of two measurements in a row. */
export function fallsOf({ curve }: Pick<StudiedRun, 'curve'>): number {
  return curve.filter((point, index) => index > 0 && point.high < curve[index - 1]!.low).length;
}

/** The greatest step of mutation for a number of weights. */
function stepFor(weights: number): number {
  return 1 / Math.sqrt(2 * Math.sqrt(weights));
}

const LARGE_NET = 4101;
const SMALL_NET = 83;

function smallerMutation(): Conclusion {
  const [large, small] = [stepFor(LARGE_NET), stepFor(SMALL_NET)];
  return {
    id: 'N4',
    subject: 'size and mutation',
    claim: 'More weights in the net mean a smaller mutation.',
    place: 'section III.C.3',
    rule: 'follows from equation 1; confirmed if the greatest step of a larger net is smaller.',
    ...judgedBy([
      {
        text:
          `The greatest step is ${small.toFixed(3)} for the ${SMALL_NET} weights of our net and ${large.toFixed(3)} for the ` +
          `${LARGE_NET} of the text: ${large < small ? 'confirmed' : 'contradicted'}.`,
        verdict: large < small ? 'confirmed' : 'contradicted',
      },
    ]),
  };
}

function drasticCrossover(evidence: Evidence): Conclusion {
  const stronger = (condition: string): Part => {
    const values = bySeed(evidence, TEXT, condition, elo);
    return meanPart(`The champion of “${TEXT}”, less that of “${condition}”:`, values, 'Elo', judgeAboveZero(values));
  };
  const keeps = (condition: string): Part => {
    const of = ({ crossover }: KeptRecord, name: string): number => crossover[name]!.last;
    const values = evidence.kept.map((one) => 100 * (of(one, TEXT) - of(one, condition)));
    return meanPart(
      `The correlation of child and parent in “${TEXT}”, less that in “${condition}”:`,
      values,
      'hundredths',
      judgeAboveZero(values),
    );
  };
  return {
    id: 'N5',
    subject: 'drastic crossover',
    claim: 'A more drastic crossover could destroy the flow of the net and make it less effective.',
    place: 'section III.C.4',
    rule:
      'for each of three crossovers that swap more, the correlation of the outputs of a child and its dominant parent, taken ' +
      'from the last generation, and the strength of the champion, each in the text less that with the other crossover; ' +
      ABOVE,
    ...judgedBy([...DRASTIC.map(keeps), ...DRASTIC.map(stronger)]),
  };
}

function depth(evidence: Evidence): Conclusion {
  const above = (what: string, shares: readonly number[], isAbove: boolean): Part => {
    const values = shares.map((share) => 100 * (share - 0.5));
    return meanPart(what, values, 'percentage points', (isAbove ? judgeAboveZero : judgeBelowZero)(values));
  };
  const deeper = (condition: string): Part => {
    const bouts = boutsOf(evidence, 'deeper search', condition, 'itself at depth 2');
    return above(
      `The champion of “${condition}” at depth 4 against itself at depth 2, less 50 %:`,
      bouts.map(shareOf),
      true,
    );
  };
  const trained = (deep: string, shallow: string): Part => {
    const bouts = boutsOf(evidence, 'other condition', deep, shallow);
    return above(
      `The champion of “${deep}” against that of “${shallow}”, both at depth 2, less 50 %:`,
      bouts.map(shareOf),
      false,
    );
  };
  return {
    id: 'N6',
    subject: 'depth',
    claim: 'Deeper search plays better, and agents trained at a higher ply play much worse at a lower one.',
    place: 'section II.C, of Al-Khateeb and Kendall',
    rule:
      'the points of champions at depth 4 against themselves at depth 2 less 50 %; confirmed if the 95 % interval of the mean ' +
      'over the seeds (Student’s t) is above 0. The points of champions trained at depth 4 against those trained at depth 2, ' +
      'both playing at depth 2, less 50 %; confirmed if the interval is below 0, contradicted if it is above.',
    ...judgedBy([deeper(TEXT), deeper(OURS), trained(DEEP_TEXT, TEXT), trained(DEEP_OURS, OURS)]),
  };
}

/** The plies that the net of the tree search looks ahead at least: those of a play-out. */
const CUTOFF = 6;

function treeSearch(evidence: Evidence): Conclusion {
  const saved = evidence.efforts.map(({ alphaBeta, playouts }) => alphaBeta[ALPHA_BETA.indexOf(CUTOFF)]! - playouts);
  const bouts = boutsOf(evidence, 'tree search', TEXT, alphaBetaName(CUTOFF));
  const gains = bouts.map((bout) => 100 * (shareOf(bout) - 0.5));
  return {
    id: 'N7',
    subject: 'tree search',
    claim: 'Tree search with early termination needs to evaluate fewer positions than alpha-beta for its foresight.',
    place: 'section III.B',
    rule:
      'the evaluations of a move of alpha-beta to six plies, the length of a play-out, less the play-outs of the tree search; ' +
      `and its points against that alpha-beta with the same net, less 50 %; ${ABOVE}`,
    ...judgedBy([
      meanPart(
        `Alpha-beta to depth ${CUTOFF} evaluates more positions in a move by`,
        saved,
        'positions',
        judgeAboveZero(saved),
      ),
      meanPart(
        `The tree search against alpha-beta to depth ${CUTOFF}, less 50 %:`,
        gains,
        'percentage points',
        judgeAboveZero(gains),
      ),
    ]),
  };
}
