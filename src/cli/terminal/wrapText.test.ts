import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapText } from './wrapText.ts';

test('lines fit, stand below each other, and hold the same words', () => {
  const word = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => /^\S+$/.test(text));
  fc.assert(
    fc.property(fc.nat(20), fc.array(word, { minLength: 1, maxLength: 60 }), (indent, words) => {
      const wrapped = wrapText('-'.repeat(indent), words.join(' '));
      const lines = wrapped.split('\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
      expect(lines.slice(1).every((line) => line.startsWith(' '.repeat(indent)))).toBe(true);
      expect(lines.map((line) => line.slice(indent)).join(' ')).toBe(words.join(' '));
      // No line could have held the first word of the next.
      for (const [index, line] of lines.slice(1).entries()) {
        const [first] = line.slice(indent).split(' ');
        expect(lines[index]!.length + 1 + first!.length).toBeGreaterThan(120);
      }
    }),
  );
});

test('a word that is too long for any line has one of its own', () => {
  expect(wrapText('= ', `a ${'b'.repeat(200)} c`)).toBe(`= a\n  ${'b'.repeat(200)}\n  c`);
});
