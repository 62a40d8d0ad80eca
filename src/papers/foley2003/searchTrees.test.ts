import { describe, expect, test } from 'vitest';
import { GAME_KINDS, sampleGame } from './sampleGames.ts';
import { measureGameTrees } from './searchTrees.ts';

describe.each(GAME_KINDS)('a game of %s', (kind) => {
  const extent = { depths: [1, 2], oneIn: 40 };
  const trees = measureGameTrees(kind, 0, extent);

  test('is the same every time, and other games differ from it', () => {
    expect(measureGameTrees(kind, 0, extent)).toEqual(trees);
    expect(measureGameTrees(kind, 1, extent).legalMoves).not.toEqual(trees.legalMoves);
  });

  test('has numbers of every position', () => {
    const positions = trees.turns.length;
    expect(positions).toBeGreaterThan(20);
    expect(trees.legalMoves).toHaveLength(positions);
    expect(trees.nodes.map(({ length }) => length)).toEqual([positions, positions]);
    expect(trees.minimax).toHaveLength(Math.ceil(positions / 40));
    expect(trees.played).toHaveLength(kind === 'random weights' ? positions : 0);
  });

  test('has at least one node for each legal move, and more at greater depth', () => {
    const [one, two] = trees.nodes as [number[], number[]];
    for (const [index, moves] of trees.legalMoves.entries()) {
      expect(one[index]).toBeGreaterThanOrEqual(moves);
      expect(two[index]).toBeGreaterThanOrEqual(one[index]!);
    }
  });

  test('has more nodes in minimax than in alpha-beta', () => {
    for (const [index, nodes] of trees.minimax.entries()) expect(nodes).toBeGreaterThanOrEqual(trees.alphaBeta[index]!);
  });
});

test('searches of random weights count their evaluations', () => {
  for (const { nodes, evaluations } of sampleGame('random weights', 0).moves) {
    expect(evaluations).toBeLessThan(nodes!);
  }
});
