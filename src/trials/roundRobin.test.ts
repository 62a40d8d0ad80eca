import { beforeAll, describe, expect, test } from 'vitest';
import { worthsIn } from '../evolvers/askTell.ts';
import type { Worth } from '../evolvers/evolver.ts';
import { readExperiment } from '../experiments/experiment.ts';
import { createLaboratory } from '../lab/laboratory.ts';
import { inlinePool } from '../pools/pool.ts';
import type { RoundsPool } from './measure.ts';
import { TRIAL_WORKER } from './measure.ts';

/** A codon selects one; another codon would have to follow the last. */
const GRAMMAR = '<score> ::= settled | own.men | own.advancement | neg(settled) | mul(settled, 2.0) | neg(<score>)';
const [GOOD, MEN, ADVANCE, BAD, TWIN, NOTHING] = [0, 1, 2, 3, 4, 5] as const;

let pool: RoundsPool;
beforeAll(async () => {
  pool = await inlinePool(TRIAL_WORKER);
});

async function play(settings: object, ...groups: number[][]) {
  const experiment = readExperiment(
    {
      name: 'try',
      variant: 'english-6x6',
      genome: { grammar: 'small.bnf', grammarText: GRAMMAR, apart: false },
      fitness: { method: 'roundRobin', ...settings },
    },
    'x.json',
  );
  let id = 0;
  const asked = groups.map((group) => group.map((codon) => ({ id: id++, genome: [codon], parents: [] })));
  const occasion = { memory: null, bred: { hall: [], previous: [] }, lived: new Map(), path: [1, 4, 0], pool } as const;
  const verdict = await createLaboratory(experiment).trial.answer({ kind: 'worth', groups: asked }, occasion);
  return { ...verdict, worths: worthsIn(verdict.answer) };
}

function shares(worths: readonly Worth[]): number[] {
  return worths.map((worth) => worth![0]!);
}

describe('a round-robin', () => {
  test('distributes all points, and most to the best', async () => {
    const { worths, games, measured } = await play({ rounds: 3 }, [GOOD, MEN, ADVANCE, BAD]);
    expect([games, measured]).toEqual([36, 4]);
    const [good, , , bad] = shares(worths[0]!);
    expect(shares(worths[0]!).reduce((sum, share) => sum + share)).toBeCloseTo(2, 12);
    expect(good).toBeGreaterThan(bad!);
  });

  test('gives the same to individuals that choose the same moves, and plays their games once', async () => {
    const { worths, games, measured } = await play({}, [GOOD, TWIN, BAD]);
    const [good, twin] = shares(worths[0]!);
    expect(good).toBe(twin);
    // Good against bad, and good against its twin.
    expect([games, measured]).toEqual([4, 2]);
    expect(shares(worths[0]!).reduce((sum, share) => sum + share)).toBeCloseTo(1.5, 12);
  });

  test('keeps the islands separate', async () => {
    const { worths } = await play({ rounds: 2 }, [GOOD, BAD], [MEN, ADVANCE]);
    const alone = [await play({ rounds: 2 }, [GOOD, BAD]), await play({ rounds: 2 }, [MEN, ADVANCE])];
    expect(worths).toEqual(alone.map((one) => one.worths[0]));
  });

  test('gives null to an invalid individual, and no games to a single valid one', async () => {
    const { worths, games } = await play({}, [GOOD, NOTHING]);
    expect([worths, games]).toEqual([[[[0, -1], null]], 0]);
  });

  test('counts draws as set, and subtracts the cost of size', async () => {
    const [half] = shares((await play({ plies: 1 }, [GOOD, BAD])).worths[0]!);
    const [none] = shares((await play({ plies: 1, draw: 0, perNode: 0.01 }, [GOOD, BAD])).worths[0]!);
    expect([half, none]).toEqual([0.5, -0.01]);
  });

  test('reports the opponents, in shares that sum to one', async () => {
    const { opponents } = await play({}, [GOOD, TWIN, BAD]);
    expect(opponents.map(({ share }) => share)).toEqual([2 / 3, 1 / 3]);
  });
});
