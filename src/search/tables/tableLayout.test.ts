import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forEachPlacement } from '../../../test/placements.ts';
import { anyPosition } from '../../../test/slowPositions.ts';
import { popcount } from '../../rules/bits.ts';
import { BOARD_6, BOARD_8 } from '../../rules/board.ts';
import { otherPieces, ownPieces, rotatePosition } from '../../rules/position.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import { OTHER_KINGS, OTHER_MEN, OWN_KINGS, OWN_MEN, countSets, setsByRank } from './ranking.ts';
import { TableLayout, mostPieces } from './tableLayout.ts';

describe.each([
  [BOARD_6, 4],
  [BOARD_8, 3],
] as const)('board %#', (board, maxPieces) => {
  const layout = new TableLayout(board, maxPieces);

  test('different positions have different places, all within the tables', () => {
    const taken = new Uint8Array(layout.size);
    let positions = 0;
    for (let pieces = 2; pieces <= maxPieces; pieces++) {
      forEachPlacement(board, pieces, (black, white, kings) => {
        if (black === 0 || white === 0) return;
        positions++;
        const index = layout.indexOf(black, white, kings, BLACK);
        if (!(index >= 0 && index < layout.size)) throw new Error(`there is no place ${index}`);
        taken[index] = 1;
      });
    }
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(positions);
  });

  test('a position has the same place as its rotation with colours swapped', () => {
    fc.assert(
      fc.property(anyPosition(board), (position) => {
        fc.pre(position.black !== 0 && position.white !== 0);
        fc.pre(popcount(position.black | position.white) <= maxPieces);
        const turned = rotatePosition(position, board);
        const index = layout.indexOf(ownPieces(position), otherPieces(position), position.kings, position.turn);
        expect(layout.indexOf(ownPieces(turned), otherPieces(turned), turned.kings, turned.turn)).toBe(index);
      }),
    );
  });

  test('the slices are contiguous', () => {
    let end = 0;
    for (const { start, size } of layout.slices) {
      expect(start).toBe(end);
      end += size;
    }
    expect(layout.size).toBe(end);
  });

  test('sets of pieces are listed without repetition, and men are never on their king-row', () => {
    for (const kind of [OWN_MEN, OWN_KINGS, OTHER_MEN, OTHER_KINGS] as const) {
      for (let count = 0; count <= 3; count++) {
        const sets = setsByRank(count, kind, board);
        expect(sets).toHaveLength(countSets(count, kind, board));
        expect(new Set(sets).size).toBe(sets.length);
        for (const set of sets) {
          expect(popcount(set)).toBe(count);
          expect(set & ~board.mask).toBe(0);
          if (kind === OWN_MEN) expect(set & board.kingRows[BLACK]).toBe(0);
          if (kind === OTHER_MEN) expect(set & board.kingRows[WHITE]).toBe(0);
        }
      }
    }
  });
});

test('the number of pieces is limited, and the error gives the limits', () => {
  expect(() => new TableLayout(BOARD_8, 6)).toThrow('2 to 5 pieces, not 6');
  expect(() => new TableLayout(BOARD_6, 7)).toThrow('2 to 6 pieces, not 7');
  expect(() => new TableLayout(BOARD_6, 1)).toThrow('not 1');
  expect(() => new TableLayout(BOARD_6, 2.5)).toThrow('not 2.5');
});

test('the places of the largest tables fit into 32 bits', () => {
  for (const board of [BOARD_6, BOARD_8]) {
    expect(new TableLayout(board, mostPieces(board)).size).toBeLessThan(2 ** 31);
  }
});
