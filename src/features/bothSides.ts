/**
 * Features that each side has. Each is defined once, for a side that looks at its own pieces, and created for both, as
 * `own.men` and `opponent.men`. The opponent's is the same reading with the sides swapped, so the two always agree.
 */

import * as sides from '../rules/side.ts';
import type { Feature } from './feature.ts';
import type { PieceCount, SideReading } from './pieceCount.ts';
import { readingOfCounts } from './pieceCount.ts';

// Private constants, for speed: see rules/kernel.ts.
const { opponent: otherSide } = sides;

export type SideFeature = SideWords & (Read | Counted);

interface SideWords {
  /** Without the side: `men`. */
  readonly name: string;
  readonly phrase: SideText;
  /** True by default. */
  readonly isPlural?: boolean;
  readonly sentence: SideText;
  /** Whether it is 0 for a side without kings; false by default. */
  readonly isOfKings?: boolean;
  /** Its maximum for any placement of pieces; the minimum is 0. */
  readonly high: number;
}

interface Read {
  readonly read: SideReading;
}

/** A sum over the pieces of the side. It may still give a faster way to read it. */
interface Counted extends Partial<Read> {
  readonly counts: readonly PieceCount[];
}

/** A text about a side: `whose` pieces, and the `others'`. One of the two is `own`, the other `opposing`. */
type SideText = (whose: string, others: string) => string;

const OWN = 'own';
const OPPOSING = 'opposing';

/** The same feature for the viewer and for the opponent. */
export function bothSides(feature: SideFeature): readonly [own: Feature, other: Feature] {
  const { name, phrase, isPlural = true, sentence, isOfKings = false, high } = feature;
  const counts = 'counts' in feature ? feature.counts : undefined;
  const read = 'counts' in feature ? (feature.read ?? readingOfCounts(feature.counts)) : feature.read;
  const common = { isPlural, low: 0, high, isRelative: true, ...(isOfKings && { isOfKings }) };
  return [
    {
      ...common,
      name: `own.${name}`,
      phrase: phrase(OWN, OPPOSING),
      sentence: sentence(OWN, OPPOSING),
      read,
      ...(counts && { sum: { whose: 'own', counts } }),
    },
    {
      ...common,
      name: `opponent.${name}`,
      phrase: phrase(OPPOSING, OWN),
      sentence: sentence(OPPOSING, OWN),
      read: (own, opponent, kings, side) => read(opponent, own, kings, otherSide(side)),
      ...(counts && { sum: { whose: 'opponent', counts } }),
    },
  ];
}
