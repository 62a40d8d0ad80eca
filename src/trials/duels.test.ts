import { describe, expect, test } from 'vitest';
import { readExperiment } from '../experiments/experiment.ts';
import { createLaboratory } from '../lab/laboratory.ts';
import { inlinePool } from '../pools/pool.ts';
import { parseFen } from '../rules/fen.ts';
import { ENGLISH } from '../rules/variant.ts';
import { playDuels } from './playDuels.ts';
import { TRIAL_WORKER, trialPoolOf } from './trialPool.ts';

const STRONG = 'alphabeta:depth=4,eval=material,table=0,tables=off';
const WEAK = 'first';

function duel(one: string, other: string, fen = 'B:W21-32:B1-12', plies = 0): number {
  const start = parseFen(fen, ENGLISH.board);
  return playDuels({ variant: ENGLISH.name, plies, duels: [{ one, other, start, seed: [1] }] })[0]!;
}

describe('a duel', () => {
  test('is won by the player with more wins, whichever is named first', () => {
    expect([duel(STRONG, WEAK), duel(WEAK, STRONG)]).toEqual([1, 0]);
  });

  test('is undecided without a win, or between equals', () => {
    expect(duel(STRONG, WEAK, undefined, 2)).toBe(0.5);
    // Each wins with the same colour, equally fast.
    expect(duel(STRONG, STRONG, 'B:W30:B22,K23')).toBe(0.5);
  });

  test('is won by the faster win, if each wins once', () => {
    // Black wins here whoever plays; a search finds a shorter way.
    const fen = 'B:W32:BK1,K2,K23';
    const slow = 'alphabeta:depth=1,eval=material,table=0,tables=off';
    const fast = 'alphabeta:depth=9,eval=material,table=0,tables=off';
    expect([duel(fast, slow, fen), duel(slow, fast, fen)]).toEqual([1, 0]);
  });
});

test('individuals duel as they play, and all of them are opponents', async () => {
  const experiment = readExperiment(
    {
      name: 'try',
      variant: 'english',
      genome: { method: 'weights', shape: 'plain' },
      evolver: { method: 'duelling' },
      strategy: { depth: 1 },
      fitness: { method: 'duels', openings: 'start' },
    },
    'x.json',
  );
  const { trial } = createLaboratory(experiment);
  const [good, bad] = [
    [100, 130, 0, 0, 1, 0],
    [-100, -130, 0, 0, 0, 0],
  ].map((genome, id) => ({ id, genome, parents: [] }));
  const pool = trialPoolOf(await inlinePool(TRIAL_WORKER));
  const occasion = {
    generation: 0,
    memory: null,
    bred: { hall: [], previous: [] },
    lived: new Map(),
    path: [1, 4, 0],
    pool,
  } as const;
  const pairs = [
    [good!, bad!],
    [bad!, good!],
  ] as const;
  const { answer, games, opponents } = await trial.answer({ kind: 'duels', pairs }, occasion);
  expect(answer).toEqual({ kind: 'duels', results: [1, 0] });
  expect([games, opponents.map(({ share }) => share)]).toEqual([4, [0.5, 0.5]]);
  expect(() => trial.answer({ kind: 'worth', groups: [[good!]] }, occasion)).toThrow('duels answer who is better');
});
