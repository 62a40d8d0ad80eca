import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPosition } from '../../../test/slowPositions.ts';
import { BOARD_6, BOARD_8 } from '../../rules/board.ts';
import { parseFen } from '../../rules/fen.ts';
import { legalMoves, positionAfter } from '../../rules/move.ts';
import { formatHubMove, parseHubMove } from './hubMove.ts';

describe.each([BOARD_6, BOARD_8])('$size by $size', (board) => {
  test('every legal move is read back, or one that leads to the same position', () => {
    fc.assert(
      fc.property(anyPosition(board), fc.infiniteStream(fc.nat()), (position, stream) => {
        for (const move of legalMoves(position, board)) {
          const [from, to, ...captured] = formatHubMove(move, board).split('x');
          const shuffled = captured
            .map((square) => ({ square, key: stream.next().value }))
            .toSorted((one, two) => one.key - two.key)
            .map(({ square }) => square);
          const text = [from, to, ...shuffled].filter((part) => part !== undefined).join('x');
          const found = parseHubMove(text, position, board);
          expect([found.from, found.to, found.captures]).toEqual([move.from, move.to, move.captures]);
          expect(positionAfter(position, found, board)).toEqual(positionAfter(position, move, board));
        }
      }),
    );
  });
});

test('captures name what they take, in ascending order, not the way', () => {
  const round = parseFen('B:W9,10,17,18:BK22', BOARD_8);
  const texts = legalMoves(round, BOARD_8).map((move) => formatHubMove(move, BOARD_8));
  expect(texts).toEqual(['22x22x9x10x17x18', '22x22x9x10x17x18']);
  expect(parseHubMove('22x22x18x9x17x10', round, BOARD_8)).toEqual(legalMoves(round, BOARD_8)[0]);
});

test.each(['', 'nonsense', '22', '22x15', '22-15-6', '22x15-18', '22 15', '222x15x18', 'x'])(
  '%j is no move',
  (text) => {
    const position = parseFen('B:W18:BK22', BOARD_8);
    expect(() => parseHubMove(text, position, BOARD_8)).toThrow(/ is not a move\. Write 11-15, or 15x22x18/);
  },
);

test.each(['22-15', '22x15x17', '22x15x18x18', '22x15x18x17', '99x15x18'])('%s is not legal', (text) => {
  const position = parseFen('B:W18:BK22', BOARD_8);
  expect(() => parseHubMove(text, position, BOARD_8)).toThrow(`${text} is not legal here. Legal moves: 22x15x18.`);
});
