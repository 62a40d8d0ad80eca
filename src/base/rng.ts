/**
 * Seeded random streams. Every random number of the lab comes from a stream derived from a seed and a path of numbers
 * (run, generation, task). A result therefore depends only on these, never on which thread computed it or when.
 */

import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of random numbers, the same for the same seed. */
export interface Rng {
  /** The next 32 bits, as a signed integer. */
  next(): number;
}

/** A stream for a seed and a path below it. Different seeds and paths give unrelated streams. */
export function createRng(seed: number, ...path: readonly number[]): Rng {
  const state = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];
  for (const key of [seed, ...path]) {
    if (!Number.isSafeInteger(key)) throw new RangeError(`a seed must be a whole number, not ${key}`);
    absorb(state, key | 0);
    absorb(state, Math.floor(key / 2 ** 32) | 0);
  }
  return xoroshiro128plusFromState(state.map((word, index) => scramble(word ^ index)));
}

/** A uniformly distributed whole number from 0 to limit - 1 (Lemire 2019; exact while limit is at most 2^21). */
export function randomBelow(rng: Rng, limit: number): number {
  for (;;) {
    const product = (rng.next() >>> 0) * limit;
    const result = Math.floor(product / 2 ** 32);
    const rest = product - result * 2 ** 32;
    // The remainder decides on rejection; it is slow to compute and almost never needed.
    if (rest >= limit || rest >= 2 ** 32 % limit) return result;
  }
}

/** A number from 0 up to but not including 1. */
export function randomFraction(rng: Rng): number {
  return (rng.next() >>> 0) / 2 ** 32;
}

/** Puts items in random order, in place, every order equally likely (Fisher and Yates). */
export function shuffle<Item>(items: { readonly length: number; [index: number]: Item }, rng: Rng): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomBelow(rng, last + 1);
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
}

/** Mixes one key into all four words of a state. */
function absorb(state: number[], key: number): void {
  let carry = key;
  for (let index = 0; index < state.length; index++) {
    carry = scramble((state[index]! + Math.imul(carry, 0x9e3779b1)) | 0);
    state[index] = carry ^ Math.imul(index + 1, 0x85ebca6b);
  }
}

/** The finaliser of MurmurHash3: every input bit changes every output bit with probability one half. */
export function scramble(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}
