import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Score } from '../arena/tally.ts';
import { PairResults, reversed } from './pairResults.ts';

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;
const anyCount = fc.integer({ min: 0, max: 9 });
const anyScore: fc.Arbitrary<Score> = fc.record({ wins: anyCount, draws: anyCount, losses: anyCount });
const anyLetter = fc.constantFrom(...LETTERS);
/** Each pair in one of its two orders. */
const anyResults = fc.uniqueArray(fc.tuple(anyLetter, anyLetter, anyScore), {
  selector: ([one, other]) => [one, other].toSorted().join(),
});

const WON = { wins: 2, draws: 1, losses: 0 };

function resultsOf(all: readonly (readonly [string, string, Score])[]): PairResults {
  const results = new PairResults(null);
  for (const [one, other, score] of all) results.add(one, other, score);
  return results;
}

describe('results of pairs', () => {
  test('are found from both sides, with wins and losses exchanged', () => {
    const results = resultsOf([['a', 'b', WON]]);
    expect(results.find('a', 'b')).toEqual(WON);
    expect(results.find('b', 'a')).toEqual({ wins: 0, draws: 1, losses: 2 });
    expect(results.find('a', 'c')).toBeUndefined();
  });

  test('survive being stored', () => {
    fc.assert(
      fc.property(anyResults, (all) => {
        const stored = JSON.stringify(resultsOf(all).memoryOf(new Set(LETTERS)));
        const results = new PairResults(JSON.parse(stored));
        for (const [one, other, score] of all) {
          expect(results.find(one, other)).toEqual(score);
          if (one !== other) expect(results.find(other, one)).toEqual(reversed(score));
        }
        expect(JSON.stringify(results.memoryOf(new Set(LETTERS)))).toBe(stored);
      }),
    );
  });

  test('are remembered only between players who are present', () => {
    fc.assert(
      fc.property(anyResults, fc.subarray([...LETTERS]), (all, present) => {
        const memory = resultsOf(all).memoryOf(new Set(present));
        const results = new PairResults(memory);
        for (const [one, other, score] of all) {
          const isKept = present.includes(one) && present.includes(other);
          expect(results.find(one, other)).toEqual(isKept ? score : undefined);
        }
        expect(memory.keys).toEqual(present);
      }),
    );
  });
});
