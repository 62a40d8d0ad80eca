import { expect, test } from 'vitest';
import { compileClosures } from './compileClosures.ts';
import { parseExpression } from './parseExpression.ts';

// compilePopulation.test.ts tests that closures agree with all other ways to evaluate.

test('closures read their values in the order of the names', () => {
  const compute = compileClosures(parseExpression('if(own.men >= 3, own.men - x[1], 1 / x[1])'), ['x[1]', 'own.men']);
  expect(compute(Float64Array.of(2, 5))).toBe(3);
  expect(compute(Float64Array.of(2, 1))).toBe(0.5);
  expect(compute(Float64Array.of(0, 1))).toBe(1);
});

test('an unknown input is rejected before anything is computed', () => {
  expect(() => compileClosures(parseExpression('if(a > 0, a, c)'), ['a', 'b'])).toThrow('reads "c"');
});
