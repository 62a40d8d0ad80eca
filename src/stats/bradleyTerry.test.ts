import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BradleyTerryOptions } from './bradleyTerry.ts';
import { bradleyTerry } from './bradleyTerry.ts';
import type { PairResult } from './playerGroups.ts';

const ELO_SCALE = 400 / Math.log(10);
const Z = 1.959963984540054;

describe('published examples', () => {
  test('baseball', () => {
    // Wins of the row over the column, home and away together: American League East 1987, Agresti, "Categorical Data
    // Analysis", second edition, section 10.6, by way of the data `baseball` of the R package BradleyTerry2.
    const results = fromWins([
      [0, 7, 9, 7, 7, 9, 11],
      [6, 0, 7, 5, 11, 9, 9],
      [4, 6, 0, 7, 7, 8, 12],
      [6, 8, 6, 0, 6, 7, 10],
      [6, 2, 6, 7, 0, 7, 12],
      [4, 4, 5, 6, 6, 0, 6],
      [2, 4, 1, 3, 1, 7, 0],
    ]);
    const { players, drawParameter } = bradleyTerry(results, 7, { priorGames: 0 });
    // Milwaukee, Detroit, Toronto, New York, Boston, Cleveland against Baltimore: Agresti's table 10.11.
    const overBaltimore = players.map(({ rating }) => (rating - players[6]!.rating) / ELO_SCALE);
    for (const [team, strength] of [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0].entries()) {
      expect(overBaltimore[team]).toBeCloseTo(strength, 2);
    }
    expect(drawParameter).toBe(0);
    // Ratings and their errors by Hunter's (2004) MM algorithm and the pseudo-inverse of the information, in numpy.
    expect(players[0]).toMatchObject({ rating: expect.closeTo(92.27, 2), games: 78, points: 50 });
    expect((players[0]!.high - players[0]!.low) / 2).toBeCloseTo(70.622, 3);
    expect((players[6]!.high - players[6]!.low) / 2).toBeCloseTo(79.149, 3);
  });

  test('chocolate puddings', () => {
    // Preferences for the first, for the second, and for neither of two brands: Davidson 1970, by way of the data
    // `pudding` of the R package PlackettLuce, whose vignette gives the worths and the draw parameter.
    const results = [
      [1, 2, 19, 22, 16],
      [1, 3, 16, 19, 12],
      [2, 3, 19, 19, 10],
      [1, 4, 18, 23, 13],
      [2, 4, 23, 19, 9],
      [3, 4, 19, 20, 15],
      [1, 5, 13, 19, 18],
      [2, 5, 16, 20, 12],
      [3, 5, 16, 15, 17],
      [4, 5, 17, 14, 16],
      [1, 6, 18, 21, 12],
      [2, 6, 22, 20, 12],
      [3, 6, 13, 18, 10],
      [4, 6, 14, 19, 18],
      [5, 6, 11, 21, 12],
    ].map(([one, other, wins, losses, draws]) => result(one! - 1, other! - 1, wins!, draws!, losses!));
    const { players, drawParameter } = bradleyTerry(results, 6, { priorGames: 0 });
    const worths = players.map(({ rating }) => Math.exp(rating / ELO_SCALE));
    const total = worths.reduce((sum, worth) => sum + worth, 0);
    const published = [0.1388005, 0.1729985, 0.161742, 0.165393, 0.1586805, 0.2023855];
    for (const [brand, worth] of published.entries()) expect(worths[brand]! / total).toBeCloseTo(worth, 4);
    expect(drawParameter).toBeCloseTo(0.7468147, 3);
  });
});

