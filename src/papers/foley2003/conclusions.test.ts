/** Every verdict of every rule can be brought about by some evidence. */

import { describe, expect, test } from 'vitest';
import { exampleRun, flatCourse, islandCourse, singleCourse, weightsWith } from '../../../test/foleyRuns.ts';
import type { Verdict } from '../conclusion.ts';
import { paperConclusions } from './conclusions.ts';
import type { Course, IslandCourse, StageWeights } from './course.ts';
import type { StudiedRun } from './evidence.ts';
import { endingsWon } from './playConclusion.ts';

const PLAIN = weightsWith({});

/** Runs of both main conditions, and of the pair that shows what migration does. */
function evidence(main: readonly Course[], change: Partial<StudiedRun>[] = [], leads: readonly number[] = [0, 1]) {
  const single = main.map((course, index) => exampleRun({ course, seed: index + 1, ...change[index] }));
  const islands = [1, 2, 3].map((seed) => exampleRun({ condition: 'islands', seed, course: QUIET_ISLANDS }));
  const pair = leads.flatMap((lead, seed) => [
    exampleRun({ condition: 'islands, depth 2', seed, elo: { value: 800 + lead, low: 700, high: 900 } }),
    exampleRun({ condition: 'islands apart, depth 2', seed }),
  ]);
  return { conditions: [], trees: [], knownEndings: [], runs: [...single, ...islands, ...pair] };
}

const QUIET = flatCourse(PLAIN);
const QUIET_ISLANDS = islandCourse([QUIET, QUIET, QUIET]);

/** With the three runs on islands, ten in all. */
function verdictOn(id: string, given: ReturnType<typeof evidence>): Verdict {
  return paperConclusions(given).find((one) => one.id === id)!.verdict;
}

function alike(weights: StageWeights): Course[] {
  return Array.from({ length: 7 }, () => singleCourse(weights));
}

describe('weights', () => {
  test.each<[string, Verdict, StageWeights]>([
    // The runs on islands have the order of the table, in which PA and ADV come first.
    ['F1', 'partly confirmed', weightsWith({ 1: ['KC', 'TM'], 2: ['KC', 'TM'], 3: ['KC', 'TM'] })],
    ['F1', 'contradicted', weightsWith({ 4: ['KC', 'TM', 'MC'] })],
    ['F2', 'confirmed', weightsWith({ 3: ['KC'], 4: ['TM', 'KC'] })],
    ['F2', 'partly confirmed', weightsWith({ 3: ['KC'] })],
    ['F2', 'no evidence', PLAIN],
    ['F4', 'confirmed', lastOnes({ 1: ['FK'], 3: ['BAL'], 4: ['BAL'] })],
    ['F4', 'partly confirmed', PLAIN],
    ['F5', 'confirmed', weightsWith({ 4: ['FK'] })],
    ['F5', 'no evidence', PLAIN],
  ])('%s can be %s', (id, verdict, weights) => {
    expect(verdictOn(id, evidence(alike(weights)))).toBe(verdict);
  });

  test('F1 can be confirmed, and F2 and F4 contradicted, by enough runs', () => {
    const only = weightsWith({ 1: ['TM', 'MC'], 2: ['TM', 'MC'], 3: ['TM', 'MC'], 4: ['PA', 'TM'] });
    const many = evidence([...alike(only), ...alike(only), ...alike(only)]);
    expect(verdictOn('F1', many)).toBe('confirmed');
    expect(verdictOn('F2', many)).toBe('contradicted');
    const early = weightsWith({ 1: ['FK'], 3: ['BAL'], 4: ['BAL'] });
    expect(verdictOn('F4', evidence([...alike(early), ...alike(early), ...alike(early)]))).toBe('contradicted');
  });

  test('F3 follows the ranks by stage', () => {
    const early = weightsWith({ 1: ['BAL', 'ADV'], 2: ['BAL', 'ADV'], 3: ['KC', 'FK', 'TM'], 4: ['KC', 'FK', 'TM'] });
    const late = weightsWith({ 3: ['BAL', 'ADV'], 4: ['BAL', 'ADV'], 1: ['KC', 'FK', 'TM'], 2: ['KC', 'FK', 'TM'] });
    const half = weightsWith({ 1: ['BAL'], 2: ['BAL'], 3: ['KC', 'PA', 'ADV'], 4: ['KC', 'PA', 'ADV'] });
    expect(verdictOn('F3', evidence(alike(early)))).toBe('confirmed');
    expect(verdictOn('F3', evidence(alike(late)))).toBe('contradicted');
    expect(verdictOn('F3', evidence(alike(PLAIN)))).toBe('no evidence');
    expect(verdictOn('F3', evidence(alike(half)))).toBe('partly confirmed');
  });

  test('F6 follows the changes of stage 2', () => {
    const restless = (stage: number, by: number): Course => {
      const weights = QUIET.weights.map((stages, generation) =>
        stages.map((own, index) =>
          own.map((weight) => (index === stage - 1 ? weight + by * (generation % 2) : weight)),
        ),
      );
      return { ...singleCourse(PLAIN), weights };
    };
    const runs = (stage: number) => evidence([5, 6, 7, 8, 9, 10, 11].map((by) => restless(stage, by)));
    expect(verdictOn('F6', runs(2))).toBe('confirmed');
    expect(verdictOn('F6', runs(3))).toBe('contradicted');
    expect(verdictOn('F6', evidence(alike(PLAIN)))).toBe('no evidence');
  });
});

