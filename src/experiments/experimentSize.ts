/** The size of an experiment, from the sizes of its parts. */

import { generationSize } from '../evolvers/evolvers.ts';
import { dimensionOf } from '../genomes/representations.ts';
import { trialNamed } from '../trials/trials.ts';
import type { Experiment } from './experiment.ts';

export interface ExperimentSize {
  /** The individuals that live or are asked about in a generation, on all islands. */
  readonly individuals: number;
  /** The most games of a generation. */
  readonly games: number;
}

export function experimentSize({ genome, evolver, islands, fitness }: Experiment): ExperimentSize {
  const { living, asked } = generationSize(evolver, dimensionOf(genome));
  const individuals = Math.max(living, asked) * islands.count;
  const { method, ...fields } = fitness;
  return { individuals, games: trialNamed(method).gamesOf(fields, individuals, islands.count) };
}
