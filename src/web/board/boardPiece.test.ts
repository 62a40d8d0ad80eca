import { expect, test } from 'vitest';
import { BOARD_8 } from '../../rules/board.ts';
import { parseFen } from '../../rules/fen.ts';
import { legalMoves } from '../../rules/move.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import { jumpedSquares, pieceAt, piecesAlong } from './boardPiece.ts';
import { handInWords, moveInWords, squareInWords } from './moveWords.ts';

const POSITION = parseFen('B:W10,19,K32:BK6,1', BOARD_8);

test('pieces are read from a position', () => {
  expect(pieceAt(POSITION, BOARD_8, 6)).toEqual({ square: 6, side: BLACK, isKing: true });
  expect(pieceAt(POSITION, BOARD_8, 10)).toEqual({ square: 10, side: WHITE, isKing: false });
  expect(pieceAt(POSITION, BOARD_8, 11)).toBeUndefined();
});

test('during a capture the selected piece is on its last landing, and jumped pieces are still there', () => {
  const pieces = piecesAlong(POSITION, BOARD_8, [6, 15]);
  expect(pieces.map(({ square }) => square).toSorted((one, two) => one - two)).toEqual([1, 10, 15, 19, 32]);
  expect(pieces.find(({ square }) => square === 15)).toEqual({ square: 15, side: BLACK, isKing: true });
  expect(jumpedSquares([6, 15, 24], BOARD_8)).toEqual([10, 19]);
  expect(jumpedSquares([6, 2], BOARD_8)).toEqual([]);
  expect(jumpedSquares([6], BOARD_8)).toEqual([]);
});

test('moves and squares in words', () => {
  const captures = legalMoves(POSITION, BOARD_8).map((move) => moveInWords(move, BLACK));
  expect(captures).toEqual(['Black captures 2 from 6 over 15 to 24']);
  const steps = legalMoves(parseFen('W:W29:B1', BOARD_8), BOARD_8).map((move) => moveInWords(move, WHITE));
  expect(steps).toEqual(['White moves from 29 to 25']);
  const piece = pieceAt(POSITION, BOARD_8, 6);
  const state = { piece, mayMove: true, isInHand: false, isTarget: false };
  expect(squareInWords(6, state)).toBe('square 6, black king, may move');
  expect(squareInWords(15, { ...state, piece: undefined, mayMove: false, isTarget: true })).toBe(
    'square 15, empty, can be moved to',
  );
  expect(handInWords(piece, 15, [22, 24])).toBe('Black king on 15 in hand. To 22 or 24.');
});