describe('closed forms', () => {
  test('two players with draws', () => {
    // By hand: three chances, two parameters and their sum; so chances are shares, exp(d) = wins / losses, nu = draws /
    // sqrt(wins * losses), and the variance of d is 1 / wins + 1 / losses.
    const { players, drawParameter } = bradleyTerry([result(0, 1, 40, 50, 10)], 2, { priorGames: 0 });
    const half = (ELO_SCALE * Math.log(4)) / 2;
    expect(players[0]!.rating).toBeCloseTo(half, 8);
    expect(players[1]!.rating).toBeCloseTo(-half, 8);
    expect(drawParameter).toBeCloseTo(50 / 20, 8);
    expect(players[0]!.high - half).toBeCloseTo((Z * ELO_SCALE * Math.sqrt(1 / 40 + 1 / 10)) / 2, 8);
    expect(half - players[0]!.low).toBeCloseTo(players[0]!.high - half, 8);
  });

  test('the prior is one game, half won and half lost', () => {
    const { players, groups } = bradleyTerry([result(0, 1, 10, 0, 0)], 2);
    expect(players[0]!.rating - players[1]!.rating).toBeCloseTo(ELO_SCALE * Math.log(10.5 / 0.5), 8);
    expect(players.map(({ extreme }) => extreme)).toEqual(['won-all', 'lost-all']);
    expect(groups).toEqual([{ players: [0, 1], isBounded: false }]);
    const more = bradleyTerry([result(0, 1, 10, 0, 0)], 2, { priorGames: 4 });
    expect(more.players[0]!.rating - more.players[1]!.rating).toBeCloseTo(ELO_SCALE * Math.log(12 / 2), 8);
  });

  test('equal players', () => {
    // By hand: m players, n games each two, half won; the information of a game is 1/4, that of all is a multiple of
    // the centring matrix, and the variance of a difference to the mean is 4 (m - 1) / (n m^2).
    const [m, n] = [5, 12];
    const wins = Array.from({ length: m }, (_, row) =>
      Array.from({ length: m }, (__, column) => +(row !== column) * 6),
    );
    for (const { rating, high } of bradleyTerry(fromWins(wins), m, { priorGames: 0 }).players) {
      expect(rating).toBeCloseTo(0, 8);
      expect(high).toBeCloseTo(Z * ELO_SCALE * Math.sqrt((4 * (m - 1)) / (n * m * m)), 8);
    }
  });
});

describe('laws', () => {
  const PLAYERS = 5;
  const someResult = fc
    .tuple(fc.nat(PLAYERS - 1), fc.integer({ min: 1, max: PLAYERS - 1 }), fc.nat(9), fc.nat(9), fc.nat(9))
    .map(([first, distance, wins, draws, losses]) => result(first, (first + distance) % PLAYERS, wins, draws, losses));
  const someResults = fc.array(someResult, { maxLength: 12 });

  test('in each group expected points are the points made, and the mean is 0', () => {
    // What maximum likelihood means in this model; with a prior, its points count on both sides.
    fc.assert(
      fc.property(someResults, (results) => {
        const { players, groups, drawParameter } = bradleyTerry(results, PLAYERS);
        for (const { players: members } of groups) {
          expect(members.reduce((sum, member) => sum + players[member]!.rating, 0)).toBeCloseTo(0, 6);
          for (const one of members) {
            const expected = (other: number): number => {
              const half = (players[one]!.rating - players[other]!.rating) / ELO_SCALE / 2;
              return (Math.exp(half) + drawParameter / 2) / (Math.exp(half) + drawParameter + Math.exp(-half));
            };
            let surplus = 0;
            for (const { first, second, wins, draws, losses } of results) {
              const games = wins + draws + losses;
              if (first === one) surplus += wins + draws / 2 - games * expected(second);
              if (second === one) surplus += losses + draws / 2 - games * expected(first);
            }
            for (const other of members) {
              if (other !== one) surplus += (0.5 - expected(other)) / (members.length - 1);
            }
            expect(surplus).toBeCloseTo(0, 6);
          }
        }
      }),
    );
  });

  test('renaming players only changes names, and either player may be the first', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: PLAYERS });
    fc.assert(
      fc.property(someResults, order, (results, names) => {
        const renamed = results.map(({ first, second, wins, draws, losses }, index) =>
          index % 2 === 0
            ? result(names[first]!, names[second]!, wins, draws, losses)
            : result(names[second]!, names[first]!, losses, draws, wins),
        );
        const before = bradleyTerry(results, PLAYERS);
        const after = bradleyTerry(renamed, PLAYERS);
        for (const [player, name] of names.entries()) {
          const { rating, low, games, points, extreme } = before.players[player]!;
          expect(after.players[name]).toMatchObject({ games, points, extreme });
          expect(after.players[name]!.rating).toBeCloseTo(rating, 6);
          if (games > 0) expect(after.players[name]!.low).toBeCloseTo(low, 6);
        }
        expect(after.drawParameter).toBeCloseTo(before.drawParameter, 6);
      }),
    );
  });

  test('four times as many games halve the interval', () => {
    const options = { priorGames: 0 };
    const once = bradleyTerry([result(0, 1, 5, 3, 4), result(1, 2, 6, 2, 4), result(0, 2, 7, 4, 1)], 3, options);
    const often = bradleyTerry(
      [result(0, 1, 20, 12, 16), result(1, 2, 24, 8, 16), result(0, 2, 28, 16, 4)],
      3,
      options,
    );
    for (const [player, { rating, low, high }] of once.players.entries()) {
      const other = often.players[player]!;
      expect(other.rating).toBeCloseTo(rating, 6);
      expect((high - low) / (other.high - other.low)).toBeCloseTo(2, 8);
    }
  });

  test('the prior hardly moves a player with many games', () => {
    const results = [result(0, 1, 300, 500, 200), result(1, 2, 250, 600, 150)];
    const without = bradleyTerry(results, 3, { priorGames: 0 });
    for (const [player, { rating, low, high }] of bradleyTerry(results, 3).players.entries()) {
      expect(Math.abs(rating - without.players[player]!.rating)).toBeLessThan((high - low) / 100);
    }
  });
});

