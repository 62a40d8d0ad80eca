import { describe, expect, test } from 'vitest';
import type { ProgressView, RunSummary } from '../../api/runApi.ts';
import { canBeResumed, formatTime, isUnderWay, shareDone, stageText, stateText, timeLeftMs } from './runState.ts';

describe('the state of a run', () => {
  test('is described while it is in progress', () => {
    expect(stateText(run(11, 'generation'))).toBe('evolving, generation 12 of 40');
    expect(stateText(run(-1, 'generation'))).toBe('evolving, generation 0 of 40');
    expect(stateText(run(40, 'validation'))).toBe('choosing the champion');
    expect(stateText(run(40, 'generation'))).toBe('choosing the champion');
    expect(stateText(run(40, 'test'))).toBe('testing the champion');
    expect(stateText(run(11, 'generation', true))).toBe('stopping');
  });

  test('is described when it is not in progress', () => {
    expect(stateText(run(7))).toBe('stopped at generation 7 of 40');
    expect(stateText(run(-1))).toBe('stopped before its first generation');
    expect(stateText(run(40))).toBe('stopped before its champion was known');
    expect(stateText({ ...run(40), status: 'finished' })).toBe('finished');
    expect(stateText({ ...run(40), status: 'imported' })).toBe('imported');
  });

  test('has no numbers for screen readers', () => {
    expect(stageText(run(11, 'generation'))).toBe('evolving');
    expect(stageText(run(7))).toBe('stopped');
    expect(stageText(run(40, 'test'))).toBe('testing the champion');
  });

  test('decides which actions are possible', () => {
    expect([isUnderWay(run(7)), isUnderWay(run(7, 'generation'))]).toEqual([false, true]);
    expect([canBeResumed(run(7)), canBeResumed(run(7, 'generation'))]).toEqual([true, false]);
    expect(canBeResumed({ ...run(40), status: 'imported' })).toBe(false);
  });

  test('is a share of the whole, which never falls', () => {
    expect(shareDone(run(-1))).toBe(0);
    expect(shareDone(run(19, 'generation'))).toBeCloseTo((0.8 * 20.5) / 41);
    expect(shareDone(run(40))).toBe(0.8);
    expect(shareDone(run(40, 'generation'))).toBe(0.8);
    expect(shareDone(run(40, 'validation'))).toBeCloseTo(0.85);
    expect(shareDone(run(40, 'test'))).toBeCloseTo(0.95);
    expect(shareDone({ ...run(3), status: 'imported' })).toBe(1);
  });
});

type Standing = Pick<RunSummary, 'status' | 'progress' | 'generation' | 'generations'>;

function run(generation: number, part?: ProgressView['part'], isStopping = false): Standing {
  const progress = part === undefined ? null : { part, share: 0.5, isStopping };
  return { status: 'unfinished', progress, generation, generations: 40 };
}

const EVOLVING = {
  progress: { part: 'generation' as const, share: 0.5, isStopping: false },
  generation: 7,
  generations: 10,
};

describe('the remaining time', () => {
  test('follows from the last five generations', () => {
    const curve = [90_000, 1000, 2000, 3000, 4000, 5000].map((timeMs) => ({ timeMs }));
    expect(timeLeftMs(EVOLVING, curve)).toBe(2.5 * 3000);
  });

  test('is unknown before the first generation, after the last, and when the run is stopped', () => {
    expect(timeLeftMs(EVOLVING, [])).toBeUndefined();
    expect(timeLeftMs({ ...EVOLVING, progress: null }, [{ timeMs: 5 }])).toBeUndefined();
    expect(timeLeftMs({ ...EVOLVING, generation: 10 }, [{ timeMs: 5 }])).toBeUndefined();
    const testing = { part: 'test' as const, share: 0, isStopping: false };
    expect(timeLeftMs({ ...EVOLVING, progress: testing }, [{ timeMs: 5 }])).toBeUndefined();
  });

  test('is rounded', () => {
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
