/**
 * The thesis of Foley (2003) repeated: 36 weights of an evaluation, bred in one population and on three islands. It
 * shows one run of each; we have several seeds, controls for the settings that it does not give, islands without
 * migration, and measurements of its search trees and of the play of champions.
 */

import { fileURLToPath } from 'node:url';
import { readPlanFile } from '../../experiments/planFile.ts';
import type { Paper } from '../paper.ts';
import { paperMeasurements } from './measurements.ts';
import { PUBLISHED } from './published.ts';
import { paperReport } from './paperReport.ts';

export const foley2003: Paper = {
  name: 'foley2003',
  title: 'Weights of an evaluation by a genetic algorithm on islands',
  source: PUBLISHED.source,
  cost: {
    full: '120 runs, up to 17.9 million games, about 14 hours on two cores',
    standard: '55 runs, up to 1.9 million games, about an hour on two cores',
    quick: '22 small runs, less than a minute on two cores',
  },
  plan: (scale) => readPlanFile(fileURLToPath(new URL(`${scale}Plan.json`, import.meta.url))),
  measurements: paperMeasurements,
  report: paperReport,
};
