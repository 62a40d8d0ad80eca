import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDrawing } from '../../../test/parseDrawing.ts';
import { anyPosition } from '../../../test/slowPositions.ts';
import { thesisVector } from '../../features/features.ts';
import type { Board } from '../../rules/board.ts';
import { BOARD_6, BOARD_8, columnOfBit, rowOfBit } from '../../rules/board.ts';
import { bitIndices } from '../../rules/bits.ts';
import { legalMoves } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { BLACK } from '../../rules/side.ts';
import { formatDrawing } from './formatDrawing.ts';
import type { OriginalPosition } from './originalBoard.ts';
import { afterOriginalMove, originalMoves, originalStart } from './originalBoard.ts';
import { originalFeatures } from './originalFeatures.ts';

test.each([
  [8, [7, 49, 302, 1469, 7361, 36768, 179740, 845840]],
  [6, [5, 25, 106, 369, 1271, 4096, 12373, 36941, 102596]],
] as const)('on %i rows there are as many sequences of moves as in the original', (size, counts) => {
  const start = originalStart(size);
  expect(counts.map((_, index) => countSequences(start, index + 1))).toEqual(counts);
});

describe('a capture continues by itself', () => {
  test('by the first of several ways', () => {
    const position = parseDrawing('.b....../..w...../......../..w.w.../......../......../......../........', 1);
    expect(originalMoves(position)).toEqual([{ from: 1, to: 19 }]);
    expect(after(position, 1, 19)).toBe('......../......../......../....w.../.b....../......../......../........');
  });

  test('never back to where it began', () => {
    // A ring of four: the real rules capture them all and end on the first square.
    const position = parseDrawing('......../..w.w.../.B....../..w.w.../......../......../......../........', 1);
    expect(originalMoves(position)).toEqual([
      { from: 17, to: 3 },
      { from: 17, to: 35 },
    ]);
    expect(after(position, 17, 3)).toBe('......../......../......../..w...../...B..../......../......../........');
    expect(after(position, 17, 35)).toBe('...B..../..w...../......../......../......../......../......../........');
  });

  test('never to a cell where it has landed before, but then by another way', () => {
    const ring = '......../......../.w.w..../......../.w.w..../......../.w....../B.......';
    expect(after(parseDrawing(ring, 1), 56, 42)).toBe(
      '......../......../......../....B.../...w..../......../......../........',
    );
    const open = '......../......../.w.w..../......../.w.w.w../......../.w....../B.......';
    expect(after(parseDrawing(open, 1), 56, 42)).toBe(
      '......../......../......../......../...w..../......B./......../........',
    );
  });

  test('as a king, if a man was crowned during it', () => {
    const down = parseDrawing('......../......../......../......../......../..b...../...w.w../........', 1);
    expect(after(down, 42, 60)).toBe('......../......../......../......../......../......B./......../........');
    const up = parseDrawing('......../..b.b.../.....w../......../......../......../......../........', -1);
    expect(after(up, 21, 3)).toBe('......../......../.W....../......../......../......../......../........');
  });

  test('and no step is followed by a capture', () => {
    const position = parseDrawing('.b....../......../.....w../......../......../......../......../........', 1);
    expect(after(position, 1, 10)).toBe('......../..b...../.....w../......../......../......../......../........');
    const crowned = parseDrawing('....../....../....../....../b.w.../......', 1);
    expect(after(crowned, 24, 31)).toBe('....../....../....../....../..w.../.B....');
  });
});

describe('moves', () => {
  test('are in the order of cells and directions', () => {
    const kings = parseDrawing('......../......../.b....../......../...B..../......../......../........', 1);
    expect(originalMoves(kings).map(({ from, to }) => `${from}-${to}`)).toEqual(
      '17-24 17-26 35-26 35-28 35-42 35-44'.split(' '),
    );
    expect(originalMoves(originalStart(8), -1).map(({ from, to }) => `${from}-${to}`)).toEqual(
      '40-33 42-33 42-35 44-35 44-37 46-37 46-39'.split(' '),
    );
  });

  test('are only captures, if there are any', () => {
    const position = parseDrawing('.b...b../..w...../......../......../......../......../......../........', 1);
    expect(originalMoves(position)).toEqual([{ from: 1, to: 19 }]);
    expect(originalMoves(position, -1)).toEqual([{ from: 10, to: 3 }]);
  });
});

describe.each([BOARD_6, BOARD_8])('in any position on $size rows', (board) => {
  test('the moves are the first hops of the real rules, each once', () => {
    fc.assert(
      fc.property(anyPosition(board), (position) => {
        const cellOfSquare = (square: number): number => cellOf(board.bitOfSquare[square]!, board);
        const real = legalMoves(position, board).map(
          ({ path }) => `${cellOfSquare(path[0]!)}-${cellOfSquare(path[1]!)}`,
        );
        const moves = originalMoves(fromPosition(position, board)).map(({ from, to }) => `${from}-${to}`);
        expect(moves.toSorted()).toEqual([...new Set(real)].toSorted());
      }),
    );
  });

  test('the features are those that real positions have', () => {
    fc.assert(
      fc.property(anyPosition(board), (position) => {
        const original = fromPosition(position, board);
        expect(originalFeatures(board.size).map((read) => read(original))).toEqual(thesisVector(position, board));
      }),
    );
  });
});

test('the derived features of the start are those of the original', () => {
  const derived = (size: 6 | 8): number[] =>
    originalFeatures(size)
      .slice(size ** 2)
      .map((read) => read(originalStart(size)));
  expect(derived(8)).toEqual([12, 12, 0, 0, 2, 2, 4, 4, 7, 7, 1]);
  expect(derived(6)).toEqual([6, 6, 0, 0, 0, 0, 3, 3, 5, 5, 1]);
});

function after(position: OriginalPosition, from: number, to: number): string {
  return formatDrawing(afterOriginalMove(position, { from, to }));
}

function countSequences(position: OriginalPosition, plies: number): number {
  const moves = originalMoves(position);
  if (plies === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countSequences(afterOriginalMove(position, move), plies - 1), 0);
}

function fromPosition({ black, white, kings, turn }: Position, board: Board): OriginalPosition {
  const cells = new Int8Array(board.size ** 2);
  for (const bit of bitIndices(black | white)) {
    const man = ((black >>> bit) & 1) - ((white >>> bit) & 1);
    cells[cellOf(bit, board)] = man << ((kings >>> bit) & 1);
  }
  return { size: board.size, cells, turn: turn === BLACK ? 1 : -1 };
}

function cellOf(bit: number, { size }: Board): number {
  return rowOfBit(bit) * size + columnOfBit(bit);
}
