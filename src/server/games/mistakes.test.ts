import { describe, expect, test } from 'vitest';
import type { Mistake } from '../../api/thoughtApi.ts';
import { analysisScale } from '../../players/scoreText.ts';
import type { Variant } from '../../rules/variant.ts';
import { ENGLISH, variantNamed } from '../../rules/variant.ts';
import { WIN } from '../../search/score.ts';
import type { JudgedMove } from './mistakes.ts';
import { mistakeOf } from './mistakes.ts';

/** In points of the analysis. */
const MAN = analysisScale(ENGLISH).pointsPerMan!;

describe('a mistake', () => {
  test('costs at least half a man, a blunder a whole man', () => {
    expect(judge(0, -0.49 * MAN)).toBeUndefined();
    expect(judge(0, -0.5 * MAN)).toMatchObject({ kind: 'mistake', men: 0.5 });
    expect(judge(0.2 * MAN, -0.8 * MAN)).toMatchObject({
      kind: 'blunder',
      men: 1,
      better: '11-15',
      sentence: 'Costs 1.0 men. Better was 11-15.',
    });
  });

  test('lowers the expected points: half a man is nothing in a decided game', () => {
    expect(judge(9 * MAN, 8 * MAN)).toBeUndefined();
    expect(judge(-6 * MAN, -7 * MAN)).toBeUndefined();
    expect(judge(MAN, 0)).toBeDefined();
  });

  test('is neither the best move nor a slower win', () => {
    expect(mistakeOf({ ...judged(MAN, 0), played: '11-15' }, ENGLISH)).toBeUndefined();
    expect(judge(WIN - 3, WIN - 9)).toBeUndefined();
    expect(judge(WIN - 3, 1500)).toBeUndefined();
  });

  test('distinguishes forced wins and losses from men', () => {
    expect(judge(WIN - 7, 100)?.sentence).toBe('Misses a forced win with 11-15.');
    expect(judge(0, 8 - WIN)?.sentence).toBe('Loses by force. Better was 11-15.');
  });

  test('in give-away is a share of the points', () => {
    const found = judge(0, -2000, variantNamed('giveaway'));
    expect(found).toMatchObject({ kind: 'blunder', men: null });
    expect(found!.sentence).toMatch(/^Costs \d+ % of the points\. Better was 11-15\.$/);
    expect(judge(0, -10, variantNamed('giveaway'))).toBeUndefined();
  });
});

function judge(bestScore: number, playedScore: number, variant: Variant = ENGLISH): Mistake | undefined {
  return mistakeOf(judged(bestScore, playedScore), variant);
}

function judged(bestScore: number, playedScore: number): JudgedMove {
  return { ply: 4, side: 'black', played: '9-13', best: '11-15', line: ['11-15'], bestScore, playedScore };
}
