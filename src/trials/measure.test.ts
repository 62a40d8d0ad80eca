import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamesOf } from '../arena/tally.ts';
import { createRng } from '../base/rng.ts';
import { createPlayer } from '../players/players.ts';
import { STRATEGY_MODES } from '../players/strategyMode.ts';
import { inlinePool, threadPool } from '../pools/pool.ts';
import { playQuickGame } from '../rules/quickGame.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import { ENGLISH } from '../rules/variant.ts';
import type { Contest, Measurement, RoundsPool } from './measure.ts';
import { TRIAL_WORKER } from './trialPool.ts';
import { measure, pointsShare, sharedRounds } from './measure.ts';
import { playRounds } from './playRounds.ts';
import type { Round, RoundsPlan } from './rounds.ts';
import { drawRounds } from './rounds.ts';

const PLAYERS = [
  'expression:settled,mode=position',
  'expression:own.men,mode=position',
  'expression:0,mode=position',
  'random',
  'first',
  'expression:0 - settled,mode=position',
];
const MIX = [
  { player: 'random', share: 0.5 },
  { player: 'expression:settled + own.advancement,mode=position', share: 0.5 },
];
const PLAN: RoundsPlan = {
  mix: MIX,
  openings: 'three-move',
  purpose: 'training',
  count: 20,
  isSpread: true,
  path: [1],
};
const contest: Contest = { variant: 'english', draw: 0.5, games: 24, stages: [], roundsOf: sharedRounds(PLAN) };
const everybody = PLAYERS.map((player) => ({ player, isKept: false }));

let inline: RoundsPool;
let two: RoundsPool;
beforeAll(async () => {
  inline = await inlinePool(TRIAL_WORKER);
  two = threadPool(TRIAL_WORKER, 2);
});
afterAll(() => two.close());

describe('without racing', () => {
  test('all play all games, in this thread and in two', async () => {
    const scores = await measure(inline, contest, everybody);
    expect(gamesPlayed(scores)).toEqual(PLAYERS.map(() => 24));
    expect(await measure(two, contest, everybody)).toEqual(scores);
    for (const { score, share } of scores) expect(share).toBe(pointsShare(score, 0.5));
    const [good, , , random, , bad] = scores.map(({ share }) => share);
    expect(good).toBeGreaterThan(random!);
    expect(random).toBeGreaterThan(bad!);
  });

  test('a score does not depend on who else is measured', async () => {
    const [alone] = await measure(inline, contest, [everybody[0]!]);
    expect(alone).toEqual((await measure(inline, contest, everybody))[0]);
  });
});

