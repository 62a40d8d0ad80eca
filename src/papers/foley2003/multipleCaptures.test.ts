import { expect, test } from 'vitest';
import { openGame } from '../../arena/opening.ts';
import type { Game } from '../../rules/game.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { capturesOf, countMultipleCaptures, multipleShare } from './multipleCaptures.ts';

/** A game in which the only move has been played. */
function afterOnlyMove(fen: string): Game {
  const game = openGame(ENGLISH, { fen, moves: '' });
  game.play(game.legalMoves[0]!);
  return game;
}

test('captures are counted by side, and those of several pieces', () => {
  const double = afterOnlyMove('W:W27:B14,23');
  expect(capturesOf(double, 0, WHITE)).toEqual({ captures: 1, multiple: 1 });
  expect(capturesOf(double, 0, BLACK)).toEqual({ captures: 0, multiple: 0 });
  expect(capturesOf(afterOnlyMove('B:W18:B14'), 0, BLACK)).toEqual({ captures: 1, multiple: 0 });
});

test('moves of the opening do not count', () => {
  expect(capturesOf(afterOnlyMove('W:W27:B14,23'), 1, WHITE)).toEqual({ captures: 0, multiple: 0 });
});

test('a champion plays both colours, always the same games', () => {
  const counted = countMultipleCaptures('alphabeta:depth=1,eval=material', 2);
  expect(counted.played).toBe(2);
  for (const side of [counted.champion, counted.opponent]) {
    expect(side.captures).toBeGreaterThan(0);
    expect(side.multiple).toBeLessThanOrEqual(side.captures);
  }
  expect(countMultipleCaptures('alphabeta:depth=1,eval=material', 2)).toEqual(counted);
});

test('shares of no captures are zero', () => {
  expect(multipleShare({ captures: 0, multiple: 0 })).toBe(0);
  expect(multipleShare({ captures: 8, multiple: 2 })).toBe(0.25);
});
