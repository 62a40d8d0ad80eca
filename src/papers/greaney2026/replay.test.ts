import { describe, expect, test } from 'vitest';
import { formatDrawing } from './formatDrawing.ts';
import type { OriginalSize } from './originalBoard.ts';
import type { OriginalMode } from './originalStrategy.ts';
import type { ReplaySetup } from './replay.ts';
import { replayGame, replayTest } from './replay.ts';
import tracesJson from './traces.json' with { type: 'json' };

test.each(tracesJson.traces)('game $game of seed $seed with $text is replayed move for move', (trace) => {
  const { seed, game, result, moves, legalCounts, end, ...setup } = trace;
  const replayed = replayGame(setup as ReplaySetup, seed, game);
  expect(replayed.moves.map(({ from, to }) => `${from}-${to}`).join(' ')).toBe(moves);
  expect(replayed.legalCounts.join(' ')).toBe(legalCounts);
  expect(formatDrawing(replayed.end)).toBe(end);
  expect(replayed.result).toBe(result);
});

describe('the test of the thesis has the results of the original', () => {
  test.each<[text: string, player: 1 | 2, score: readonly number[]]>([
    ['1.0', 1, [104, 1, 45]],
    ['1.0', 2, [71, 9, 70]],
    ['mul(x[73], x[24])', 1, [142, 0, 8]],
    ['mul(x[73], x[24])', 2, [112, 2, 36]],
  ])('%s as player %i', (text, player, score) => {
    const { wins, draws, losses } = replayTest({ board: 8, player, mode: 'position', text });
    expect([wins, draws, losses]).toEqual(score);
  });

  test.each([
    ['1.0', [21, 21, 20, 21, 21]],
    ['mul(x[73], x[24])', [27, 28, 29, 28, 30]],
  ])('%s seed by seed', (text, perSeed) => {
    const score = replayTest({ board: 8, player: 1, mode: 'position', text });
    expect(score.perSeed.map(({ wins }) => wins)).toEqual(perSeed);
    expect(score.perSeed.map(({ seed }) => seed)).toEqual([888, 889, 890, 891, 892]);
  });

  // Win rate, interval and "variance" as printed in tables A.1 and A.2 of the thesis. An outermost if_ was an error;
  // every such phenotype gives what is printed for run 6C-3.
  test.each<[run: string, board: OriginalSize, mode: OriginalMode, text: string, wins: number, printed: string]>([
    ['8-05', 8, 'position', 'mul(x[73], x[24])', 142, '94.7% 91.1%–98.3% 0.034'],
    ['8-07', 8, 'position', '1.0', 104, '69.3% 62.0%–76.7% 0.013'],
    ['6I-5', 6, 'position', 'add(x[20], mul(x[45], x[40]))', 122, '81.3% 75.1%–87.6% 0.034'],
    ['6C-2', 6, 'index', 'x[8]', 80, '53.3% 45.4%–61.3% 0.070'],
    ['6C-3', 6, 'index', 'if_(greater_than_or_equal(x[1], 2.0), x[3], x[5])', 71, '47.3% 39.3%–55.3% 0.093'],
  ])('published run %s', (_run, board, mode, text, wins, printed) => {
    const score = replayTest({ board, player: 1, mode, text });
    // The thesis rounded to four places first.
    const percent = (share: number): string => `${(100 * Number(share.toFixed(4))).toFixed(1)}%`;
    const { low, high } = score.wald;
    expect([score.games, score.wins]).toEqual([150, wins]);
    expect(`${percent(score.winRate)} ${percent(low)}–${percent(high)} ${score.deviation.toFixed(3)}`).toBe(printed);
  });
});

test.each([1, 2] as const)(
  'as player %i, own less opposing pieces plays like the same difference of the vector',
  (player) => {
    const setup = { board: 8, player, mode: 'position', seeds: [5], gamesPerSeed: 10 } as const;
    const absolute = replayTest({ ...setup, text: 'sub(x[64], x[65])' });
    expect(replayTest({ ...setup, text: 'own.pieces - opponent.pieces' })).toEqual(absolute);
    const indexed = { ...setup, mode: 'index' } as const;
    expect(replayTest({ ...indexed, text: 'own.pieces + opponent.pieces' })).toEqual(
      replayTest({ ...indexed, text: 'add(x[64], x[65])' }),
    );
  },
);

test('seeds and games can be chosen, and each seed starts a new stream', () => {
  const setup = { board: 6, player: 1, mode: 'position', text: '1.0' } as const;
  const two = replayTest({ ...setup, seeds: [7, 2 ** 40], gamesPerSeed: 4 });
  expect(two.games).toBe(8);
  const alone = replayTest({ ...setup, seeds: [2 ** 40], gamesPerSeed: 4 });
  expect(two.perSeed[1]).toEqual(alone.perSeed[0]);
});
