import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRng, randomBelow, shuffle } from './rng.ts';

test('a stream is fixed for ever by its seed and path', () => {
  const rng = createRng(1, 2, 3);
  expect([rng.next(), rng.next(), rng.next()]).toEqual([-1082777169, 520784592, 1663827455]);
});

test('the same seed and path give the same stream, others a different one', () => {
  const path = fc.array(fc.maxSafeInteger(), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(path, path, (one, two) => {
      const same = JSON.stringify(one) === JSON.stringify(two);
      expect(firstNumbers(one) === firstNumbers(two)).toBe(same);
      expect(firstNumbers(one)).toBe(firstNumbers(one));
      expect(firstNumbers([...one, 0])).not.toBe(firstNumbers(one));
    }),
  );
});

test('neighbouring seeds are unrelated: each bit is set half of the time', () => {
  const seeds = 4096;
  const set = Array.from({ length: 32 }, () => 0);
  for (let seed = 0; seed < seeds; seed++) {
    const word = createRng(seed).next();
    for (let bit = 0; bit < 32; bit++) set[bit]! += (word >>> bit) & 1;
  }
  // Five standard deviations of a fair coin.
  for (const count of set) expect(Math.abs(count - seeds / 2)).toBeLessThan(5 * Math.sqrt(seeds / 4));
});

test('randomBelow stays in range and is uniform', () => {
  const rng = createRng(7);
  for (const limit of [1, 2, 3, 7, 10, 48, 1000]) {
    const draws = 2000 * limit;
    const counts = new Int32Array(limit);
    for (let draw = 0; draw < draws; draw++) counts[randomBelow(rng, limit)]!++;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(draws);
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(2000));
  }
});

test('randomBelow rejects draws that would favour some numbers', () => {
  // For limit 3 the product of 0 leaves no remainder, which is below 2^32 mod 3 = 1, so that draw is rejected.
  const draws = [0, -1];
  expect(randomBelow({ next: () => draws.shift()! }, 3)).toBe(2);
  expect(draws).toEqual([]);
});

test('every order of a shuffle is equally likely', () => {
  const rng = createRng(8);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 24_000; draw++) {
    const items = [1, 2, 3, 4];
    shuffle(items, rng);
    counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000));
});

test('a seed must be a whole number', () => {
  expect(() => createRng(0.5)).toThrow('whole number');
  expect(() => createRng(1, Number.NaN)).toThrow('whole number');
});

function firstNumbers(path: readonly number[]): string {
  const [seed, ...rest] = path;
  const rng = createRng(seed!, ...rest);
  return [rng.next(), rng.next(), rng.next()].join();
}
