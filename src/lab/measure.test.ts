import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedOpenings } from '../arena/openings.ts';
import type { Score } from '../arena/tally.ts';
import { gamesOf } from '../arena/tally.ts';
import { createRng } from '../base/rng.ts';
import { createPlayer } from '../players/players.ts';
import { STRATEGY_MODES } from '../players/strategyChooser.ts';
import { inlinePool, threadPool } from '../pools/pool.ts';
import { playQuickGame } from '../rules/quickGame.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import { ENGLISH } from '../rules/variant.ts';
import type { Contest, RoundsPool } from './measure.ts';
import { ROUNDS_WORKER, measure, pointsShare } from './measure.ts';
import type { Round } from './playRounds.ts';
import { playRounds } from './playRounds.ts';
import { Starts, spreadRounds } from './rounds.ts';

const PLAYERS = [
  'expression:settled',
  'expression:own.men',
  'expression:0',
  'random',
  'first',
  'expression:0 - settled',
];
const MIX = [
  { player: 'random', share: 0.5 },
  { player: 'expression:settled + own.advancement', share: 0.5 },
];
const starts = new Starts(ENGLISH, namedOpenings('three-move', ENGLISH, 1)!);
const roundsOf: Contest['roundsOf'] = (_, from, to) => spreadRounds(MIX, starts, to - from, [1, from]);
const contest: Contest = { variant: 'english', draw: 0.5, games: 24, stages: [], roundsOf };
const everybody = PLAYERS.map((player) => ({ player, isKept: false }));

let inline: RoundsPool;
let two: RoundsPool;
beforeAll(async () => {
  inline = await inlinePool(ROUNDS_WORKER);
  two = threadPool(ROUNDS_WORKER, 2);
});
afterAll(() => two.close());

describe('without racing', () => {
  test('all play all games, in this thread as in two', async () => {
    const scores = await measure(inline, contest, everybody);
    expect(scores.map(gamesOf)).toEqual(PLAYERS.map(() => 24));
    expect(await measure(two, contest, everybody)).toEqual(scores);
    const [good, , , random, , bad] = scores.map((score) => pointsShare(score, 0.5));
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

  test('the best share of each stage plays on, and who is kept plays all', async () => {
    const contestants = everybody.map((one, index) => ({ ...one, isKept: index === 5 }));
    let games = 0;
    const scores = await measure(inline, { ...contest, stages }, contestants, (more) => {
      games += more;
    });
    expect(scores.map(gamesOf).toSorted((one, other) => one - other)).toEqual([4, 4, 12, 24, 24, 24]);
    expect(gamesOf(scores[5]!)).toBe(24);
    expect(games).toBe(92);
  });

  test('those who stop were no better in the games of the stage than those who go on', async () => {
    const short = await measure(inline, { ...contest, games: 4 }, everybody);
    const raced = await measure(inline, { ...contest, stages: [stages[0]!] }, everybody);
    const share = (index: number): number => pointsShare(short[index]!, 0.5);
    const [out, on] = [4, 24].map((games) => indexesWith(raced, games));
    for (const loser of out!) for (const winner of on!) expect(share(loser)).toBeLessThanOrEqual(share(winner));
    expect(on).toHaveLength(3);
  });
});

test('a player meets each round with both colours', () => {
  // Player and opponent are the same and draw on no chance, so one game of each round mirrors the other.
  const rounds = spreadRounds([{ player: 'expression:settled', share: 1 }], starts, 20, [3]);
  const [score] = playRounds({ variant: 'english', players: ['expression:settled'], rounds: [rounds] });
  expect(score!.wins).toBe(score!.losses);
});

test.each(STRATEGY_MODES)('a strategy plays as the player does that is made alone: %s', (mode) => {
  const spec = `expression:own.pieces - opponent.pieces + 0.3 * own.mobility,mode=${mode}`;
  const rounds = spreadRounds([{ player: 'first', share: 1 }], starts, 20, [4]);
  const [score] = playRounds({ variant: 'english', players: [spec], rounds: [rounds] });
  const [player, first] = [spec, 'first'].map((name) => createPlayer(name, ENGLISH).chooser!);
  const streams = [createRng(1), createRng(1)] as const;
  const winsIn = ({ start }: Round): number =>
    Number(playQuickGame(ENGLISH, start, [player!, first!], streams).winner === BLACK) +
    Number(playQuickGame(ENGLISH, start, [first!, player!], streams).winner === WHITE);
  expect(score!.wins).toBe(rounds.map(winsIn).reduce((sum, wins) => sum + wins));
});

function indexesWith(scores: readonly Score[], games: number): number[] {
  return scores.flatMap((score, index) => (gamesOf(score) === games ? [index] : []));
}
