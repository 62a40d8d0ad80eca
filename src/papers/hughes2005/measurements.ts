/** The measurements: parts of bouts, each stored when it is done. There are no runs. */

import type { Store } from '../../store/store.ts';
import type { Piece, Scale } from '../paper.ts';
import { StoredResults } from '../storedResults.ts';
import { boutsOf } from './bouts.ts';
import type { PartResult } from './playBout.ts';
import { partId, partsOf, playPart } from './playBout.ts';

const PROTOCOL = 'bout';

/** All parts that are not in the store yet. */
export function paperMeasurements(store: Store, _runs: readonly number[], scale: Scale): Piece[] {
  const stored = new StoredResults(store);
  return boutsOf(scale)
    .flatMap(partsOf)
    .filter((part) => !stored.has(PROTOCOL, partId(part)))
    .map((part) => async (pool) => stored.add(PROTOCOL, partId(part), await playPart(part, pool)));
}

export function storedParts(store: Store): PartResult[] {
  return new StoredResults(store).all(PROTOCOL) as PartResult[];
}
