import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPosition } from '../../../test/slowPositions.ts';
import { createRng } from '../../base/rng.ts';
import type { Board } from '../../rules/board.ts';
import { BOARD_6, BOARD_8 } from '../../rules/board.ts';
import { parseFen } from '../../rules/fen.ts';
import type { Position } from '../../rules/position.ts';
import { otherPieces, ownPieces } from '../../rules/position.ts';
import { BLACK } from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import { ENGLISH, ENGLISH_6X6, VARIANTS } from '../../rules/variant.ts';
import { createEvaluation, readEvaluationText } from '../evaluators.ts';
import type { Lesson, Lessons } from '../lessons.ts';
import { lessonsFrom } from '../lessons.ts';
import { learnPatterns } from './learnPatterns.ts';
import { patternEvaluator } from './patternEvaluator.ts';
import type { Patterns, Window } from './patterns.ts';
import {
  LARGEST_VALUE,
  MOST_SQUARES,
  POINTS_PER_LOGIT,
  STATES,
  VALUES_PER_POINT,
  balanceOf,
  layoutOf,
} from './patterns.ts';
import { formatPatterns, parsePatterns, patternsOn } from './patternsText.ts';
import { formatWholeNumbers, parseWholeNumbers } from './wholeNumbersText.ts';

const value = fc.oneof(fc.constant(0), fc.integer({ min: -LARGEST_VALUE, max: LARGEST_VALUE }));

function anyWindow({ squares }: Board): fc.Arbitrary<Window> {
  return fc
    .uniqueArray(fc.integer({ min: 1, max: squares }), { minLength: 2, maxLength: 5 })
    .map((window) => window.toSorted((one, two) => one - two));
}

/** What makes patterns with random values everywhere: short, so that counterexamples are. */
function anyMakings(board: Board): fc.Arbitrary<readonly [Window[], number]> {
  return fc.tuple(fc.array(anyWindow(board), { maxLength: 3 }), fc.integer());
}

function patternsOf([windows, seed]: readonly [Window[], number], board: Board): Patterns {
  const rng = createRng(seed);
  const values = new Int16Array(layoutOf(windows, board).end).map(() => rng.next() % (LARGEST_VALUE / 4));
  return { windows, values };
}

/** The definition, square by square, for Black; the share of pieces is that of the variant. */
function slowSum({ windows, values }: Patterns, { board, start }: Variant, position: Position): number {
  const layout = layoutOf(windows, board);
  const at = (square: number): { readonly isBlack: boolean; readonly isKing: boolean } | undefined => {
    const bit = 1 << board.bitOfSquare[square]!;
    if (((position.black | position.white) & bit) === 0) return undefined;
    return { isBlack: (position.black & bit) !== 0, isKing: (position.kings & bit) !== 0 };
  };
  const squares = Array.from({ length: board.squares }, (_, index) => index + 1);
  const count = (isBlack: boolean, isKing: boolean): number =>
    squares.filter((square) => at(square)?.isBlack === isBlack && at(square)?.isKing === isKing).length;
  const all = squares.filter((square) => (start.black | start.white) & (1 << board.bitOfSquare[square]!)).length;
  const opening = squares.filter((square) => at(square)).length / all;
  const seenBy = (isBlack: boolean, square: number): number => (isBlack ? square : board.squares + 1 - square);
  const worth = (square: number): number => {
    const piece = at(square);
    if (!piece) return 0;
    const place = seenBy(piece.isBlack, square) - 1 + (piece.isKing ? 2 * board.squares : 0);
    const points = (index: number): number => Math.round(values[index]! / VALUES_PER_POINT);
    return (piece.isBlack ? 1 : -1) * (opening * points(place) + (1 - opening) * points(place + board.squares));
  };
  const stateOf = (window: Window, isBlack: boolean): number =>
    window.reduce((sum, square, place) => {
      const piece = at(seenBy(isBlack, square));
      const state = !piece || piece.isKing ? 0 : piece.isBlack === isBlack ? 1 : 2;
      return sum + state * STATES ** place;
    }, 0);
  const [men, kings, otherMen, otherKings] = [
    count(true, false),
    count(true, true),
    count(false, false),
    count(false, true),
  ];
  const whole =
    values[layout.balance + balanceOf(men, otherMen, kings, otherKings)]! -
    values[layout.balance + balanceOf(otherMen, men, otherKings, kings)]! +
    windows.reduce((sum, window, index) => {
      const table = layout.windows[index]!;
      return sum + values[table + stateOf(window, true)]! - values[table + stateOf(window, false)]!;
    }, 0);
  return squares.reduce((sum, square) => sum + worth(square), 0) + whole / VALUES_PER_POINT;
}

