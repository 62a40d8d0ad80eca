import { describe, expect, test } from 'vitest';
import { createRng } from '../base/rng.ts';
import { BOARD_6, BOARD_8, columnOfBit, rowOfBit } from '../rules/board.ts';
import type { Board, Square } from '../rules/board.ts';
import { ENGLISH } from '../rules/variant.ts';
import type { Window } from '../evaluators/patterns/patterns.ts';
import { STATES, layoutOf } from '../evaluators/patterns/patterns.ts';
import { formatPatterns, parsePatterns } from '../evaluators/patterns/patternsText.ts';
import { changedWindow, randomWindow } from './patternWindows.ts';
import { createRepresentation } from './representations.ts';

const PLAYING = { variant: ENGLISH, mode: 'position', isSearched: true, rootBug: false } as const;

function genomesOf(fields: object) {
  return createRepresentation({ method: 'patterns', windows: 3, squares: 3, spread: 25, ...fields }, PLAYING);
}

function touches(one: Square, two: Square, { bitOfSquare }: Board): boolean {
  const [first, second] = [bitOfSquare[one]!, bitOfSquare[two]!];
  return Math.abs(rowOfBit(first) - rowOfBit(second)) === 1 && Math.abs(columnOfBit(first) - columnOfBit(second)) === 1;
}

/** Whether all squares can be reached from the first one in steps inside the window. */
function hangsTogether(window: Window, board: Board): boolean {
  const reached = new Set(window.slice(0, 1));
  for (const from of reached) for (const to of window) if (touches(from, to, board)) reached.add(to);
  return reached.size === window.length;
}

describe.each([BOARD_8, BOARD_6])('windows on $size x $size', (board) => {
  test('grow from touching squares, in order, and reach the whole board', () => {
    const rng = createRng(1);
    const seen = new Set<Square>();
    for (let count = 0; count < 300; count++) {
      const window = randomWindow(board, 2 + (count % 6), rng);
      expect(hangsTogether(window, board)).toBe(true);
      expect(new Set(window).size).toBe(2 + (count % 6));
      expect(window).toEqual(window.toSorted((one, two) => one - two));
      for (const square of window) seen.add(square);
    }
    expect(seen.size).toBe(board.squares);
  });

  test('change by one square, which touches the rest', () => {
    const rng = createRng(2);
    for (let count = 0; count < 300; count++) {
      const window = randomWindow(board, 4, rng);
      const { window: changed, from, to } = changedWindow(window, board, rng);
      const rest = window.filter((_, place) => place !== from);
      const added = changed[to]!;
      expect(changed).toEqual([...rest, added].toSorted((one, two) => one - two));
      expect(window).not.toContain(added);
      expect(rest.some((square) => touches(square, added, board))).toBe(true);
    }
  });
});

test('first individuals have different windows, small random values of squares, and nothing else', () => {
  const made = genomesOf({ windows: 5, spread: 10 });
  for (const genome of made.create(20, createRng(1))) {
    const { windows, values } = parsePatterns(genome as string);
    expect(new Set(windows.map((window) => window.join('-'))).size).toBe(5);
    const squares = values.subarray(0, 128);
    expect(squares.every((value) => Math.abs(value) <= 160 && value % 16 === 0)).toBe(true);
    expect(values.subarray(128).every((value) => value === 0)).toBe(true);
  }
});

/** Patterns whose every window has a value of its own, by which it can be recognised. */
function marked(windows: readonly Window[], mark: number): string {
  const { end, windows: starts } = layoutOf(windows, BOARD_8);
  const values = new Int16Array(end).fill(mark);
  for (const [index, start] of starts.entries()) values.fill(mark + index + 1, start, starts[index + 1] ?? end);
  return formatPatterns({ windows, values });
}

const ONE = [
  [1, 5, 6],
  [2, 6, 9],
  [10, 14, 15],
];
const TWO = [
  [2, 6, 9],
  [11, 15, 18],
  [22, 26, 30],
];

