import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPosition, positionOf, slowBoardOf } from '../../test/slowPositions.ts';
import { slowMobility, slowMoves } from '../../test/slowRules.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { bitIndices, popcount } from './bits.ts';
import type { Board } from './board.ts';
import { BOARD_8 } from './board.ts';
import { parseFen } from './fen.ts';
import { Game } from './game.ts';
import { countMoves, generate } from './kernel.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from './successor.ts';
import { legalMoves, positionAfter } from './move.ts';
import { formatLegalMoves } from './moveText.ts';
import type { Position } from './position.ts';
import { otherPieces, ownPieces, rotatePosition } from './position.ts';
import { jumpers, steppers, targets } from './queries.ts';
import { BLACK, WHITE } from './side.ts';
import { step } from './steps.ts';
import type { Variant } from './variant.ts';
import { ENGLISH, VARIANTS } from './variant.ts';

/** Random placements and random games on each board; together a few hundred thousand positions. */
const PLACEMENTS = 100_000;
const GAMES = 300;

/**
 * The kernel receives a board, not a variant, so a second variant on the same board has the same moves. A few
 * placements are enough there, to check that a side without a legal move ends the game.
 */
const REPEATED_PLACEMENTS = 2_000;
const REPEATED_GAMES = 10;

describe.each(VARIANTS)('the kernel against the slow rules: $name', (variant) => {
  const { board } = variant;
  const isRepeated = VARIANTS.find((other) => other.board === board) !== variant;

  test('on random placements', () => {
    fc.assert(
      fc.property(anyPosition(board), (position) => expectSlowAgrees(position, variant)),
      { numRuns: isRepeated ? REPEATED_PLACEMENTS : PLACEMENTS },
    );
  });

  test('on every position of random games', () => {
    for (let index = 0; index < (isRepeated ? REPEATED_GAMES : GAMES); index++) {
      const rng = createRng(index, board.size);
      for (const game = new Game(variant); ;) {
        expectSlowAgrees(game.position, variant);
        const moves = game.legalMoves;
        if (moves.length === 0) break;
        game.play(moves[randomBelow(rng, moves.length)]!);
      }
    }
  });

  test('rotating the board and swapping the colours changes nothing', () => {
    fc.assert(
      fc.property(anyPosition(board), (position) => {
        const rotated = rotatePosition(position, board);
        expect(rotatePosition(rotated, board)).toEqual(position);
        const paths = legalMoves(position, board).map((move) => move.path.join());
        const turned = legalMoves(rotated, board).map((move) =>
          move.path.map((square) => board.squares + 1 - square).join(),
        );
        expect(turned.toSorted()).toEqual(paths.toSorted());
      }),
      { numRuns: 5_000 },
    );
  });

  test('queries agree with the moves', () => {
    fc.assert(
      fc.property(anyPosition(board), (position) => expectQueriesAgree(position, board)),
      { numRuns: 5_000 },
    );
  });
});

describe('rules by clause', () => {
  const cases: readonly [clause: string, fen: string, moves: string][] = [
    ['9: a man steps diagonally forward', 'B:W32:B14', '14-17, 14-18'],
    ['9: White moves up the board', 'W:W18:B1', '18-14, 18-15'],
    ['11: a king steps in all four directions', 'B:W32:BK14', '14-17, 14-18, 14-10, 14-9'],
    ['12: a man captures forward', 'B:W18:B14', '14x23'],
    ['12: a man does not capture backward', 'B:W10,32:B14', '14-17, 14-18'],
    ['12: a capture needs an empty square beyond', 'B:W18,23:B14', '14-17'],
    ['12: no capture over the edge', 'B:W21:B17', '17-22'],
    ['13: a king captures backward', 'B:W10:BK14', '14x7'],
    ['15: a capture is compulsory', 'B:W18,32:B1,14', '14x23'],
    ['15: any capture may be chosen, not only the longest', 'B:W6,18,26:B1,14', '1x10, 14x30'],
    ['14: a capture must be completed', 'B:W18,26:B14', '14x30'],
    ['14: every branch is a separate move', 'B:W6,14,15:B1', '1x17, 1x19'],
    ['14: branches to the same square are written in full', 'B:W7,8,15,16:BK3', '3x12x19x10x3, 3x10x19x12x3'],
    ['10, 14: a man crowned by a capture stops', 'B:W25,26:B21', '21x30'],
    ['14: a king continues from the king-row', 'B:W25,26:BK21', '21x23'],
    ['14: a king returns to its start', 'B:W9,10,17,18:BK22', '22x15x6x13x22, 22x13x6x15x22'],
    ['23: blocked men have no move', 'B:W9,14:B5', ''],
    ['23: no piece, no move', 'B:W9,14:B', ''],
  ];
  test.each(cases)('%s', (_clause, fen, moves) => {
    const texts = formatLegalMoves(parseFen(fen, BOARD_8), BOARD_8);
    expect(texts.toSorted()).toEqual(moves === '' ? [] : moves.split(', ').toSorted());
  });

  test('10: a man that arrives on the king-row becomes a king, by a step and by a capture', () => {
    for (const fen of ['B:W5:B27', 'B:W26:B22', 'W:W7:B28', 'W:W11:B8']) {
      const position = parseFen(fen, BOARD_8);
      const moves = legalMoves(position, BOARD_8);
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) {
        expect(positionAfter(position, move, BOARD_8).kings).toBe(1 << BOARD_8.bitOfSquare[move.to]!);
      }
    }
  });

  test('14: captured kings are removed from the kings too', () => {
    const position = parseFen('B:WK18,K26:B14', BOARD_8);
    const [move] = legalMoves(position, BOARD_8);
    expect(positionAfter(position, move!, BOARD_8)).toMatchObject({ white: 0, kings: 1 << 29 });
  });

  test('the order of moves is fixed', () => {
    expect(formatLegalMoves(ENGLISH.start, BOARD_8).join(' ')).toBe('9-13 10-14 11-15 12-16 9-14 10-15 11-16');
    const kings = parseFen('B:WK32:BK14,K15', BOARD_8);
    expect(formatLegalMoves(kings, BOARD_8).join(' ')).toBe('14-18 15-19 14-17 15-18 14-10 15-11 14-9 15-10');
  });
});

