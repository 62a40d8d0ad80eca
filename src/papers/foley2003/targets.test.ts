import { describe, expect, test } from 'vitest';
import { exampleRun, singleCourse, weightsWith } from '../../../test/foleyRuns.ts';
import { paperTargets } from './targets.ts';
import type { StudiedRun } from './evidence.ts';
import type { GameTrees } from './searchTrees.ts';

function treesWith(a: number, b: number, ratios: readonly number[]): GameTrees {
  return {
    kind: 'known evaluations',
    game: 0,
    winner: null,
    turns: [0],
    legalMoves: [7],
    depths: [2, 4, 6],
    nodes: [0, 1, 2].map((x) => [a * Math.exp(b * x)]),
    minimax: ratios.map((ratio) => 100 * ratio),
    alphaBeta: ratios.map(() => 100),
    played: [],
    evaluations: [],
  };
}

const rising = (to: number, top = to) => {
  const course = singleCourse(weightsWith({}));
  const similarity = course.similarity.map((_, generation) => Math.min(top, (to * generation) / 20));
  return { ...course, similarity };
};

function metBy(trees: GameTrees, run: Partial<StudiedRun> = {}): boolean[] {
  return paperTargets({ conditions: [], trees: [trees], knownEndings: [], runs: [exampleRun(run)] }).map(
    ({ isMet }) => isMet,
  );
}

describe('the targets of search trees', () => {
  test.each([
    [33.7, 2.1, [10, 10, 10], [true, true, true, true]],
    [26, 2.29, [8, 10, 14], [true, true, true, true]],
    [25, 2.1, [10, 10, 100], [true, false, true, false]],
    [44.5, 1.85, [6, 6, 12], [false, false, false, true]],
  ])('%d e^(%dx) and ratios of %j', (a, b, ratios, expected) => {
    expect(metBy(treesWith(a, b, ratios)).slice(0, 4)).toEqual(expected);
  });
});

describe('the targets of runs', () => {
  const trees = treesWith(33.7, 2.1, [10]);

  test.each([
    [0.5, 0.9, true],
    [0.29, 0.9, false],
    [0.5, 1, false],
  ])('similarity that rises by %d in 20 generations and to %d at most', (to, top, isMet) => {
    const course = rising(to, top);
    const steady = { ...course, similarity: [...course.similarity.slice(0, 30), top] };
    expect(metBy(trees, { course: steady })[4]).toBe(isMet);
  });

  test.each([
    [0.51, true],
    [0.49, false],
  ])('a champion whose interval begins at %d', (low, isMet) => {
    const material = { ...exampleRun({}).material, points: { value: 0.6, low, high: 0.7 } };
    expect(metBy(trees, { material })[5]).toBe(isMet);
  });
});
