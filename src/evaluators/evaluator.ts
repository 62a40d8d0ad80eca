/**
 * An evaluator puts a number on a position: whole points (a hundred to a man) for the side to move, more being better
 * for it, in give-away too. It sees the position as the kernel does, as words from the mover's side, and allocates
 * nothing: search calls it millions of times a second.
 */

import type { Bits } from '../rules/bits.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Anatomy } from './anatomy.ts';

/** A man in points. */
export const MAN = 100;

export type Evaluator = (own: Bits, other: Bits, kings: Bits, turn: Side) => number;

/** All that a search needs to know of an evaluation. */
export interface Evaluation {
  readonly evaluate: Evaluator;
  /** The evaluator for the side whose search it is, where positions are judged by what that side has. */
  readonly seenBy?: (side: Side) => Evaluator;
  /** How many points ahead make a win ten times as likely as a loss, where that is not `search/chance.ts`'s preset. */
  readonly pointsPerDecade?: number;
}

/** A way to evaluate, by name, for every variant. */
export interface EvaluatorKind {
  readonly name: string;
  readonly summary: string;
  /** What stands in brackets behind the name, as in `linear(broad: 100 130)`; left out where nothing does. */
  readonly argument?: EvaluatorArgument;
  /** The argument was read before, and is empty for a kind that takes none. */
  create(variant: Variant, argument: string): Evaluation;
  /** What it is made of; left out where nothing is known that could be shown. */
  anatomy?(variant: Variant, argument: string): Anatomy;
}

interface EvaluatorArgument {
  /** What it looks like: `the name of a shape, a colon and its weights`. */
  readonly form: string;
  /** An evaluation to copy, with its name. */
  readonly example: string;
  /** The argument in its one form. Throws an InputError that says what is wrong with it. */
  read(text: string): string;
}
