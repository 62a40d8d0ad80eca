import { expect, test } from 'vitest';
import { exampleEvidence } from '../../../test/mandziukRuns.ts';
import type { GamePool } from '../../arena/encounters.ts';
import { GAME_WORKER } from '../../arena/encounters.ts';
import { inlinePool } from '../../pools/pool.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { nodesPerGame, nodesPerPosition } from './effort.ts';
import { effortPairs, nodesOf } from './effortConclusions.ts';
import { paperPlayer } from './paperPlayers.ts';

const EVALUATION = 'linear(8F: 100 150 3 0 2 0 -2 0)';

test('positions have more nodes at greater depth, and those of a stage are always the same', () => {
  const stages = [
    { leastPlies: 60, mostPlies: 70, evaluation: undefined, positions: 10 },
    { leastPlies: 10, mostPlies: 20, evaluation: EVALUATION, positions: 10 },
  ];
  const nodes = (depth: number): number => nodesPerPosition(stages, ENGLISH, depth);
  expect(nodes(3)).toBe(nodes(3));
  expect(nodes(3)).toBeGreaterThan(2 * nodes(1));
  // At depth 1 every legal move is a node.
  expect(nodes(1)).toBeLessThan(20);
});

test('games have the nodes of both players', async () => {
  const pool: GamePool = await inlinePool(GAME_WORKER);
  const nodes = (one: number, two: number): Promise<number> =>
    nodesPerGame('english', [[paperPlayer(EVALUATION, one), paperPlayer(EVALUATION, two)]], pool);
  const both = await nodes(2, 2);
  expect(await nodes(2, 2)).toBe(both);
  expect(await nodes(3, 3)).toBeGreaterThan(both);
  expect(await nodes(1, 1)).toBeLessThan(both);
});

test('runs of both generators with the same shape and seed are compared', () => {
  const { runs } = exampleEvidence({
    run: ({ generator }) => (generator === 'SHG' ? { effort: { tasks: 500, nodesPerTask: 800 } } : {}),
  });
  expect(nodesOf(runs[0]!)).toBe(100_000);
  const pairs = effortPairs({ runs });
  expect(pairs).toHaveLength(2 * 7 * 3);
  for (const pair of pairs) expect(pair).toEqual({ nodes: 4, populations: 3.5 });
});
