/**
 * A shape of linear evaluations, as data: which features count, and which phases of the game have separate weights. A
 * shape has no weights; `linear.ts` combines the two.
 */

import type { Board } from '../rules/board.ts';

export interface Shape {
  readonly name: string;
  readonly summary: string;
  /**
   * Names of features. A name without a side, such as `men`, for a feature that each side has, is the difference: own
   * less opposing men. With a minus sign, as in `-imbalance`, it is opposing less own, for a feature that players
   * should avoid. With `both.`, as in `both.men`, it is the sum of the two. Any other name is that feature as the player
   * sees it: `own.men`.
   */
  readonly terms: readonly string[];
  /**
   * The phases on each board, with the same names. The first whose condition is met applies, and the last has no
   * condition.
   */
  readonly phases: Readonly<Record<Board['size'], readonly Phase[]>>;
}

/** A part of the game. */
export interface Phase {
  readonly name: string;
  /** When it applies, in words: `17 pieces or more`. */
  readonly when: string;
  /** All of these must be met. */
  readonly condition: readonly FeatureRange[];
}

/** A feature is at least `from` and at most `to`. */
export interface FeatureRange {
  readonly feature: string;
  readonly from: number;
  readonly to: number;
}

const GAME: readonly Phase[] = [{ name: 'game', when: 'from the first move to the last', condition: [] }];

/** The phases of a shape with the same weights throughout the game. */
export const WHOLE_GAME: Shape['phases'] = { 6: GAME, 8: GAME };