test.each(VARIANTS)('patterns are the sum of their values, square by square: $name', (variant) => {
  fc.assert(
    fc.property(anyMakings(variant.board), anyPosition(variant.board), (makings, position) => {
      const patterns = patternsOf(makings, variant.board);
      const evaluate = patternEvaluator(patterns, variant);
      const found = evaluate(ownPieces(position), otherPieces(position), position.kings, position.turn);
      const expected = slowSum(patterns, variant, position) * (position.turn === BLACK ? 1 : -1);
      // Squares and the rest are truncated to whole points.
      expect(Math.abs(found - expected)).toBeLessThan(2);
    }),
  );
});

describe('text', () => {
  test.each([BOARD_8, BOARD_6])('says everything, on $size x $size', (board) => {
    fc.assert(
      fc.property(anyMakings(board), (makings) => {
        const patterns = patternsOf(makings, board);
        const text = formatPatterns(patterns);
        expect(parsePatterns(text)).toEqual(patterns);
        expect(patternsOn(parsePatterns(text), board)).toEqual(patterns);
        expect(readEvaluationText(`patterns(${text})`)).toBe(`patterns(${text})`);
      }),
    );
  });

  test('numbers come back whatever they are, and no two texts give the same', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(0), value), { maxLength: 300 }), (list) => {
        const numbers = Int16Array.from(list);
        const text = formatWholeNumbers(numbers);
        expect(parseWholeNumbers(text, 300)).toEqual(numbers);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('ABCXYZaz09-_')), maxLength: 30 }), (text) => {
        const numbers = parseWholeNumbers(text, 100_000);
        if (numbers) expect(formatWholeNumbers(numbers)).toBe(text);
      }),
    );
  });

  const zeros = (windows: string, count: number) => `${windows}: ${formatWholeNumbers(new Int16Array(count))}`;
  const { end: one } = layoutOf([[1, 6, 10]], BOARD_8);

  test.each([
    ['1-6-10: not+base64', 'must be windows of square numbers, a colon'],
    ['1-6-10: AAAA: AAAA', 'must be windows of square numbers, a colon'],
    ['1-6-33', '"33" is not a square'],
    ['1-6-10: AAAA', 'are damaged'],
    [zeros('1-6-10', one - 1), `These windows have ${one} values on 8x8`],
    [zeros('1-6-10', one + 1), 'are damaged'],
    [zeros('1-6-33', one), '"33" is not a square'],
    [zeros('1-x', one), '"x" is not a square'],
    [zeros('1-6-6', one), '"1-6-6" is not a window'],
    [zeros('7', one), '"7" is not a window'],
    [zeros(Array.from({ length: MOST_SQUARES + 1 }, (_, index) => index + 1).join('-'), one), 'is not a window'],
    [zeros('1-19', layoutOf([[1, 2]], BOARD_6).end), '"19" is not a square'],
  ])('with a fault is rejected with the reason: %#', (text, message) => {
    expect(() => readEvaluationText(`patterns(${text})`)).toThrow(message);
  });

  test('of one board is rejected on the other', () => {
    const text = `patterns(${zeros('1-6-10', one)})`;
    expect(() => createEvaluation(text, ENGLISH)).not.toThrow();
    expect(() => createEvaluation(text, ENGLISH_6X6)).toThrow('do not fit a board of 6x6');
    expect(() => createEvaluation('patterns(1-6-19)', ENGLISH_6X6)).toThrow('do not fit a board of 6x6');
  });
});

