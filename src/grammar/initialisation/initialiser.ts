/** A way to make the first genomes: its name, its settings, and how to make one. Each is in its own file. */

import type { Rng } from '../../base/rng.ts';
import type { Grammar } from '../grammar.ts';
import type { Coding } from '../coding.ts';
import type { Settings, Values } from '../../base/setting.ts';

export interface Initialiser<Set extends Settings = Settings> {
  readonly name: string;
  readonly summary: string;
  readonly settings: Set;
  /** Checks the values against the grammar, and computes once what every individual needs. */
  prepare(grammar: Grammar, values: Values<Set>, coding: Coding): Maker;
}

/**
 * Makes one individual of a population of `size`. A repeated call for the same index makes another of the same kind.
 */
type Maker = (index: number, size: number, rng: Rng) => Made;

export interface Made {
  readonly genome: readonly number[];
  /** The text it maps to; undefined if it is invalid. Computed on demand, because not every population needs it. */
  phenotype(): string | undefined;
}

/** Ties the type of `prepare` to the settings of the same object. */
export function initialiser<Set extends Settings>(kind: Initialiser<Set>): Initialiser {
  return kind;
}
