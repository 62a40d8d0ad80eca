import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorMs } from '../../../test/processorMs.ts';
import { formatHubLine, hubCommand, parseHubArguments } from './hubLine.ts';

/** A name, and any value that the protocol can write: no quotation mark, one line. */
const name = fc.stringMatching(/^[^\s="]{1,8}$/);
const value = fc.oneof(
  fc.string({ unit: 'binary' }).filter((text) => !/["\r\n\u2028\u2029]/.test(text)),
  fc.stringMatching(/^[ =x\t]{0,5}$/),
);

test('what is written is read back', () => {
  fc.assert(
    fc.property(name, fc.dictionary(name, value), (command, values) => {
      const line = formatHubLine(command, values);
      expect(hubCommand(line)).toBe(command);
      expect([...parseHubArguments(line)]).toEqual(Object.entries(values));
    }),
  );
});

test('values are quoted only where they must be', () => {
  expect(formatHubLine('pong')).toBe('pong');
  expect(formatHubLine('a', { b: 1, c: '', d: 'two words', e: 'x=y' })).toBe('a b=1 c="" d="two words" e="x=y"');
});

test('what the protocol cannot write is made plain', () => {
  expect(formatHubLine('error', { message: 'say "go"\r\nnow' })).toBe(`error message="say 'go' now"`);
  expect(formatHubLine('error', { message: '"' })).toBe(`error message="'"`);
});

test('spaces do not matter, and = may stand in a bare value', () => {
  const line = '  level  moves = 9   time= "2 91" infinite  spec=alphabeta:depth=4 ';
  expect(hubCommand(line)).toBe('level');
  expect([...parseHubArguments(line)]).toEqual([
    ['moves', '9'],
    ['time', '2 91'],
    ['infinite', ''],
    ['spec', 'alphabeta:depth=4'],
  ]);
  expect(parseHubArguments('x a=1 a=2').get('a')).toBe('2');
});

test.each(['', '   ', '=', '"quoted" command'])('%j has no command', (line) => {
  expect(hubCommand(line)).toBeUndefined();
});

test.each(['pos pos=', 'pos pos="Wbb', 'pos =3', 'pos pos="W"b', 'pos a"b', 'go"think"', 'pos pos= moves="9-13"'])(
  '%j is told to be unreadable',
  (line) => {
    expect(() => parseHubArguments(line)).toThrow(/^The line is invalid from .+ on\. Write name=value/);
  },
);

test('every line is parsed quickly or rejected with an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '=', '"', '\t') }), (line) => {
      try {
        parseHubArguments(line);
      } catch (error) {
        expect(error).toHaveProperty('code', 'hub-line');
      }
    }),
  );
  const spentMs = processorMs(() => {
    expect(() => parseHubArguments(`go ${'a'.repeat(200_000)}"`)).toThrow('is invalid');
    expect(parseHubArguments(`go ${'a '.repeat(100_000)}`).size).toBe(1);
  });
  expect(spentMs).toBeLessThan(5000);
});
