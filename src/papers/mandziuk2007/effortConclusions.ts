/** The conclusions about what the generators cost, and how accurate duels are. */

import { percentText } from '../../reports/reportText.ts';
import type { Conclusion } from '../conclusion.ts';
import { judgedBy, meanPart } from '../parts.ts';
import { judgeAboveZero } from '../verdictRules.ts';
import { accuraciesOf, agreementGains } from './duelAccuracy.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { generatorPairs } from './evidence.ts';
import { PUBLISHED } from './published.ts';
import { gainPart } from './scoreConclusions.ts';

const RATIO = PUBLISHED.effort.populationRatio;

export function cheaper(evidence: Evidence): Conclusion {
  const pairs = effortPairs(evidence);
  const large = pairs.filter(({ populations }) => populations >= RATIO);
  const logs = large.map(({ nodes }) => Math.log2(nodes));
  const text = `With a population at least ${RATIO} times as large, a run of HG needs fewer nodes than one of SHG by a factor of 2 to the power of`;
  return {
    id: 'K9',
    subject: 'effort',
    claim: `In the same time, HG works with ${RATIO} times the population of SHG.`,
    place: 'section 7.2.1',
    rule:
      `the nodes of all searches of a run of SHG divided by those of HG, as a logarithm to base 2, over the common shapes ` +
      `and seeds of both games in which the population of HG is at least ${RATIO} times as large; confirmed if the 95 % ` +
      'interval of the mean (Student’s t) is above 0, contradicted if it is below.',
    ...judgedBy([
      large.length === 0
        ? { text: `No population of HG is ${RATIO} times as large as that of SHG.`, verdict: 'no evidence' }
        : meanPart(text, logs, '', judgeAboveZero(logs), 'pairs of runs'),
    ]),
  };
}

/** How many times the nodes and the population of the other generator: SHG to HG, and HG to SHG. */
interface EffortPair {
  readonly nodes: number;
  readonly populations: number;
}

export function effortPairs(evidence: Pick<Evidence, 'runs'>): EffortPair[] {
  return generatorPairs(evidence).map(([hg, shg]) => ({
    nodes: nodesOf(shg) / nodesOf(hg),
    populations: hg.population / shg.population,
  }));
}

/** All nodes of a run. */
export function nodesOf({ effort }: Pick<StudiedRun, 'effort'>): number {
  return effort.tasks * effort.nodesPerTask;
}

export function moreAccurate({ duels }: Evidence): Conclusion {
  const [shallow, deep] = accuraciesOf(duels).map(({ depth, pairs, undecided, agreeing }) => {
    const decided = pairs - undecided;
    const share = decided === 0 ? '' : `, ${percentText(agreeing / decided)}`;
    return `At depth ${depth}, ${undecided} of ${pairs} duels are undecided, and ${agreeing} of the other ${decided} agree with the long match${share}.`;
  });
  const { verdict, evidence } = judgedBy([
    gainPart('Deeper duels agree more often by', agreementGains(duels), judgeAboveZero, 'pairs of individuals'),
  ]);
  return {
    id: 'K10',
    subject: 'depth of duels',
    claim: 'Duels at depth 4 are more accurate than duels at depth 3.',
    place: 'section 6',
    rule:
      'two random individuals, as in the first population of SHG, have a duel at both depths and a long match from random ' +
      'openings; ' +
      'a duel that the winner of the match wins agrees with it, and an undecided duel agrees by half. Over all pairs that ' +
      'the match decides, the agreement at depth 4 less that at depth 3; confirmed if the 95 % interval of the mean ' +
      '(Student’s t) is above 0, contradicted if it is below.',
    verdict,
    evidence: [...evidence, shallow!, deep!],
  };
}