test('players who never met are in different groups', () => {
  const { players, groups } = bradleyTerry([result(0, 2, 5, 1, 2), result(1, 3, 1, 4, 6)], 5);
  expect(groups.map((group) => group.players)).toEqual([[0, 2], [1, 3], [4]]);
  expect(players.map(({ group }) => group)).toEqual([0, 1, 0, 1, 2]);
  expect(players[4]).toEqual({
    rating: 0,
    low: -Infinity,
    high: Infinity,
    games: 0,
    points: 0,
    group: 2,
    extreme: undefined,
  });
});

test('handles only draws, or no games at all', () => {
  const drawn = bradleyTerry([result(0, 1, 0, 50, 0)], 2);
  expect(drawn.players[0]!.rating).toBeCloseTo(0, 8);
  // By hand: fifty draws and, from the prior, half a win and half a loss.
  expect(drawn.drawParameter).toBeCloseTo(100, 6);
  expect(bradleyTerry([], 0)).toEqual({ players: [], groups: [], drawParameter: 0 });
});

test('handles a hundred million games', () => {
  const { players, drawParameter } = bradleyTerry([result(0, 1, 4e7, 5e7, 1e7)], 2, { priorGames: 0 });
  expect(players[0]!.rating).toBeCloseTo((ELO_SCALE * Math.log(4)) / 2, 6);
  expect(drawParameter).toBeCloseTo(2.5, 6);
  expect(players[0]!.high - players[0]!.rating).toBeCloseTo((Z * ELO_SCALE * Math.sqrt(1.25e-7)) / 2, 6);
});

test.each([
  [result(0, 0, 1, 0, 0), {}, 'players 0 and 0 are not two different players below 3'],
  [result(0, 3, 1, 0, 0), {}, 'players 0 and 3 are not two different players below 3'],
  [result(0, 1, -1, 0, 0), {}, 'are not counts'],
  [result(0, 1, 1, 0, 0), { priorGames: -1 }, 'priorGames must be 0 or more'],
  [result(0, 1, 1, 0, 0), { confidence: 95 }, 'a confidence must be between'],
] as [PairResult, BradleyTerryOptions, string][])('%j with %j is rejected', (wrong, options, message) => {
  expect(() => bradleyTerry([wrong], 3, options)).toThrow(message);
});

function result(first: number, second: number, wins: number, draws: number, losses: number): PairResult {
  return { first, second, wins, draws, losses };
}

function fromWins(wins: readonly (readonly number[])[]): PairResult[] {
  return wins.flatMap((row, first) =>
    row.slice(0, first).map((won, second) => result(first, second, won, 0, wins[second]![first]!)),
  );
}