describe('learning', () => {
  const windows: readonly Window[] = [
    [1, 6, 10],
    [14, 18, 23],
  ];
  const blank = { windows, values: new Int16Array(layoutOf(windows, BOARD_8).end) };
  const lesson = (fen: string, points: number): Lesson => ({ ...parseFen(fen, BOARD_8), points });
  const teach = (lessons: Lessons, patterns: Patterns = blank, passes = 1, rate = 0.01, seed = 1): Patterns =>
    learnPatterns(patterns, ENGLISH, { lessons, passes, rate, rng: createRng(seed) });

  test('moves every value that a position reads by the error, and no other', () => {
    const { values } = teach(lessonsFrom([lesson('B:W21,K30:B1,6,10', 1)]));
    const step = Math.round(0.01 * 0.5 * POINTS_PER_LOGIT * VALUES_PER_POINT);
    const share = 5 / 24;
    const { balance, windows: tables } = layoutOf(windows, BOARD_8);
    const expected = new Map([
      ...[1, 6, 10].flatMap((square): [number, number][] => [
        [square - 1, share],
        [square - 1 + 32, 1 - share],
      ]),
      // White's pieces as White sees them: the man on 21 is on 12, the king on 30 is on 3.
      [11, -share],
      [11 + 32, share - 1],
      [64 + 2, -share],
      [64 + 2 + 32, share - 1],
      [balance + balanceOf(3, 1, 0, 1), 1],
      [balance + balanceOf(1, 3, 1, 0), -1],
      // Black has all of the first window. White sees none of its own men there, and none of Black's.
      [tables[0]! + 1 + 3 + 9, 1],
      [tables[0]!, -1],
      // White sees a black man on 23, where Black has one on 10; Black sees nothing in its second window.
      [tables[1]! + 2 * 9, -1],
      [tables[1]!, 1],
    ] as const);
    for (const [at, moved] of values.entries()) {
      expect(Math.abs(moved - step * (expected.get(at) ?? 0))).toBeLessThanOrEqual(1);
      expect(moved === 0).toBe(!expected.has(at));
    }
  });

  test('finds out that only a formation wins', () => {
    const rng = createRng(5);
    const positions = Array.from({ length: 3000 }, (): Lesson => {
      const black = rng.next() & 0x0fff_ffff;
      const white = rng.next() & rng.next() & ~black & ~0xf;
      const wins = (black & 0b10_0010_0001) === 0b10_0010_0001;
      return { black, white, kings: 0, turn: BLACK, points: wins ? 1 : 0 };
    });
    const learnt = teach(lessonsFrom(positions.slice(0, 2500)), blank, 20, 0.02);
    const evaluate = patternEvaluator(learnt, ENGLISH);
    const right = positions.slice(2500).filter(({ black, white, points }) => {
      // White might have it too, from its side.
      return evaluate(black, white, 0, BLACK) > 0 === points > 0;
    });
    expect(right.length).toBeGreaterThan(425);
    const guessed = positions.slice(2500).filter(({ points }) => points === 0).length;
    expect(right.length).toBeGreaterThan(guessed + 10);
  });

  test('depends on the stream alone, and stays within the largest value', () => {
    const lessons = lessonsFrom([lesson('B:W21:B1,6', 1), lesson('W:W21,22,23:B1', 0), lesson('B:WK30:BK1', 0.5)]);
    expect(teach(lessons, blank, 5, 0.5)).toEqual(teach(lessons, blank, 5, 0.5));
    expect(teach(lessons, blank, 5, 0.5, 2)).not.toEqual(teach(lessons, blank, 5, 0.5));
    expect(blank.values.every((one) => one === 0)).toBe(true);
    const far = teach(lessonsFrom([lesson('B:W21:B1,6', 1)]), blank, 5000, 1).values;
    expect(Math.max(...far)).toBeLessThanOrEqual(LARGEST_VALUE);
  });
});
