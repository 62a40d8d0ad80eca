/**
 * An evaluator scores a position: whole points (100 per man) for the side to move. Higher is better for that side, in
 * give-away too. It sees the position as the kernel does, as words from the mover's side, and allocates nothing: search
 * calls it millions of times a second.
 */

import type { Bits } from '../rules/bits.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Anatomy } from './anatomy.ts';
import type { Teaching } from './lessons.ts';

/** A man in points. */
export const MAN = 100;

/** The lead in points that makes a win ten times as likely as a loss, unless an evaluation has one of its own. */
export const POINTS_PER_DECADE = 200;

export type Evaluator = (own: Bits, other: Bits, kings: Bits, turn: Side) => number;

/** Everything a search needs to know about an evaluation. */
export interface Evaluation {
  readonly evaluate: Evaluator;
  /** The evaluator for the side that is searching, if the evaluation depends on the viewer. */
  readonly seenBy?: (side: Side) => Evaluator;
  /** The lead in points that makes a win ten times as likely as a loss, if it is not `POINTS_PER_DECADE`. */
  readonly pointsPerDecade?: number;
}

/** A way to evaluate, by name, for every variant. */
export interface EvaluatorKind {
  readonly name: string;
  readonly summary: string;
  /** The argument in brackets after the name, as in `linear(broad: 100 130)`; undefined if there is none. */
  readonly argument?: EvaluatorArgument;
  /** The argument has been parsed before, and is empty for a kind without one. */
  create(variant: Variant, argument: string): Evaluation;
  /** The argument after learning from games; undefined for a kind that cannot learn. */
  teach?(variant: Variant, argument: string, teaching: Teaching): string;
  /** The parts of the evaluation; undefined if there is nothing to show. */
  anatomy?(variant: Variant, argument: string): Anatomy;
}

interface EvaluatorArgument {
  /** A description of its form: `the name of a shape, a colon and its weights`. */
  readonly form: string;
  /** A sentence that lists the names that it may contain: `The shapes are plain and broad.` */
  readonly choice: string;
  /** An example evaluation, with its name. */
  readonly example: string;
  /** The argument in canonical form. Throws an InputError that says what is wrong with it. */
  read(text: string): string;
}
