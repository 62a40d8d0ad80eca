import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPosition } from '../../test/slowPositions.ts';
import { BOARD_8 } from './board.ts';
import { legalMoves, positionAfter } from './move.ts';
import type { Position } from './position.ts';
import { ENGLISH } from './variant.ts';
import { zobristHigh, zobristLow } from './zobrist.ts';

test('a key is linear: the difference of two positions is the difference of their keys', () => {
  fc.assert(
    fc.property(anyPosition(BOARD_8), anyPosition(BOARD_8), (a, b) => {
      for (const half of [zobristLow, zobristHigh]) {
        const difference = half(a.black ^ b.black, a.white ^ b.white, a.kings ^ b.kings, a.turn === b.turn ? 0 : 1);
        expect(half(a.black, a.white, a.kings, a.turn) ^ half(b.black, b.white, b.kings, b.turn)).toBe(difference);
      }
    }),
  );
});

test('the empty board has the key 0 and the side to move changes both halves', () => {
  expect([zobristLow(0, 0, 0, 0), zobristHigh(0, 0, 0, 0)]).toEqual([0, 0]);
  expect(zobristLow(0, 0, 0, 1)).not.toBe(0);
  expect(zobristHigh(0, 0, 0, 1)).not.toBe(0);
});

test('different positions near the start have different keys', () => {
  const keys = new Map<string, string>();
  const visit = (position: Position, depth: number): void => {
    const { black, white, kings, turn } = position;
    const key = `${zobristLow(black, white, kings, turn)},${zobristHigh(black, white, kings, turn)}`;
    const words = `${black},${white},${kings},${turn}`;
    expect(keys.get(key) ?? words).toBe(words);
    keys.set(key, words);
    if (depth === 0) return;
    for (const move of legalMoves(position, BOARD_8)) visit(positionAfter(position, move, BOARD_8), depth - 1);
  };
  visit(ENGLISH.start, 5);
  expect(keys.size).toBeGreaterThan(3000);
});
