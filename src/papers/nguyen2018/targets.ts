/** Targets, set before the runs of the study. */

import { meanInterval } from '../../stats/studentT.ts';
import type { Target } from '../target.ts';
import { OURS, PROGRAM, TEXT } from './design.ts';
import type { Evidence } from './evidence.ts';
import { bySeed, runsOf } from '../bySeed.ts';
import { eloText } from './numbers.ts';

/** Of one run of the text, in one thread: twice the four minutes on two cores. */
const MOST_SECONDS = 480;
const LEAST_RATIO = 5;
const LEAST_RATE = 1.5e6;
/** The square of a correlation of 0.995. */
const LEAST_SHARE = 0.99;

export function paperTargets(evidence: Evidence): Target[] {
  const { plain, quick } = evidence.speed;
  const seconds = Math.max(...runsOf(evidence, TEXT).map((run) => run.seconds));
  const lead = bySeed(evidence, OURS, TEXT, ({ elo }) => elo.value);
  const share = Math.min(...runsOf(evidence, PROGRAM).map(({ count }) => count.first.share));
  return [
    {
      target: `the net is computed at least ${LEAST_RATIO} times as fast as by plain loops`,
      measured: `${(quick / plain).toFixed(0)} times`,
      isMet: quick >= LEAST_RATIO * plain,
    },
    {
      target: 'at least 1.5 million evaluations a second in one thread',
      measured: `${(quick / 1e6).toFixed(1)} million`,
      isMet: quick >= LEAST_RATE,
    },
    {
      target: 'a run of the text with 200 generations takes at most four minutes on two cores, eight in one thread',
      measured: `the slowest takes ${seconds.toFixed(0)} seconds in one thread`,
      isMet: seconds <= MOST_SECONDS,
    },
    {
      target:
        'nets of the program are piece counts from the beginning, as the original ones: at least 99 % of the output',
      measured: `at least ${(100 * share).toFixed(1)} %`,
      isMet: share >= LEAST_SHARE,
    },
    {
      target: 'our own way is stronger than the text by an interval above 0',
      measured: eloText(lead),
      isMet: (meanInterval(lead).low ?? 0) > 0,
    },
  ];
}
