import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../rules/variant.ts';
import { ANCHORS, CHAMPIONS } from './champions.ts';
import { levelOf } from './level.ts';

describe('a level', () => {
  test.each(VARIANTS)('has the same meaning in every game: $name', ({ name }) => {
    const { rating } = ANCHORS.find(({ variant, player }) => variant === name && player.includes('depth=4'))!;
    expect(levelOf(0, name)).toBe('beginner');
    expect(levelOf(rating / 2, name)).toBe('casual');
    expect(levelOf(rating * 0.7, name)).toBe('club');
    expect(levelOf(rating, name)).toBe('strong');
    expect(levelOf(rating * 1.2, name)).toBe('master');
  });

  test('rises along the ladder, which begins with a beginner and has somebody strong', () => {
    const order = ['beginner', 'casual', 'club', 'strong', 'master'];
    for (const { name } of VARIANTS) {
      const ladder = CHAMPIONS.filter(({ variant }) => variant === name);
      const ranks = ladder.map(({ rating }) => order.indexOf(levelOf(rating, name)));
      expect(ranks).toEqual(ranks.toSorted((one, two) => one - two));
      expect([ranks[0], ranks.at(-1)! >= 3]).toEqual([0, true]);
    }
  });

  test('needs a game in which the scale is known', () => {
    expect(() => levelOf(100, 'chess')).toThrow('is not rated in chess');
  });
});
