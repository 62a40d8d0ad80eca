/**
 * The argument of `patterns(...)`: the windows as square numbers, `1-5-6`, a colon, and all values as one word
 * (`wholeNumbersText.ts`).
 */

import { InputError } from '../../base/inputError.ts';
import type { Board, Square } from '../../rules/board.ts';
import { BOARD_6, BOARD_8 } from '../../rules/board.ts';
import type { Patterns, Window } from './patterns.ts';
import { FEWEST_SQUARES, LARGEST_VALUE, MOST_SQUARES, MOST_WINDOWS, layoutOf } from './patterns.ts';
import { formatWholeNumbers, parseWholeNumbers } from './wholeNumbersText.ts';

export const PATTERNS_FORM = 'windows of square numbers, a colon, and all values as one word';
export const PATTERNS_CHOICE =
  `A window has ${FEWEST_SQUARES} to ${MOST_SQUARES} different squares, and there are at most ${MOST_WINDOWS} windows. ` +
  'Without a colon, all values are 0.';
export const PATTERNS_EXAMPLE = 'patterns(1-4-5 5-8-9)';

/** All values, or none where all are 0. */
export function parsePatterns(text: string): Patterns {
  const [, list, word] = /^([^:]*?)\s*(?::\s*([\w-]+)\s*)?$/.exec(text) ?? [];
  if (list === undefined) {
    const problem = `The argument of patterns(...) must be ${PATTERNS_FORM}, as in patterns(1-4-5 5-8-9: EAtIJT).`;
    throw new InputError('patterns-form', `${problem} ${PATTERNS_CHOICE}`);
  }
  const windows = parseWindows(list);
  const values = word === undefined ? new Int16Array(0) : parseValues(word, windows);
  const greatest = values.length > 0 && values.length === layoutOf(windows, BOARD_6).end ? BOARD_6 : BOARD_8;
  const beyond = windows.flat().find((square) => square > greatest.squares);
  if (beyond !== undefined) throw noSquare(String(beyond), greatest.squares);
  return { windows, values };
}

export function formatPatterns({ windows, values }: Patterns): string {
  const list = windows.map((window) => window.join('-')).join(' ');
  return values.length === 0 ? list : `${list}: ${formatWholeNumbers(values)}`;
}

/** The patterns with all values on a board. Rejects those that were made for the other board. */
export function patternsOn(patterns: Patterns, board: Board): Patterns {
  const { windows, values } = patterns;
  const { end } = layoutOf(windows, board);
  if (values.length === end) return patterns;
  const fits = windows.flat().every((square) => square <= board.squares);
  if (values.length === 0 && fits) return { windows, values: new Int16Array(end) };
  const problem = `These patterns do not fit a board of ${board.size}x${board.size}: they were made for the other board.`;
  throw new InputError('patterns-board', `${problem} Choose a variant of that board.`);
}

function parseValues(word: string, windows: readonly Window[]): Int16Array {
  const [large, small] = [layoutOf(windows, BOARD_8).end, layoutOf(windows, BOARD_6).end];
  const values = parseWholeNumbers(word, large);
  if (!values || values.some((value) => Math.abs(value) > LARGEST_VALUE)) {
    const limits = `whole numbers from -${LARGEST_VALUE} to ${LARGEST_VALUE}`;
    const problem = `The values of the patterns are damaged: they are not the text of ${limits}.`;
    throw new InputError('patterns-values', `${problem} Copy the whole word, or name the run, as in run:12.`);
  }
  if (values.length === large || values.length === small) return values;
  const counts = `${large} values on 8x8 and ${small} on 6x6, not ${values.length}`;
  throw new InputError('patterns-count', `These windows have ${counts}. Copy the whole word.`);
}

function parseWindows(list: string): Window[] {
  const windows = list
    .split(/\s+/)
    .filter((text) => text !== '')
    .map(parseWindow);
  if (windows.length > MOST_WINDOWS) {
    const problem = `There are ${windows.length} windows.`;
    throw new InputError('patterns-windows', `${problem} ${PATTERNS_CHOICE}`);
  }
  return windows;
}

function parseWindow(text: string): Window {
  const squares = text.split('-').map(parseSquare);
  const ordered = [...new Set(squares)].toSorted((one, two) => one - two);
  if (ordered.length !== squares.length || ordered.length < FEWEST_SQUARES || ordered.length > MOST_SQUARES) {
    const problem = `"${text.slice(0, 40)}" is not a window.`;
    throw new InputError('patterns-window', `${problem} ${PATTERNS_CHOICE}`);
  }
  return ordered;
}

function parseSquare(text: string): Square {
  const square = Number(text);
  if (!/^\d{1,2}$/.test(text) || square < 1 || square > BOARD_8.squares) throw noSquare(text, BOARD_8.squares);
  return square;
}

function noSquare(text: string, greatest: number): InputError {
  const problem = `"${text.slice(0, 20)}" is not a square.`;
  return new InputError('patterns-square', `${problem} Squares of this board are numbered 1 to ${greatest}.`);
}
