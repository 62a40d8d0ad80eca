import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COEFFICIENTS, championText, randomCoefficients } from '../../../test/championFolders.ts';
import { InputError } from '../../base/inputError.ts';
import { ORIGINAL_SHAPE, parseOriginalChampion } from './originalChampion.ts';

const progressOf = (champRange: unknown): number | undefined =>
  parseOriginalChampion(championText(7, { champRange })).progress;

/** The error of a champion with something else in place of its coefficients. */
function refusal(text: string): InputError {
  try {
    parseOriginalChampion(text);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('a champion file', () => {
  test('has a generation and a net', () => {
    const { generation, weights } = parseOriginalChampion(championText(133));
    expect(generation).toBe(133);
    expect(weights).toEqual(Float32Array.from(randomCoefficients(133)));
    expect(ORIGINAL_SHAPE.name).toBe('means');
  });

  test('survives a round trip', () => {
    const result = fc.constantFrom(-1, 0, 1);
    const rows = fc.array(fc.array(result, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 });
    const weight = fc.float({ noNaN: true, noDefaultInfinity: true });
    const coefficients = fc.array(weight, { minLength: COEFFICIENTS, maxLength: COEFFICIENTS });
    fc.assert(
      fc.property(fc.nat({ max: 9999 }), coefficients, rows, fc.boolean(), (generation, numbers, champRange, isOld) => {
        const name = isOld ? 'coefficents' : 'coefficients';
        const text = JSON.stringify({ [generation]: { [name]: numbers, champRange } }, null, isOld ? 0 : 2);
        const read = parseOriginalChampion(text);
        expect(read.generation).toBe(generation);
        // JSON has no -0.
        expect(read.weights).toEqual(Float32Array.from(numbers, (number) => number + 0));
        const all = champRange.flat();
        expect(read.progress).toBeCloseTo(all.reduce<number>((sum, one) => sum + one, 0) / all.length, 12);
      }),
      { numRuns: 20 },
    );
  });

  test('tells its progress, whatever the rows of its results', () => {
    expect(progressOf([[1, 1, 1, -1, 0]])).toBe(0.4);
    expect(progressOf([[1, 1, 1], [-1], [0]])).toBe(0.4);
    expect(progressOf([[-1, -1]])).toBe(-1);
  });

  test.each([undefined, null, 0, [], [[], []]])('may have met no earlier champion: %j', (champRange) => {
    expect(progressOf(champRange)).toBeUndefined();
  });

  test.each([
    ['{"7": {', 'champion-json', 'It is not JSON: '],
    ['', 'champion-json', 'It is not JSON: '],
    ['{"7": {"coefficents": [NaN]}}', 'champion-json', 'It is not JSON: '],
    ['[1, 2]', 'champion-form', 'it is not an object'],
    ['null', 'champion-form', 'it is not an object'],
    ['{}', 'champion-form', 'it has 0 keys instead of one'],
    ['{"7": {}, "8": {}}', 'champion-form', 'it has 2 keys instead of one'],
    ['{"7": [1]}', 'champion-form', 'what follows "7" is not an object'],
    ['{"7": {"pid": 1}}', 'champion-form', 'it has no "coefficents"'],
    ['{"7": {"coefficents": "1, 2"}}', 'champion-form', '"coefficents" is not a list'],
    ['{"7": {"coefficients": null}}', 'champion-form', '"coefficients" is not a list'],
    [championText(10_000), 'champion-form', 'its key "10000" is not a generation from 0 to 9999'],
    ['{"-1": {}}', 'champion-form', 'its key "-1"'],
    ['{"007": {}}', 'champion-form', 'its key "007"'],
    ['{"seven": {}}', 'champion-form', 'its key "seven"'],
    ['{"__proto__": {}}', 'champion-form', 'its key "__proto__"'],
    ['{"7": {"coefficents": [1, 2]}}', 'champion-count', 'It has 2 coefficients, but a net of 91-40-10-1 has 4101.'],
    [championText(7, { champRange: 5 }), 'champion-results', 'but it contains 5'],
    [championText(7, { champRange: [1, 0] }), 'champion-results', 'but it contains 1'],
    [championText(7, { champRange: [[1, 2]] }), 'champion-results', 'but it contains 2'],
    [championText(7, { champRange: [['1']] }), 'champion-results', 'but it contains "1"'],
    [championText(7, { champRange: [Array(1001).fill(0)] }), 'champion-results', '1001 results'],
  ])('%.40s is rejected', (text, code, message) => {
    const error = refusal(text);
    expect([error.code, error.message]).toEqual([code, expect.stringContaining(message)]);
    expect(error.message).toMatch(/\b(Copy|Remove|remove|Correct|Only)\b/);
  });

  test.each(['null', '"0.1"', '1e39', '-1e999', '[0.1]', '{}'])('the coefficient %s is rejected', (written) => {
    const numbers: unknown[] = randomCoefficients(1);
    numbers[1233] = '?';
    const text = championText(7, { coefficents: numbers }).replace('"?"', written);
    const error = refusal(text);
    expect([error.code, error.message]).toEqual([
      'champion-number',
      expect.stringContaining('Coefficient 1234 of 4101'),
    ]);
  });
});
