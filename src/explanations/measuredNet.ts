/** What is measured of a net; `netPortrait.ts` measures it and `netSentences.ts` says it. */

export interface MeasuredNet {
  /** The name of its shape, and what that is. */
  readonly shape: string;
  readonly summary: string;
  /** The numbers of neurons, inputs first. */
  readonly layers: readonly number[];
  /** How many positions it was measured on, each seen from both sides. */
  readonly positions: number;
  /** Own men, own kings, opposing men, opposing kings. */
  readonly boards: readonly NetBoard[];
  readonly count: NetCount;
  /** The formations that go with what the count of pieces does not explain, the strongest first. */
  readonly formations: readonly NetFormation[];
}

export interface NetBoard {
  readonly title: string;
  /**
   * What a piece on each square adds to the output before the last tanh, on average: square 1 first, as Black sees the
   * board. Null for squares with too few such pieces.
   */
  readonly worths: readonly (number | null)[];
}

/** The fit of the output by the leads in men and in kings. */
export interface NetCount {
  /** The share of the output that it explains (R²). */
  readonly share: number;
  /** What a man and a king add to the output. */
  readonly man: number;
  readonly king: number;
  /** What a worth must be divided by to be in men; null if men have no clear worth. */
  readonly perMan: number | null;
}

export interface NetFormation {
  /** A feature without its side: `mobility`. */
  readonly name: string;
  /** In words, from the side of the player: `own mobility`. What counts is the lead over the opponent. */
  readonly phrase: string;
  /** Its correlation with what the count of pieces does not explain; the net dislikes it if negative. */
  readonly effect: number;
}
