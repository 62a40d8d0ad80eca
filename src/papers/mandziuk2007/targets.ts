/** Targets, set before the runs: how near numbers of the paper must be, and how strong champions. */

import type { Estimate } from '../../charts/chart.ts';
import { estimateText, percentText } from '../../reports/reportText.ts';
import { mean } from '../../stats/spread.ts';
import { wilsonInterval } from '../../stats/wilson.ts';
import type { Target } from '../target.ts';
import type { ClashResult } from './clash.ts';
import { scoreOf } from './clash.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { clashesOf, mainRuns } from './evidence.ts';
import { GENERATORS, hasDeepDuels } from './heuristics.ts';
import { PUBLISHED } from './published.ts';

const LEAST_AGAINST_MATERIAL = 0.6;
const CLEAR_OF = 0.55;

export function paperTargets(evidence: Evidence): Target[] {
  const runs = mainRuns(evidence);
  const shg = runs.filter(({ generator }) => generator === 'SHG');
  const { effective } = PUBLISHED.convergence;
  return [
    effectiveTarget(
      'HG',
      runs.filter(({ generator }) => generator === 'HG'),
      effective.HG,
    ),
    effectiveTarget(
      'SHG with the shallower duels',
      shg.filter(({ shape }) => !hasDeepDuels(shape)),
      effective['SHG depth 3'],
    ),
    effectiveTarget(
      'SHG with the deeper duels',
      shg.filter(({ shape }) => hasDeepDuels(shape)),
      effective['SHG depth 4'],
    ),
    ...GENERATORS.map((generator) => varianceTarget(generator, runs)),
    nullTarget(evidence),
    ...clashesOf(evidence, 'known player').map(strengthTarget),
  ];
}

function effectiveTarget(who: string, runs: readonly StudiedRun[], [least, most]: readonly number[]): Target {
  const share = mean(runs.map(effectiveShare));
  return {
    target: `effective crossings of ${who}: ${percentText(least!)} to ${percentText(most!)}`,
    measured: percentText(share),
    isMet: share >= least! && share <= most!,
  };
}

/** Of all crossings of a run. */
export function effectiveShare({ traits }: Pick<StudiedRun, 'traits'>): number {
  const crossings = traits.crossings.reduce((sum, one) => sum + one, 0);
  return traits.effective.reduce((sum, share, index) => sum + share * traits.crossings[index]!, 0) / crossings;
}

function varianceTarget(generator: string, runs: readonly StudiedRun[]): Target {
  const fallen = mean(runs.filter((run) => run.generator === generator).map(({ traits }) => traits.fallen.at(-1)!));
  return {
    target: `the variance of most weights of ${generator} falls by a factor of ${PUBLISHED.convergence.varianceFall} or more`,
    measured: `that of ${percentText(fallen)} of the weights`,
    isMet: fallen > 0.5,
  };
}

function nullTarget(evidence: Evidence): Target {
  const { strong, strongScore } = PUBLISHED.nullEqual;
  const scores = clashesOf(evidence, 'null at equal depth').map(scoreOf);
  const count = scores.filter((score) => score >= strongScore).length;
  return {
    target: `at least ${strong} of ${scores.length} heuristics score ${percentText(strongScore)} or more against null at equal depth`,
    measured: `${count}`,
    isMet: count >= strong,
  };
}

function strengthTarget(clash: ClashResult): Target {
  const score = clashEstimate(clash);
  const { game, first, second, seed } = clash;
  const isCheckers = game === 'checkers';
  const bar = isCheckers
    ? `scores ${percentText(LEAST_AGAINST_MATERIAL)} or more, clearly above ${percentText(CLEAR_OF)},`
    : 'scores clearly more than 50 %';
  return {
    target: `the best champion of ${game}, ${first} of seed ${seed}, ${bar} against ${second} at the same depth`,
    measured: estimateText(score),
    isMet: isCheckers ? score.value >= LEAST_AGAINST_MATERIAL && score.low > CLEAR_OF : score.low > 0.5,
  };
}

/** The share of the points of the first player, with its 95 % interval (Wilson). */
export function clashEstimate({ wins, draws, losses }: Pick<ClashResult, 'wins' | 'draws' | 'losses'>): Estimate {
  const games = wins + draws + losses;
  return { value: scoreOf({ wins, draws, losses }), ...wilsonInterval(wins + draws / 2, games) };
}
