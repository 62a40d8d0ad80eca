import { beforeAll, describe, expect, test } from 'vitest';
import type { BuiltTables } from '../../../test/builtTables.ts';
import { builtTables, valueText } from '../../../test/builtTables.ts';
import { valueAfter } from '../../../test/slowEndgames.ts';
import { positionOf, slowBoardOf } from '../../../test/slowPositions.ts';
import { slowMoves } from '../../../test/slowRules.ts';
import counts from '../../../data/endgameCounts.json' with { type: 'json' };
import type { Rng } from '../../base/rng.ts';
import { createRng, randomBelow } from '../../base/rng.ts';
import type { Board } from '../../rules/board.ts';
import { formatFen, parseFen } from '../../rules/fen.ts';
import type { Position } from '../../rules/position.ts';
import { otherPieces, ownPieces, rotatePosition } from '../../rules/position.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import { ENGLISH, ENGLISH_6X6, GIVEAWAY, VARIANTS } from '../../rules/variant.ts';
import { buildTables } from './buildTables.ts';
import type { EndgameTables } from './endgameTables.ts';
import { NOT_IN_TABLES, distanceOf, resultOf } from './endgameTables.ts';
import { tableStatistics } from './tableStatistics.ts';

const built = new Map<string, BuiltTables>();

beforeAll(async () => {
  // One at a time: the machine may have only two processors, and another test file uses one.
  for (const variant of VARIANTS) built.set(variant.name, await builtTables(variant, 4));
}, 120_000);

describe('tables of up to four pieces', () => {
  test.each(VARIANTS)('$name: values follow from the moves of the slow rules', (variant) => {
    const { tables } = built.get(variant.name)!;
    const rng = createRng(1994, VARIANTS.indexOf(variant));
    for (let trial = 0; trial < 2000; trial++) {
      const position = randomPosition(rng, variant.board, 2 + randomBelow(rng, 3));
      const after = slowMoves(slowBoardOf(position, variant.board)).map((move) =>
        valueText(probePosition(tables, positionOf(move.after))),
      );
      const value = valueText(probePosition(tables, position));
      expect([formatFen(position, variant.board), value]).toEqual([
        formatFen(position, variant.board),
        valueAfter(after, variant.giveaway),
      ]);
    }
  });

  test.each(VARIANTS)('$name: a position has the value of the rotated one', (variant) => {
    const { tables } = built.get(variant.name)!;
    const rng = createRng(8, VARIANTS.indexOf(variant));
    for (let trial = 0; trial < 5000; trial++) {
      const position = randomPosition(rng, variant.board, 1 + randomBelow(rng, 5));
      const turned = rotatePosition(position, variant.board);
      expect(probePosition(tables, turned)).toBe(probePosition(tables, position));
    }
  });

  test('the numbers of wins, losses and draws in English draughts are the known ones', () => {
    const statistics = tableStatistics(built.get(counts.variant)!.tables);
    for (const row of counts.rows) {
      const slice = statistics.find(({ material }) => JSON.stringify(material) === JSON.stringify(row.material));
      expect(slice).toMatchObject(row);
    }
    expect(counts.rows).toHaveLength(24);
  });

  test.each([ENGLISH, GIVEAWAY])('$name: there are as many positions as placements', (variant) => {
    const { tables, checked } = built.get(variant.name)!;
    expect(checked).toEqual([1, ...counts.placements]);
    // The tables leave out the one-sided placements.
    const twoSided = tableStatistics(tables).reduce((sum, slice) => sum + slice.total, 0);
    expect(twoSided).toBe(counts.placements.reduce((sum, count) => sum + count) - 2 * oneSided(variant.board, 4));
  });

  // Endings proved in the old books: First Position, Payne's win against the single corner, two kings against one.
  test.each([
    ['W:WK19,K23:B12,K28', 1],
    ['B:WK19,K23:B12,K28', 0],
    ['W:WK19,K23:B4,K28', 1],
    ['W:WK26,K27:B21,K25', 1],
    ['B:WK26,K27:B21,K25', -1],
    ['W:WK18:BK29,K30', 0],
    ['W:WK6,K9:BK15', 1],
  ])('%s is worth %i to the side to move', (fen, result) => {
    const value = probePosition(built.get(ENGLISH.name)!.tables, parseFen(fen, ENGLISH.board));
    expect(resultOf(value)).toBe(result);
  });
});

describe('the result of probe', () => {
  const tables = buildTables(ENGLISH_6X6, 2);
  const value = (fen: string): number => probePosition(tables, parseFen(fen, ENGLISH_6X6.board));

  test('more pieces than the tables support', () => {
    expect(value('B:W18:B1,2')).toBe(NOT_IN_TABLES);
    expect(value('W:W16,17,18:B1')).toBe(NOT_IN_TABLES);
  });

  test('a side without pieces has lost, however many the other has', () => {
    expect(value('W:W:B1,2,3,4')).toBe(-1);
    expect(value('B:W16,17,18:B')).toBe(-1);
  });

  test('a side without opponents wins with its next move, unless its own pieces block it', () => {
    expect(value('B:W:B1,2,3,4')).toBe(2);
    expect(value('B:W:B13,14,15,K16,K17,K18')).toBe(-1);
  });

  test('results and distances', () => {
    expect([1, 0, -1].map(resultOf)).toEqual([1, 0, -1]);
    expect(value('B:W5:B1')).toBe(2);
    expect(distanceOf(value('B:W5:B1'))).toBe(1);
    expect(distanceOf(value('W:W:B1'))).toBe(0);
  });
});

function probePosition(tables: EndgameTables, position: Position): number {
  return tables.probe(ownPieces(position), otherPieces(position), position.kings, position.turn);
}

/** A position with the given number of pieces, of one or both sides, of any kind that may stand on its square. */
function randomPosition(rng: Rng, board: Board, pieces: number): Position {
  const sides = [0, 0];
  let kings = 0;
  for (let placed = 0; placed < pieces;) {
    const bit = 1 << board.bitOfSquare[1 + randomBelow(rng, board.squares)]!;
    if (((sides[BLACK]! | sides[WHITE]!) & bit) !== 0) continue;
    const side = randomBelow(rng, 2) as 0 | 1;
    sides[side]! |= bit;
    if (randomBelow(rng, 2) === 0 || (bit & board.kingRows[side]) !== 0) kings |= bit;
    placed++;
  }
  return { black: sides[BLACK]!, white: sides[WHITE]!, kings, turn: randomBelow(rng, 2) as 0 | 1 };
}

/** The ways to place one or more pieces of one side. */
function oneSided(board: Board, maxPieces: number): number {
  let ways = 0;
  for (let men = 0; men <= maxPieces; men++) {
    for (let kings = men === 0 ? 1 : 0; men + kings <= maxPieces; kings++) {
      ways += choose(board.squares - board.size / 2, men) * choose(board.squares - men, kings);
    }
  }
  return ways;
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}
