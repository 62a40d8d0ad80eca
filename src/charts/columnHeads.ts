/**
 * The names above the columns of a matrix: wrapped if all words fit above their columns. Otherwise the columns have
 * letters, and a list above explains them.
 */

import * as Plot from '@observablehq/plot';
import type { Place } from './chartKey.ts';
import { flowKey, keyMarks, letterSample } from './chartKey.ts';
import { lettersIn } from './chartFrame.ts';
import { wrapped } from './words.ts';

export interface Columns {
  readonly names: readonly string[];
  /** Where the first column begins, and the width of each. */
  readonly left: number;
  readonly cell: number;
  /** The width of the whole drawing. */
  readonly width: number;
}

interface Heads {
  readonly height: number;
  readonly marks: readonly Plot.Markish[];
}

const LINE_HEIGHT = 16;
const MOST_LINES = 3;
const GAP = 6;
const A = 65;
const ALPHABET = 26;

export function columnHeads(columns: Columns): Heads {
  const most = lettersIn(columns.cell - GAP);
  const texts = columns.names.map((name) => wrapped(name, most));
  const fits = texts.every((lines) => lines.length <= MOST_LINES && lines.every((line) => line.length <= most));
  return fits ? brokenHeads(texts, columns) : letteredHeads(columns);
}

function brokenHeads(texts: readonly (readonly string[])[], { left, cell }: Columns): Heads {
  const height = LINE_HEIGHT * Math.max(0, ...texts.map((lines) => lines.length)) + GAP;
  const places = texts.flatMap((lines, column) =>
    lines.map((text, line) => ({
      text,
      x: left + (column + 0.5) * cell,
      y: height - GAP - (lines.length - line - 0.5) * LINE_HEIGHT,
    })),
  );
  return { height, marks: [Plot.text(places, { x: 'x', y: 'y', text: 'text', fill: 'currentColor' })] };
}

/** A list of letters and names, and a letter above each column. */
function letteredHeads({ names, left, cell, width }: Columns): Heads {
  const entries = names.map((text, column) => ({
    text,
    sample: (place: Place) => letterSample(letterOf(column), place),
  }));
  const { places, height: listed } = flowKey(entries, width);
  const height = listed + LINE_HEIGHT + 2 * GAP;
  const letters = names.map((_, column) => ({ text: letterOf(column), x: left + (column + 0.5) * cell }));
  const above = { x: 'x', y: () => height - GAP - LINE_HEIGHT / 2, text: 'text', fontWeight: 600 } as const;
  return {
    height,
    marks: [
      ...keyMarks(entries, places, { x: 0, y: 0 }, width),
      Plot.text(letters, { ...above, fill: 'currentColor' }),
    ],
  };
}

/** A to Z, and AA after them. */
function letterOf(column: number): string {
  const letter = String.fromCharCode(A + (column % ALPHABET));
  return column < ALPHABET ? letter : `${letterOf(Math.floor(column / ALPHABET) - 1)}${letter}`;
}
