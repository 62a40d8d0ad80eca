import { describe, expect, test } from 'vitest';
import { WIN } from '../../search/score.ts';
import type { JudgedMove } from './mistakes.ts';
import { mistakeOf } from './mistakes.ts';

describe('a mistake', () => {
  test('costs half a man or more, a blunder a whole one', () => {
    expect(mistakeOf(judged(0, -49))).toBeUndefined();
    expect(mistakeOf(judged(0, -50))).toMatchObject({ kind: 'mistake', loss: 0.5 });
    expect(mistakeOf(judged(20, -80))).toMatchObject({
      kind: 'blunder',
      loss: 1,
      better: '11-15',
      sentence: 'Costs 1.0 men. Better was 11-15.',
    });
  });

  test('changes the chance of winning: in a game that is decided half a man is nothing', () => {
    expect(mistakeOf(judged(900, 800))).toBeUndefined();
    expect(mistakeOf(judged(-600, -700))).toBeUndefined();
    expect(mistakeOf(judged(150, 50))).toBeDefined();
  });

  test('is neither the best move nor a slower win', () => {
    expect(mistakeOf({ ...judged(100, 0), played: '11-15' })).toBeUndefined();
    expect(mistakeOf(judged(WIN - 3, WIN - 9))).toBeUndefined();
    expect(mistakeOf(judged(WIN - 3, 1500))).toBeUndefined();
  });

  test('tells forced wins and losses from men', () => {
    expect(mistakeOf(judged(WIN - 7, 100))?.sentence).toBe('Misses a forced win with 11-15.');
    expect(mistakeOf(judged(0, 8 - WIN))?.sentence).toBe('Loses by force. Better was 11-15.');
  });
});

function judged(bestScore: number, playedScore: number): JudgedMove {
  return { ply: 4, side: 'black', played: '9-13', best: '11-15', line: ['11-15'], bestScore, playedScore };
}
