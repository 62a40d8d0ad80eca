/**
 * Numbers of the squares of boards: blue above zero and orange below, on one scale for all boards, stronger for greater
 * numbers. Readers who do not see the colours have the signs. The strongest colour is half transparent, so that the
 * numbers are readable in light and dark.
 */

import * as Plot from '@observablehq/plot';
import type { BoardsChart, NumberedBoard } from './chart.ts';
import type { ChartFrame } from './chartFrame.ts';
import { chartOptions, lettersIn, widthOf } from './chartFrame.ts';
import type { KeyEntry, Place } from './chartKey.ts';
import { KEY_LINE, SAMPLE_WIDTH, flowKey, keyMarks, pixel } from './chartKey.ts';
import { signedNumbers } from './signedNumbers.ts';
import { shortened } from './words.ts';

/** A dark square with its number, at its corner. */
interface Square extends Place {
  readonly value: number | null;
  /** Shown by the browser on hover. */
  readonly title: string;
}

interface Layout {
  readonly columns: number;
  readonly cell: number;
  readonly board: number;
  /** Where the boards begin, beside the numbers of their rows. */
  readonly left: number;
}

/** A number of four letters fits into the smallest cell. */
const LEAST_CELL = 29;
const ROOMY_CELL = 32;
const MOST_CELL = 38;
const GAP = 20;
const ROW_GAP = 6;
const TITLE_HEIGHT = 24;
const EDGE = 1;
/** Below the key. */
const KEY_GAP = 4;
const STRONGEST = 0.5;
const MORE = 'var(--chart-6)';
const LESS = 'var(--chart-2)';
const NONE = 'var(--line)';

export function boardsChart(chart: BoardsChart, frame: ChartFrame): Element {
  const { boards } = chart;
  const size = sizeOf(boards);
  const layout = layOut(boards.length, size, frame.width);
  const corners = boards.map((_, index) => cornerOf(index, layout));
  const squares = boards.flatMap((board, index) => squaresOf(board, corners[index]!, size, layout.cell));
  const largest = Math.max(0, ...squares.map(({ value }) => Math.abs(value ?? 0)));
  const boardsHeight = Math.ceil(boards.length / layout.columns) * (TITLE_HEIGHT + layout.board + GAP) - GAP;
  const top = Math.max(0, boardsHeight) + EDGE;
  const entries = keyEntries(chart, largest);
  const key = flowKey(entries, frame.width);
  const height = top + key.height + KEY_GAP;
  return Plot.plot({
    ...chartOptions(frame, height),
    margin: 0,
    marginLeft: 0,
    x: { domain: [0, frame.width], range: [0, frame.width], axis: null },
    y: { domain: [0, height], range: [0, height], axis: null },
    marks: [
      titles(boards, corners, layout),
      rowNumbers(corners, size, layout),
      ...squareMarks(squares, largest, layout.cell),
      edges(corners, layout.board),
      ...keyMarks(entries, key.places, { x: EDGE, y: top }, frame.width),
    ],
  });
}

/** Half of the squares of a board are dark. */
function sizeOf(boards: readonly NumberedBoard[]): number {
  return Math.round(Math.sqrt(2 * Math.max(2, ...boards.map(({ worths }) => worths.length))));
}

/** As many boards side by side as are readable, the same number in each row if possible. */
function layOut(count: number, size: number, width: number): Layout {
  const left = EDGE + widthOf(rowText(size, size - 1)) + ROW_GAP;
  const fitting = Math.max(1, Math.floor((width - left + GAP) / (size * LEAST_CELL + GAP)));
  const rows = Math.max(1, Math.ceil(count / fitting));
  const columns = Math.max(1, Math.ceil(count / rows));
  const room = (width - left - EDGE - (columns - 1) * GAP) / columns;
  const cell = Math.floor(Math.min(MOST_CELL, room / size));
  return { columns, cell, board: size * cell, left };
}

function cornerOf(index: number, { columns, board, left }: Layout): Place {
  const [row, column] = [Math.floor(index / columns), index % columns];
  return { x: left + column * (board + GAP), y: TITLE_HEIGHT + row * (TITLE_HEIGHT + board + GAP) };
}

function squaresOf({ title, worths }: NumberedBoard, corner: Place, size: number, cell: number): Square[] {
  return worths.map((value, index) => {
    const row = Math.floor((2 * index) / size);
    // The first square of a board is beside its corner.
    const column = ((2 * index) % size) + (row % 2 === 0 ? 1 : 0);
    return { value, title: `${title}, square ${index + 1}`, x: corner.x + cell * column, y: corner.y + cell * row };
  });
}

