/** The conclusions of the thesis (Foley 2003) and our verdicts, each with its rule, which was fixed before the runs. */

import type { Conclusion } from '../conclusion.ts';
import type { Evidence } from './evidence.ts';
import { mainRuns } from './evidence.ts';
import { islandsConverge, islandsHelp, newcomersTakeOver } from './islandConclusions.ts';
import { plays } from './playConclusion.ts';
import type { Part } from '../parts.ts';
import { countPart, judgedBy, meanPart } from '../parts.ts';
import type { Stage, Term } from './terms.ts';
import { dominantRuns, earlyLead, excessChange, lowRuns } from './weightRanks.ts';
import { judgeAboveZero, judgeMoreThanChance } from '../verdictRules.ts';
import { DOMINANT_CHANCE, LOW_CHANCE, judgeNotDominant } from './verdictRules.ts';

export function paperConclusions(evidence: Evidence): Conclusion[] {
  return [
    ...weightConclusions(evidence),
    newcomersTakeOver(evidence),
    islandsConverge(evidence),
    islandsHelp(evidence),
    plays(evidence),
  ];
}

const DOMINANT =
  'a term is dominant in a stage if its mean weight in the last population is among the two greatest of the nine by ' +
  'absolute value, which happens by chance in 2 of 9 runs; ';
const CONFIRMED =
  'confirmed if the lower 95 % bound (Wilson) of the share of runs exceeds chance, contradicted if the upper bound is ' +
  'below it.';

function weightConclusions(evidence: Evidence): Conclusion[] {
  const courses = mainRuns(evidence).map(({ course }) => course);
  const dominant = (term: Term, stage: Stage): Part => {
    const count = dominantRuns(courses, term, stage);
    return countPart(`${term} is dominant in stage ${stage}`, count, judgeMoreThanChance(count, DOMINANT_CHANCE));
  };
  const notDominant = (stage: Stage): Part => {
    const count = dominantRuns(courses, 'PA', stage);
    return countPart(`PA is dominant in stage ${stage}`, count, judgeNotDominant(count), '“not dominant”');
  };
  const low = (term: Term, stage: Stage): Part => {
    const count = lowRuns(courses, term, stage);
    return countPart(`${term} is very low in stage ${stage}`, count, judgeMoreThanChance(count, LOW_CHANCE));
  };
  const early = (term: Term): Part => {
    const values = courses.map((course) => earlyLead(course, term));
    const what = `${term} ranks better in stages 1 and 2 than in stages 3 and 4 by`;
    return meanPart(what, values, 'ranks', judgeAboveZero(values));
  };
  const changes = courses.map(excessChange);
  return [
    {
      id: 'F1',
      subject: 'piece advantage',
      claim: 'Piece advantage (PA) is dominant in stage 4 only.',
      place: 'section 5.1',
      rule:
        `${DOMINANT}in stage 4, ${CONFIRMED} In stages 1 to 3 “not dominant” is confirmed if the upper bound is below one ` +
        'half, and contradicted if the lower bound exceeds chance.',
      ...judgedBy([dominant('PA', 4), notDominant(1), notDominant(2), notDominant(3)]),
    },
    {
      id: 'F2',
      subject: 'king centrality',
      claim: 'King centrality (KC) is dominant in stages 3 and 4.',
      place: 'section 5.1',
      rule: `${DOMINANT}${CONFIRMED}`,
      ...judgedBy([dominant('KC', 3), dominant('KC', 4)]),
    },
    {
      id: 'F3',
      subject: 'balance and advancement',
      claim: 'Balance (BAL) and advancement (ADV) are more important in stages 1 and 2 than in stages 3 and 4.',
      place: 'section 5.1',
      rule:
        'in each run, the mean rank of the term in stages 3 and 4 less that in stages 1 and 2; confirmed if the 95 % ' +
        'interval of the mean over runs (Student’s t) is above 0, contradicted if it is below.',
      ...judgedBy([early('BAL'), early('ADV')]),
    },
    {
      id: 'F4',
      subject: 'low weights',
      claim: 'Balance has a very low weight in stages 3 and 4, and free kings (FK) in stage 1.',
      place: 'section 5.1',
      rule: `a weight is very low if it is among the three smallest of the nine, which happens by chance in 3 of 9 runs; ${CONFIRMED}`,
      ...judgedBy([low('BAL', 3), low('BAL', 4), low('FK', 1)]),
    },
    {
      id: 'F5',
      subject: 'free kings',
      claim: 'Free kings become dominant in stage 4.',
      place: 'figure 5.4',
      rule: `${DOMINANT}${CONFIRMED}`,
      ...judgedBy([dominant('FK', 4)]),
    },
    {
      id: 'F6',
      subject: 'stage 2',
      claim: 'Stage 2 is more confused than the other stages.',
      place: 'figure 5.2',
      rule:
        'in each run, the mean absolute change of the nine mean weights of stage 2 from one generation to the next, in ' +
        'the second half of the run, less the mean of the other stages; confirmed if the 95 % interval of the mean over ' +
        'runs (Student’s t) is above 0, contradicted if it is below.',
      ...judgedBy([
        meanPart('The weights of stage 2 change more in a generation by', changes, 'points', judgeAboveZero(changes)),
      ]),
    },
  ];
}
