import { describe, expect, test } from 'vitest';
import { branchingOf, fitOfNodes, minimaxRatio, nodesByDepth, profileOf, treesOf } from './chapterFour.ts';
import type { GameTrees } from './searchTrees.ts';

const ONE: GameTrees = {
  kind: 'random weights',
  game: 0,
  winner: 1,
  turns: [0, 1, 0, 1, 0, 1],
  legalMoves: [7, 7, 4, 8, 1, 9],
  depths: [2, 4],
  nodes: [
    [10, 20, 30, 10, 20, 30],
    [100, 200, 300, 100, 200, 300],
  ],
  minimax: [1000, 50],
  alphaBeta: [50, 10],
  played: [300, 400, 200, 300, 400, 200],
  evaluations: [150, 200, 100, 150, 200, 100],
};

const DRAWN: GameTrees = {
  ...ONE,
  game: 1,
  winner: null,
  turns: [0, 1],
  legalMoves: [50, 50],
  minimax: [60],
  alphaBeta: [10],
};

test('games are told apart by their kind', () => {
  const known = { ...ONE, kind: 'known evaluations' } as const;
  expect(treesOf([ONE, known], 'known evaluations')).toEqual([known]);
});

test('nodes are means over all positions, and their curve is fitted', () => {
  expect(nodesByDepth([ONE, DRAWN])).toEqual([
    { depth: 2, nodes: 20 },
    { depth: 4, nodes: 200 },
  ]);
  const { a, b } = fitOfNodes([ONE]);
  expect(a).toBeCloseTo(20, 8);
  expect(b).toBeCloseTo(Math.log(10), 8);
});

test('minimax is compared in a typical position and in all together', () => {
  expect(minimaxRatio([ONE, DRAWN])).toEqual({ positions: 3, median: 6, total: 1110 / 70 });
});

describe('the branching factor', () => {
  const { games, mean, most, forced, winner, loser } = branchingOf([ONE, DRAWN]);

  test('is that of decided games', () => {
    expect({ games, mean, most, forced }).toEqual({ games: 1, mean: 6, most: 9, forced: 1 / 6 });
  });

  test('is told by side and by move', () => {
    expect(winner.mean.value).toBe(8);
    expect(winner.trend.value).toBe(2);
    expect(loser.mean.value).toBe(4);
    expect(loser.trend.value).toBe(-6);
    expect(loser.byMove.map(({ move, value }) => [move, value])).toEqual([
      [1, 7],
      [2, 4],
      [3, 1],
    ]);
  });
});

test('the profile has the ratios of Table 3.1', () => {
  expect(profileOf([ONE, DRAWN])).toEqual({
    games: 2,
    movesPerGame: 4,
    nodesPerSearch: 300,
    evaluationsPerSearch: 150,
    evaluationsPerNode: 0.5,
  });
});
