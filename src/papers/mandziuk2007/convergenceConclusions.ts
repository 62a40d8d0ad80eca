/** The conclusions about how the generators converge, and what sharing and mutation do. */

import { quotedName } from '../../reports/reportText.ts';
import type { Conclusion } from '../conclusion.ts';
import type { Part } from '../parts.ts';
import { countPart, judgedBy, meanPart } from '../parts.ts';
import { judgeAboveZero, judgeMoreThanChance } from '../verdictRules.ts';
import type { Count } from '../verdictRules.ts';
import { HG_UNMUTATED, SHARING, SHG_UNMUTATED, TOURNAMENTS } from './design.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { generatorPairs, runsOf } from './evidence.ts';
import { controlScores } from './scores.ts';
import { gainPart } from './scoreConclusions.ts';
import { judgeDiffers, judgeWithin } from './verdictRules.ts';

const DIRECT = 'in a match of new games for each seed, in checkers, ';

export function convergesFaster(evidence: Evidence): Conclusion {
  const faster = fasterPairs(evidence);
  const differences = tournamentDifferences(evidence);
  const [two, five] = TOURNAMENTS;
  const what = `The error of ${quotedName(five)} exceeds that of ${two}, relative to least squares, by`;
  const { verdict, evidence: texts } = judgedBy([
    faster.runs === 0
      ? { text: 'No pair of runs shows which generator is faster.', verdict: 'no evidence' }
      : countPart('HG is faster', faster, judgeMoreThanChance(faster, 0.5), undefined, 'pairs of runs'),
    differences.length === 0
      ? unmeasured(what)
      : meanPart(what, differences, 'percentage points', judgeDiffers(differences), 'seeds'),
  ]);
  return {
    id: 'K6',
    subject: 'convergence',
    claim: 'HG converges faster than SHG, and is sensitive to the size of tournaments.',
    place: 'section 6',
    rule:
      'first part: HG is faster with a shape and a seed if the variance of its weights, in the median, falls a thousandfold in ' +
      'fewer crossings than that of SHG; pairs in which SHG ended before either is known to be faster are left out. Confirmed if ' +
      'the lower 95 % bound (Wilson) of the share of such pairs exceeds one half, contradicted if the upper bound is below it. ' +
      'Second part: the error of the champion ' +
      'relative to that of least squares on the same positions, with tournaments of five less with tournaments of two, by ' +
      'seed in checkers; confirmed if the 95 % interval of the mean (Student’s t) excludes 0.',
    verdict,
    evidence: [...texts, undecidedText(evidence)],
  };
}

export function sharingHurts(evidence: Evidence): Conclusion {
  return {
    id: 'K7',
    subject: 'sharing',
    claim: 'Speciation by sharing makes heuristics with phases worse.',
    place: 'section 6',
    rule: `${DIRECT}the score of HG:3Ph against ${SHARING} less 50 %; confirmed if the 95 % interval of the mean (Student’s t) is above 0, contradicted if it is below.`,
    ...judgedBy([
      gainPart(
        `Against ${SHARING}, HG:3Ph scores more than 50 % by`,
        gainsOver(evidence, SHARING),
        judgeAboveZero,
        'seeds',
      ),
    ]),
  };
}

/** Less than this from 50 % hardly matters. */
const SMALL = 5;

export function mutationMatters(evidence: Evidence): Conclusion {
  const isSmall = (values: readonly number[]) => judgeWithin(values, -SMALL, SMALL);
  return {
    id: 'K8',
    subject: 'mutation',
    claim: 'Mutation hardly matters for linear heuristics of HG, and helps SHG with many genes.',
    place: 'section 6',
    rule:
      `${DIRECT}the score of 25F against 25F without mutation less 50 %. For HG: confirmed if the whole 95 % interval of ` +
      `the mean (Student’s t) is within ${SMALL} percentage points of 0, contradicted if all of it is outside. For SHG: ` +
      'confirmed if the interval is above 0, contradicted if it is below.',
    ...judgedBy([
      gainPart(
        `Against ${HG_UNMUTATED}, HG:25F scores more than 50 % by`,
        gainsOver(evidence, HG_UNMUTATED),
        isSmall,
        'seeds',
      ),
      gainPart(
        `Against ${SHG_UNMUTATED}, SHG:25F scores more than 50 % by`,
        gainsOver(evidence, SHG_UNMUTATED),
        judgeAboveZero,
        'seeds',
      ),
    ]),
  };
}

function gainsOver(evidence: Evidence, control: string): number[] {
  return controlScores(evidence, 'checkers', control).map((score) => score - 0.5);
}

/** Pairs of which one is known to have converged first, and how many times it was HG. */
function fasterPairs(evidence: Pick<Evidence, 'runs'>): Count {
  const decided = generatorPairs(evidence).filter(([hg, shg]) => isDecided(hg, shg));
  return { count: decided.filter(([hg, shg]) => fallOf(hg) < fallOf(shg)).length, runs: decided.length };
}

/** A run of SHG that ended without converging may still have been faster, if it had fewer crossings than HG needed. */
function isDecided(hg: StudiedRun, shg: StudiedRun): boolean {
  return fallOf(hg) !== fallOf(shg) && (fallOf(shg) < Infinity || fallOf(hg) <= crossingsOf(shg));
}

function undecidedText(evidence: Pick<Evidence, 'runs'>): string {
  const pairs = generatorPairs(evidence);
  const left = pairs.filter(([hg, shg]) => !isDecided(hg, shg));
  return (
    `${left.length} of ${pairs.length} pairs are left out: SHG ended after fewer crossings than HG needed, or both were as fast. Crossings of HG are ` +
    'counted to the end of a phase.'
  );
}

function crossingsOf({ traits }: Pick<StudiedRun, 'traits'>): number {
  return traits.crossings.reduce((sum, one) => sum + one, 0);
}

/** A thousandfold, as a power of ten. */
const FALL = 3;

/**
 * The crossings after which the variance of most weights has fallen a thousandfold, counted to the end of that
 * generation; infinite if it never has.
 */
function fallOf({ traits }: Pick<StudiedRun, 'traits'>): number {
  const at = traits.fall.findIndex((fall) => fall >= FALL);
  return at === -1 ? Infinity : traits.crossings.slice(0, at + 1).reduce((sum, one) => sum + one, 0);
}

/** By seed, in percentage points. */
function tournamentDifferences(evidence: Evidence): number[] {
  const [two, five] = TOURNAMENTS.map(
    (name) => new Map(runsOf(evidence, 'checkers', name).map((run) => [run.seed, run])),
  ) as [Map<number, StudiedRun>, Map<number, StudiedRun>];
  const errorOf = ({ traits }: StudiedRun): number => 100 * traits.aboveLeast.at(-1)!;
  return [...five].flatMap(([seed, run]) => {
    const other = two.get(seed);
    return other ? [errorOf(run) - errorOf(other)] : [];
  });
}

function unmeasured(what: string): Part {
  return { text: `${what} an unknown amount: it was not measured.`, verdict: 'no evidence' };
}
