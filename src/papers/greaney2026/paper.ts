/**
 * The thesis EvoDraughts (Greaney 2026) repeated: its runs with their parameters and seeds, further seeds, since a rank
 * test of three runs against four cannot show anything, controls that change one setting at a time, and our default
 * with about as many games. Seeds are those of the thesis where it gives them; random streams and so the runs differ.
 */

import { fileURLToPath } from 'node:url';
import { readPlanFile } from '../../experiments/planFile.ts';
import type { Paper } from '../paper.ts';
import { paperMeasurements } from './measurements.ts';
import { PUBLISHED } from './published.ts';
import { paperReport } from './paperReport.ts';

export const greaney2026: Paper = {
  name: 'greaney2026',
  title: 'EvoDraughts, the program of the thesis: strategies by Grammatical Evolution',
  source: PUBLISHED.source,
  cost: {
    full: '292 runs, 15 to 40 minutes on two cores',
    quick: '50 small runs, less than a minute on two cores',
  },
  plan: (scale) => readPlanFile(fileURLToPath(new URL(`${scale}Plan.json`, import.meta.url))),
  measurements: paperMeasurements,
  report: paperReport,
};
