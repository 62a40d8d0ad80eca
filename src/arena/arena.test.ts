/** Games, matches and tournaments as a whole: the same results however they are played. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlinePool, threadPool } from '../pools/pool.ts';
import { parsePdn } from '../rules/pdn/reader.ts';
import { formatPdn } from '../rules/pdn/writer.ts';
import { VARIANTS, variantNamed } from '../rules/variant.ts';
import type { EventSetup, GamePool } from './encounters.ts';
import { GAME_WORKER, playEncounters } from './encounters.ts';
import type { GameRecord, GameSetup } from './gameRecord.ts';
import { pdnFromRecord } from './gameRecord.ts';
import type { MatchProgress } from './match.ts';
import { playMatch } from './match.ts';
import { openGame } from './opening.ts';
import { namedOpenings } from './openings.ts';
import { PlayerShelf, playGame } from './playGame.ts';
import { playKnockOut } from './playKnockOut.ts';
import { ratingGroups } from './ratings.ts';
import { roundRobin } from './schedule.ts';
import { Standings } from './standings.ts';
import { EMPTY_TALLY, addPair, gamesOf, reverseTally, totalOf } from './tally.ts';

const PLAYERS = ['random', 'alphabeta:depth=2', 'mcts:playouts=30', 'mtdf:depth=2,noise=0.25'];

let inline: GamePool;
let two: GamePool;
beforeAll(async () => {
  inline = await inlinePool(GAME_WORKER);
  two = threadPool(GAME_WORKER, 2);
});
afterAll(() => two.close());

test.each(VARIANTS)('a record contains the whole game, and its PDN replays to the same end: $name', (variant) => {
  const shelf = new PlayerShelf();
  for (let seed = 0; seed < 6; seed++) {
    const setup: GameSetup = {
      variant: variant.name,
      players: [PLAYERS[seed % 4]!, PLAYERS[(seed + 1) % 4]!],
      opening: namedOpenings(seed < 3 ? 'three-move' : 'random:plies=5', variant, seed)!.at(0),
      seed: [seed],
    };
    const record = playGame(setup, shelf.pair(setup));
    expect(playGame(setup, new PlayerShelf().pair(setup))).toEqual({ ...record, moves: withoutTimes(record) });
    const [entry] = parsePdn(formatPdn(pdnFromRecord(record, {})), { variant });
    expect(entry!.problems).toEqual([]);
    const replayed = openGame(variant, { moves: '' });
    for (const { move } of entry!.game!.moves) replayed.play(move);
    expect(replayed.outcome).toEqual({ winner: record.winner, reason: record.reason });
    const scored = record.moves.filter(({ score }) => score !== undefined).length;
    expect(entry!.game!.moves.filter(({ comment }) => comment !== '')).toHaveLength(scored);
  }
});

describe('many games at once', () => {
  test('give the same results in this thread and in two', async () => {
    const event = eventOf(PLAYERS, 'english-6x6');
    const [one, other] = await Promise.all([inline, two].map((pool) => allPairs(pool, event, 4)));
    expect(one).toHaveLength(24);
    expect(other).toEqual(one);
  });

  test('brief records have the same results and no moves', async () => {
    const event = eventOf(PLAYERS, 'english-6x6');
    const results = async (isBrief: boolean): Promise<unknown[]> => {
      const found = [];
      for await (const { pair } of playEncounters(two, { ...event, isBrief }, roundRobin(4, 2))) {
        found.push(pair.map(({ winner, reason }) => ({ winner, reason })));
        expect(pair.every(({ moves }) => moves.length === 0)).toBe(isBrief);
      }
      return found;
    };
    expect(await results(true)).toEqual(await results(false));
  });

  test('a match with a sequential test ends after the same pair', async () => {
    const bounds = { elo0: 0, elo1: 200 };
    const event = eventOf(['alphabeta:depth=2', 'random'], 'english-6x6');
    const [one, other] = await Promise.all([inline, two].map((pool) => lastOf(playMatch(pool, event, 500, bounds))));
    expect(one!.sprt!.verdict).toBe('accept-h1');
    expect(one!.elo.pairs).toBeLessThan(60);
    expect([other!.tally, other!.elo]).toEqual([one!.tally, one!.elo]);
  });

  test('a match without a test plays all its pairs, each opening with both colours', async () => {
    const event = eventOf(['random', 'first'], 'giveaway-6x6');
    const pairs: GameRecord[][] = [];
    for await (const { pair } of playMatch(two, event, 30)) pairs.push([...pair]);
    expect(pairs).toHaveLength(30);
    for (const [first, second] of pairs) {
      expect(first!.players).toEqual(['random', 'first']);
      expect(second!.players).toEqual(['first', 'random']);
      expect(second!.opening).toEqual(first!.opening);
    }
  });

  test('a knock-out is the same in two threads, and the strongest wins it', async () => {
    const event = eventOf(['random', 'first', 'alphabeta:depth=3', 'minimax:depth=1'], 'english-6x6');
    const [one, other] = await Promise.all([inline, two].map((pool) => stagesOf(pool, event)));
    expect(other).toEqual(one);
    expect(one).toHaveLength(2);
    expect(one![1]!.ties[0]!.winner).toBe(2);
  });

  test('equal players in a knock-out play extra games, then the higher seed advances', async () => {
    const event = { ...eventOf(['first', 'first'], 'english'), opening: () => ({ moves: '' }) };
    const [stage] = await stagesOf(inline, event);
    expect(stage!.ties).toEqual([{ first: 0, second: 1, points: [22, 22], winner: 0 }]);
  });
});

test('tallies count by colour and by pair, and can be reversed', () => {
  const record = (winner: 0 | 1 | undefined): GameRecord => ({
    variant: 'english',
    players: ['a', 'b'],
    opening: { moves: '' },
    seed: [1],
    moves: [],
    winner,
    reason: 'no-moves',
  });
  let tally = EMPTY_TALLY;
  // Won with both colours, won and drawn, two draws, a win each with Black, lost with both colours.
  tally = addPair(tally, [record(0), record(1)]);
  tally = addPair(tally, [record(0), record(undefined)]);
  tally = addPair(tally, [record(undefined), record(undefined)]);
  tally = addPair(tally, [record(0), record(0)]);
  tally = addPair(tally, [record(1), record(0)]);
  expect(tally.pairs).toEqual([1, 0, 2, 1, 1]);
  expect(tally.asBlack).toEqual({ wins: 3, draws: 1, losses: 1 });
  expect(tally.asWhite).toEqual({ wins: 1, draws: 2, losses: 2 });
  const reversed = reverseTally(tally);
  expect(reversed.pairs).toEqual([1, 1, 2, 0, 1]);
  expect(reversed.asBlack).toEqual({ wins: 2, draws: 2, losses: 1 });
  expect(gamesOf(totalOf(reversed))).toBe(10);
});

test('ratings put players in the order of their strength, on the scale of matches', async () => {
  const players = ['random', 'alphabeta:depth=2', 'minimax:depth=1'];
  const event = eventOf(players, 'english-6x6');
  const standings = new Standings(3);
  for await (const { encounter, pair } of playEncounters(two, event, roundRobin(3, 40))) standings.add(encounter, pair);
  const [group] = ratingGroups(players, standings.results());
  expect(group!.ratings.map(({ player }) => player)).toEqual(['alphabeta:depth=2', 'minimax:depth=1', 'random']);
  for (const { rating, low, high } of group!.ratings) expect(low < rating && rating < high).toBe(true);
  expect(standings.games).toBe(240);
});

function eventOf(players: readonly string[], variant: string): EventSetup {
  const openings = namedOpenings('three-move', variantNamed(variant), 3)!;
  return { variant, players, opening: (round) => openings.at(round), seed: 3 };
}

async function allPairs(pool: GamePool, event: EventSetup, rounds: number): Promise<unknown[]> {
  const results: unknown[] = [];
  for await (const { encounter, pair } of playEncounters(pool, event, roundRobin(event.players.length, rounds))) {
    results.push({
      encounter,
      pair: pair.map((record) => ({ ...record, moves: record.moves.map(({ move }) => move) })),
    });
  }
  return results;
}

async function stagesOf(pool: GamePool, event: EventSetup): Promise<{ ties: readonly { winner: number }[] }[]> {
  const stages = [];
  for await (const step of playKnockOut(pool, event, 2)) if (step.kind === 'stage') stages.push(step.stage);
  return stages;
}

async function lastOf(progress: AsyncIterable<MatchProgress>): Promise<MatchProgress | undefined> {
  let last;
  for await (const step of progress) last = step;
  return last;
}

/** The clock is the one thing that no seed reproduces. */
function withoutTimes({ moves }: GameRecord): unknown {
  return moves.map((move) => ({ ...move, timeMs: expect.any(Number) as number }));
}
