import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHubArguments } from './hubLine.ts';
import type { Level } from './level.ts';
import { limitsOf, parseLevel } from './level.ts';

test.each([
  ['level depth=7', { depth: 7 }],
  ['level nodes=5000', { nodes: 5000 }],
  ['level move-time=1.5', { timeMs: 1500 }],
  ['level depth=7 move-time=.25', { depth: 7, timeMs: 250 }],
  ['level time=60', { timeMs: 2000 }],
  ['level time=60 moves=0', { timeMs: 2000 }],
  ['level time=60 moves=10', { timeMs: 6000 }],
  ['level time=60 inc=1', { timeMs: 2800 }],
  ['level time=60 moves=1', { timeMs: 20_000 }],
  ['level time=1 inc=5', { timeMs: 2000 }],
  ['level time=60 move-time=1', { timeMs: 1000 }],
  ['level time=-3', { timeMs: 1 }],
  ['level move-time=0', { timeMs: 1 }],
  ['level infinite', undefined],
  ['level infinite depth=3', undefined],
  ['level moves=9 inc=3', undefined],
  ['level handicap=2', undefined],
  ['level', undefined],
])('%s', (line, limits) => {
  expect(limitsOf(level(line))).toEqual(limits);
});

test('lines add up', () => {
  expect(limitsOf(level('level depth=5', 'level move-time=2', 'level depth=6'))).toEqual({ depth: 6, timeMs: 2000 });
});

test.each([
  ['level depth=0', 'level: depth must be a whole number from 1, not "0".'],
  ['level depth=deep', 'level: depth must be a whole number from 1, not "deep".'],
  ['level nodes=1e9', 'level: nodes must be a whole number'],
  ['level moves=-1', 'level: moves must be a whole number from 0'],
  ['level depth', 'level: depth must be a whole number from 1, not "".'],
  ['level move-time=soon', 'level: move-time must be a number of seconds, not "soon".'],
  ['level time=1e999', 'level: time must be a number of seconds'],
  ['level inc=0x10', 'level: inc must be a number of seconds'],
])('%s is rejected', (line, message) => {
  expect(() => level(line)).toThrow(message);
});

test('a clock never runs out, whatever the time control', () => {
  const positive = fc.double({ min: 0.1, max: 10_000, noNaN: true });
  const increment = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(positive, increment, fc.nat(60), (time, inc, moves) => {
      let left = time;
      const plies = moves === 0 ? 200 : moves;
      for (let move = 0; move < plies; move++) {
        const movesToGo = moves === 0 ? 0 : moves - move;
        const { timeMs } = limitsOf(level(`level time=${left} inc=${inc} moves=${movesToGo}`))!;
        left += inc - timeMs! / 1000;
        // A millisecond is the least there is.
        expect(left).toBeGreaterThan(-0.001 * (move + 1));
      }
    }),
    { numRuns: 50 },
  );
});

function level(...lines: readonly string[]): Level {
  return lines.reduce<Level>((before, line) => parseLevel(parseHubArguments(line), before), {});
}
