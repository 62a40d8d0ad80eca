/** The registry of methods of evolution: a new one is a file and a line here. */

import type { Json } from '../base/json.ts';
import type { Given } from '../base/setting.ts';
import { findNamed, readSettings } from '../base/setting.ts';
import { cmaes } from './cmaes.ts';
import type { Evolver, EvolverKind, Variation } from './evolver.ts';
import { generational } from './generational.ts';
import { muPlusLambda } from './muPlusLambda.ts';
import { nsga2 } from './nsga2.ts';
import { steadyState } from './steadyState.ts';

export const EVOLVERS: readonly EvolverKind[] = [generational, steadyState, muPlusLambda, nsga2, cmaes];

/** Checks settings and fills in what is missing, the method too. */
export function readEvolverSettings(given: Given) {
  const { method = generational.name, ...rest } = given;
  const { name, settings } = findNamed(EVOLVERS, method, 'evolver');
  return { method: name, ...readSettings(settings, rest, name) };
}

export function createEvolver<G extends Json>(given: Given, variation: Variation<G>): Evolver<G, Json> {
  const { method, ...values } = readEvolverSettings(given);
  return findNamed(EVOLVERS, method, 'evolver').create(values, variation);
}
