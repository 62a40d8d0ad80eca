import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../base/json.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { worthsIn } from '../evolvers/askTell.ts';
import { readExperiment } from '../experiments/experiment.ts';
import { createLaboratory } from '../lab/laboratory.ts';
import { inlinePool } from '../pools/pool.ts';
import type { Meeting, MeetingResult } from './playMeeting.ts';
import type { TrialPool } from './trialPool.ts';
import { TRIAL_WORKER, trialPoolOf } from './trialPool.ts';

let pool: TrialPool;
beforeAll(async () => {
  pool = trialPoolOf(await inlinePool(TRIAL_WORKER));
});

const WEIGHTS = Array.from({ length: 8 }, (_, seed) => {
  const rng = createRng(seed);
  return Array.from({ length: 6 }, () => randomBelow(rng, 201) - 100);
});

interface Played extends Meeting {
  readonly result: MeetingResult;
}

/** A generation of searching players, each given by its number in WEIGHTS; -1 is an invalid individual. */
async function play(groups: readonly (readonly number[])[], fitness: object = {}, memory?: Json, generation = 0) {
  const experiment = readExperiment(
    {
      name: 'try',
      variant: 'english-6x6',
      genome: { method: 'weights', shape: 'plain', whole: true },
      strategy: { depth: 1 },
      fitness: { method: 'blackGames', plies: 60, ...fitness },
    },
    'x.json',
  );
  const { trial } = createLaboratory(experiment);
  const played: Played[] = [];
  const listening: TrialPool = {
    ...pool,
    meetings: {
      ...pool.meetings,
      run: async (task) => {
        const results = await pool.meetings.run(task);
        played.push(...task.meetings.map((meeting, index) => ({ ...meeting, result: results[index]! })));
        return results;
      },
    },
  };
  let id = 0;
  const asked = groups.map((group) => group.map((index) => ({ id: id++, genome: WEIGHTS[index]!, parents: [] })));
  const verdict = await trial.answer(
    { kind: 'worth', groups: asked },
    {
      memory: memory ?? trial.firstMemory,
      bred: { hall: [], previous: [] },
      lived: new Map(),
      path: [1, 4, generation],
      generation,
      pool: listening,
    },
  );
  return {
    ...verdict,
    points: worthsIn(verdict.answer).map((group) => group.map((worth) => worth![0]!)),
    played,
    trial,
  };
}

describe('games as Black', () => {
  test('are played by everybody against others, and both score', async () => {
    const { points, played, games } = await play([[0, 1, 2, 3]], { games: 4, win: 2, draw: 0, loss: -1 });
    expect([played.length, games]).toEqual([16, 16]);
    expect(played.every(({ one, other }) => one !== other)).toBe(true);
    const blacks = Map.groupBy(played, ({ one }) => one);
    expect([...blacks.values()].map(({ length }) => length)).toEqual([4, 4, 4, 4]);
    const players = [...blacks.keys()];
    const expected = players.map((player) => sumOf(played, player, { win: 2, draw: 0, loss: -1 }));
    expect(points).toEqual([expected]);
    expect(new Set(expected).size).toBeGreaterThan(1);
  });

  test('have the points that are set', async () => {
    const scale = { win: 1, draw: 0.5, loss: -2 };
    const { points, played } = await play([[0, 1, 2]], scale);
    const players = [...new Set(played.map(({ one }) => one))];
    expect(points).toEqual([players.map((player) => sumOf(played, player, scale))]);
  });

  test('stay on each island, and need two players', async () => {
    const { points, played } = await play([[0, 1, 2], [3, 4], [5]]);
    expect(played).toHaveLength(25);
    const meetings = new Set(played.map(({ one, other }) => [one, other].toSorted().join(' ')));
    expect(meetings.size).toBeLessThanOrEqual(4);
    expect(points[2]).toEqual([0]);
  });

  test('depend on the path alone', async () => {
    const [one, again, later] = [
      await play([[0, 1, 2, 3]]),
      await play([[0, 1, 2, 3]]),
      await play([[0, 1, 2, 3]], {}, undefined, 1),
    ];
    expect(again.points).toEqual(one.points);
    expect(later.played.map(({ other }) => other)).not.toEqual(one.played.map(({ other }) => other));
  });

  test('report how long they are, and how many are drawn', async () => {
    const { traits, played } = await play([[0, 1, 2, 3]]);
    const plies = played.map(({ result }) => result.plies);
    expect(traits!['plies of a game']).toBeCloseTo(plies.reduce((sum, one) => sum + one) / plies.length, 12);
    const draws = played.filter(({ result }) => result.winner === undefined).length;
    expect(traits!['share of drawn games']).toBe(draws / played.length);
  });
});

