/**
 * Mańdziuk, Kusiak and Walędzik (2007) repeated: weights of fifteen heuristics, evolved by two generators for checkers
 * and for give-away. The paper has one champion of each; we have several seeds, controls for the settings that it does
 * not give, and measurements of all that it measured.
 */

import type { Paper } from '../paper.ts';
import { paperMeasurements } from './measurements.ts';
import { paperPlan } from './plan.ts';
import { PUBLISHED } from './published.ts';
import { paperReport } from './paperReport.ts';

export const mandziuk2007: Paper = {
  name: 'mandziuk2007',
  title: 'Heuristics of checkers and give-away by two evolutionary generators',
  source: PUBLISHED.source,
  cost: {
    full: '480 runs of the size of the paper, about a day on two cores',
    standard: '156 runs, about an hour on two cores',
    quick: '78 small runs, less than a minute on two cores',
  },
  plan: paperPlan,
  measurements: paperMeasurements,
  report: paperReport,
};
