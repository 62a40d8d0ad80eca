/**
 * The search's memory of positions in one typed array. An entry has four words: 64 bits of key, the best move with the
 * upper bits of the age, and a word with score, depth, bound and the lower bits of the age. A bucket has two entries;
 * the one from an older search, or with less depth, is replaced.
 *
 * The age counts searches. Each game starts at a new age, and older entries are ignored. This clears the table without
 * touching the memory, so that a game's moves never depend on earlier games.
 */

/** How a stored score relates to the true one. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

const ENTRY_WORDS = 4;
const BUCKET_WORDS = 2 * ENTRY_WORDS;
const BYTES_PER_BUCKET = 4 * BUCKET_WORDS;

/** No move: no move word has all of its bits set. */
export const NO_MOVE = 0x07ff_ffff;

/** A move word needs 27 bits; the age uses the five bits above them and seven of the data word. */
const MOVE_MASK = NO_MOVE;
const AGE_HIGH_SHIFT = 27;
const AGE_LOW_BITS = 7;
const LAST_AGE = 4095;

/** After this many searches in one game, all further ones share an age. Ages may only restart between games. */
const AGES_PER_GAME = 1024;

export class TranspositionTable {
  readonly #words: Int32Array;
  readonly #mask: number;
  #age = 0;
  #firstAge = 1;

  /** The number of buckets is the largest power of two that fits. */
  constructor(megabytes: number) {
    const buckets = 2 ** Math.floor(Math.log2((megabytes * 2 ** 20) / BYTES_PER_BUCKET));
    this.#words = new Int32Array(buckets * BUCKET_WORDS);
    this.#mask = buckets - 1;
  }

  /** Forgets everything. */
  clear(): void {
    if (this.#age + AGES_PER_GAME > LAST_AGE) {
      this.#words.fill(0);
      this.#age = 0;
    }
    this.#firstAge = this.#age + 1;
  }

  /** Starts a new search. Older entries may still be used, and are replaced first. */
  startSearch(): void {
    if (this.#age < this.#firstAge + AGES_PER_GAME - 1) this.#age++;
  }

  /** The index of a position's entry, or -1. */
  find(low: number, high: number): number {
    const words = this.#words;
    const bucket = (low & this.#mask) * BUCKET_WORDS;
    if (words[bucket] === low && words[bucket + 1] === high && this.#isValid(bucket)) return bucket;
    const second = bucket + ENTRY_WORDS;
    if (words[second] === low && words[second + 1] === high && this.#isValid(second)) return second;
    return -1;
  }

  moveAt(entry: number): number {
    return this.#words[entry + 2]! & MOVE_MASK;
  }

  scoreAt(entry: number): number {
    return this.#words[entry + 3]! >> 16;
  }

  depthAt(entry: number): number {
    return (this.#words[entry + 3]! >>> 9) & 127;
  }

  boundAt(entry: number): number {
    return (this.#words[entry + 3]! >>> AGE_LOW_BITS) & 3;
  }

  /** Stores the result of a search to `depth`. Without a move, keeps the previous one. */
  store(low: number, high: number, move: number, score: number, depth: number, bound: number): void {
    const words = this.#words;
    const entry = this.#place(low, high);
    if (move === NO_MOVE && words[entry] === low && words[entry + 1] === high && this.#isValid(entry))
      move = this.moveAt(entry);
    words[entry] = low;
    words[entry + 1] = high;
    words[entry + 2] = move | ((this.#age >>> AGE_LOW_BITS) << AGE_HIGH_SHIFT);
    words[entry + 3] = (score << 16) | (depth << 9) | (bound << AGE_LOW_BITS) | (this.#age & 127);
  }

  /** The entry of the same position, or else the less valuable entry of the bucket. */
  #place(low: number, high: number): number {
    const words = this.#words;
    const first = (low & this.#mask) * BUCKET_WORDS;
    if (words[first] === low && words[first + 1] === high && this.#isValid(first)) return first;
    const second = first + ENTRY_WORDS;
    if (words[second] === low && words[second + 1] === high && this.#isValid(second)) return second;
    return this.#worth(first) <= this.#worth(second) ? first : second;
  }

  /** Entries of this search are worth more than older ones; then greater depth is worth more. */
  #worth(entry: number): number {
    const age = this.#ageAt(entry);
    if (age < this.#firstAge) return -1;
    return age === this.#age ? 128 + this.depthAt(entry) : this.depthAt(entry);
  }

  #isValid(entry: number): boolean {
    return this.#ageAt(entry) >= this.#firstAge;
  }

  #ageAt(entry: number): number {
    return ((this.#words[entry + 2]! >>> AGE_HIGH_SHIFT) << AGE_LOW_BITS) | (this.#words[entry + 3]! & 127);
  }
}
