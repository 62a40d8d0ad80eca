/** What an evaluation is made of, for everything that explains or draws it. */

import type { Strategy } from './strategy.ts';

export type Anatomy =
  | { readonly kind: 'expression'; readonly strategy: Strategy }
  | {
      readonly kind: 'weights';
      /** The name of its shape. */
      readonly shape: string;
      readonly phases: readonly WeightedPhase[];
      /** The same evaluation as an expression over features. */
      readonly strategy: Strategy;
    };

/** A part of the game with weights of its own. */
export interface WeightedPhase {
  readonly name: string;
  /** When it is: `17 pieces or more`. */
  readonly when: string;
  readonly terms: readonly WeightedTerm[];
}

export interface WeightedTerm {
  /** The name of a feature, or of a difference of features: `men`. */
  readonly name: string;
  /** In plain words: `own men less opposing men`. */
  readonly phrase: string;
  /** Points for each. */
  readonly weight: number;
}
