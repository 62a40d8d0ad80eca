import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { beginGeneration } from '../../test/bitStrings.ts';
import { gamesOf } from '../arena/tally.ts';
import { createRng } from '../base/rng.ts';
import type { Worth } from '../evolvers/evolver.ts';
import { inlinePool, threadPool } from '../pools/pool.ts';
import type { GenerationRecord } from '../store/records.ts';
import type { Finished } from './claimants.ts';
import { crownChampion } from './crown.ts';
import type { Experiment } from '../experiments/experiment.ts';
import { readExperiment } from '../experiments/experiment.ts';
import { trainingContest } from '../trials/opponents.ts';
import { STREAMS, createLaboratory, recordOf, stateFrom, stepGeneration } from './laboratory.ts';
import type { TrialPool } from '../trials/trialPool.ts';
import { TRIAL_WORKER, trialPoolOf } from '../trials/trialPool.ts';
import { measure } from '../trials/measure.ts';
import type { RoundsTask } from '../trials/playRounds.ts';
import { statisticsOf } from './statistics.ts';

/** A codon says which; one more would have to follow the last. The first two order positions alike. */
const GRAMMAR =
  '<score> ::= settled | mul(settled, 2.0) | own.men | own.advancement | neg(settled) | own.mobility | neg(<score>)';
const [GOOD, TWIN, MEN, ADVANCE, BAD, MOBILE, NOTHING] = [0, 1, 2, 3, 4, 5, 6] as const;
const SEED = 3;
const RANDOM = [{ player: 'random', share: 1 }];

interface Settings {
  readonly fitness?: object;
  readonly validation?: object;
  readonly strategy?: object;
  readonly islands?: object;
}

interface Fit {
  readonly codon: number;
  readonly worth: Worth;
}

let inline: TrialPool;
beforeAll(async () => {
  inline = trialPoolOf(await inlinePool(TRIAL_WORKER));
});

describe('with validation', () => {
  test('its games choose, not fitness, and all games are told', async () => {
    const opponents = [{ player: 'random' }, { pool: { hall: 1, previous: 0 } }];
    const population = [fit(BAD, 0.9), fit(GOOD, 0.1), fit(MEN, 0.5)];
    const run = finished(population, [fit(BAD, 1), fit(BAD, 1)], { validation: { opponents } });
    const { champion, progress, tasks } = await crown(run);
    expect([champion.player, champion.generation]).toEqual(['expression:settled,mode=position', 1]);
    expect(champion.individual).toEqual({ id: 1, genome: [GOOD], parents: [], worth: [0.1], text: 'settled' });
    expect(champion.validation).toMatchObject({ games: 30, candidates: 3 });
    expect(champion.confirmation.games).toBe(6);
    expect(progress.at(-1)).toEqual([84, 3 * 10 + 2 * 20 + 8 + 6]);
    const mix = ['random', 'expression:neg(settled),mode=position'].map((player) => ({ player, share: 0.5 }));
    expect(tasks[0]!.stretches[0]!.plan).toMatchObject({ mix, purpose: 'validation' });
  });

  test('the ply limit of training is that of all its games', async () => {
    const { tasks } = await crown(finished([fit(MEN, 1)], [fit(MEN, 1)], { fitness: { plies: 30 } }));
    expect(new Set(tasks.map(({ plies }) => plies))).toEqual(new Set([30]));
  });

  test('the champion is a finalist, however lucky others were before the final', async () => {
    const settings = { validation: { games: 2, finalists: 1, finalGames: 10 } };
    const run = finished([fit(MEN, 1), fit(ADVANCE, 1), fit(MOBILE, 1)], [fit(MEN, 1)], settings);
    // With these seeds one that stands first stops with no fewer of its points than the finalist ends with.
    for (const seed of [10, 18, 30]) {
      expect((await crown({ ...run, seed })).champion.validation.games).toBe(12);
    }
  });

  test.each([
    ['one that plays on', 1],
    ['one that stopped early in the race', 0],
  ])('training is the share in all training games: %s', async (_, keep) => {
    const racing = { stages: [{ games: 2, keep }] };
    const run = finished([fit(ADVANCE, 0.01)], [fit(ADVANCE, 0.01)], { fitness: { games: 20, perNode: 0.1, racing } });
    const contest = trainingContest(run.experiment.fitness as never, run.experiment.variant, RANDOM, [
      SEED,
      STREAMS.games,
      0,
    ]);
    const itself = { player: 'expression:own.advancement,mode=position', id: 0, isKept: true, handicap: 0 };
    const [whole] = await measure(inline.rounds, contest, [itself]);
    expect(gamesOf(whole!.score)).toBe(20);
    expect((await crown(run)).champion.training).toBe(whole!.share);
  });

  test('it is held to the games of its generation', async () => {
    const bests = [fit(MEN, 0.3), fit(GOOD, 0.3), fit(MEN, 0.4)];
    const run = finished([fit(BAD, 0.9)], bests, {});
    const mixes = ['random', 'first', 'random'].map((player) => [{ player, share: 1 }]);
    const generations = run.generations.map((record, number) => ({ ...record, opponents: mixes[number]! }));
    const { champion, tasks } = await crown({ ...run, generations });
    expect(champion.generation).toBe(1);
    expect(champion.individual).toEqual({ id: 101, genome: [GOOD], parents: [], worth: [0.3], text: 'settled' });
    const [training, confirmation] = tasks.slice(-2).map(({ stretches: [stretch] }) => stretch!.plan);
    const [mix, path] = [mixes[1], [SEED, STREAMS.confirmation, 0]];
    expect(training).toMatchObject({ mix, purpose: 'training', path: [SEED, STREAMS.games, 1, 0] });
    expect(confirmation).toMatchObject({ mix, purpose: 'confirmation', path });
  });

  test('where everybody had games of their own its fitness is taken at its word', async () => {
    const run = finished([fit(GOOD, 0.3)], [fit(GOOD, 0.3)], { fitness: { sameGames: false, perNode: 0.1 } });
    expect((await crown(run)).champion.training).toBeCloseTo(0.4);
  });
});

