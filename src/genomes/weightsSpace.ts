/**
 * Weights as points of a space that a method can search. The coordinates of a term are not its weights in each phase
 * but waves over the phases (a discrete cosine transform): the first is the term's weight throughout the game, the
 * others say how it changes. A search that starts with large steps along the first waves finds what is good in general
 * before it distinguishes phases, which a few games can hardly show.
 */

import type { Shape } from '../evaluators/shape.ts';
import { weightCount } from '../evaluators/shapes.ts';
import type { SearchSpace } from '../evolvers/evolver.ts';
import { reflect } from '../evolvers/reflect.ts';

export interface WeightsRange {
  /** The least and the greatest weight. */
  readonly least: number;
  readonly most: number;
  /** The greatest absolute weight of initial individuals. */
  readonly spread: number;
  /** The share of the initial weights that the phases have in common. */
  readonly shared: number;
  /** Whether weights are whole numbers. */
  readonly whole?: boolean;
}

export function weightsSpace(
  shape: Shape,
  { least, most, spread, shared, whole = false }: WeightsRange,
): SearchSpace<readonly number[]> {
  const dimension = weightCount(shape);
  const terms = shape.terms.length;
  const waves = cosineWaves(dimension / terms);
  const all = (value: number): number[] => Array.from({ length: dimension }, () => value);
  const farthest = most * Math.sqrt(waves.length);
  // Standard deviations of weights that mix one draw for all phases with one for each of them.
  const [inCommon, apart] = [Math.hypot(Math.sqrt(waves.length) * shared, 1 - shared), 1 - shared];
  return {
    dimension,
    low: all(-farthest),
    high: all(farthest),
    centre: all(0),
    scale: all(spread).map((scale, index) => scale * (index < terms ? inCommon : apart)),
    genomeOf: (point) =>
      point.map((_, index) => {
        const [phase, term] = [Math.floor(index / terms), index % terms];
        const weight = waves.reduce((sum, wave, which) => sum + wave[phase]! * point[which * terms + term]!, 0);
        const within = reflect(weight, least, most);
        return whole ? Math.round(within) + 0 : within;
      }),
  };
}

/** One wave for each phase, orthonormal, the first of them constant. */
function cosineWaves(phases: number): readonly (readonly number[])[] {
  return Array.from({ length: phases }, (_, wave) =>
    Array.from({ length: phases }, (_unused, phase) =>
      wave === 0 ? Math.sqrt(1 / phases) : Math.sqrt(2 / phases) * Math.cos((Math.PI * wave * (phase + 0.5)) / phases),
    ),
  );
}
