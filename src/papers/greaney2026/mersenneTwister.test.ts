import { expect, test } from 'vitest';
import { createMersenneTwister, randomBelow } from './mersenneTwister.ts';

test.each<[seed: number | bigint, words: readonly number[]]>([
  // The seed of the program of the thesis, and others, with the numbers of CPython.
  [888, [342932647, 1855045300, 2508106541, 1911703882, 3933463776, 2132831444, 1657679087, 2705289662]],
  [0, [3626764237, 1654615998, 3255389356, 3823568514]],
  [2 ** 32, [485306839, 1508871100, 1794561286, 4014597330]],
  [2 ** 53 - 1, [404802386, 2407860725, 957238923, 3232321614]],
  // The key 0x123, 0x234, 0x345, 0x456, for which Matsumoto and Nishimura publish the output of their program.
  [0x00000456_00000345_00000234_00000123n, [1067595299, 955945823, 477289528, 4107218783]],
])('the seed %s begins a known stream', (seed, words) => {
  const stream = createMersenneTwister(seed);
  expect(words.map(() => stream.next() >>> 0)).toEqual(words);
});

test('the stream is correct after its state was renewed', () => {
  const stream = createMersenneTwister(5);
  const words = Array.from({ length: 2000 }, () => stream.next() >>> 0);
  expect([words[623], words[624], words[1999]]).toEqual([2959306914, 3041615143, 2894893787]);
  expect(words.reduce((sum, word) => (sum + word) % 2 ** 32, 0)).toBe(2623058644);
});

test('two words make the fractions of CPython', () => {
  const stream = createMersenneTwister(888);
  const fraction = (): number => ((stream.next() >>> 5) * 2 ** 26 + (stream.next() >>> 6)) / 2 ** 53;
  expect([1, 2, 3, 4, 5].map(fraction)).toEqual([
    0.0798452305191113, 0.5839640605829898, 0.9158309064551332, 0.3859584899982387, 0.3747238557146838,
  ]);
});

test('numbers below a limit are drawn as by randint', () => {
  const stream = createMersenneTwister(888);
  const drawn = Array.from({ length: 20 }, () => randomBelow(stream, 7));
  expect(drawn).toEqual([0, 3, 4, 3, 3, 3, 5, 2, 4, 3, 1, 5, 3, 5, 3, 6, 5, 3, 2, 3]);
});

test('every limit draws, 1 too, and powers of two draw a bit more than they need', () => {
  const stream = createMersenneTwister(999);
  const limits = [1, 1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 1, 32, 48];
  // From CPython 3.11, as is the word that comes next.
  expect(limits.map((limit) => randomBelow(stream, limit))).toEqual([0, 0, 1, 0, 2, 0, 5, 3, 2, 8, 1, 0, 25, 14]);
  expect(stream.next() >>> 0).toBe(3580426253);
});

test('a seed below 0 is rejected', () => {
  expect(() => createMersenneTwister(-1)).toThrow('a seed must be 0 or more');
});
