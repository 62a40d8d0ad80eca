/** The size of an experiment, from the sizes of its parts. */

import { evolverNamed, generationSize } from '../evolvers/evolvers.ts';
import { dimensionOf } from '../genomes/representations.ts';
import { variantNamed } from '../rules/variant.ts';
import { trialNamed } from '../trials/trials.ts';
import type { Experiment } from './experiment.ts';

export interface ExperimentSize {
  /** The individuals that live or are asked about in a generation, on all islands. */
  readonly individuals: number;
  /** The most games of a generation, and the positions that it searches. */
  readonly games: number;
  readonly positions: number;
}

export function experimentSize({ genome, evolver, islands, fitness, variant }: Experiment): ExperimentSize {
  const { living, asked } = generationSize(evolver, dimensionOf(genome, variantNamed(variant)));
  const most = Math.max(living, asked) * islands.count;
  const { method, ...fields } = fitness;
  const trial = trialNamed(method);
  return {
    // Duels are asked about pairs, again and again.
    individuals: evolverNamed(evolver.method).asks === 'duels' ? living * islands.count : most,
    games: trial.gamesOf(fields, most, islands.count),
    positions: trial.positionsOf?.(fields) ?? 0,
  };
}
