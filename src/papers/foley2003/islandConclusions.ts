/** The conclusions about migration between islands. */

import { formatNoun } from '../../base/numberText.ts';
import { inWords, percentText, quotedName } from '../../reports/reportText.ts';
import { mean } from '../../stats/spread.ts';
import type { Conclusion } from '../conclusion.ts';
import { ISLANDS, migrationPair } from './design.ts';
import type { Evidence } from './evidence.ts';
import { bySeed, runsOf } from '../bySeed.ts';
import { divergence, dropRates, excessDrops, islandDistance } from './migrations.ts';
import type { DropRates } from './migrations.ts';
import { meanPart } from '../parts.ts';
import { PUBLISHED } from './published.ts';
import { STAGES, termIndex } from './terms.ts';
import type { Term } from './terms.ts';
import { judgeAboveZero, judgeBelowZero, judgeWhole } from '../verdictRules.ts';

const AFTER_T = 'over runs (Student’s t) is above 0, contradicted if it is below.';

export function newcomersTakeOver(evidence: Evidence): Conclusion {
  const courses = runsOf(evidence, ISLANDS).map(({ course }) => course);
  const values = courses.map(excessDrops);
  const rates = courses.map(dropRates);
  const total = (part: (one: DropRates) => DropRates['after']): string => {
    const sum = (of: (one: DropRates['after']) => number): number => rates.reduce((all, one) => all + of(part(one)), 0);
    return `${formatNoun(
      sum(({ drops }) => drops),
      'drop',
    )} in ${formatNoun(
      sum(({ generations }) => generations),
      'generation',
    )}`;
  };
  const { text, verdict } = meanPart(
    'After a migration an island has more drops in a generation by',
    values,
    'drops',
    judgeAboveZero(values),
  );
  return {
    id: 'F7',
    subject: 'newcomers',
    claim: 'Newcomers can take over an island, so that its similarity drops after a migration.',
    place: 'section 5.2 and figure 5.6',
    rule:
      'a drop is a fall of the similarity of an island by more than 25 percentage points from one generation to the ' +
      'next, from the first generation with newcomers on. In each run, the drops in a generation among the ' +
      'two generations after a migration, less those in all other generations; confirmed if the 95 % interval of the ' +
      `mean ${AFTER_T}`,
    verdict: judgeWhole([verdict]),
    evidence: [
      text,
      `All islands together: ${total(({ after }) => after)} after a migration and ${total(({ elsewhere }) => elsewhere)} elsewhere.`,
      emptyText(rates.flatMap(({ drops }) => drops)),
    ],
  };
}

/** Hardly any weight equals that of the fittest. */
const EMPTY = 0.05;

/** The drops to almost nothing, which the thesis describes. */
function emptyText(drops: DropRates['drops']): string {
  const empty = drops.filter(({ to }) => to < EMPTY);
  const after = empty.filter(({ isAfterMigration }) => isAfterMigration).length;
  return `Of the ${formatNoun(empty.length, 'drop')} to less than ${percentText(EMPTY)}, ${after} follow a migration.`;
}

export function islandsConverge(evidence: Evidence): Conclusion {
  const courses = runsOf(evidence, ISLANDS).map(({ course }) => course);
  const values = courses.map(divergence);
  const before = mean(courses.map((course) => islandDistance(course, course.interval! - 1)));
  const after = mean(courses.map((course) => islandDistance(course, -1)));
  const { text, verdict } = meanPart(
    'From just before the first migration to the end, the distance changes by',
    values,
    'points',
    judgeBelowZero(values),
  );
  const published = PUBLISHED.islands.rows.map(
    ({ term, stage, weights }) => `${inWords(weights.map(String))} for ${term} in stage ${stage}`,
  );
  const ours = PUBLISHED.islands.rows.map(({ term, stage }) => {
    const { islands } = courses[0]!;
    const weights = islands.map((island) => island.weights.at(-1)![stage - 1]![termIndex(term as Term)]!);
    return `${inWords(weights.map((weight) => weight.toFixed(0)))} for ${term} in stage ${stage}`;
  });
  return {
    id: 'F8',
    subject: 'convergence of islands',
    claim: 'The genetic material of the islands converges.',
    place: 'section 5.2',
    rule:
      'in each run, the mean absolute difference between the mean weights of two islands in the last generation less ' +
      'that in the last generation before the first migration; confirmed if the 95 % interval of the mean over runs ' +
      '(Student’s t) is below 0, contradicted if it is above.',
    verdict: judgeWhole([verdict]),
    evidence: [
      text,
      `On average over the ${STAGES.length * 9} weights, two islands differ by ${before.toFixed(0)} points before the ` +
        `first migration and by ${after.toFixed(0)} at the end.`,
      `The thesis gives the weights of its three islands: ${inWords(published)}. Our first run has ${inWords(ours)}.`,
    ],
  };
}

export function islandsHelp(evidence: Evidence): Conclusion {
  const [together, apart] = migrationPair(evidence.runs);
  const values = bySeed(evidence, together, apart, ({ elo }) => elo.value);
  const { text, verdict } = meanPart(
    `The champion of ${quotedName(together)} is stronger than that of ${quotedName(apart)} with the same seed by`,
    values,
    'Elo',
    judgeAboveZero(values),
  );
  return {
    id: 'F9',
    subject: 'the use of migration',
    claim: 'Migration between islands avoids local maxima and so yields better weights.',
    place: 'section 2.8 and chapter 6',
    rule:
      'the strength of the champion with migration less that without it, by seed; confirmed if the 95 % interval of the ' +
      `mean ${AFTER_T}`,
    verdict: judgeWhole([verdict]),
    evidence: [text],
  };
}
