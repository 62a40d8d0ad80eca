/**
 * The phase of a position by the pieces of each side and by whether it has kings, as a table: one look-up instead of
 * several conditions. The phases of almost all shapes depend on nothing else.
 */

import type { Bits } from '../rules/bits.ts';
import * as bits from '../rules/bits.ts';
import type { FeatureRange, Phase } from './shape.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;

/** A side has 0 to 32 pieces. */
const COUNTS = 33;

/** The indices of phases by `countsIndex`; undefined if something else decides them, or if there is only one. */
export function phaseTable(phases: readonly Phase[]): Uint8Array | undefined {
  if (phases.length === 1 || !phases.flatMap(({ condition }) => condition).every(isOfCounts)) return undefined;
  // Every evaluation with the same shape has the same table.
  const known = made.get(phases) ?? Uint8Array.from({ length: 4 * COUNTS ** 2 }, (_, at) => phaseAt(phases, at));
  made.set(phases, known);
  return known;
}

/** Where the table has the phase of a position. */
export function countsIndex(own: Bits, opponent: Bits, kings: Bits): number {
  const crowned = ((own & kings) === 0 ? 0 : 1) + ((opponent & kings) === 0 ? 0 : 2);
  return 4 * (COUNTS * popcount(own) + popcount(opponent)) + crowned;
}

const made = new WeakMap<readonly Phase[], Uint8Array>();

/** Whether a condition depends on numbers of pieces, or on whether there are kings, but not on how many. */
function isOfCounts({ feature, from, to }: FeatureRange): boolean {
  if (feature === 'own.kings' || feature === 'opponent.kings') return from <= 1 && (to === 0 || to === Infinity);
  return feature === 'phase' || feature === 'own.pieces' || feature === 'opponent.pieces';
}

function phaseAt(phases: readonly Phase[], at: number): number {
  const pieces = Math.floor(at / 4);
  const [own, opponent] = [Math.floor(pieces / COUNTS), pieces % COUNTS];
  const counts: Readonly<Record<string, number>> = {
    phase: own + opponent,
    'own.pieces': own,
    'opponent.pieces': opponent,
    'own.kings': at & 1,
    'opponent.kings': (at >> 1) & 1,
  };
  return phases.findIndex(({ condition }) =>
    condition.every(({ feature, from, to }) => counts[feature]! >= from && counts[feature]! <= to),
  );
}
