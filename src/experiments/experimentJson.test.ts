import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseExperimentText } from './experimentJson.ts';

describe('the JSON of an experiment', () => {
  test.each([
    ['', 'line 1, column 1: A value is expected here; texts need double quotes, but the text ends.'],
    ['{\n  "a": 1,\n  b: 2\n}', 'line 3, column 3: The name of a field in double quotes is expected here, not b.'],
    ["{ 'a': 1 }", "line 1, column 3: The name of a field in double quotes is expected here, not 'a'."],
    ['{ "a" 1 }', 'line 1, column 7: A colon is expected here, not 1.'],
    ['{ "a": 1 "b": 2 }', 'line 1, column 10: A comma or } is expected here, not "b".'],
    ['{ "a": [1, 2\n', 'line 2, column 1: A comma or ] is expected here, but the text ends.'],
    ['{ "a": 1, }', 'line 1, column 11: A value is expected after the last comma, not }.'],
    ['[1,,2]', 'line 1, column 4: A value is expected here; texts need double quotes, not ,.'],
    ['{ "a": yes }', 'line 1, column 8: A value is expected here; texts need double quotes, not yes.'],
    ['{ "a": .5 }', 'line 1, column 8: A value is expected here; texts need double quotes, not .5.'],
    ['{ "a": "b\n" }', 'line 1, column 8: The text that begins here does not end on its line'],
    ['{ // why\n }', 'line 1, column 3: The name of a field in double quotes is expected here, not /.'],
    ['{} {}', 'line 1, column 4: The end of the text is expected here, not {.'],
    ['{ "a": 1,\n  "\\u0061": 2 }', 'line 2, column 3: A field is given twice, not "'],
  ])('%j', (text, message) => {
    expect(() => parseExperimentText(text, 'x.json')).toThrow(message);
    expect(() => parseExperimentText(text, 'x.json')).toThrow(/^x\.json: line /);
  });

  test('must not be nested too deep', () => {
    expect(() => parseExperimentText('['.repeat(100_000), 'x.json')).toThrow(
      'x.json: line 1, column 102: Brackets may be nested at most 100 deep, not [.',
    );
  });

  test('may begin with a byte order mark', () => {
    expect(parseExperimentText('\uFEFF{ "a": [1, {}] }\n', 'x.json')).toEqual({ a: [1, {}] });
  });

  test('is read as the engine reads it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        expect(parseExperimentText(text, 'x')).toEqual(JSON.parse(text));
      }),
    );
  });

  test('is rejected exactly where the engine rejects it, whatever is changed in it', () => {
    const pieces = fc.constantFrom(...'{}[],:"\\/ \n\tu01-+.eEtrufalsn'.split(''));
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.nat(), pieces, fc.boolean(), (text, place, piece, isAdded) => {
        const at = place % (text.length + 1);
        const changed = text.slice(0, at) + piece + text.slice(isAdded ? at : at + 1);
        const problem = problemOf(() => parseExperimentText(changed, 'x'));
        // Only this parser reports two fields with the same name.
        if (problem?.includes('is given twice')) return;
        expect(problem === undefined).toBe(problemOf(() => JSON.parse(changed)) === undefined);
      }),
      { numRuns: 2000 },
    );
  });
});

function problemOf(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
