import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineSplitter } from './lineSplitter.ts';

function split(chunks: readonly string[], maxLength = 100): string[] {
  const splitter = new LineSplitter(maxLength);
  return [...chunks.flatMap((chunk) => [...splitter.push(chunk)]), ...splitter.end()];
}

test('splits at each of the three line endings', () => {
  expect(split(['a\nb\r\nc\rd'])).toEqual(['a', 'b', 'c', 'd']);
  expect(split(['a\n\n\r\rb\n'])).toEqual(['a', '', '', '', 'b']);
});

test('a line ending may be split between two pieces', () => {
  expect(split(['a\r', '\nb'])).toEqual(['a', 'b']);
  expect(split(['a\r', '', '\n', '\nb'])).toEqual(['a', '', 'b']);
});

test('a byte order mark at the very beginning is dropped', () => {
  expect(split(['\uFEFFa\n\uFEFFb'])).toEqual(['a', '\uFEFFb']);
});

test('a line that is too long is cut to one character more than the limit', () => {
  expect(split(['12345\n123456\n', '1234', '5678', '90\n1'], 5)).toEqual(['12345', '123456', '123456', '1']);
});

test('it does not matter where the pieces are cut', () => {
  const piece = fc.constantFrom('\r', '\n', '\r\n', 'a', 'bcd', '', '\uFEFF');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(split(pieces, 4)).toEqual(split([pieces.join('')], 4));
    }),
  );
});
