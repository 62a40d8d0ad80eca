/**
 * The report of Nguyen (2018) with the results that it does not have: neural nets bred by a genetic algorithm, as the text
 * describes the method and as its program ran, with controls, Blondie24's method, and our own way at the same cost.
 */

import type { Paper } from '../paper.ts';
import { paperMeasurements } from './measurements.ts';
import { paperPlan } from './plan.ts';
import { PUBLISHED } from './published.ts';
import { paperReport } from './paperReport.ts';

export const nguyen2018: Paper = {
  name: 'nguyen2018',
  title: 'Neural nets bred by a genetic algorithm',
  source: PUBLISHED.source,
  cost: {
    full: '405 runs, about seven hours on two cores',
    standard: '101 runs, about 70 minutes on two cores',
    quick: '41 small runs, less than a minute on two cores',
  },
  plan: paperPlan,
  measurements: paperMeasurements,
  report: paperReport,
};
