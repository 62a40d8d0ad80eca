/**
 * Normal random numbers by the polar method (Marsaglia & Bray 1964), a form of Box and Muller's without sine and
 * cosine: engines may round those differently. The method yields two numbers at a time. The second is thrown away,
 * since keeping it would be state that no seed and no saved run knows of.
 */

import type { Rng } from './rng.ts';
import { randomFraction } from './rng.ts';

/** A number from the normal distribution of mean 0 and variance 1. */
export function randomNormal(rng: Rng): number {
  for (;;) {
    const across = 2 * randomFraction(rng) - 1;
    const along = 2 * randomFraction(rng) - 1;
    const square = across * across + along * along;
    // A point of the square that lies outside the circle is drawn anew, about one in five.
    if (square > 0 && square < 1) return across * Math.sqrt((-2 * Math.log(square)) / square);
  }
}
