/** The registry of mutations of vectors: a new one is a file and a line here. */

import type { Given } from '../../base/setting.ts';
import { findNamed, readSettings } from '../../base/setting.ts';
import { creep } from './creep.ts';
import { gaussian } from './gaussian.ts';
import { replace } from './replace.ts';
import { scale } from './scale.ts';
import type { MutateVector, VectorBounds, VectorMutationKind } from './vectorOperator.ts';
import { checkBounds, checkLength } from './vectorOperator.ts';

export const VECTOR_MUTATIONS: readonly VectorMutationKind[] = [gaussian, creep, replace, scale];

/** Checks settings and fills in the defaults, including the method. */
export function readVectorMutationSettings(given: Given, kinds = VECTOR_MUTATIONS) {
  const { method = gaussian.name, ...rest } = given;
  const { name, settings } = findNamed(kinds, method, 'mutation');
  return { method: name, ...readSettings(settings, rest, name) };
}

/** A mutation: a new vector from a parent. */
export function createVectorMutation(given: Given, bounds: VectorBounds, kinds = VECTOR_MUTATIONS): MutateVector {
  checkBounds(bounds);
  const { method, ...values } = readVectorMutationSettings(given, kinds);
  const mutate = findNamed(kinds, method, 'mutation').prepare(values, bounds);
  return (genome, rng) => {
    checkLength(genome, bounds);
    return mutate(genome, rng);
  };
}
