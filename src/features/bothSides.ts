/**
 * Features that each side has: defined once, for a side that looks at its own pieces, and made for both, as `own.men`
 * and `opponent.men`. The opponent's is the same reading with the sides exchanged, so the two can never drift apart.
 */

import type { Bits } from '../rules/bits.ts';
import type { Side } from '../rules/side.ts';
import * as sides from '../rules/side.ts';
import type { Feature } from './feature.ts';

// Private constants, for speed: see rules/kernel.ts.
const { opponent: otherSide } = sides;

export interface SideFeature {
  /** Without the side: `men`. */
  readonly name: string;
  readonly phrase: SideText;
  /** Left out, it is. */
  readonly isPlural?: boolean;
  readonly sentence: SideText;
  /** The most it can be on any placement of pieces; the least is 0. */
  readonly high: number;
  readonly read: (own: Bits, opponent: Bits, kings: Bits, side: Side) => number;
}

/** A text about a side: `whose` pieces, and the `others'`. One of the two is `own`, the other `opposing`. */
type SideText = (whose: string, others: string) => string;

const OWN = 'own';
const OPPOSING = 'opposing';

/** The same feature of the viewer and of the opponent. */
export function bothSides(feature: SideFeature): readonly [own: Feature, other: Feature] {
  const { name, phrase, isPlural = true, sentence, high, read } = feature;
  const common = { isPlural, low: 0, high, isRelative: true };
  return [
    {
      ...common,
      name: `own.${name}`,
      phrase: phrase(OWN, OPPOSING),
      sentence: sentence(OWN, OPPOSING),
      read,
    },
    {
      ...common,
      name: `opponent.${name}`,
      phrase: phrase(OPPOSING, OWN),
      sentence: sentence(OPPOSING, OWN),
      read: (own, opponent, kings, side) => read(opponent, own, kings, otherSide(side)),
    },
  ];
}
