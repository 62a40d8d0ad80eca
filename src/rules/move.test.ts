import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPosition } from '../../test/slowPositions.ts';
import { InputError } from '../base/inputError.ts';
import { BOARD_6, BOARD_8 } from './board.ts';
import { parseFen } from './fen.ts';
import { generate } from './kernel.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from './successor.ts';
import { legalMoves, moveFromWord, positionAfter, successorsBetween, wordFromMove } from './move.ts';
import { otherPieces, ownPieces, positionFrom } from './position.ts';
import { opponent } from './side.ts';

describe.each([BOARD_8, BOARD_6])('on $size squares a side', (board) => {
  test('words and moves convert into each other, and moves lead where the kernel says', () => {
    const buffer = new Int32Array(SLICE_WORDS);
    fc.assert(
      fc.property(anyPosition(board), (position) => {
        const { kings, turn } = position;
        const end = generate(ownPieces(position), otherPieces(position), kings, turn, board, buffer, 0);
        const words = new Set<number>();
        for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
          const word = buffer[at + 3]!;
          const move = moveFromWord(word, board);
          expect(wordFromMove(move, board)).toBe(word);
          const after = positionFrom(buffer[at + 1]!, buffer[at]!, buffer[at + 2]!, opponent(turn));
          expect(positionAfter(position, move, board)).toEqual(after);
          words.add(word);
        }
        expect(words.size).toBe(end / SUCCESSOR_WORDS);
      }),
      { numRuns: 3_000 },
    );
  });

  test('successorsBetween finds every move by its start and end', () => {
    fc.assert(
      fc.property(anyPosition(board), (position) => {
        const moves = legalMoves(position, board);
        for (const move of moves) {
          const found = successorsBetween(position, board, move.from, move.to).map((successor) => successor.move);
          expect(found).toEqual(moves.filter(({ from, to }) => from === move.from && to === move.to));
        }
      }),
      { numRuns: 3_000 },
    );
  });
});

test('an illegal move is rejected', () => {
  const position = parseFen('B:W32:B1', BOARD_8);
  const [move] = legalMoves(parseFen('B:W32:B2', BOARD_8), BOARD_8);
  expect(() => positionAfter(position, move!, BOARD_8)).toThrow('not a legal move');
});

test('a path that is not diagonal or leaves the board is not a move', () => {
  for (const path of [
    [1, 32],
    [1, 99],
    [0, 1],
    [1, 6, 1.5],
  ]) {
    const move = { from: path[0]!, to: path.at(-1)!, path, captures: 0 };
    expect(() => wordFromMove(move, BOARD_8)).toThrow(InputError);
  }
});