test('children have windows of both parents with their values, shared ones once, and the other values of one parent', () => {
  const made = genomesOf({});
  const rng = createRng(3);
  const inherited = new Set<string>();
  for (let count = 0; count < 30; count++) {
    const children = made.crossover(marked(ONE, 100), marked(TWO, 200), rng);
    for (const [place, child] of children.entries()) {
      const { windows, values } = parsePatterns(child as string);
      const { windows: starts } = layoutOf(windows, BOARD_8);
      const own = place === 0 ? 100 : 200;
      expect(windows).toHaveLength(3);
      expect(windows).toContainEqual([2, 6, 9]);
      expect(values[0]).toBe(own);
      expect(values[128]).toBe(own);
      for (const [index, window] of windows.entries()) {
        const mark = values[starts[index]!]!;
        const parent = mark < 200 ? ONE : TWO;
        expect(window).toEqual(parent[(mark % 100) - 1]);
        if (window[0] === 2) expect(mark).toBe(place === 0 ? 102 : 201);
        inherited.add(`${place} ${mark}`);
      }
    }
  }
  expect([...inherited].toSorted()).toEqual(
    ['0 101', '0 102', '0 103', '0 202', '0 203', '1 101', '1 103', '1 201', '1 202', '1 203'].toSorted(),
  );
});

test('a window that moves keeps what is known about the squares that stay', () => {
  const made = genomesOf({ windows: 1, squares: 2, mutationRate: 1, fresh: 0 });
  const windows = [[9, 14]];
  const { end, windows: starts } = layoutOf(windows, BOARD_8);
  const values = new Int16Array(end);
  // An own man on 14 is worth 300, whatever stands on 9; an opposing man on 9 is worth -30.
  for (let nine = 0; nine < STATES; nine++) {
    for (let fourteen = 0; fourteen < STATES; fourteen++) {
      values[starts[0]! + nine + STATES * fourteen] = (fourteen === 1 ? 300 : 0) - (nine === 2 ? 30 : 0);
    }
  }
  const rng = createRng(4);
  const seen = new Set<number>();
  for (let count = 0; count < 40; count++) {
    const mutant = parsePatterns(made.mutate(formatPatterns({ windows, values }), rng) as string);
    const [window] = mutant.windows;
    const kept = [9, 14].filter((square) => window!.includes(square));
    expect(kept).toHaveLength(1);
    const place = window!.indexOf(kept[0]!);
    for (let state = 0; state < STATES ** 2; state++) {
      const stands = Math.floor(state / STATES ** place) % STATES;
      const expected = kept[0] === 14 ? (stands === 1 ? 300 : 0) - 10 : 100 - (stands === 2 ? 30 : 0);
      expect(mutant.values[starts[0]! + state]).toBe(expected);
    }
    seen.add(kept[0]!);
  }
  expect(seen.size).toBe(2);
});

test('windows change as often as the settings say, and new ones know nothing', () => {
  const made = genomesOf({ windows: 20, mutationRate: 0.25, fresh: 1 });
  const { windows } = parsePatterns(made.create(1, createRng(5))[0] as string);
  const rng = createRng(6);
  let changed = 0;
  for (let count = 0; count < 100; count++) {
    const mutant = parsePatterns(made.mutate(marked(windows, 100), rng) as string);
    const { windows: starts } = layoutOf(mutant.windows, BOARD_8);
    const fresh = mutant.windows.filter((_, index) => mutant.values[starts[index]!] === 0);
    changed += fresh.length;
  }
  // 2000 windows, with a standard deviation of 19.
  expect(Math.abs(changed - 500)).toBeLessThan(80);
});

test('a genome is the text of its evaluation, so it can take over what the evaluation learnt', () => {
  const made = genomesOf({});
  const genome = marked(ONE, 7);
  expect(made.taught!(marked(TWO, 9), made.express(genome)!.evaluation)).toBe(genome);
  expect(made.express(genome)!.text).toBe('3 windows: 1-5-6 2-6-9 10-14-15');
  expect(made.distance!(marked(ONE, 1), marked(TWO, 1))).toBe(2);
});