function titles(boards: readonly NumberedBoard[], corners: readonly Place[], { board }: Layout): Plot.Markish {
  return Plot.text(boards, {
    x: (_: NumberedBoard, index: number) => corners[index]!.x,
    y: (_: NumberedBoard, index: number) => corners[index]!.y - TITLE_HEIGHT / 2,
    text: ({ title }: NumberedBoard) => shortened(title, lettersIn(board)),
    textAnchor: 'start',
    fontWeight: 600,
    fill: 'currentColor',
  });
}

/** The squares of a row, `1-4`. */
function rowText(size: number, row: number): string {
  return `${(row * size) / 2 + 1}-${((row + 1) * size) / 2}`;
}

/** Beside the first board of each line of boards. */
function rowNumbers(corners: readonly Place[], size: number, { columns, cell }: Layout): Plot.Markish {
  const rows = corners
    .filter((_, index) => index % columns === 0)
    .flatMap(({ x, y }) =>
      Array.from({ length: size }, (_, at) => ({
        x: x - ROW_GAP,
        y: y + (at + 0.5) * cell,
        text: rowText(size, at),
      })),
    );
  return Plot.text(rows, { x: 'x', y: 'y', text: 'text', textAnchor: 'end', fill: 'var(--quiet)', fontSize: 11 });
}

function squareMarks(squares: readonly Square[], largest: number, cell: number): Plot.Markish[] {
  const { format } = signedNumbers(largest);
  const place = {
    x1: ({ x }: Square) => x,
    x2: ({ x }: Square) => x + cell,
    y1: ({ y }: Square) => y,
    y2: ({ y }: Square) => y + cell,
    stroke: NONE,
    title: 'title',
  } as const;
  const known = squares.filter(({ value }) => value !== null);
  const opacity = ({ value }: Square): number => (largest === 0 ? 0 : (STRONGEST * Math.abs(value!)) / largest);
  const coloured = (fill: string, some: readonly Square[]): Plot.Markish =>
    Plot.rect(some, { ...place, fill, fillOpacity: opacity });
  return [
    Plot.rect(
      squares.filter(({ value }) => value === null),
      { ...place, fill: NONE },
    ),
    coloured(
      MORE,
      known.filter(({ value }) => value! >= 0),
    ),
    coloured(
      LESS,
      known.filter(({ value }) => value! < 0),
    ),
    Plot.text(known, {
      x: ({ x }: Square) => x + cell / 2,
      y: ({ y }: Square) => y + cell / 2,
      text: ({ value }: Square) => format(value!),
      fill: 'currentColor',
      pointerEvents: 'none',
      fontSize: cell < ROOMY_CELL ? 11 : 12,
    }),
  ];
}

/** Around the boards. */
function edges(corners: readonly Place[], board: number): Plot.Markish {
  return Plot.rect(corners, {
    x1: ({ x }: Place) => x,
    x2: ({ x }: Place) => x + board,
    y1: ({ y }: Place) => y,
    y2: ({ y }: Place) => y + board,
    fill: 'none',
    stroke: 'var(--edge)',
  });
}

/** What the colours mean, as far as they occur. */
function keyEntries({ boards, words }: BoardsChart, largest: number): KeyEntry[] {
  const values = boards.flatMap(({ worths }) => worths);
  const { unit } = signedNumbers(largest);
  const has = (condition: (value: number) => boolean): boolean =>
    values.some((value) => value !== null && condition(value));
  return [
    ...(has((value) => value > 0) ? [squareEntry(words.more, MORE, STRONGEST)] : []),
    ...(has((value) => value < 0) ? [squareEntry(words.less, LESS, STRONGEST)] : []),
    ...(values.includes(null) ? [squareEntry(words.none, NONE, 1)] : []),
    ...(unit === undefined ? [] : [{ text: `1 in a square means ${unit}`, sample: wordSample }]),
  ];
}

function squareEntry(text: string, fill: string, fillOpacity: number): KeyEntry {
  const side = KEY_LINE - 6;
  return {
    text,
    sample: ({ x, y }) =>
      Plot.rect([0], {
        x1: pixel(x + SAMPLE_WIDTH - side),
        x2: pixel(x + SAMPLE_WIDTH),
        y1: pixel(y - side / 2),
        y2: pixel(y + side / 2),
        fill,
        fillOpacity,
        stroke: 'var(--edge)',
      }),
  };
}

function wordSample({ x, y }: Place): Plot.Markish {
  return Plot.text(['±1'], { x: pixel(x + SAMPLE_WIDTH), y: pixel(y), textAnchor: 'end', fill: 'currentColor' });
}
