import { expect, test } from 'vitest';
import { randomNormal } from './randomNormal.ts';
import { createRng } from './rng.ts';

const COUNT = 200_000;
const rng = createRng(1);
const draws = Array.from({ length: COUNT }, () => randomNormal(rng));

// The k-th moment of the normal distribution, and the variance of one draw to that power.
test.each([
  [1, 0, 1],
  [2, 1, 2],
  [3, 0, 15],
  [4, 3, 96],
  [6, 15, 10_170],
])('moment %i is %i', (power, moment, variance) => {
  const mean = draws.reduce((sum, draw) => sum + draw ** power, 0) / COUNT;
  expect(Math.abs(mean - moment)).toBeLessThan(4 * Math.sqrt(variance / COUNT));
});

// Values of the normal distribution function, from tables.
test.each([
  [-2, 0.02275],
  [-1, 0.158655],
  [0, 0.5],
  [0.5, 0.691462],
  [1.5, 0.933193],
  [3, 0.99865],
])('the share below %f is %f', (limit, share) => {
  const below = draws.filter((draw) => draw < limit).length / COUNT;
  expect(Math.abs(below - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / COUNT));
});

test('neighbouring draws are uncorrelated', () => {
  const products = draws.slice(1).map((draw, index) => draw * draws[index]!);
  const mean = products.reduce((sum, product) => sum + product, 0) / products.length;
  expect(Math.abs(mean)).toBeLessThan(4 / Math.sqrt(products.length));
});

test('a draw depends only on its own stream', () => {
  const one = createRng(5);
  const first = randomNormal(one);
  randomNormal(createRng(6));
  const [again, other] = [createRng(5), createRng(6)];
  expect(randomNormal(again)).toBe(first);
  randomNormal(other);
  expect(randomNormal(one)).toBe(randomNormal(again));
});

test('no draw is infinite, even from the centre of the circle', () => {
  // 2^31 is one half, the middle of the range; the first point is the centre and is redrawn.
  const words = [2 ** 31, 2 ** 31, 2 ** 31 + 1, 2 ** 31];
  const drawn = randomNormal({ next: () => words.shift()! });
  expect(drawn).toBeGreaterThan(9);
  expect(drawn).toBeLessThan(10);
});