test('without validation the fittest and earliest is champion, plays no final, and gets its penalty back', async () => {
  const bests = [fit(BAD, 0.2), fit(TWIN, 0.75), fit(MEN, 0.75)];
  const settings = { fitness: { perNode: 0.01 }, validation: { games: 0 } };
  const { champion, progress } = await crown(finished([fit(GOOD, 0.75), fit(MOBILE, 0.7)], bests, settings));
  expect([champion.individual.text, champion.generation]).toEqual(['mul(settled, 2.0)', 1]);
  expect([champion.training, champion.validation]).toEqual([0.75 + 0.03, { points: 0, games: 0, candidates: 1 }]);
  expect(progress.at(-1)).toEqual([6, 6]);
});

describe('where islands decide', () => {
  const byIslands = (fitness: object = {}): Settings => ({
    fitness: { method: 'roundRobin', ...fitness },
    validation: { by: 'islands' },
  });

  test('the fittest of each island play each other, and the winner is champion', async () => {
    const islands = [
      [fit(BAD, 0.9), fit(GOOD, 0.8)],
      [fit(MEN, 0.1), fit(GOOD, 0.6)],
      [fit(NOTHING), fit(ADVANCE, 0.4), fit(MEN, 0.3)],
    ];
    const run = finishedOn(islands, [fit(BAD, 1), fit(BAD, 1)], byIslands({ rounds: 5 }));
    const { champion, tasks, progress } = await crown(run);
    expect([champion.individual.text, champion.individual.worth, champion.generation]).toEqual(['settled', [0.6], 1]);
    const met = tasks[0]!.stretches.map(({ player, plan }) => [player, plan.mix[0]!.player].map(textOf));
    expect(met).toEqual([
      ['neg(settled)', 'settled'],
      ['neg(settled)', 'own.advancement'],
      ['settled', 'own.advancement'],
    ]);
    // Of three finalists each plays five rounds against two others, with both colours.
    expect(champion.validation).toMatchObject({ games: 20, candidates: 3 });
    expect(champion.validation.points).toBeGreaterThan(0.6);
    expect(progress.at(-1)).toEqual([36, 3 * 2 * 5 + 6]);
  });

  test('a tie goes to the first island', async () => {
    // After one ply all games are drawn.
    const islands = [[fit(BAD, 0.1)], [fit(GOOD, 0.9)], [fit(MEN, 0.9)]];
    const { champion } = await crown(finishedOn(islands, [fit(BAD, 1)], byIslands({ plies: 1 })));
    expect([champion.individual.text, champion.validation.points]).toEqual(['neg(settled)', 0.5]);
  });

  test('size costs fitness but no points', async () => {
    const islands = [[fit(BAD, 0.1)], [fit(GOOD, 0.9)]];
    const settings = byIslands({ plies: 1, perNode: 0.1 });
    const { champion } = await crown(finishedOn(islands, [fit(BAD, 1)], settings));
    // Both draw, and the larger of them has the lower fitness.
    expect([champion.individual.text, champion.validation]).toEqual([
      'settled',
      { points: 0.5, games: 2, candidates: 2 },
    ]);
  });

  test('the same strategy is one finalist', async () => {
    const islands = [[fit(GOOD, 0.1)], [fit(TWIN, 0.9)]];
    const { champion } = await crown(finishedOn(islands, [fit(BAD, 1)], byIslands()));
    expect([champion.individual.text, champion.validation]).toEqual([
      'settled',
      { points: 0, games: 0, candidates: 1 },
    ]);
  });

  test('finalists that differ only as champions have played all games of the final', async () => {
    const islands = [[fit(GOOD, 0.1)], [fit(TWIN, 0.9)], [fit(BAD, 0.9)]];
    const settings = { ...byIslands(), strategy: { championDepth: 1 } };
    const { champion } = await crown(finishedOn(islands, [fit(BAD, 1)], settings));
    expect(champion.individual.text).toBe('settled');
    expect(champion.validation).toMatchObject({ games: 4, candidates: 3 });
  });

  test('the fittest of a single population is champion without a final', async () => {
    const population = [fit(MEN, 0.2), fit(BAD, 0.7), fit(GOOD, 0.7)];
    const { champion, progress } = await crown(finished(population, [fit(GOOD, 1), fit(GOOD, 1)], byIslands()));
    expect([champion.individual.text, champion.generation, champion.training]).toEqual(['neg(settled)', 1, 0.7]);
    expect(champion.validation).toEqual({ points: 0, games: 0, candidates: 1 });
    expect(progress.at(-1)).toEqual([6, 6]);
  });

  test('a champion of games from the start is confirmed in other openings', async () => {
    const settings = { ...byIslands({ openings: 'start' }), strategy: { depth: 1 } };
    const { tasks } = await crown(finishedOn([[fit(BAD, 0.1)], [fit(GOOD, 0.9)]], [fit(BAD, 1)], settings));
    const plans = tasks.map(({ stretches: [stretch] }) => stretch!.plan);
    expect(plans.map(({ openings, purpose }) => [openings, purpose])).toEqual([
      ['start', 'training'],
      ['random:plies=4', 'confirmation'],
    ]);
  });
});

