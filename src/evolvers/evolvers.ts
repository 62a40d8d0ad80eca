/** The registry of methods of evolution: a new one is a file and a line here. */

import type { Json } from '../base/json.ts';
import type { Given } from '../base/setting.ts';
import { findNamed, readSettings } from '../base/setting.ts';
import { byPlace } from './byPlace.ts';
import { cmaes } from './cmaes.ts';
import { converging } from './converging.ts';
import { duelling } from './duelling.ts';
import type { Evolver, EvolverKind, GenerationSize, Variation } from './evolver.ts';
import { generational } from './generational.ts';
import { muPlusLambda } from './muPlusLambda.ts';
import { nsga2 } from './nsga2.ts';
import { steadyState } from './steadyState.ts';

export const EVOLVERS: readonly EvolverKind[] = [
  generational,
  steadyState,
  muPlusLambda,
  byPlace,
  nsga2,
  cmaes,
  converging,
  duelling,
];

/** Checks settings and fills in the defaults, including the method. */
export function readEvolverSettings(given: Given) {
  const { method = generational.name, ...rest } = given;
  const { name, settings } = evolverNamed(method);
  return { method: name, ...readSettings(settings, rest, name) };
}

export function createEvolver<G extends Json>(given: Given, variation: Variation<G>): Evolver<G, Json> {
  const { method, ...values } = readEvolverSettings(given);
  return evolverNamed(method).create(values, variation);
}

/** The size of a generation on one island; NaN if it depends on a dimension that is not given. */
export function generationSize(given: Given, dimension = Number.NaN): GenerationSize {
  const { method, ...values } = readEvolverSettings(given);
  return evolverNamed(method).size(values, dimension);
}

export function evolverNamed(method: unknown): EvolverKind {
  return findNamed(EVOLVERS, method, 'evolver');
}
