/**
 * The random stream of CPython, bit for bit: MT19937 (Matsumoto and Nishimura 1998), seeded with an integer as
 * `random.seed` does. The original EvoDraughts drew everything from it, so its games can be replayed exactly.
 */

import type { Rng } from '../../base/rng.ts';

const WORDS = 624;
const AHEAD = 397;

/** The stream after `random.seed(seed)`, for whole numbers from 0. */
export function createMersenneTwister(seed: number | bigint): Rng {
  const state = stateFor(wordsOf(seed));
  let used = WORDS;
  return {
    next: () => {
      if (used === WORDS) {
        renew(state);
        used = 0;
      }
      return temper(state[used++]!);
    },
  };
}

/**
 * A whole number from 0 to limit - 1 as CPython draws it: as many bits as the limit itself has, from the top of a word,
 * until they are below the limit. So even a limit of 1 draws.
 */
export function randomBelow(stream: Rng, limit: number): number {
  const unusedBits = Math.clz32(limit);
  for (;;) {
    const drawn = stream.next() >>> unusedBits;
    if (drawn < limit) return drawn;
  }
}

/** The seed in words of 32 bits, the lowest first; at least one word. */
function wordsOf(seed: number | bigint): number[] {
  let rest = BigInt(seed);
  if (rest < 0n) throw new RangeError(`a seed must be 0 or more, not ${seed}`);
  const words: number[] = [];
  do {
    words.push(Number(rest & 0xffffffffn));
    rest >>= 32n;
  } while (rest > 0n);
  return words;
}

/** `init_by_array` of the authors. */
function stateFor(key: readonly number[]): Int32Array {
  const state = new Int32Array(WORDS);
  state[0] = 19_650_218;
  for (let word = 1; word < WORDS; word++) state[word] = Math.imul(1_812_433_253, mixed(state[word - 1]!)) + word;
  let at = 1;
  const step = (multiplier: number, added: number): void => {
    state[at] = (state[at]! ^ Math.imul(mixed(state[at - 1]!), multiplier)) + added;
    at++;
    if (at < WORDS) return;
    state[0] = state[WORDS - 1]!;
    at = 1;
  };
  for (let count = 0; count < Math.max(WORDS, key.length); count++) {
    const index = count % key.length;
    step(1_664_525, key[index]! + index);
  }
  for (let count = 1; count < WORDS; count++) step(1_566_083_941, -at);
  state[0] = 0x80000000;
  return state;
}

function mixed(word: number): number {
  return word ^ (word >>> 30);
}

/** The next 624 words of the recurrence, in place. */
function renew(state: Int32Array): void {
  for (let word = 0; word < WORDS; word++) {
    const joined = (state[word]! & 0x80000000) | (state[(word + 1) % WORDS]! & 0x7fffffff);
    state[word] = state[(word + AHEAD) % WORDS]! ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0);
  }
}

function temper(word: number): number {
  word ^= word >>> 11;
  word ^= (word << 7) & 0x9d2c5680;
  word ^= (word << 15) & 0xefc60000;
  return word ^ (word >>> 18);
}
