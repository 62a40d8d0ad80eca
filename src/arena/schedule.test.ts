import { expect, test } from 'vitest';
import type { Tie } from './schedule.ts';
import { gauntlet, knockOut, roundRobin } from './schedule.ts';

test('in a round-robin every two players meet once per round', () => {
  for (const players of [2, 3, 6]) {
    const encounters = [...roundRobin(players, 4)];
    expect(encounters).toHaveLength((4 * players * (players - 1)) / 2);
    for (let round = 0; round < 4; round++) {
      const pairs = encounters.filter((encounter) => encounter.round === round);
      expect(new Set(pairs.map(({ first, second }) => `${first} ${second}`)).size).toBe(pairs.length);
      expect(pairs.every(({ first, second }) => first < second)).toBe(true);
    }
  }
});

test('in a gauntlet the first meets every other once per round', () => {
  expect([...gauntlet(3, 2)]).toEqual([
    { first: 0, second: 1, round: 0 },
    { first: 0, second: 2, round: 0 },
    { first: 0, second: 1, round: 1 },
    { first: 0, second: 2, round: 1 },
  ]);
});

test.each([2, 3, 4, 5, 7, 8, 13, 16])(
  'a knock-out of %i ends with one winner, and the best two meet in the final',
  (players) => {
    const { champion, stages } = runKnockOut(players);
    expect(champion).toBe(0);
    expect(stages).toHaveLength(Math.ceil(Math.log2(players)));
    expect(stages.at(-1)).toEqual([{ first: 0, second: 1 }]);
    const games = stages.flat().filter(({ second }) => second !== undefined);
    // All but the champion lose once.
    expect(games).toHaveLength(players - 1);
    expect(new Set(games.map(({ second }) => second)).size).toBe(players - 1);
    // There are byes only in the first stage, for the highest seeds.
    const waiting = stages[0]!.filter(({ second }) => second === undefined).map(({ first }) => first);
    expect(waiting.toSorted((one, two) => one - two)).toEqual(waiting.map((_, index) => index));
    expect(
      stages
        .slice(1)
        .flat()
        .every(({ second }) => second !== undefined),
    ).toBe(true);
  },
);

/** The lower index always wins. */
function runKnockOut(players: number): { champion: number; stages: Tie[][] } {
  const schedule = knockOut(players);
  const stages: Tie[][] = [];
  let step = schedule.next([]);
  while (step.done !== true) {
    stages.push(step.value);
    step = schedule.next(step.value.map(({ first }) => first));
  }
  return { champion: step.value, stages };
}
