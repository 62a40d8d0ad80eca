import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTag, isTagLine, tagAt } from './tagPair.ts';

function valueOf(line: string): string | undefined {
  return tagAt(line, 0)?.value;
}

test('a tag is a name and a value in quotation marks', () => {
  expect(tagAt('[Event "Ohio State Ty 1946"] rest', 0)).toEqual({
    name: 'Event',
    value: 'Ohio State Ty 1946',
    end: 28,
  });
  expect(tagAt('x [Event "a"]', 2)).toEqual({ name: 'Event', value: 'a', end: 13 });
});

test('spacing is free', () => {
  expect(tagAt('[ Event\t  "x"  ]', 0)).toMatchObject({ name: 'Event', value: 'x' });
  expect(tagAt('[Event"x"]', 0)).toMatchObject({ name: 'Event', value: 'x' });
});

test('a value may contain quotation marks, with or without a backslash', () => {
  expect(valueOf('[Event "The "Big" match"]')).toBe('The "Big" match');
  expect(valueOf('[Event "The \\"Big\\" match"]')).toBe('The "Big" match');
  expect(valueOf('[Event "a\\"] b\\\\"]')).toBe('a"] b\\');
  expect(valueOf('[Site "C:\\games"]')).toBe('C:\\games');
});

test('several tags may share a line', () => {
  expect(valueOf('[Event "a"] [Site "b"]')).toBe('a');
});

test.each(['[Event "x', '[Event "x"', '[Event "x]', '[Event x"]', '[Event]', '[0:05 "x"]', '[]', ''])(
  'no complete tag: %s',
  (line) => {
    expect(tagAt(line, 0)).toBeUndefined();
  },
);

test('a tag line has only a tag, which begins in the first column', () => {
  expect(isTagLine('[Event "x"]  ')).toBe(true);
  expect(isTagLine(' [Event "x"]')).toBe(false);
  expect(isTagLine('[Event "x"] 1. 11-15')).toBe(false);
});

test('every value survives a round trip, except for line endings', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const line = formatTag({ name: 'Event', value });
      expect(tagAt(line, 0)).toEqual({ name: 'Event', value: value.replace(/[\r\n]+/g, ' '), end: line.length });
    }),
  );
});

test('a name that could not be read back is rejected', () => {
  expect(() => formatTag({ name: 'two words', value: '' })).toThrow('"two words" cannot name a tag');
});
