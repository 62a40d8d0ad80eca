import { describe, expect, test } from 'vitest';
import { exampleClash } from '../../../test/mandziukRuns.ts';
import { GAME_WORKER } from '../../arena/encounters.ts';
import type { GamePool } from '../../arena/encounters.ts';
import { inlinePool } from '../../pools/pool.ts';
import type { Clash } from './clash.ts';
import { clashId, movesOf, playClash, scoreOf } from './clash.ts';
import { paperPlayer } from './paperPlayers.ts';

const pool: GamePool = await inlinePool(GAME_WORKER);

const CLASH: Clash = {
  kind: 'tournament',
  game: 'checkers',
  seed: 1,
  first: 'HG:8F',
  second: 'SHG:8F',
  players: [paperPlayer('linear(8F: 100 200 0 0 0 0 0 0)', 2), paperPlayer('linear(8F: 100 200 5 5 0 0 0 0)', 1)],
  games: 6,
};

describe('a clash', () => {
  test('is the same every time, and another one of the same players differs', async () => {
    const result = await playClash(CLASH, pool);
    expect(await playClash(CLASH, pool)).toEqual(result);
    expect(result.wins + result.draws + result.losses).toBe(6);
    const other = await playClash({ ...CLASH, second: 'SHG:10F' }, pool);
    expect(other.nodes).not.toEqual(result.nodes);
  });

  test('counts the searches and nodes of each player', async () => {
    const { searches, nodes } = await playClash(CLASH, pool);
    expect(Math.min(...searches)).toBeGreaterThan(50);
    // The first searches deeper.
    expect(nodes[0] / searches[0]).toBeGreaterThan(2 * (nodes[1] / searches[1]));
  });

  test('can begin with openings', async () => {
    const { searches } = await playClash({ ...CLASH, games: 2, openings: 'three-move' }, pool);
    expect(Math.min(...searches)).toBeGreaterThan(5);
  });

  test('has an id of its own', () => {
    const { players: _, games: __, ...key } = CLASH;
    const ids = [key, { ...key, kind: 'control' }, { ...key, seed: 2 }, { ...key, second: 'SHG:10F' }] as const;
    expect(new Set(ids.map(clashId)).size).toBe(4);
    expect(clashId(CLASH)).toBe(clashId(exampleClash({}, 0.5)));
  });
});

test('a score counts a draw as half a point', () => {
  expect(scoreOf({ wins: 1, draws: 35, losses: 14 })).toBe(0.37);
});

test('the first player has every other move, and begins as White after an opening of an odd number of plies', () => {
  const game = (moves: string, count: number, first: number) => ({
    variant: 'english',
    players: ['a', 'b'],
    opening: { moves },
    seed: [1],
    winner: undefined,
    reason: 'x',
    moves: Array.from({ length: count }, (_, ply) => ({ move: `${first + ply}`, timeMs: 0 })),
  });
  const pair = [game('', 4, 0), game('9-13', 3, 10)] as unknown as Parameters<typeof movesOf>[0];
  expect(movesOf(pair, 0).map(({ move }) => move)).toEqual(['0', '2', '10', '12']);
  expect(movesOf(pair, 1).map(({ move }) => move)).toEqual(['1', '3', '11']);
});
