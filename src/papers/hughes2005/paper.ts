/**
 * Hughes (2005) repeated: a player that evolves whole sequences of moves while it thinks, in all rows of the tables,
 * with controls of how we read the paper and the improvements that it proposes.
 */

import type { Paper } from '../paper.ts';
import { paperMeasurements } from './measurements.ts';
import { PUBLISHED } from './published.ts';
import { paperReport } from './paperReport.ts';

export const hughes2005: Paper = {
  name: 'hughes2005',
  title: 'Checkers by on-line co-evolution of move sequences',
  source: PUBLISHED.source,
  cost: {
    full: 'all games of the paper, about two hours on two cores',
    standard: 'half of the games, about an hour on two cores',
    quick: 'two games a row with small players, some seconds on two cores',
  },
  measurements: paperMeasurements,
  report: paperReport,
};
