/**
 * Normal random numbers by the polar method (Marsaglia & Bray 1964), a variant of Box and Muller's without sine and
 * cosine, which engines may round differently. The method yields two numbers at a time. The second is discarded:
 * keeping it would be hidden state outside the seed and saved runs.
 */

import type { Rng } from './rng.ts';
import { randomFraction } from './rng.ts';

/** A number from the normal distribution with mean 0 and variance 1. */
export function randomNormal(rng: Rng): number {
  for (;;) {
    const across = 2 * randomFraction(rng) - 1;
    const along = 2 * randomFraction(rng) - 1;
    const square = across * across + along * along;
    // A point of the square outside the circle, about one in five, is redrawn.
    if (square > 0 && square < 1) return across * Math.sqrt((-2 * Math.log(square)) / square);
  }
}
