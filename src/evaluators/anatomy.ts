/** The parts of an evaluation, for explanations and charts. */

import type { Variant } from '../rules/variant.ts';
import type { ShapedNet } from './netShape.ts';
import type { Strategy } from './strategy.ts';

export type Anatomy = FormulaAnatomy | NetAnatomy;

/** An evaluation that can be written as an expression over features. */
export type FormulaAnatomy =
  | { readonly kind: 'expression'; readonly strategy: Strategy }
  | {
      readonly kind: 'weights';
      /** The name of its shape. */
      readonly shape: string;
      readonly phases: readonly WeightedPhase[];
      /** The same evaluation as an expression over features. */
      readonly strategy: Strategy;
    };

/** A net reads no features. `explanations/netPortrait.ts` measures what it values. */
export interface NetAnatomy {
  readonly kind: 'net';
  readonly net: ShapedNet;
  readonly variant: Variant;
}

/** A phase of the game with its own weights. */
export interface WeightedPhase {
  readonly name: string;
  /** When it applies: `17 pieces or more`. */
  readonly when: string;
  readonly terms: readonly WeightedTerm[];
}

export interface WeightedTerm {
  /** The name of a feature, or of a difference of features: `men`. */
  readonly name: string;
  /** In plain words: `own minus opposing men`. */
  readonly phrase: string;
  /** Points per unit; 0 for a term that is always 0 in this phase, such as kings before there is one. */
  readonly weight: number;
  /** True if the term is always 0 in the phase, such as kings before there are any. */
  readonly isIdle?: true;
}
