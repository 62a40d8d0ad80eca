import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../base/json.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { worthsIn } from '../evolvers/askTell.ts';
import type { Worth } from '../evolvers/evolver.ts';
import { readExperiment } from '../experiments/experiment.ts';
import { createLaboratory } from '../lab/laboratory.ts';
import { inlinePool } from '../pools/pool.ts';
import type { TrialPool } from './trialPool.ts';
import { TRIAL_WORKER, trialPoolOf } from './trialPool.ts';

/** A codon selects one; another codon would have to follow the last. */
const GRAMMAR = '<score> ::= settled | own.men | own.advancement | neg(settled) | mul(settled, 2.0) | neg(<score>)';
const [GOOD, MEN, ADVANCE, BAD, TWIN, NOTHING] = [0, 1, 2, 3, 4, 5] as const;

let pool: TrialPool;
beforeAll(async () => {
  pool = trialPoolOf(await inlinePool(TRIAL_WORKER));
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
  const occasion = {
    memory: null,
    bred: { hall: [], previous: [] },
    lived: new Map(),
    path: [1, 4, 0],
    generation: 0,
    pool,
  } as const;
  const verdict = await createLaboratory(experiment).trial.answer({ kind: 'worth', groups: asked }, occasion);
  return { ...verdict, worths: worthsIn(verdict.answer) };
}

/** Players that search and leave nothing to chance. */
const DETERMINISTIC = { openings: 'start' };
const WEIGHTS = Array.from({ length: 8 }, (_, seed) => {
  const rng = createRng(seed);
  return Array.from({ length: 6 }, () => randomBelow(rng, 201) - 100);
});

/** A generation of searching players, each given by its number in WEIGHTS, on islands. */
async function search(
  memory: Json,
  groups: readonly (readonly number[])[],
  fitness: object = {},
  strategy: object = { depth: 1 },
) {
  const experiment = readExperiment(
    {
      name: 'try',
      variant: 'english-6x6',
      genome: { method: 'weights', shape: 'plain', whole: true },
      strategy,
      fitness: { method: 'roundRobin', ...DETERMINISTIC, ...fitness },
    },
    'x.json',
  );
  let id = 0;
  const asked = groups.map((group) => group.map((index) => ({ id: id++, genome: WEIGHTS[index]!, parents: [] })));
  const played: string[] = [];
  const listening: TrialPool = {
    ...pool,
    rounds: {
      ...pool.rounds,
      run(task) {
        for (const { player, plan } of task.stretches) played.push([player, plan.mix[0]!.player].toSorted().join(' '));
        return pool.rounds.run(task);
      },
    },
  };
  const bred = { hall: [], previous: [] };
  const occasion = { memory, bred, lived: new Map(), path: [1, 4, 0], generation: 0, pool: listening } as const;
  const { trial } = createLaboratory(experiment);
  const verdict = await trial.answer({ kind: 'worth', groups: asked }, occasion);
  return { ...verdict, worths: worthsIn(verdict.answer), played, trial };
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

describe('players that leave nothing to chance', () => {
  test('do not play a game twice: within an island, across islands, or in the next generation', async () => {
    const first = await search(null, [
      [0, 1, 2, 1],
      [1, 2, 3],
    ]);
    // On the first island 0, 1 and 2 meet, and 1 its twin. On the second 3 meets 1 and 2, who have met.
    expect(first.played).toHaveLength(6);
    expect(new Set(first.played).size).toBe(6);
    expect(first.games).toBe(12);
    const second = await search(first.memory, [
      [0, 1, 4],
      [3, 1, 0],
    ]);
    // New are 4 against 0 and 1, and 0 against 3, who were on different islands.
    expect([second.played.length, second.games]).toEqual([3, 6]);
    expect(second.played.filter((pair) => first.played.includes(pair))).toEqual([]);
    expect(
      (
        await search(second.memory, [
          [4, 1, 0],
          [0, 3, 1],
        ])
      ).games,
    ).toBe(0);
  });

  test('have the fitness of all games between all individuals', async () => {
    let memory: Json = null;
    const generations = [
      [
        [0, 1, 2, 3],
        [2, 4, 4, 0],
      ],
      [
        [1, 3, 3, 5],
        [0, 2, 4, 1],
      ],
    ];
    const fitnesses: number[] = [];
    for (const groups of generations) {
      const verdict = await search(memory, groups);
      for (const [island, group] of groups.entries()) {
        for (const [place, one] of group.entries()) {
          const others = group.toSpliced(place, 1);
          const alone = await Promise.all(others.map((other) => search(null, [[one, other]])));
          const mean = alone.reduce((sum, { worths }) => sum + worths[0]![0]![0]!, 0) / others.length;
          expect(verdict.worths[island]![place]![0]).toBeCloseTo(mean, 12);
          fitnesses.push(mean);
        }
      }
      memory = JSON.parse(JSON.stringify(verdict.memory)) as Json;
    }
    expect(new Set(fitnesses).size).toBeGreaterThan(4);
  });

  test('forget those who left', async () => {
    const first = await search(null, [[0, 1, 2]]);
    const second = await search(first.memory, [[0, 1, 3]]);
    const third = await search(second.memory, [[0, 1, 2]]);
    expect([first.games, second.games, third.games]).toEqual([6, 4, 4]);
    expect(JSON.stringify(third.memory)).toBe(JSON.stringify(first.memory));
  });

  test('never play more than n (n - 1) games on an island', async () => {
    const { games } = await search(null, [
      [0, 1, 2, 3, 4, 5],
      [0, 0, 0, 6],
    ]);
    // In the second group one is present three times: it meets itself and 6.
    expect(games).toBe(6 * 5 + 4);
    expect(games).toBeLessThanOrEqual(6 * 5 + 4 * 3);
  });

  test('are confirmed in other openings than the start, where they were trained', async () => {
    expect((await search(null, [[0, 1]])).trial.openings).toBe('random:plies=4');
    expect((await search(null, [[0, 1]], { openings: 'three-move' })).trial.openings).toBe('three-move');
  });
});

test('players that may play otherwise next time are not remembered', async () => {
  const drawn = { openings: 'random:plies=2' };
  const first = await search(
    null,
    [
      [0, 1, 2],
      [1, 2, 3],
    ],
    drawn,
  );
  expect([first.games, first.memory]).toEqual([12, null]);
  expect((await search(first.memory, [[0, 1, 2]], drawn)).games).toBe(6);
  for (const name of ['mcts', 'flat']) {
    const strategy = { search: name, playouts: 2, cutoff: 2 };
    const random = await search(null, [[0, 1]], { plies: 20 }, strategy);
    expect([random.memory, random.trial.openings]).toEqual([null, 'start']);
  }
  // A strategy that looks one move ahead is not taken for one that leaves nothing to chance.
  const { memory, games } = await play(DETERMINISTIC, [GOOD, BAD], [GOOD, BAD]);
  expect([memory, games]).toEqual([null, 4]);
});
