/** What is measured of a net or of patterns; `portraitOf.ts` measures it and `netSentences.ts` says it. */

import type { Square } from '../rules/board.ts';

export interface MeasuredPieces {
  /** The name of the shape of a net, and null for patterns; and what it is. */
  readonly shape: string | null;
  readonly summary: string;
  /** The numbers of neurons of a net, inputs first; none for patterns. */
  readonly layers: readonly number[];
  /** How many positions it was measured on, each seen from both sides. */
  readonly positions: number;
  /** Own men, own kings, opposing men, opposing kings. */
  readonly boards: readonly WorthBoard[];
  readonly count: CountFound;
  /** The formations that go with what the count of pieces does not explain, the strongest first. */
  readonly formations: readonly Formation[];
  /** What stands on windows of patterns, the best first; none for a net. */
  readonly windows: readonly WindowFormation[];
}

export interface WorthBoard {
  readonly title: string;
  /**
   * What a piece on each square adds to the output, for a net before the last tanh, on average: square 1 first, as Black sees the
   * board. Null for squares with too few such pieces.
   */
  readonly worths: readonly (number | null)[];
}

/** The fit of the output by the leads in men and in kings. */
export interface CountFound {
  /** The share of the output that it explains (R²). */
  readonly share: number;
  /** What a man and a king add to the output. */
  readonly man: number;
  readonly king: number;
  /** What a worth must be divided by to be in men; null if men have no clear worth. */
  readonly perMan: number | null;
}

export interface Formation {
  /** A feature without its side: `mobility`. */
  readonly name: string;
  /** In words, from the side of the player: `own mobility`. What counts is the lead over the opponent. */
  readonly phrase: string;
  /** Its correlation with what the count of pieces does not explain; disliked if negative. */
  readonly effect: number;
}

/** What stands on the squares of a window, as Black sees the board. */
export interface WindowFormation {
  /** Squares with own men, with opposing men, and without men. */
  readonly own: readonly Square[];
  readonly other: readonly Square[];
  readonly none: readonly Square[];
  /** What it adds to the output, compared with what stands on the window on average. */
  readonly worth: number;
  /** The share of positions, seen from both sides, in which it stands there. */
  readonly share: number;
}