/**
 * Captures: a jump stays within one of four groups of eight squares, and only more enemies or fewer obstacles can add
 * branches. So the most captures in a group are those of some set of kings on it with all nine enemies between them,
 * and all groups together have at most the sum. Quiet moves: at most one for each pair of neighbouring squares.
 */
test('no position has more moves than fit in a slice', () => {
  let bound = 0;
  for (const seed of [1, 2, 5, 6]) {
    const group = jumpGroup(1 << BOARD_8.bitOfSquare[seed]!);
    expect(popcount(group)).toBe(8);
    const enemies = neighbours(group) & ~edge(BOARD_8);
    bound += Math.max(...subsets(group).map((kings) => countMoves(kings, enemies, kings, BLACK, BOARD_8)));
  }
  const neighbourPairs = [0, 1].reduce((sum, direction) => sum + popcount(step(BOARD_8.mask, direction)), 0);
  expect(neighbourPairs).toBe(49);
  expect(Math.max(bound, neighbourPairs)).toBeLessThanOrEqual(SLICE_WORDS / SUCCESSOR_WORDS);
});

function expectSlowAgrees(position: Position, variant: Variant): void {
  const { board } = variant;
  const slow = slowBoardOf(position, board);
  const expected = slowMoves(slow)
    .map((move) => describeMove(move.path, move.captured, positionOf(move.after)))
    .toSorted();
  const actual = legalMoves(position, board)
    .map((move) => {
      const captured = [...bitIndices(move.captures)].map((index) => board.squareOfBit[index]!);
      return describeMove(move.path, captured, positionAfter(position, move, board));
    })
    .toSorted();
  if (actual.join() !== expected.join()) expect(actual).toEqual(expected);
  const isStuck = new Game(variant, { start: position }).outcome !== undefined;
  if (isStuck !== (expected.length === 0)) expect(isStuck).toBe(expected.length === 0);
  const { black, white, kings } = position;
  const mobility = [countMoves(black, white, kings, BLACK, board), countMoves(white, black, kings, WHITE, board)];
  const slowly = [slowMobility(slow, 'black'), slowMobility(slow, 'white')];
  if (mobility.join() !== slowly.join()) expect(mobility).toEqual(slowly);
}

function describeMove(path: readonly number[], captured: readonly number[], after: Position): string {
  const sorted = captured.toSorted((a, b) => a - b);
  return `${path.join('-')} takes ${sorted.join('+')} to ${after.black} ${after.white} ${after.kings} ${after.turn}`;
}

function expectQueriesAgree(position: Position, board: Board): void {
  const own = ownPieces(position);
  const other = otherPieces(position);
  const { kings, turn } = position;
  const buffer = new Int32Array(SLICE_WORDS);
  const end = generate(own, other, kings, turn, board, buffer, 0);
  expect(end / SUCCESSOR_WORDS).toBe(countMoves(own, other, kings, turn, board));
  const moves = legalMoves(position, board);
  const starts = moves.reduce((bits, move) => bits | (1 << board.bitOfSquare[move.from]!), 0);
  const capturing = moves.some((move) => move.captures !== 0);
  expect(jumpers(own, other, kings, turn, board)).toBe(capturing ? starts : 0);
  if (!capturing) expect(steppers(own, other, kings, turn, board)).toBe(starts);
  const firstTaken = moves.reduce((bits, move) => bits | between(move.path[0]!, move.path[1]!, board), 0);
  expect(targets(own, other, kings, turn, board)).toBe(capturing ? firstTaken : 0);
}

/** The square between two squares, which a jump passes over. */
function between(from: number, to: number, board: Board): number {
  const start = 1 << board.bitOfSquare[from]!;
  const end = 1 << board.bitOfSquare[to]!;
  for (let direction = 0; direction < 4; direction++) {
    const over = step(start, direction);
    if (step(over, direction ^ 1) === end) return over;
  }
  return 0;
}

function neighbours(bits: number): number {
  return step(bits, 0) | step(bits, 1) | step(bits, 2) | step(bits, 3);
}

/** All squares that jumps can reach from a square if enemies fill the rest of the board. */
function jumpGroup(square: number): number {
  let group = square;
  for (let round = 0; round < 8; round++) {
    for (let direction = 0; direction < 4; direction++) group |= step(step(group, direction), direction ^ 1);
  }
  return group;
}

function edge(board: Board): number {
  let bits = board.crowns;
  for (let index = 0; index < 32; index++) {
    if (popcount(neighbours(1 << index)) < 4) bits |= 1 << index;
  }
  return bits;
}

function subsets(bits: number): number[] {
  const all = [0];
  for (let set = bits; set !== 0; set = (set - 1) & bits) all.push(set);
  return all;
}
