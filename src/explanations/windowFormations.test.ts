import { describe, expect, test } from 'vitest';
import type { Window } from '../evaluators/patterns/patterns.ts';
import { STATES, layoutOf } from '../evaluators/patterns/patterns.ts';
import { patterns as patternsKind } from '../evaluators/patterns/kind.ts';
import { formatPatterns } from '../evaluators/patterns/patternsText.ts';
import { parseFen } from '../rules/fen.ts';
import type { Position } from '../rules/position.ts';
import { ENGLISH, VARIANTS } from '../rules/variant.ts';
import { portraitOf } from './portrait.ts';
import { windowFormations } from './windowFormations.ts';

const { board } = ENGLISH;

/** Patterns in which only these states of windows have a value, in points; a state is the content of its squares. */
function patternsWith(windows: readonly Window[], worths: readonly (readonly [number, readonly number[], number])[]) {
  const { end, windows: starts } = layoutOf(windows, board);
  const values = new Int16Array(end);
  for (const [window, state, points] of worths) {
    const number = state.reduce((sum, what, place) => sum + what * STATES ** place, 0);
    values[starts[window]! + number] = 16 * points;
  }
  return { windows, values };
}

function viewOf({ black, white, kings }: Position) {
  return { own: black, other: white, kings };
}

describe('formations', () => {
  const windows = [
    [1, 5, 6],
    [1, 6, 9],
    [22, 26, 30],
  ];
  const views = [
    ...Array.from({ length: 60 }, () => viewOf(parseFen('B:W26,32:B1,6', board))),
    ...Array.from({ length: 39 }, () => viewOf(parseFen('B:W32:B9,12', board))),
    viewOf(parseFen('B:W5,6,32:B1,12', board)),
  ];

  test('are what often stands on a window, with its worth above or below the average', () => {
    const found = windowFormations(
      patternsWith(windows, [
        [0, [1, 0, 1], 50],
        [2, [0, 2, 0], -20],
      ]),
      board,
      views,
    );
    expect(found).toEqual([
      { own: [1, 6], other: [], none: [5], worth: 20, share: 0.6 },
      { own: [], other: [], none: [22, 26, 30], worth: 12, share: 0.4 },
      { own: [], other: [26], none: [22, 30], worth: -8, share: 0.6 },
      { own: [], other: [], none: [1, 5, 6], worth: -30, share: 0.39 },
    ]);
  });

  test('of nearly the same window are shown once, and rare ones not at all', () => {
    const found = windowFormations(
      patternsWith(windows, [
        [0, [1, 0, 1], 50],
        [1, [1, 1, 0], 60],
        [0, [1, 2, 2], 1000],
      ]),
      board,
      views,
    );
    const best = found.filter(({ worth }) => worth > 0);
    expect(best.map(({ own, none }) => [...own, ...none])).toEqual([[1, 6, 9]]);
  });

  test('see kings as no man', () => {
    const king = Array.from({ length: 10 }, () => viewOf(parseFen('B:W32:BK1,K6', board)));
    const man = Array.from({ length: 10 }, () => viewOf(parseFen('B:W32:B1,6', board)));
    const found = windowFormations(patternsWith([[1, 5, 6]], [[0, [1, 0, 1], 50]]), board, [...king, ...man]);
    expect(found.map(({ own, worth }) => [own, worth])).toEqual([
      [[1, 6], 25],
      [[], -25],
    ]);
  });
});

test.each(VARIANTS)('the portrait of patterns that know nothing says so: $name', (variant) => {
  const { sentences, windows, layers, shape } = portraitOf(patternsKind.anatomy!(variant, '1-4-5 7-10-11') as never);
  expect(sentences).toEqual(['It gives every position the same value, so it has no preference.']);
  expect([windows, layers, shape]).toEqual([[], [], null]);
});

test('the portrait of patterns measures pieces in points', () => {
  const { end } = layoutOf([[1, 5, 6]], board);
  const values = new Int16Array(end);
  values.fill(1600, 0, 64);
  values.fill(2080, 64, 128);
  const text = formatPatterns({ windows: [[1, 5, 6]], values });
  const { count, boards, sentences, summary } = portraitOf(patternsKind.anatomy!(ENGLISH, text) as never);
  expect(count.perMan).toBeCloseTo(100, 6);
  expect(count.king).toBeCloseTo(130, 6);
  expect(new Set(boards[0]!.worths.filter((worth) => worth !== null).map(Math.round))).toEqual(new Set([100]));
  expect(sentences[0]).toBe('100 % of its output is piece count: a king is worth 1.3 men.');
  expect(summary).toBe('1 window of 3 squares');
});
