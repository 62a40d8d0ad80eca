import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPosition } from '../../../test/slowPositions.ts';
import { BOARD_6, BOARD_8 } from '../../rules/board.ts';
import { parseFen } from '../../rules/fen.ts';
import type { Move } from '../../rules/move.ts';
import { legalMoves } from '../../rules/move.ts';
import type { Path } from './moveInput.ts';
import { farSquares, nextSquares, putDown, touch } from './moveInput.ts';

describe.each([BOARD_8, BOARD_6])('on $size squares a side', (board) => {
  test('every legal move can be entered by its path, and is complete only at its last square', () => {
    fc.assert(
      fc.property(anyPosition(board), (position) => {
        const legal = legalMoves(position, board);
        for (const move of legal)
          expect(touchAll(legal, move.path)).toEqual(
            move.path.map((_, at) => (at === move.path.length - 1 ? move : undefined)),
          );
      }),
      { numRuns: 1_000 },
    );
  });

  test('any sequence of touches yields only legal moves and their beginnings', () => {
    const square = fc.integer({ min: 1, max: board.squares });
    fc.assert(
      fc.property(anyPosition(board), fc.array(square, { maxLength: 40 }), (position, squares) => {
        const legal = legalMoves(position, board);
        let path: Path = [];
        for (const touched of squares) {
          const entry = touch(legal, path, touched);
          if (entry.move) expect(legal).toContain(entry.move);
          expect(entry.path.length === 0 || nextSquares(legal, entry.path).length > 0).toBe(true);
          ({ path } = entry);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('a far square completes a move that ends there', () => {
    fc.assert(
      fc.property(anyPosition(board), (position) => {
        const legal = legalMoves(position, board);
        for (const { path } of legal) {
          for (let length = 1; length < path.length; length++) {
            const begun = path.slice(0, length);
            for (const far of farSquares(legal, begun)) expect(touch(legal, begun, far).move?.to).toBe(far);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a capture with two routes to the same square', () => {
  const legal = legalMoves(parseFen('W:W27:B7,8,15,16,23,24', BOARD_8), BOARD_8);

  test('is entered step by step, by either route', () => {
    expect(legal.map(({ path }) => path)).toContainEqual([27, 18, 11, 4]);
    expect(touch(legal, [], 27).path).toEqual([27]);
    expect(nextSquares(legal, [27]).toSorted(ascending)).toEqual([18, 20]);
    expect(touch(legal, [27], 20)).toEqual({ path: [27, 20] });
    expect(nextSquares(legal, [27, 20])).toEqual([11]);
  });

  test('can be completed from afar only after the routes part', () => {
    const ends = legal.map(({ to }) => to);
    const shared = ends.find((end) => ends.filter((one) => one === end).length === 2)!;
    expect(farSquares(legal, [27])).not.toContain(shared);
    expect(putDown(legal, [27], shared)).toBeUndefined();
    expect(putDown(legal, [27, 18], shared)?.move?.path.slice(0, 2)).toEqual([27, 18]);
  });

  test('is cancelled by touching another square or the piece itself', () => {
    expect(touch(legal, [27, 20], 1)).toEqual({ path: [] });
    expect(touch(legal, [27, 20], 20)).toEqual({ path: [] });
    expect(touch(legal, [27], 27)).toEqual({ path: [] });
  });
});

test('a king can capture its way back to its first square', () => {
  const legal = legalMoves(parseFen('B:W9,10,17,18:BK22', BOARD_8), BOARD_8);
  const round = legal.find(({ from, to }) => from === to)!;
  expect(touchAll(legal, round.path).at(-1)).toBe(round);
  expect(touch(legal, [22], 22)).toEqual({ path: [] });
});

test('touching another piece during a capture only cancels the capture', () => {
  const legal = legalMoves(parseFen('B:W14,15,23:B10,11', BOARD_8), BOARD_8);
  expect(touch(legal, [11], 10)).toEqual({ path: [10] });
  expect(touch(legal, [11, 18], 10)).toEqual({ path: [] });
});

test('another piece can be selected instead', () => {
  const legal = legalMoves(parseFen('B:W32:B9,10', BOARD_8), BOARD_8);
  expect(touch(legal, [9], 10)).toEqual({ path: [10] });
  expect(touch(legal, [9], 32)).toEqual({ path: [] });
});

/** The moves that result from touching squares one after the other. */
function touchAll(legal: readonly Move[], squares: Path): (Move | undefined)[] {
  let path: Path = [];
  return squares.map((square) => {
    const entry = touch(legal, path, square);
    ({ path } = entry);
    return entry.move;
  });
}

function ascending(one: number, two: number): number {
  return one - two;
}
