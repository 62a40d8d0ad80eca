import { describe, expect, test } from 'vitest';
import { GAME_WORKER } from '../../arena/encounters.ts';
import { inlinePool } from '../../pools/pool.ts';
import type { PaperChampion } from './champions.ts';
import type { TreeRecord } from './searchTrees.ts';
import { ORDERS, measureTrees, summariseTrees } from './searchTrees.ts';

const champion = (evaluation: string): PaperChampion => ({
  run: 1,
  game: 'checkers',
  name: 'HG:8F',
  seed: 1,
  evaluation,
});

const TASK = {
  number: 0,
  players: [champion('linear(8F: 100 150 3 0 2 0 -2 0)'), champion('linear(8F: 100 130 0 0 1 1 -1 0)')],
  depth: 2,
  oneIn: 10,
  depths: [1, 3],
} as const;

describe('the trees of a game', async () => {
  const pool = await inlinePool<never, never>(GAME_WORKER);
  const record = await measureTrees(TASK, pool);

  test('are the same every time', async () => {
    expect(await measureTrees(TASK, pool)).toEqual(record);
  });

  test('are of one position in ten', () => {
    expect(record.positions).toBe(Math.ceil(record.plies / 10));
    expect(record.legalMoves).toBeGreaterThanOrEqual(record.positions);
  });

  test('are smaller with promising moves first, and greater at greater depth', () => {
    for (const order of ORDERS) expect(record.nodes[order][1]).toBeGreaterThan(record.nodes[order][0]!);
    expect(record.nodes['promising first'][1]).toBeLessThan(record.nodes.random[1]!);
    // At depth 1 nothing is cut off.
    expect(record.nodes.random[0]).toBe(record.nodes['promising first'][0]);
    expect(record.nodes.random[0]).toBe(record.legalMoves);
  });
});

test('pruning is what is not visited of a tree with the mean number of moves', () => {
  const record = (positions: number, legalMoves: number, nodes: number): TreeRecord => ({
    game: 'checkers',
    number: 0,
    plies: 140,
    positions,
    legalMoves,
    depths: [2],
    nodes: { random: [nodes], 'promising first': [nodes / 2] },
  });
  const { positions, branching, rows } = summariseTrees([record(10, 30, 60), record(10, 10, 20)]);
  expect({ positions, branching }).toEqual({ positions: 20, branching: 2 });
  // Two moves and four replies.
  expect(rows).toEqual([
    {
      depth: 2,
      size: 6,
      nodes: { random: 4, 'promising first': 2 },
      pruning: { random: 1 - 4 / 6, 'promising first': 1 - 2 / 6 },
    },
  ]);
});