describe('with racing', () => {
  const stages = [
    { games: 4, keep: 0.5 },
    { games: 12, keep: 0.3 },
  ];

  test('the best share of each stage continues, and a kept contestant plays all games', async () => {
    const contestants = everybody.map((one, index) => ({ ...one, isKept: index === 5 }));
    let games = 0;
    const scores = await measure(inline, { ...contest, stages }, contestants, (more) => {
      games += more;
    });
    expect(gamesPlayed(scores).toSorted((one, other) => one - other)).toEqual([4, 4, 12, 24, 24, 24]);
    expect(gamesPlayed(scores)[5]).toBe(24);
    expect(games).toBe(92);
  });

  test('those that stop scored no more in the games of the stage than those that continue', async () => {
    const short = await measure(inline, { ...contest, games: 4 }, everybody);
    const raced = await measure(inline, { ...contest, stages: [stages[0]!] }, everybody);
    const share = (index: number): number => short[index]!.share;
    const [out, on] = [4, 24].map((games) => indexesWith(raced, games));
    for (const loser of out!) for (const winner of on!) expect(share(loser)).toBeLessThanOrEqual(share(winner));
    expect(on).toHaveLength(3);
  });

  test('a kept contestant counts with all its games, and a handicap affects the race', async () => {
    const short = [{ games: 4, keep: 0.5 }];
    const kept = everybody.map((one) => ({ ...one, isKept: true }));
    for (const { score, share } of await measure(inline, { ...contest, stages: short }, kept)) {
      expect([gamesOf(score), share]).toEqual([24, pointsShare(score, 0.5)]);
    }
    // The first contestant has to give away all points, so it stops first. The cap allows for its handicap.
    const burdened = everybody.map((one, index) => ({ ...one, handicap: index === 0 ? 1 : 0 }));
    const raced = await measure(inline, { ...contest, stages: short }, burdened);
    expect(gamesOf(raced[0]!.score)).toBe(4);
    expect(raced[0]!.share).toBe(pointsShare(raced[0]!.score, 0.5));
  });

  test('racing gives the same results in one thread and in two', async () => {
    const raced = await measure(inline, { ...contest, stages }, everybody);
    expect(await measure(two, { ...contest, stages }, everybody)).toEqual(raced);
  });

  test('a contestant that stops counts for no more than the worst that qualified', async () => {
    // After two games each, luck decides: some that stop have a higher share of two games than others of all.
    const lucky = [
      { games: 2, keep: 0.5 },
      { games: 4, keep: 0.5 },
    ];
    let capped = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const roundsOf = sharedRounds({ ...PLAN, path: [seed] });
      const raced = await measure(inline, { ...contest, roundsOf, stages: lucky }, everybody);
      const [first, second, last] = [2, 4, 24].map((games) => indexesWith(raced, games).map((index) => raced[index]!));
      const [sharesOfSecond, sharesOfLast] = [second!, last!].map((group) => group.map(({ share }) => share));
      for (const { share } of second!) expect(share).toBeLessThanOrEqual(Math.min(...sharesOfLast!));
      for (const { share } of first!) expect(share).toBeLessThanOrEqual(Math.min(...sharesOfSecond!));
      for (const { score, share } of last!) expect(share).toBe(pointsShare(score, 0.5));
      capped += [...first!, ...second!].filter(({ score, share }) => share < pointsShare(score, 0.5)).length;
    }
    expect(capped).toBeGreaterThan(0);
  });
});

test('a player plays each round with both colours', () => {
  // Player and opponent are the same and do not use randomness, so one game of each round mirrors the other.
  const plan = { ...PLAN, mix: [{ player: 'expression:settled,mode=position', share: 1 }] };
  const [score] = playRounds({
    variant: 'english',
    stretches: [{ player: 'expression:settled,mode=position', plan, from: 0, to: 20 }],
  });
  expect(score!.wins).toBe(score!.losses);
});

test('a ply limit draws games of players without search and of searches', () => {
  const players = ['expression:settled,mode=position', 'alphabeta:depth=1,table=0,tables=off'];
  const stretches = players.map((player) => ({ player, plan: PLAN, from: 0, to: 20 }));
  const draws = (plies: number): number[] =>
    playRounds({ variant: 'english', plies, stretches }).map((score) => score.draws);
  expect(draws(2)).toEqual([40, 40]);
  for (const count of draws(0)) expect(count).toBeLessThan(40);
});

test.each(STRATEGY_MODES)('a strategy compiled with others plays as it does alone: %s', (mode) => {
  const spec = `expression:own.pieces - opponent.pieces + 0.3 * own.mobility,mode=${mode}`;
  const plan = { ...PLAN, mix: [{ player: 'first', share: 1 }] };
  const [score] = playRounds({ variant: 'english', stretches: [{ player: spec, plan, from: 5, to: 20 }] });
  const [player, first] = [spec, 'first'].map((name) => createPlayer(name, ENGLISH).chooser!);
  const streams = [createRng(1), createRng(1)] as const;
  const winsIn = ({ start }: Round): number =>
    Number(playQuickGame(ENGLISH, start, [player!, first!], streams).winner === BLACK) +
    Number(playQuickGame(ENGLISH, start, [first!, player!], streams).winner === WHITE);
  const rounds = drawRounds(plan, ENGLISH).slice(5);
  expect(score!.wins).toBe(rounds.map(winsIn).reduce((sum, wins) => sum + wins));
});

function gamesPlayed(measurements: readonly Measurement[]): number[] {
  return measurements.map(({ score }) => gamesOf(score));
}

function indexesWith(measurements: readonly Measurement[], games: number): number[] {
  return gamesPlayed(measurements).flatMap((played, index) => (played === games ? [index] : []));
}