describe('progress', () => {
  test('is the mean result against the champions of the last generations, with both colours', async () => {
    const first = await play([[0, 1, 2, 3]]);
    expect(first.traits).not.toHaveProperty('progress against earlier champions');
    const memory = first.memory as { champions: string[] };
    expect(memory.champions).toHaveLength(1);
    const second = await play([[4, 5, 6, 7]], {}, first.memory, 1);
    const rival = memory.champions[0]!;
    // Players that leave nothing to chance play one game with each colour.
    const met = second.played.slice(-2);
    expect(met.map(({ one, other }) => [one === rival, other === rival])).toEqual([
      [false, true],
      [true, false],
    ]);
    const results = met.map(({ one, result }) =>
      result.winner === undefined ? 0 : (result.winner === 'one') === (one !== rival) ? 1 : -1,
    );
    expect(second.traits!['progress against earlier champions']).toBe((results[0]! + results[1]!) / 2);
    expect((second.memory as { champions: string[] }).champions).toEqual([met[0]!.one, rival]);
  });

  test('does not change the points, and remembers as many champions as are met', async () => {
    let memory: Json | undefined;
    for (let generation = 0; generation < 4; generation++) {
      const verdict = await play([[0, 1, 2, 3]], { rivals: 2 }, memory, generation);
      const without = await play([[0, 1, 2, 3]], { rivals: 0 }, undefined, generation);
      expect(verdict.points).toEqual(without.points);
      expect(without.memory).toEqual({ champions: [] });
      expect((verdict.memory as { champions: string[] }).champions).toHaveLength(Math.min(2, generation + 1));
      memory = verdict.memory;
    }
  });

  test('takes the set number of games if players or openings leave something to chance', async () => {
    const first = await play([[0, 1]], { openings: 'random:plies=4' });
    const second = await play([[0, 1]], { openings: 'random:plies=4', rivalGames: 3 }, first.memory, 1);
    expect(second.games - first.games).toBe(6);
    expect(new Set(second.played.slice(-6).map(({ start }) => JSON.stringify(start))).size).toBeGreaterThan(1);
  });
});

test('a win must be worth more than a loss, and a draw something in between', () => {
  const read = (fitness: object) => () =>
    readExperiment(
      {
        name: 'try',
        variant: 'english',
        genome: { method: 'weights', shape: 'plain' },
        strategy: { depth: 1 },
        fitness: { method: 'blackGames', ...fitness },
      },
      'x.json',
    );
  expect(read({ win: -1 })).toThrow('fitness.win must be above fitness.loss, which is -1, not -1.');
  expect(read({ draw: 3 })).toThrow('fitness.draw must be between fitness.loss and fitness.win');
});

function sumOf(played: readonly Played[], player: string, points: { win: number; draw: number; loss: number }): number {
  return played.reduce((sum, { one, other, result }) => {
    if (one !== player && other !== player) return sum;
    if (result.winner === undefined) return sum + points.draw;
    return sum + ((result.winner === 'one' ? one : other) === player ? points.win : points.loss);
  }, 0);
}
