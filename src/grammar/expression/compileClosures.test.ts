import { expect, test } from 'vitest';
import { compileClosures } from './compileClosures.ts';
import { parseExpression } from './parseExpression.ts';

// That closures agree with all other ways to evaluate is tested in compilePopulation.test.ts.

test('closures read their values in the order of the names', () => {
  const compute = compileClosures(parseExpression('if(own.men >= 3, own.men - x[1], 1 / x[1])'), ['x[1]', 'own.men']);
  expect(compute(Float64Array.of(2, 5))).toBe(3);
  expect(compute(Float64Array.of(2, 1))).toBe(0.5);
  expect(compute(Float64Array.of(0, 1))).toBe(1);
});

test('a name that is no input is turned down before anything is computed', () => {
  expect(() => compileClosures(parseExpression('if(a > 0, a, c)'), ['a', 'b'])).toThrow('reads "c"');
});
