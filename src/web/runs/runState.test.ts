import { describe, expect, test } from 'vitest';
import type { ProgressView, RunSummary } from '../../api/runApi.ts';
import { canBeResumed, isUnderWay, shareDone, stageText, stateText } from './runState.ts';

describe('the state of a run', () => {
  test('is told in words while it is under way', () => {
    expect(stateText(run(11, 'generation'))).toBe('evolving, generation 12 of 40');
    expect(stateText(run(-1, 'generation'))).toBe('evolving, generation 0 of 40');
    expect(stateText(run(40, 'validation'))).toBe('choosing the champion');
    expect(stateText(run(40, 'generation'))).toBe('choosing the champion');
    expect(stateText(run(40, 'test'))).toBe('testing the champion');
    expect(stateText(run(11, 'generation', true))).toBe('stopping');
  });

  test('is told in words when nobody conducts it', () => {
    expect(stateText(run(7))).toBe('stopped at generation 7 of 40');
    expect(stateText(run(-1))).toBe('stopped before its first generation');
    expect(stateText(run(40))).toBe('stopped before its champion was known');
    expect(stateText({ ...run(40), status: 'finished' })).toBe('finished');
    expect(stateText({ ...run(40), status: 'imported' })).toBe('imported');
  });

  test('has no numbers for those who listen', () => {
    expect(stageText(run(11, 'generation'))).toBe('evolving');
    expect(stageText(run(7))).toBe('stopped');
    expect(stageText(run(40, 'test'))).toBe('testing the champion');
  });

  test('says what can be done', () => {
    expect([isUnderWay(run(7)), isUnderWay(run(7, 'generation'))]).toEqual([false, true]);
    expect([canBeResumed(run(7)), canBeResumed(run(7, 'generation'))]).toEqual([true, false]);
    expect(canBeResumed({ ...run(40), status: 'imported' })).toBe(false);
  });

  test('is a share of the whole, which never falls while it goes on', () => {
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
