/** The parts of an evaluation, for explanations and charts. */

import type { Bits } from '../rules/bits.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { ShapedNet } from './netShape.ts';
import type { Patterns } from './patterns/patterns.ts';
import type { Strategy } from './strategy.ts';

export type Anatomy = FormulaAnatomy | PiecesAnatomy;

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

/** An evaluation that sees pieces on squares and reads no features. `explanations/portrait.ts` measures what it values. */
export interface PiecesAnatomy {
  readonly kind: 'pieces';
  readonly makeup: Makeup;
  readonly variant: Variant;
  /** As it is written after `eval=`. */
  readonly evaluation: string;
  /** How many of its numbers are not 0. */
  readonly size: number;
  /** In the eyes of the player on a side. */
  readonly reading: (side: Side) => PieceReading;
  /** The same without shortcuts, to compare with other programs. */
  readonly exactReading: (side: Side) => PieceReading;
  /** An output as a value from -1, lost, to 1, won. */
  readonly valueOf: (output: number) => number;
}

type Makeup =
  | { readonly kind: 'net'; readonly net: ShapedNet }
  | { readonly kind: 'patterns'; readonly patterns: Patterns };

/** The output, given the player's own pieces, the other pieces, and all kings. */
export type PieceReading = (own: Bits, other: Bits, kings: Bits) => number;

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
