/** The fair test: its plan, its games and its results. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlinePool, threadPool } from '../pools/pool.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import { variantNamed } from '../rules/variant.ts';
import { eloEstimate, expectedScore } from '../stats/elo.ts';
import { wilsonInterval } from '../stats/wilson.ts';
import type { GamePool } from './encounters.ts';
import { GAME_WORKER } from './encounters.ts';
import { fairTest, playFairTest } from './fairTest.ts';
import type { FairTestPlan, FairTestSetup } from './fairTestPlan.ts';
import { TEST_SEEDS, pairsIn, planFairTest } from './fairTestPlan.ts';
import type { FairResult, OpponentResult } from './fairTestResult.ts';
import { fairTestResult, resultOfPlayer } from './fairTestResult.ts';
import type { PlayedPair } from './fairTestScores.ts';
import type { GameRecord } from './gameRecord.ts';
import { namedOpenings } from './openings.ts';

let inline: GamePool;
let two: GamePool;
beforeAll(async () => {
  inline = await inlinePool(GAME_WORKER);
  two = threadPool(GAME_WORKER, 2);
});
afterAll(() => two.close());

describe('the plan', () => {
  test('every player meets every opponent and every other player once, in whatever order they are named', () => {
    const { meetings } = planFairTest(setup(['random', 'first'], ['random', 'minimax:depth=1'], { games: 20 }));
    expect(meetings.map(({ first, second }) => `${first} ${second}`)).toEqual([
      'random random',
      'minimax:depth=1 random',
      'first random',
      'first minimax:depth=1',
    ]);
  });

  test('no player uses endgame tables, whatever the machine has', () => {
    const plan = planFairTest(setup(['alphabeta'], ['alphabeta:depth=1', 'mtdf:depth=1,tables=off']));
    expect(plan.opponents).toEqual(['alphabeta:depth=1', 'mtdf:depth=1,tables=off']);
    expect(plan.meetings.flatMap(({ specs }) => specs).toSorted()).toEqual([
      'alphabeta:depth=1,tables=off',
      'alphabeta:tables=off',
      'alphabeta:tables=off',
      'mtdf:depth=1,tables=off',
    ]);
  });

  test('players without randomness get no opening twice, others as many rounds as requested', () => {
    // The three-move list of 6x6 has 56 openings.
    const plan = planFairTest(setup(['first'], ['random', 'minimax:depth=1'], { games: 500 }));
    expect(plan.meetings.map(({ rounds }) => rounds)).toEqual([250, 56]);
    expect(new Set(plan.openings.map(({ moves }) => moves)).size).toBe(56);
    expect(pairsIn(plan)).toBe(306);
  });

  test('random openings that lead to the same position count once', () => {
    // Black has six first moves on 6x6.
    const openings = namedOpenings('random:plies=1', variantNamed('english-6x6'), 1)!;
    const moves = new Set(Array.from({ length: 200 }, (_, round) => openings.at(round).moves));
    const plan = planFairTest(setup(['first'], ['minimax:depth=1'], { openings, games: 100 }));
    expect(new Set(plan.openings.map((opening) => opening.moves))).toEqual(moves);
    expect(plan.meetings[0]!.rounds).toBe(moves.size);
  });

  test('rejects a player named twice, and an odd number of games', () => {
    expect(() => planFairTest(setup(['minimax', 'minimax:depth=2'], ['random']))).toThrow('minimax is named twice');
    expect(() => planFairTest(setup(['first'], ['random'], { games: 3 }))).toThrow('an even number of games, not 3');
    expect(() => planFairTest(setup(['human'], ['random']))).toThrow('A human can play in');
  });
});

describe('the games', () => {
  const players = ['mcts:playouts=8', 'random', 'first'];

  test('are the same in this thread and in two', async () => {
    const asked = setup(players, ['random', 'minimax:depth=1'], { games: 20 });
    const shares: number[] = [];
    const [one, other] = await Promise.all([
      fairTest(inline, asked, (share) => shares.push(share)),
      fairTest(two, asked),
    ]);
    expect(other).toEqual(one);
    expect(shares).toHaveLength(7 * 10);
    expect(shares.at(-1)).toBe(1);
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
  });

  test('do not depend on who else is tested, nor on which of two is the opponent', async () => {
    const together = await fairTest(two, setup(players, ['random'], { games: 20 }));
    for (const player of players) {
      const alone = await fairTest(two, setup([player], ['random'], { games: 20 }));
      expect(against(alone, player, 'random')).toEqual(against(together, player, 'random'));
    }
    const turned = against(await fairTest(two, setup(['random'], ['mcts:playouts=8'], { games: 20 })), 'random');
    const straight = against(together, 'mcts:playouts=8', 'random');
    expect(turned).toMatchObject({ wins: straight.losses, draws: straight.draws, losses: straight.wins });
    expect(turned.asBlack.wins).toBe(straight.asWhite.losses);
    expect(turned.pairs).toEqual(straight.pairs.toReversed());
    expect(turned.points.low).toBeCloseTo(1 - straight.points.high, 12);
  });

  test('have both colours of every opening, and the seeds divide the openings', async () => {
    const plan = planFairTest(setup(['first'], ['minimax:depth=1'], { games: 40 }));
    const played = await Array.fromAsync(playFairTest(inline, plan));
    expect(played).toHaveLength(20);
    expect(new Set(played.map(({ pair }) => pair[0].opening.moves)).size).toBe(20);
    for (const { round, pair } of played) {
      expect(pair.map(({ seed }) => seed[0])).toEqual([TEST_SEEDS[round % 5], TEST_SEEDS[round % 5]]);
      expect(pair[1].opening).toEqual(pair[0].opening);
      expect(pair[1].players).toEqual(pair[0].players.toReversed());
    }
  });

  test('cycle through all opponents, so that an interrupted test has met each of them', async () => {
    const plan = planFairTest(setup(['first'], ['random', 'minimax:depth=1', 'null'], { games: 1000 }));
    const played: PlayedPair[] = [];
    for await (const pair of playFairTest(two, plan)) if (played.push(pair) === 30) break;
    const result = fairTestResult(plan, played);
    expect(result.isComplete).toBe(false);
    expect(result.players[0]!.opponents.map(({ games }) => games)).toEqual([20, 20, 20]);
    expect(against(result).perSeed.map(({ games }) => games)).toEqual([4, 4, 4, 4, 4]);
  });

  test('never change, so that results remain comparable for years', async () => {
    // The results of the protocol when it was written. If they change, stored results and new ones are no longer
    // comparable.
    const { wins, draws, losses, perSeed } = against(await fairTest(two, setup(['first'], ['random'], { games: 100 })));
    expect([wins, draws, losses]).toEqual([50, 16, 34]);
    expect(perSeed.map((seed) => seed.wins)).toEqual([13, 15, 6, 10, 6]);
  });
});

describe('known beforehand', () => {
  test('random against random scores about a half over both colours', async () => {
    const result = against(await fairTest(two, setup(['random'], ['random'], { games: 500 })));
    expect(result.games).toBe(500);
    expect(result.points.low).toBeLessThan(0.5);
    expect(result.points.high).toBeGreaterThan(0.5);
    expect(result.points.high - result.points.low).toBeLessThan(0.12);
  });

  test('a player without randomness wins as often as it loses against itself, from every opening', async () => {
    const result = against(await fairTest(inline, setup(['first'], ['first'], { games: 500 })));
    expect(result.games).toBe(112);
    expect(result.pairs).toEqual([0, 0, 56, 0, 0]);
    expect(result.asBlack.wins).toBe(result.asWhite.losses);
  });

  test('a search beats random moves, and the comparison shows it', async () => {
    const asked = setup(['random', 'minimax:depth=3'], ['first', 'minimax:depth=1'], { games: 40 });
    const { comparisons } = await fairTest(two, asked);
    expect(comparisons.map(({ kind, opponent, rounds }) => [kind, opponent, rounds])).toEqual([
      ['all', null, 20],
      ['direct', null, 20],
      ['opponent', 'first', 20],
      ['opponent', 'minimax:depth=1', 20],
    ]);
    for (const { first, second, difference, effect, p, adjusted } of comparisons) {
      expect([first, second]).toEqual(['random', 'minimax:depth=3']);
      expect(difference).toBeLessThan(0);
      expect(effect).toBeLessThan(-0.5);
      expect(adjusted).toBeLessThan(0.05);
      expect(adjusted).toBeGreaterThanOrEqual(p);
    }
  });
});

describe('the result', () => {
  // Points of `first` as Black and as White against `random`, ten rounds: seeds have the rounds 0 and 5, 1 and 6, ...
  const POINTS = [
    [1, 1],
    [1, 0.5],
    [1, 0],
    [0.5, 0],
    [0, 0],
  ].flatMap((pair) => [pair, pair]) as [number, number][];

  test('counts by colour and by seed, with the right intervals', () => {
    const plan = planFairTest(setup(['first'], ['random'], { games: 20 }));
    const result = against(fairTestResult(plan, playedWith(plan, 0, POINTS)));
    expect(result).toMatchObject({ games: 20, wins: 8, draws: 4, losses: 8, openings: 10, pairs: [2, 2, 2, 2, 2] });
    expect(result.winRate).toEqual({ value: 0.4, ...wilsonInterval(8, 20) });
    const { low, high } = eloEstimate([2, 2, 2, 2, 2])!;
    expect(result.points).toEqual({ value: 0.5, low: expectedScore(low), high: expectedScore(high) });
    expect(result.asBlack).toMatchObject({ games: 10, wins: 6, draws: 2, losses: 2 });
    expect(result.asWhite).toMatchObject({ games: 10, wins: 2, draws: 2, losses: 6 });
    expect(result.asWhite.points).toEqual({ value: 0.3, ...wilsonInterval(3, 10) });
    // By hand: the rounds 0 and 5 of the first seed are two wins, and a win and a loss.
    expect(result.perSeed.map(({ wins }) => wins)).toEqual([3, 2, 1, 1, 1]);
    expect(result.perSeed[0]).toEqual({
      seed: 90_001,
      games: 4,
      wins: 3,
      draws: 0,
      losses: 1,
      winRate: 0.75,
      points: 0.75,
    });
    // By hand: win rates 0.75, 0.5 and three times 0.25 around 0.4, squares 0.1225 + 0.01 + 3 * 0.0225, over 4.
    expect(result.deviation.winRate).toBeCloseTo(Math.sqrt(0.2 / 4), 12);
  });

  test('of an interrupted test says so and has what is known', () => {
    const plan = planFairTest(setup(['first'], ['random', 'minimax:depth=1'], { games: 20 }));
    const result = fairTestResult(plan, playedWith(plan, 0, POINTS.slice(0, 1)));
    expect(result.isComplete).toBe(false);
    expect(result.players[0]!.opponents.map(({ opponent }) => opponent)).toEqual(['random']);
    expect(against(result)).toMatchObject({ games: 2, perSeed: [{ seed: 90_001 }], deviation: { winRate: null } });
    expect(fairTestResult(plan, []).players[0]!.opponents).toEqual([]);
  });

  test('compares players on the same rounds', () => {
    const plan = planFairTest(setup(['first', 'minimax:depth=1'], ['random'], { games: 20 }));
    const all = [1, 1] as [number, number];
    const none = [0, 0] as [number, number];
    const played = [
      ...playedWith(plan, 0, [all, all, all, all, all, none]),
      ...playedWith(plan, 1, [none, none, none, none, none, none, all]),
    ];
    const [comparison, ...others] = fairTestResult(plan, played).comparisons;
    expect(others).toEqual([]);
    // By hand: five rounds differ, all in favour of the first, by two points of two games.
    expect(comparison).toEqual({
      first: 'first',
      second: 'minimax:depth=1',
      kind: 'opponent',
      opponent: 'random',
      rounds: 6,
      isAlike: false,
      difference: 5 / 6,
      effect: 1,
      p: 2 / 32,
      adjusted: 2 / 32,
    });
  });

  test('compares two groups by the win rates of their members', () => {
    const variant = variantNamed('english-6x6');
    const versus = ['minimax:depth=1', 'minimax:depth=2'].map((player) => ({ player }));
    const plan = planFairTest({ ...setup(['first', 'mcts'], ['random'], { games: 20 }), variant, versus });
    expect(plan.meetings).toHaveLength(4);
    const played = [0, 1, 2, 3].flatMap((meeting) => playedWith(plan, meeting, [[meeting < 2 ? 1 : 0, 0]]));
    const { groups, comparisons } = fairTestResult(plan, played);
    expect(comparisons).toEqual([]);
    expect(groups).toMatchObject({ first: ['first', 'mcts'], second: ['minimax:depth=1', 'minimax'] });
    // By hand: two of the six ways to choose two of four are so far apart.
    expect(groups!.comparisons).toMatchObject([{ opponent: 'random', a12: 1, p: expect.closeTo(1 / 3, 12) }]);
    expect(fairTestResult(plan, played.slice(1)).groups!.comparisons).toEqual([]);
  });

  test('of one player is complete in itself', async () => {
    const result = await fairTest(inline, setup(['first', 'random'], ['minimax:depth=1'], { games: 10 }));
    const part = resultOfPlayer(result, 'random');
    expect(part.players).toEqual([result.players[1]]);
    expect(part).toMatchObject({ comparisons: [], seeds: TEST_SEEDS, games: 10 });
  });
});

function setup(
  players: readonly string[],
  opponents: readonly string[],
  options: Partial<FairTestSetup> = {},
): FairTestSetup {
  const variant = variantNamed('english-6x6');
  const openings = namedOpenings('three-move', variant, TEST_SEEDS[0]!)!;
  return { variant, players: players.map((player) => ({ player })), opponents, openings, ...options };
}

/** What a player scored against an opponent; by default the first player against its first opponent. */
function against(result: FairResult, player?: string, opponent?: string): OpponentResult {
  const { opponents } = result.players.find((entry) => player === undefined || entry.player === player)!;
  return opponents.find((entry) => opponent === undefined || entry.opponent === opponent)!;
}

/** Rounds of a meeting with given points of its first player, as Black and as White. */
function playedWith(plan: FairTestPlan, meeting: number, points: readonly (readonly [number, number])[]): PlayedPair[] {
  const record = (winner: GameRecord['winner']): GameRecord => ({
    variant: plan.variant,
    players: ['', ''],
    opening: { moves: '' },
    seed: [1],
    moves: [],
    winner,
    reason: 'no-moves',
  });
  return points.map(([asBlack, asWhite], round) => ({
    meeting,
    round,
    pair: [
      record(asBlack === 0.5 ? undefined : asBlack === 1 ? BLACK : WHITE),
      record(asWhite === 0.5 ? undefined : asWhite === 1 ? WHITE : BLACK),
    ],
  }));
}
