/** The registry of crossovers of vectors: a new one is a file and a line here. */

import type { Given } from '../../base/setting.ts';
import { findNamed, readSettings } from '../../base/setting.ts';
import { blend } from './blend.ts';
import { cut } from './cut.ts';
import { onePoint } from './onePoint.ts';
import { twoPoint } from './twoPoint.ts';
import { uniform } from './uniform.ts';
import type { CrossVectors, VectorBounds, VectorCrossoverKind } from './vectorOperator.ts';
import { checkBounds, checkLength } from './vectorOperator.ts';

export const VECTOR_CROSSOVERS: readonly VectorCrossoverKind[] = [onePoint, twoPoint, uniform, blend, cut];

/** Checks settings and fills in the defaults, including the method. */
export function readVectorCrossoverSettings(given: Given, kinds = VECTOR_CROSSOVERS) {
  const { method = onePoint.name, ...rest } = given;
  const { name, settings } = findNamed(kinds, method, 'crossover');
  return { method: name, ...readSettings(settings, rest, name) };
}

/** A crossover: two new vectors from two parents. */
export function createVectorCrossover(given: Given, bounds: VectorBounds, kinds = VECTOR_CROSSOVERS): CrossVectors {
  checkBounds(bounds);
  const { method, ...values } = readVectorCrossoverSettings(given, kinds);
  const cross = findNamed(kinds, method, 'crossover').prepare(values, bounds);
  return (one, two, rng) => {
    checkLength(one, bounds);
    checkLength(two, bounds);
    return cross(one, two, rng);
  };
}
