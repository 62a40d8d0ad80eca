import { describe, expect, test } from 'vitest';
import { isOfTrial, trialFinding } from './trialFindings.ts';

const PROGRESS = 'progress against earlier champions';
const points = (values: readonly number[]) => values.map((value, generation) => ({ generation, value }));
const progress = (values: readonly number[]): string | undefined => trialFinding(PROGRESS, points(values));

describe('what games of a generation show', () => {
  test('whether the mean lead over earlier champions is clear of zero', () => {
    expect(progress([0.5, -0.4, 0.2, -0.2, 0])).toBe(
      'Champions score +0.02 (−0.41 to +0.45) against those before them: no progress is visible.',
    );
    expect(progress([0.5, 0.4, 0.45])).toMatch(/^Champions score \+0\.45 .*: later champions are better\.$/);
    expect(progress([-0.5, -0.4, -0.45])).toMatch(/^Champions score −0\.45 .*: later champions are worse\.$/);
  });

  test('nothing about progress without an interval', () => {
    expect(progress([0.2])).toBe('Champions score +0.20 against those before them in the only generation so far.');
    expect(progress([0, 0])).toBe('Champions score 0 against those before them in every generation.');
    expect(progress([])).toBeUndefined();
  });

  test('how long games are, and how many are drawn', () => {
    expect(trialFinding('plies of a game', points([60.4, 70.2, 69.6]))).toBe(
      'A game of the last generation takes 70 plies on average; in the first it was 60.',
    );
    expect(trialFinding('share of drawn games', points([0.2, 0.05]))).toBe(
      '5 % of the games of the last generation are drawn; in the first it was 20 %.',
    );
    expect(trialFinding('share of drawn games', points([0.05, 0.05]))).toContain('as in the first');
  });

  test('not what other numbers show', () => {
    expect(isOfTrial('size of a weight')).toBe(false);
    expect(trialFinding('size of a weight', points([1]))).toBeUndefined();
  });
});