describe('islands', () => {
  const withIslands = (courses: readonly Course[]) => {
    const { runs, ...rest } = evidence(alike(PLAIN));
    const others = runs.filter(({ condition }) => condition !== 'islands');
    const own = courses.map((course, index) => exampleRun({ condition: 'islands', seed: index + 1, course }));
    return { ...rest, runs: [...others, ...own] };
  };

  const falling = (...generations: readonly number[]): IslandCourse => ({
    ...QUIET,
    similarity: QUIET.similarity.map((share, index) => (generations.includes(index) ? 0 : share)),
  });

  test('F7 follows the drops after migrations', () => {
    const after = [[30], [30, 45], [45, 60]].map((own) => islandCourse([QUIET, falling(...own)]));
    const elsewhere = [[20], [20, 25], [25, 38]].map((own) => islandCourse([QUIET, falling(...own)]));
    expect(verdictOn('F7', withIslands(after))).toBe('confirmed');
    expect(verdictOn('F7', withIslands(elsewhere))).toBe('contradicted');
    expect(verdictOn('F7', withIslands([QUIET_ISLANDS, QUIET_ISLANDS]))).toBe('no evidence');
  });

  test('F8 follows the distance between islands', () => {
    const moving = (before: number, end: number): Course => {
      const weights = QUIET.weights.map((stages, generation) =>
        stages.map((own) => own.map((weight) => weight + (generation < 15 ? before : end))),
      );
      return islandCourse([QUIET, { ...QUIET, weights }]);
    };
    expect(verdictOn('F8', withIslands([moving(300, 10), moving(310, 10), moving(320, 10)]))).toBe('confirmed');
    expect(verdictOn('F8', withIslands([moving(10, 300), moving(10, 310), moving(10, 320)]))).toBe('contradicted');
    expect(verdictOn('F8', withIslands([moving(300, 10), moving(10, 300)]))).toBe('no evidence');
  });

  test.each<[readonly number[], Verdict]>([
    [[90, 100, 110], 'confirmed'],
    [[-90, -100, -110], 'contradicted'],
    [[-90, 100, 10], 'no evidence'],
  ])('F9 with leads of %j Elo is %s', (leads, verdict) => {
    expect(verdictOn('F9', evidence(alike(PLAIN), [], leads))).toBe(verdict);
  });
});

describe('play', () => {
  const playing = (own: readonly number[], won: readonly number[]) =>
    evidence(
      own.map(() => singleCourse(PLAIN)),
      own.map((multiple, index) => ({
        captures: { played: 10, champion: { captures: 100, multiple }, opponent: { captures: 100, multiple: 10 } },
        endings: { endings: 100, won: won[index]!, lost: 0 },
      })),
    );

  test.each<[readonly number[], readonly number[], Verdict]>([
    [[20, 21, 22], [40, 41, 42], 'confirmed'],
    [[20, 21, 22], [96, 97, 98], 'partly confirmed'],
    [[10, 11, 9], [40, 41, 42], 'partly confirmed'],
    [[1, 2, 3], [96, 97, 98], 'contradicted'],
    [[10, 11, 9], [80, 81, 82], 'no evidence'],
  ])('F10 with %j multiple captures and %j endings won is %s', (own, won, verdict) => {
    expect(verdictOn('F10', playing(own, won))).toBe(verdict);
  });

  test('champions that all win the same share of their endings are as sure as one of them', () => {
    const { value, low, high } = endingsWon([1, 2, 3].map(() => ({ endings: 100, won: 0, lost: 0 })));
    expect([value, low]).toEqual([0, 0]);
    expect(high).toBeCloseTo(0.037, 3);
  });
});

test('every conclusion has a place, a rule and evidence, in the order of the thesis', () => {
  const conclusions = paperConclusions(evidence(alike(PLAIN)));
  expect(conclusions.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `F${index + 1}`));
  for (const { place, rule, evidence: told } of conclusions) {
    expect(place).toMatch(/section|figure/);
    expect(rule).toMatch(/confirmed if/);
    expect(told.length).toBeGreaterThan(0);
  }
});

/** Weights with some terms at the end of a stage. */
function lastOnes(last: Parameters<typeof weightsWith>[0]): StageWeights {
  return weightsWith(last).map((stage, index) => {
    const wanted = last[(index + 1) as 1 | 2 | 3 | 4] ?? [];
    return stage.map((weight) => (wanted.length > 0 && weight === 900 ? 1 : weight));
  });
}
