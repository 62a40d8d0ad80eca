import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlannedGame, PlannedStudy } from './studyPlan.ts';
import { gamesOfOne, planGames } from './studyPlan.ts';

function studyOf(count: number, gamesEach: number, side: PlannedStudy['side'], seed: number): PlannedStudy {
  const opponents = Array.from({ length: count }, (_, index) => ({ spec: `${index}`, player: '', title: '' }));
  return { opponents, gamesEach, side, seed };
}

const anyStudy = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 4 }), fc.nat(1000))
  .map(([count, gamesEach, seed]) => studyOf(count, gamesEach, 'alternate', seed));

/** So many participants see every row of the square. */
function groupOf({ opponents: { length } }: PlannedStudy): number {
  return length % 2 === 0 ? length : 2 * length;
}

function plansOf(study: PlannedStudy): PlannedGame[][] {
  return Array.from({ length: groupOf(study) }, (_, index) => planGames(study, index + 1));
}

describe('the plan of a study', () => {
  test('has every opponent once a round', () => {
    fc.assert(
      fc.property(anyStudy, fc.integer({ min: 1, max: 500 }), (study, number) => {
        const plan = planGames(study, number);
        const count = study.opponents.length;
        expect(plan).toHaveLength(gamesOfOne(study));
        for (let first = 0; first < plan.length; first += count) {
          const round = plan.slice(first, first + count).map(({ opponent }) => opponent);
          expect(round.toSorted((one, other) => one - other)).toEqual(study.opponents.map((_, index) => index));
        }
      }),
    );
  });

  test('has every opponent at each place, and after each other, equally often in a group of participants', () => {
    fc.assert(
      fc.property(anyStudy, (study) => {
        const count = study.opponents.length;
        const rounds = plansOf(study).map((plan) => plan.slice(0, count).map(({ opponent }) => opponent));
        const places = rounds.flatMap((round) => round.map((opponent, place) => `${opponent} at ${place}`));
        const steps = rounds.flatMap((round) => round.slice(1).map((opponent, place) => `${round[place]}-${opponent}`));
        expect(Object.values(counts(places))).toEqual(Array.from({ length: count ** 2 }, () => groupOf(study) / count));
        expect(new Set(Object.values(counts(steps))).size).toBeLessThanOrEqual(1);
        expect(Object.keys(counts(steps))).toHaveLength(count * (count - 1));
      }),
      { numRuns: 30 },
    );
  });

  test('gives both sides against every opponent: to a participant in turn, and in a group equally often', () => {
    fc.assert(
      fc.property(anyStudy, (study) => {
        for (const opponent of study.opponents.keys()) {
          const sides = plansOf(study).map((plan) =>
            plan.filter((game) => game.opponent === opponent).map(({ side }) => side),
          );
          for (const own of sides)
            for (const [index, side] of own.slice(1).entries()) expect(side).not.toBe(own[index]);
          expect(sides.filter(([side]) => side === 'black')).toHaveLength(groupOf(study) / 2);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('keeps a side that is asked for', () => {
    const sides = planGames(studyOf(3, 4, 'white', 5), 2).map(({ side }) => side);
    expect(new Set(sides)).toEqual(new Set(['white']));
  });

  test('is the same again, and another for another seed or participant', () => {
    const study = studyOf(6, 2, 'black', 7);
    expect(planGames(study, 3)).toEqual(planGames(study, 3));
    const seeds = [planGames(study, 3), planGames(study, 4), planGames({ ...study, seed: 8 }, 3)].flat();
    expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(36);
    expect(seeds.every(({ seed }) => seed >= 0 && seed < 2 ** 31)).toBe(true);
    const orders = [1, 2, 3, 4].map((seed) =>
      planGames({ ...study, seed }, 1)
        .map(({ opponent }) => opponent)
        .join(''),
    );
    expect(new Set(orders).size).toBe(4);
  });
});

function counts(words: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const word of words) found[word] = (found[word] ?? 0) + 1;
  return found;
}
