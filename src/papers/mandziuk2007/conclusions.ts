/** The conclusions of the paper and our verdicts, each with its rule, which was fixed before the runs. */

import type { Conclusion } from '../conclusion.ts';
import type { Evidence } from './evidence.ts';
import { convergesFaster, mutationMatters, sharingHurts } from './convergenceConclusions.ts';
import { cheaper, moreAccurate } from './effortConclusions.ts';
import { differencesHelp, fivePhasesArePoor, generalises, hgIsBetter, phasesHelp } from './scoreConclusions.ts';

export function paperConclusions(evidence: Evidence): Conclusion[] {
  return [
    hgIsBetter(evidence),
    phasesHelp(evidence),
    differencesHelp(evidence),
    generalises(evidence),
    fivePhasesArePoor(evidence),
    convergesFaster(evidence),
    sharingHurts(evidence),
    mutationMatters(evidence),
    cheaper(evidence),
    moreAccurate(evidence),
  ];
}
