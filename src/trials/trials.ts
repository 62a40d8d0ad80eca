/** The registry of trials: a new one is a file and a line here. */

import { findNamed } from '../base/setting.ts';
import { blackGames } from './blackGames.ts';
import { duels } from './duels.ts';
import { forecast } from './forecast.ts';
import { opponents } from './opponents.ts';
import { positions } from './positions.ts';
import { roundRobin } from './roundRobin.ts';
import type { Trial, TrialKind, TrialWorld } from './trial.ts';

export const TRIALS: readonly TrialKind[] = [opponents, roundRobin, blackGames, positions, duels, forecast];

/** The default trial. */
export const FIRST_TRIAL = opponents.name;

/** The section `fitness` of an experiment. */
export type TrialFields = Readonly<Record<string, unknown>>;

export function trialNamed(method: unknown): TrialKind {
  return findNamed(TRIALS, method ?? FIRST_TRIAL, 'fitness');
}

export function createTrial({ method, ...fields }: TrialFields, world: TrialWorld): Trial {
  return trialNamed(method).create(fields, world);
}
