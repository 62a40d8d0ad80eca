/**
 * Which player is stronger, by real matches, each with its interval. The seeds are fixed, so these results are the same
 * on every machine. The interval shows whether the games were enough: if the lead is large, a few games suffice.
 */

import { describe, expect, test } from 'vitest';
import { runJson } from './runCli.ts';

interface MatchResult {
  readonly games: number;
  readonly points: number;
  readonly elo: { readonly low: number | null; readonly high: number | null };
}

/** One thread, this one: its code stays compiled between matches. */
function match(first: string, second: string, ...args: string[]): Promise<MatchResult> {
  return runJson(['match', first, second, ...args, '--threads', '1']) as Promise<MatchResult>;
}

describe('deeper is stronger, with an interval clear of zero', () => {
  test.each([
    ['alphabeta:depth=4', 'alphabeta:depth=2', 'english'],
    ['alphabeta:depth=6', 'alphabeta:depth=4', 'english'],
    ['alphabeta:depth=4', 'alphabeta:depth=2', 'english-6x6'],
    ['alphabeta:depth=6', 'alphabeta:depth=4', 'giveaway'],
    ['minimax:depth=4', 'minimax:depth=2', 'english-6x6'],
    ['mtdf:depth=4,noise=0.25', 'mtdf:depth=2,noise=0.25', 'english'],
  ])('%s beats %s in %s', async (deeper, shallower, variant) => {
    const { elo } = await match(deeper, shallower, '--games', '100', '--variant', variant);
    expect(elo.low).toBeGreaterThan(0);
  });
});

describe('against random, over 99 %', () => {
  test.each([
    ['minimax:depth=3', 'english'],
    ['alphabeta:depth=3', 'english'],
    ['alphabeta:depth=3,eval=material', 'english'],
    ['mtdf:depth=3,noise=0.25', 'english'],
    ['mcts:playouts=200', 'english'],
    ['mcts:playouts=200,cutoff=6', 'english'],
    ['alphabeta:depth=5', 'giveaway'],
    ['mcts:playouts=200', 'giveaway'],
  ])('%s in %s', async (spec, variant) => {
    const { points, games } = await match(spec, 'random', '--games', '200', '--variant', variant);
    expect(points / games).toBeGreaterThan(0.99);
  });
});

test('Monte-Carlo search gets stronger with play-outs', async () => {
  for (const [more, fewer, games] of [
    ['mcts:playouts=400', 'mcts:playouts=100', '40'],
    ['mcts:playouts=1600', 'mcts:playouts=400', '24'],
    ['mcts:playouts=800,cutoff=6', 'mcts:playouts=200,cutoff=6', '40'],
  ] as const) {
    expect((await match(more, fewer, '--games', games)).elo.low).toBeGreaterThan(0);
  }
});

test('fitted values are stronger than counted pieces, in every variant', async () => {
  for (const variant of ['english', 'english-6x6', 'giveaway', 'giveaway-6x6']) {
    const args = ['--games', '100', '--openings', 'random', '--variant', variant];
    const { elo } = await match('alphabeta:depth=4,eval=positional', 'alphabeta:depth=4,eval=material', ...args);
    expect(elo.low).toBeGreaterThan(0);
  }
});

test('what was learnt by TD(lambda) is stronger than counted pieces in give-away', async () => {
  const args = ['--games', '100', '--openings', 'random', '--variant', 'giveaway'];
  const { elo } = await match('alphabeta:depth=4,eval=td', 'alphabeta:depth=4,eval=material', ...args);
  expect(elo.low).toBeGreaterThan(0);
});
