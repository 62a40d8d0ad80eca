import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { racingFor } from './racingStages.ts';

const FITNESS = { games: '300', racing: { stages: [stage(40, '0.4'), stage(100, '0.3')] } };

describe('the stages of racing', () => {
  test('keep their share of the games', () => {
    expect(racingFor(FITNESS, '120')).toEqual({ stages: [stage(16, '0.4'), stage(40, '0.3')] });
    expect(racingFor(FITNESS, '300')).toEqual(FITNESS.racing);
  });

  test('are omitted if there are too few games for them', () => {
    expect(racingFor(FITNESS, '6')).toEqual({ stages: [stage(2, '0.3')] });
    expect(racingFor(FITNESS, '2')).toBeNull();
  });

  test('stay unchanged while the games are invalid, and without stages', () => {
    expect(racingFor(FITNESS, '')).toBeUndefined();
    expect(racingFor(FITNESS, '1e')).toBeUndefined();
    expect(racingFor({ games: '300', racing: null }, '100')).toBeUndefined();
    expect(racingFor(undefined, '100')).toBeUndefined();
  });

  test('always rise and stay below the games', () => {
    const even = fc.integer({ min: 1, max: 500 }).map((half) => 2 * half);
    fc.assert(
      fc.property(fc.uniqueArray(even, { minLength: 1, maxLength: 5 }), even, even, (stages, more, to) => {
        const sorted = stages.toSorted((one, two) => one - two);
        const fitness = {
          games: sorted.at(-1)! + more,
          racing: { stages: sorted.map((games) => stage(games, '0.5')) },
        };
        const racing = racingFor(fitness, String(to)) as { stages: { games: string }[] } | null;
        const games = [0, ...(racing?.stages.map((one) => Number(one.games)) ?? []), to];
        expect(games.every((one, index) => index === 0 || (one > games[index - 1]! && one % 2 === 0))).toBe(true);
      }),
    );
  });
});

function stage(games: number, keep: string): { games: string; keep: string } {
  return { games: String(games), keep };
}