describe('the claimants', () => {
  const population = [fit(MEN, 0.3), fit(GOOD, 0.4), fit(BAD, 0.1), fit(TWIN, 0.2), fit(NOTHING)];
  const bests = [fit(MOBILE, 0.9), fit(ADVANCE, 0.5), fit(GOOD, 0.4)];

  test.each([
    [1, 'settled'],
    [2, 'settled own.advancement'],
    [3, 'settled own.men own.advancement'],
    [4, 'settled own.men own.advancement own.mobility'],
    [9, 'settled own.men neg(settled) own.advancement own.mobility'],
  ])(
    'are half of the last population, then the best of generations, the latest first: %i',
    async (candidates, texts) => {
      const { tasks } = await crown(finished(population, bests, { validation: { candidates, finalists: 1 } }));
      expect(claimantsIn(tasks)).toBe(texts);
    },
  );

  test('are more of the last population, where generations have no other best', async () => {
    const settings = { validation: { candidates: 3, finalists: 1 } };
    const { tasks } = await crown(finished(population, [fit(GOOD, 0.4)], settings));
    expect(claimantsIn(tasks)).toBe('settled own.men neg(settled)');
  });

  test('are told apart by what they play as champions', async () => {
    const settings = { strategy: { championDepth: 1 } };
    const run = finished([fit(GOOD, 0.4), fit(TWIN, 0.2)], [fit(GOOD, 0.4)], settings);
    const { champion, tasks } = await crown(run);
    expect(claimantsIn(tasks)).toBe('settled mul(settled, 2.0)');
    expect(champion.player).toMatch(/^alphabeta:depth=1,eval=/);
    const kinds = tasks.map(({ stretches: [stretch] }) => stretch!.player.split(':')[0]);
    expect(kinds).toEqual(['alphabeta', 'alphabeta', 'expression', 'expression']);
  });

  test('must be there', async () => {
    const barren = crown(finished([fit(NOTHING)], [fit(NOTHING)]));
    await expect(barren).rejects.toMatchObject({ name: 'InputError', code: 'run-barren' });
    await expect(barren).rejects.toThrow(/^No individual of small was valid in 2 generations, .*\.$/);
  });
});

