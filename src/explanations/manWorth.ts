/**
 * Measures what a man is worth to an evaluation: single men are removed from positions of games, and the worth is the
 * median change of the value. Evolved evaluations have no common scale, and some do not count pieces at all.
 */

import type { Bits } from '../rules/bits.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { samplePositions } from './samplePositions.ts';

/** What a position is worth to the side to move. */
export type Valuation = (own: Bits, other: Bits, kings: Bits, turn: Side) => number;

const POSITIONS = 60;
const SEED = 1;

/** Undefined unless at least three men in four raise the value for their side. */
export function manWorth(value: Valuation, variant: Variant): number | undefined {
  const changes = sampled(variant)
    .flatMap((position) => changesWithout(value, position))
    .toSorted((one, two) => one - two);
  const [quarter, median] = [changes[changes.length >> 2]!, changes[changes.length >> 1]!];
  return quarter > 0 && Number.isFinite(median) ? median : undefined;
}

/** What the side to move loses without each of its men, and gains without each of the opponent's men. */
function changesWithout(value: Valuation, position: Position): number[] {
  const { kings, turn } = position;
  const [own, other] = [ownPieces(position), otherPieces(position)];
  const now = value(own, other, kings, turn);
  return bitsOf((own | other) & ~kings).map((man) =>
    (own & man) === 0 ? value(own, other & ~man, kings, turn) - now : now - value(own & ~man, other, kings, turn),
  );
}

function bitsOf(bits: Bits): Bits[] {
  return Array.from({ length: 32 }, (_, index) => 1 << index).filter((bit) => (bits & bit) !== 0);
}

/** The same positions for all evaluations of a variant. */
function sampled(variant: Variant): readonly Position[] {
  const known = samples.get(variant.name) ?? samplePositions(variant, POSITIONS, SEED);
  samples.set(variant.name, known);
  return known;
}

const samples = new Map<string, readonly Position[]>();
