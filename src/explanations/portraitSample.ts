/**
 * Positions from games on which nets are measured, each seen from both sides. Their pieces and formations are counted once
 * for each variant, because counting takes longer than evaluating.
 */

import type { Feature } from '../features/feature.ts';
import { featuresOf } from '../features/features.ts';
import type { Bits } from '../rules/bits.ts';
import { popcount } from '../rules/bits.ts';
import type { Position } from '../rules/position.ts';
import { rotatePosition } from '../rules/position.ts';
import { BLACK } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { featureWords } from './featureWords.ts';
import { samplePositions } from './samplePositions.ts';
import { sideless } from './sideless.ts';

/** A position in the eyes of a player whose first square is 1. */
export interface PieceView {
  readonly own: Bits;
  readonly other: Bits;
  readonly kings: Bits;
}

/** How much more of something the player has than the opponent, in each view. */
export interface Lead {
  readonly name: string;
  /** What it is, in words, from the side of the player: `own mobility`. */
  readonly phrase: string;
  readonly values: Float64Array;
}

export interface PortraitSample {
  /** How many positions there are; each has two views. */
  readonly positions: number;
  readonly views: readonly PieceView[];
  readonly men: Float64Array;
  readonly kings: Float64Array;
  readonly formations: readonly Lead[];
}

const POSITIONS = 2000;
const SEED = 1;

/** The same for all nets of a variant. */
export function portraitSample(variant: Variant): PortraitSample {
  const known = samples.get(variant.name) ?? makeSample(variant);
  samples.set(variant.name, known);
  return known;
}

const samples = new Map<string, PortraitSample>();

function makeSample(variant: Variant): PortraitSample {
  const { board } = variant;
  const positions = samplePositions(variant, POSITIONS, SEED).flatMap((one) => [one, rotatePosition(one, board)]);
  const leadIn = (countOf: (own: Bits, kings: Bits) => number): Float64Array =>
    Float64Array.from(positions, ({ black, white, kings }) => countOf(black, kings) - countOf(white, kings));
  return {
    positions: positions.length / 2,
    views: positions.map(({ black, white, kings }) => ({ own: black, other: white, kings })),
    men: leadIn((own, kings) => popcount(own & ~kings)),
    kings: leadIn((own, kings) => popcount(own & kings)),
    formations: [...featuresOf(board).values()].filter(isFormation).map((own) => {
      const other = featuresOf(board).get(own.name.replace('own.', 'opponent.'))!;
      const values = Float64Array.from(positions, (one) => readIn(own, one) - readIn(other, one));
      return { name: sideless(own.name), phrase: leadPhrase(own), values };
    }),
  };
}

/** `own pieces in the centre`, `a triangle of its own`, `an open enemy back row`. */
function leadPhrase(own: Feature): string {
  const { more, phrase } = featureWords(own);
  return more === `more ${phrase}` ? phrase : more;
}

const COUNTS = new Set(['own.pieces', 'own.men', 'own.kings', 'own.material']);

function isFormation({ name }: Feature): boolean {
  return name.startsWith('own.') && !COUNTS.has(name);
}

function readIn({ read }: Feature, { black, white, kings, turn }: Position): number {
  return read(black, white, kings, BLACK, turn);
}
