import { beforeAll, describe, expect, test } from 'vitest';
import { worthsIn } from '../evolvers/askTell.ts';
import type { Experiment } from '../experiments/experiment.ts';
import { readExperiment } from '../experiments/experiment.ts';
import type { Json } from '../base/json.ts';
import { createLaboratory } from '../lab/laboratory.ts';
import { inlinePool } from '../pools/pool.ts';
import { ABOVE_LEAST, stagesOf } from './positions.ts';
import type { TrialPool } from './trialPool.ts';
import { TRIAL_WORKER, trialPoolOf } from './trialPool.ts';
import type { PositionsTask } from './valuePositions.ts';

const GOOD = [100, 130, 5, 4, 2, 3];
const BAD = [-300, 20, 0, 0, 0, 0];
const FIELDS = { method: 'positions', positions: 100, newest: 0.3, first: 40, depth: 2 };

let pool: TrialPool;
beforeAll(async () => {
  pool = trialPoolOf(await inlinePool(TRIAL_WORKER));
});

function experimentWith(fitness: object = {}): Experiment {
  return readExperiment(
    {
      name: 'try',
      variant: 'english',
      genome: { method: 'weights', shape: 'plain' },
      evolver: { method: 'converging' },
      strategy: { depth: 2 },
      fitness: { ...FIELDS, ...fitness },
    },
    'x.json',
  );
}

/** Asks a trial about genomes in generations; the tasks that its positions took. */
function asking(fitness: object = {}) {
  const { trial } = createLaboratory(experimentWith(fitness));
  const tasks: PositionsTask[] = [];
  const listening: TrialPool = {
    ...pool,
    positions: {
      ...pool.positions,
      run(task) {
        tasks.push(task);
        return pool.positions.run(task);
      },
    },
  };
  const ask = async (generation: number, memory: Json, ...genomes: (readonly number[])[]) => {
    const asked = genomes.map((genome, id) => ({ id, genome, parents: [] }));
    const verdict = await trial.answer(
      { kind: 'worth', groups: [asked] },
      {
        generation,
        memory,
        bred: { hall: [], previous: [] },
        lived: new Map(),
        path: [1, 4, generation],
        pool: listening,
      },
    );
    return { ...verdict, errors: worthsIn(verdict.answer)[0]!.map((worth) => -worth![0]!) };
  };
  return { ask, tasks, trial, listening };
}

/** The stages that tasks drew from: plies, how many, and by what they were valued. */
function drawnIn(tasks: readonly PositionsTask[]) {
  const stages = new Map<string, number>();
  for (const { draw, evaluation } of tasks) {
    const key = `${draw.leastPlies}-${draw.mostPlies} by ${evaluation ?? 'nothing'}`;
    stages.set(key, (stages.get(key) ?? 0) + draw.to - draw.from);
  }
  return Object.fromEntries(stages);
}

describe('the positions', () => {
  test('of the first generation are near the end, and the search sees only ends', async () => {
    const { ask, tasks } = asking();
    await ask(0, null, GOOD);
    expect(drawnIn(tasks)).toEqual({ '40-46 by nothing': 100 });
  });

  test('of later ones are nearer to the start, with a share of older stages, valued by the best before', async () => {
    const { ask, tasks } = asking();
    const { memory } = await ask(0, null, BAD, GOOD);
    tasks.length = 0;
    await ask(2, memory, GOOD);
    const best = 'by linear(plain: 100 130 5 4 2 3)';
    expect(drawnIn(tasks)).toEqual({ [`28-34 ${best}`]: 30, [`34-46 ${best}`]: 70 });
  });

  test('never begin before the start of the game', async () => {
    const { ask, tasks } = asking();
    const { memory } = await ask(0, null, GOOD);
    tasks.length = 0;
    await ask(7, memory, GOOD);
    expect(Object.keys(drawnIn(tasks))[0]).toMatch(/^0-4 by/);
  });

  test('are drawn once in a generation, and are the same for all', async () => {
    const { ask, tasks } = asking();
    const { errors } = await ask(0, null, GOOD, BAD, GOOD);
    const drawn = tasks.length;
    expect((await ask(0, null, BAD)).errors).toEqual([errors[1]]);
    expect([tasks.length, errors[2]]).toEqual([drawn, errors[0]]);
  });

  test('may be used again, with their values', async () => {
    const { ask, tasks } = asking({ reuse: true });
    const { memory } = await ask(0, null, GOOD);
    tasks.length = 0;
    const next = await ask(1, memory, GOOD);
    expect(Object.values(drawnIn(tasks))).toEqual([30]);
    const [before, after] = [memory, next.memory].map((json) =>
      (json as { positions: readonly unknown[] }).positions.map(String),
    );
    expect(after).toHaveLength(100);
    expect(after!.filter((position) => before!.includes(position)).length).toBeGreaterThanOrEqual(70);
  });
});

test.each([
  [0, [82, 88], [88, 88]],
  [1, [76, 82], [82, 88]],
  [13, [4, 10], [10, 88]],
  [14, [0, 4], [4, 88]],
])('generation %d has its own stage and all later ones', (generation, newest, earlier) => {
  const stages = stagesOf({ first: 82, step: 6 }, generation);
  expect([stages.newest.leastPlies, stages.newest.mostPlies]).toEqual(newest);
  expect([stages.earlier.leastPlies, stages.earlier.mostPlies]).toEqual(earlier);
});

describe('the verdict', () => {
  test('prefers the smaller error, and says how far it is from least squares', async () => {
    const { ask } = asking();
    const { errors, traits, measured, games } = await ask(0, null, BAD, GOOD);
    expect(errors[0]).toBeGreaterThan(errors[1]!);
    expect(traits![ABOVE_LEAST]).toBeGreaterThan(0);
    expect([measured, games]).toEqual([2, 0]);
  });

  test('is confirmed on new positions of the same stages', async () => {
    const { ask, tasks, trial, listening } = asking();
    const { memory: first } = await ask(0, null, GOOD);
    const { memory, errors } = await ask(1, first, GOOD);
    const trained = drawnIn(tasks.splice(0).filter(({ evaluation }) => evaluation !== null));
    const { points, games } = await trial.confirm!(GOOD, { generation: 1, memory, path: [1, 6], pool: listening });
    expect(drawnIn(tasks)).toEqual(trained);
    expect(games).toBe(100);
    expect(-points).not.toBe(errors[0]);
    expect(Math.abs(Math.log(-points / errors[0]!))).toBeLessThan(1);
  });
});