test('a whole run has the same champion in one thread as in two', async () => {
  const threads = threadPool<never, never>(TRIAL_WORKER, 2);
  onTestFinished(() => threads.close());
  const two = trialPoolOf(threads);
  const { champion } = await crown(await evolve(inline));
  expect((await crown(await evolve(two), two)).champion).toEqual(champion);
  // Nobody stops early and nothing is taken off, so its fitness is its share.
  expect(champion.training).toBe(champion.individual.worth![0]);
});

function fit(codon: number, fitness?: number): Fit {
  return { codon, worth: fitness === undefined ? null : [fitness] };
}

function experimentWith({
  fitness = { games: 8 },
  validation = {},
  strategy = {},
  islands = {},
}: Settings): Experiment {
  return readExperiment(
    {
      name: 'small',
      variant: 'english-6x6',
      generations: 2,
      genome: { grammar: 'small.bnf', grammarText: GRAMMAR, apart: false },
      evolver: { method: 'generational', population: 8 },
      strategy: { mode: 'position', ...strategy },
      islands,
      fitness,
      validation: { games: 10, finalists: 2, finalGames: 20, confirmationGames: 6, ...validation },
    },
    'x.json',
  );
}

/** A run with this last population, and with these best of its generations. */
function finished(population: readonly Fit[], bests: readonly Fit[], settings: Settings = {}): Finished {
  return finishedOn([population], bests, settings);
}

/** The same on islands, each with its last population. */
function finishedOn(islands: readonly (readonly Fit[])[], bests: readonly Fit[], settings: Settings): Finished {
  const experiment = experimentWith({ ...settings, islands: { count: islands.length } });
  const laboratory = createLaboratory(experiment);
  const { evolver, representation } = laboratory;
  const memberAs = (id: number, { codon, worth }: Fit) => ({ id, genome: [codon], parents: [], worth });
  // Every island asks about eight.
  const members = islands.flatMap((population, island) =>
    population.map((fitting, index) => memberAs(8 * island + index, fitting)),
  );
  const { asked, tell } = beginGeneration(evolver, evolver.start(), { ask: createRng(SEED), tell: createRng(SEED) });
  const worths: Worth[] = asked.map(() => null);
  for (const { id, genome, worth } of members) {
    Object.assign(asked[id]!, { genome });
    worths[id] = worth;
  }
  const state = { evolver: tell(worths), trial: null };
  const statistics = { ...statisticsOf(members, members[0]!, experiment, representation), measured: 0, games: 0 };
  const generations = bests.map((best, number) => {
    const record = { ...recordOf(memberAs(100 + number, best), representation), player: 'first' };
    return { number, opponents: RANDOM, best: record, statistics, timeMs: 0 };
  });
  return { laboratory, experiment, seed: SEED, state, generations };
}

async function evolve(pool: TrialPool): Promise<Finished> {
  const experiment = experimentWith({});
  const laboratory = createLaboratory(experiment);
  const generations: GenerationRecord[] = [];
  let state = stateFrom(undefined, laboratory);
  for (let number = 0; number <= experiment.generations; number++) {
    const step = await stepGeneration(laboratory, experiment, SEED, number, state, pool);
    generations.push({ ...step.record, timeMs: 0 });
    ({ state } = step);
  }
  return { laboratory, experiment, seed: SEED, state, generations };
}

/** The champion; the tasks that were played and the progress that was told on the way. */
async function crown(run: Finished, pool = inline) {
  const tasks: RoundsTask[] = [];
  const progress: number[][] = [];
  const listening: TrialPool = {
    ...pool,
    rounds: {
      ...pool.rounds,
      run(task) {
        tasks.push(task);
        return pool.rounds.run(task);
      },
    },
  };
  const champion = await crownChampion(run, listening, (...heard) => progress.push(heard));
  return { champion, tasks, progress };
}

/** The strategies that are validated, in order. They are few enough for one task. */
function claimantsIn([validation]: readonly RoundsTask[]): string {
  return validation!.stretches.map(({ player }) => textOf(player)).join(' ');
}

/** The expression of a player. */
function textOf(player: string): string {
  return player.replace(/^.*(:|eval=)|,(?:table|mode).*$/g, '');
}
