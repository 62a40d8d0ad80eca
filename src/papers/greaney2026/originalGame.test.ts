import { describe, expect, test } from 'vitest';
import { parseDrawing } from '../../../test/parseDrawing.ts';
import { createMersenneTwister } from './mersenneTwister.ts';
import { originalOutcome, playOriginalGame } from './originalGame.ts';
import { anyMove } from './originalStrategy.ts';

/** Player 2's man at the edge cannot move, player 1 can. */
const BLOCKED = '......../..b...../.b....../w......./......../......../......../........';

describe('a game is over', () => {
  test('when a player has no piece', () => {
    expect(originalOutcome(parseDrawing('.b..../....../....../....../....../......', 1), 9)).toBe(1);
    expect(originalOutcome(parseDrawing('....../....../....../W...../....../......', 1), 9)).toBe(-1);
  });

  test('when a player has no move, even if not to move', () => {
    expect(originalOutcome(parseDrawing(BLOCKED, -1), 9)).toBe(1);
    expect(originalOutcome(parseDrawing(BLOCKED, 1), 9)).toBe(1);
  });

  test('with a win of player 2 when neither has a move', () => {
    const locked = '....../b.b.b./.b.b.b/w.w.w./.w.w.w/......';
    expect(originalOutcome(parseDrawing(locked, 1), 9)).toBe(-1);
    expect(originalOutcome(parseDrawing(locked, -1), 9)).toBe(-1);
  });

  test('and not before', () => {
    const kings = parseDrawing('.B....../......../......../......../......../......../......../W.......', 1);
    expect(originalOutcome(kings, 199)).toBeUndefined();
  });
});

describe('at the limit of plies', () => {
  test.each([
    [200, '......../..b...../......../......../......../......../......../w.w.....', -1],
    [200, '......../..b...../......../......../......../......../......../w.......', 0],
    [200, '......../..b.b.../......../......../......../......../......../W.......', 1],
    [100, '.b.b../....../....../....../....../W.....', 1],
    [100, '.B..../....../....../....../....../w.w...', -1],
  ] as const)('%i the pieces are counted, kings as much as men: %s', (limit, drawing, result) => {
    expect(originalOutcome(parseDrawing(drawing, 1), limit)).toBe(result);
    expect(originalOutcome(parseDrawing(drawing, 1), limit - 1)).toBeUndefined();
  });

  test.each([
    ['.b.b.b.b/w.w.w.w./.w....../......../......../......../......../........', -1],
    ['.b.b.b.b/w.w.w.w./......../......../......../......../......../........', 0],
  ])('they are counted even if the last move has blocked player 2: %s', (drawing, result) => {
    expect(originalOutcome(parseDrawing(drawing, -1), 199)).toBe(1);
    expect(originalOutcome(parseDrawing(drawing, -1), 200)).toBe(result);
  });
});

test('a game of two random players ends within the limit and keeps every move', () => {
  const stream = createMersenneTwister(1);
  for (let game = 0; game < 20; game++) {
    const { moves, legalCounts, result, end } = playOriginalGame(6, [anyMove, anyMove], stream);
    expect(moves.length).toBeLessThanOrEqual(100);
    expect(legalCounts).toHaveLength(moves.length);
    expect(originalOutcome(end, moves.length)).toBe(result);
  }
});
