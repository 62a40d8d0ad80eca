/**
 * An evaluator puts a number on a position: whole points (a hundred to a man) for the side to move, more being better
 * for it, in give-away too. It sees the position as the kernel does, as words from the mover's side, and allocates
 * nothing: search calls it millions of times a second.
 */

import type { Bits } from '../rules/bits.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';

/** A man in points. */
export const MAN = 100;

export type Evaluator = (own: Bits, other: Bits, kings: Bits, turn: Side) => number;

/** A way to evaluate, by name, for every variant. */
export interface EvaluatorKind {
  readonly name: string;
  readonly summary: string;
  create(variant: Variant): Evaluator;
}
