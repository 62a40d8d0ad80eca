import { describe, expect, test } from 'vitest';
import { formatFen, parseFen } from '../../../rules/fen.ts';
import { BLACK, WHITE } from '../../../rules/side.ts';
import { ENGLISH } from '../../../rules/variant.ts';
import { emptyPosition, putPiece } from './editPosition.ts';
import { askedStart, startOf } from './startPosition.ts';

const { board, start } = ENGLISH;
const MAN = { side: BLACK, isKing: false } as const;

describe('setting up', () => {
  test('puts, removes and replaces pieces', () => {
    const one = putPiece(emptyPosition(BLACK), board, 11, MAN);
    expect(formatFen(one, board)).toBe('B:W:B11');
    expect(putPiece(one, board, 11, MAN)).toEqual(emptyPosition(BLACK));
    expect(formatFen(putPiece(one, board, 11, { side: WHITE, isKing: true }), board)).toBe('B:WK11:B');
    expect(putPiece(one, board, 11, { side: undefined, isKing: false })).toEqual(emptyPosition(BLACK));
  });

  test('crowns a man on its king-row', () => {
    expect(formatFen(putPiece(emptyPosition(BLACK), board, 32, MAN), board)).toBe('B:W:BK32');
    expect(formatFen(putPiece(emptyPosition(BLACK), board, 1, MAN), board)).toBe('B:W:B1');
  });
});

test('a position in the address is set up, or left to correct', () => {
  expect(askedStart(null, ENGLISH).mode).toBe('start');
  expect(askedStart('W:WK10:B1', ENGLISH)).toMatchObject({ mode: 'board', position: parseFen('W:WK10:B1', board) });
  expect(askedStart('W:WK99:B1', ENGLISH)).toMatchObject({ mode: 'text', text: 'W:WK99:B1' });
});

describe('a game starts', () => {
  test('from the normal start', () => {
    expect(startOf({ mode: 'start', text: 'rubbish', position: undefined }, ENGLISH)).toEqual({
      position: start,
      order: {},
    });
  });

  test('from a pasted position', () => {
    const text = ' w:w21,k10:b1 ';
    expect(startOf({ mode: 'text', text, position: undefined }, ENGLISH)).toEqual({
      position: parseFen('W:WK10,21:B1', board),
      order: { fen: text.trim() },
    });
  });

  test('from a pasted game, which the server reads', () => {
    const { order, problem } = startOf({ mode: 'text', text: '1. 11-15 22-18 *', position: undefined }, ENGLISH);
    expect([order, problem]).toEqual([{ pdn: '1. 11-15 22-18 *' }, undefined]);
  });

  test('only from valid and playable texts', () => {
    const problemOf = (text: string): string | undefined =>
      startOf({ mode: 'text', text, position: undefined }, ENGLISH).problem;
    expect(problemOf('')).toBe('Paste a position or a game.');
    expect(problemOf('B:W99:B1')).toContain('there is no square 99');
    expect(problemOf('B:W21:B')).toBe('Black is to move but has no pieces.');
    const empty = startOf({ mode: 'board', text: '', position: emptyPosition(WHITE) }, ENGLISH);
    expect(empty.problem).toBe('White is to move but has no pieces.');
  });
});
