import { expect, test } from 'vitest';
import { signedNumbers } from './signedNumbers.ts';

test.each([
  { largest: 0.84, values: [0.84, -0.042, 0.004, 0], texts: ['+.84', '−.04', '0', '0'] },
  { largest: 1.26, values: [1.26, -0.4, 0.04], texts: ['+1.3', '−0.4', '0'] },
  { largest: 12.6, values: [12.6, -0.6, 0.4], texts: ['+13', '−1', '0'] },
  { largest: 0.996, values: [0.996], texts: ['+1.0'] },
  { largest: 0, values: [0], texts: ['0'] },
])('numbers up to $largest have the same decimals', ({ largest, values, texts }) => {
  const { format, unit } = signedNumbers(largest);
  expect(values.map(format)).toEqual(texts);
  expect(unit).toBeUndefined();
});

test.each([
  { largest: 0.084, value: -0.0312, text: '−31', unit: '0.001' },
  { largest: 0.00084, value: 0.00084, text: '+84', unit: '0.00001' },
  { largest: 84_000, value: 31_000, text: '+31', unit: '1000' },
])('numbers up to $largest are counted in $unit', ({ largest, value, text, unit }) => {
  expect(signedNumbers(largest).format(value)).toBe(text);
  expect(signedNumbers(largest).unit).toBe(unit);
});
