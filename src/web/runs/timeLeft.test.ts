import { describe, expect, test } from 'vitest';
import { formatTime, timeLeftMs } from './timeLeft.ts';

const EVOLVING = {
  progress: { part: 'generation' as const, share: 0.5, isStopping: false },
  generation: 7,
  generations: 10,
};

describe('the time that is left', () => {
  test('follows from the last five generations', () => {
    const curve = [90_000, 1000, 2000, 3000, 4000, 5000].map((timeMs) => ({ timeMs }));
    expect(timeLeftMs(EVOLVING, curve)).toBe(2.5 * 3000);
  });

  test('is unknown before the first generation, after the last, and when nobody conducts it', () => {
    expect(timeLeftMs(EVOLVING, [])).toBeUndefined();
    expect(timeLeftMs({ ...EVOLVING, progress: null }, [{ timeMs: 5 }])).toBeUndefined();
    expect(timeLeftMs({ ...EVOLVING, generation: 10 }, [{ timeMs: 5 }])).toBeUndefined();
    const testing = { part: 'test' as const, share: 0, isStopping: false };
    expect(timeLeftMs({ ...EVOLVING, progress: testing }, [{ timeMs: 5 }])).toBeUndefined();
  });

  test('is told as roughly as it is known', () => {
    const texts = [3, 31, 57, 150, 5000, 8000, 400_000].map((seconds) => formatTime(1000 * seconds));
    expect(texts).toEqual([
      'a few seconds',
      'about 30 seconds',
      'about a minute',
      'about 3 minutes',
      'about 83 minutes',
      'about 2 hours',
      'about 5 days',
    ]);
  });
});
