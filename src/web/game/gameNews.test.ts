import { describe, expect, test } from 'vitest';
import type { GameView } from '../../api/gameApi.ts';
import { formatFen } from '../../rules/fen.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { readLine } from './gameLine.ts';
import type { Showing } from './gameNews.ts';
import { motionBetween, movesShown, newer, pendingAfter } from './gameNews.ts';

const START = formatFen(ENGLISH.start, ENGLISH.board);
const OPENING = ['11-15', '22-18', '15x22', '25x18'];

describe('events', () => {
  test('that are older change nothing', () => {
    const [old, recent] = [viewOf([], 1), viewOf(['11-15'], 2)];
    expect(newer(recent, old)).toBe(recent);
    expect(newer(old, recent)).toBe(recent);
    expect(newer(undefined, old)).toBe(old);
  });

  test('of the same version replace the state: thinking starts and stops without a move', () => {
    const before = viewOf(['11-15'], 2);
    const after = { ...before, isThinking: true };
    expect(newer(before, after)).toBe(after);
  });
});

describe("the person's own move", () => {
  const pending = { ply: 0, move: '11-15' };

  test('is shown at once, and only once after it is confirmed', () => {
    expect(movesShown(viewOf([], 0), pending)).toEqual(['11-15']);
    expect(movesShown(viewOf(['11-15', '22-18'], 2), pending)).toEqual(['11-15', '22-18']);
    expect(pendingAfter(viewOf([], 0), pending)).toBe(pending);
    expect(pendingAfter(viewOf(['11-15'], 1), pending)).toBeUndefined();
  });

  test('disappears if the game ends without it', () => {
    const over = { ...viewOf([], 1), outcome: { winner: 'white' as const, reason: 'resignation', sentence: '' } };
    expect(pendingAfter(over, pending)).toBeUndefined();
  });
});

describe('a motion', () => {
  test('follows a new move, with its captures', () => {
    const motion = motionBetween(showing(2), showing(3), 1)!;
    expect(motion.path).toEqual([15, 22]);
    expect(motion.captured.map(({ square }) => square)).toEqual([18]);
  });

  test('shows only the part not seen while the move was entered', () => {
    expect(motionBetween(showing(2), showing(3), 2)).toBeUndefined();
  });

  test('shows the last of several moves', () => {
    expect(motionBetween(showing(0), showing(4), 1)?.path).toEqual([25, 18]);
  });

  test('goes back for one or two moves taken back, not for more', () => {
    expect(motionBetween(showing(1), showing(0), 1)?.path).toEqual([15, 11]);
    expect(motionBetween(showing(4), showing(2), 1)).toEqual({ path: [22, 15], captured: [] });
    expect(motionBetween(showing(3), showing(0), 1)).toBeUndefined();
  });

  test('is undefined between different games, and at the start', () => {
    const other: Showing = { line: readLine('english', START, ['9-13', '22-18', '5-9']), ply: 3 };
    expect(motionBetween(showing(2), other, 1)).toBeUndefined();
    expect(motionBetween(undefined, showing(3), 1)).toBeUndefined();
  });
});

function showing(ply: number): Showing {
  return { line: readLine('english', START, OPENING), ply };
}

function viewOf(moves: string[], version: number): GameView {
  return {
    id: 'a'.repeat(16),
    variant: 'english',
    side: 'black',
    isYours: true,
    opponent: { spec: 'first', player: 'first', title: 'first', rating: null, character: null },
    seed: 1,
    startFen: START,
    moves,
    opening: null,
    outcome: null,
    isThinking: false,
    trouble: null,
    version,
    participant: null,
    createdAt: '',
    updatedAt: '',
  };
}
