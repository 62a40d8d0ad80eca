import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../base/json.ts';
import { createRng } from '../base/rng.ts';
import { createEvaluation } from '../evaluators/evaluators.ts';
import { worthsIn } from '../evolvers/askTell.ts';
import type { Experiment } from '../experiments/experiment.ts';
import { readExperiment } from '../experiments/experiment.ts';
import { createLaboratory } from '../lab/laboratory.ts';
import { inlinePool } from '../pools/pool.ts';
import { BLACK } from '../rules/side.ts';
import { ENGLISH_6X6 } from '../rules/variant.ts';
import { formatGames, lessonsOf, parseGames } from './gamesText.ts';
import { skillOf, teachAndExamine } from './learning.ts';
import type { SelfPlayTask } from './selfPlay.ts';
import { playAmongSelves } from './selfPlay.ts';
import type { TrialPool } from './trialPool.ts';
import { TRIAL_WORKER, trialPoolOf } from './trialPool.ts';

let pool: TrialPool;
beforeAll(async () => {
  pool = trialPoolOf(await inlinePool(TRIAL_WORKER));
});

const PLAY: SelfPlayTask = {
  variant: 'english-6x6',
  evaluations: ['material'],
  depth: 2,
  noise: 25,
  blunders: 0,
  openingPlies: 6,
  plies: 100,
  path: [1, 2],
  from: 0,
  to: 40,
};

describe('games among individuals', () => {
  test('are the same whatever the batches, and differ with their stream', () => {
    const parts = [
      { ...PLAY, to: 13 },
      { ...PLAY, from: 13 },
    ].flatMap((part) => parseGames(playAmongSelves(part)));
    const whole = parseGames(playAmongSelves(PLAY));
    expect(parts).toEqual(whole);
    expect(new Set(whole.map((game) => JSON.stringify(game))).size).toBeGreaterThan(30);
    expect(parseGames(playAmongSelves({ ...PLAY, path: [1, 3] }))).not.toEqual(whole);
  });

  test('begin with up to so many random plies, and end as drawn after so many', () => {
    const games = parseGames(playAmongSelves({ ...PLAY, plies: 20 }));
    expect(new Set(games.map(({ opening }) => opening))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    expect(Math.max(...games.map(({ moves }) => moves.length))).toBe(20);
    const cut = games.filter(({ moves }) => moves.length === 20);
    expect(cut.filter(({ points }) => points === 0.5).length).toBeGreaterThan(0.9 * cut.length);
  });

  test('are won by the better one, with either colour', () => {
    const evaluations = ['positional', '0 - own.men'];
    const games = parseGames(playAmongSelves({ ...PLAY, evaluations, to: 200 }));
    // The evaluation of Black changes from game to game, that of White from one pair of games to the next.
    const pointsOf = (black: number, white: number): number[] =>
      games
        .filter((_, index) => index % 2 === black && Math.floor(index / 2) % 2 === white)
        .map(({ points }) => points);
    const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
    expect(mean(pointsOf(0, 1))).toBeGreaterThan(0.9);
    expect(mean(pointsOf(1, 0))).toBeLessThan(0.1);
    expect(Math.abs(mean(pointsOf(0, 0)) - 0.5)).toBeLessThan(0.2);
  });

  test('have more random moves with blunders', () => {
    const best = { ...PLAY, noise: 0, openingPlies: 0, to: 10 };
    expect(new Set(parseGames(playAmongSelves(best)).map((game) => JSON.stringify(game))).size).toBe(1);
    const erring = parseGames(playAmongSelves({ ...best, blunders: 0.3 }));
    expect(new Set(erring.map((game) => JSON.stringify(game))).size).toBe(10);
  });
});

describe('the skill of forecasts', () => {
  const games = playAmongSelves({ ...PLAY, to: 100 });
  const lessons = lessonsOf(games, ENGLISH_6X6);

  test('is the share of the variance of results that they explain, on the scale that suits them best', () => {
    const { evaluate } = createEvaluation('positional', ENGLISH_6X6);
    const leads = Array.from(lessons.points, (_, index) => {
      const [black, white, kings] = [lessons.black[index]!, lessons.white[index]!, lessons.kings[index]!];
      return lessons.turn[index] === BLACK ? evaluate(black, white, kings, 0) : -evaluate(white, black, kings, 1);
    });
    const sumOf = (valueOf: (lead: number, points: number) => number): number =>
      leads.reduce((sum, lead, index) => sum + valueOf(lead, lessons.points[index]!), 0);
    const chance = (lead: number, slope: number): number => 1 / (1 + Math.exp(-lead * slope));
    const lossOf = (slope: number): number =>
      sumOf((lead, points) => {
        const win = chance(lead, slope);
        return -points * Math.log(win) - (1 - points) * Math.log(1 - win);
      });
    const losses = Array.from({ length: 300 }, (_, index) => lossOf(index / 1e4));
    const slope = losses.indexOf(Math.min(...losses)) / 1e4;
    const mean = sumOf((_, points) => points) / leads.length;
    const errors = sumOf((lead, points) => (chance(lead, slope) - points) ** 2);
    const expected = 1 - errors / sumOf((_, points) => (mean - points) ** 2);
    expect(skillOf('positional', lessons, ENGLISH_6X6)).toBeCloseTo(expected, 3);
    expect(expected).toBeGreaterThan(0.1);
  });

  test('is not above 0 for one that has no idea, or is wrong', () => {
    for (const text of ['0', '200 * (opponent.men - own.men)']) {
      expect(skillOf(text, lessons, ENGLISH_6X6)).toBeLessThanOrEqual(0);
      expect(skillOf(text, lessons, ENGLISH_6X6)).toBeGreaterThan(-0.2);
    }
  });

  test('rises by learning, on games that were not learnt from', () => {
    const exam = [playAmongSelves({ ...PLAY, path: [9], to: 60 })];
    const pupil = { evaluation: 'patterns(1-4-5 8-11-14)', path: [1] } as const;
    const task = { variant: 'english-6x6', pupils: [pupil], games: [games], exam, passes: 3, rate: 0.01 };
    const [before] = teachAndExamine({ ...task, passes: 0 });
    const [after] = teachAndExamine(task);
    expect(before!.evaluation).toBe(pupil.evaluation);
    expect(after!.evaluation).not.toBe(pupil.evaluation);
    expect(after!.skill).toBeGreaterThan(before!.skill + 0.1);
    // Games are remembered between tasks; that must not change the answer.
    expect(teachAndExamine({ ...task, games: [formatGames([]), games] })).toEqual([after]);
  });

  test('stays the same for evaluations that cannot learn', () => {
    const pupils = [{ evaluation: 'material', path: [1] as const }];
    const [answer] = teachAndExamine({
      variant: 'english-6x6',
      pupils,
      games: [games],
      exam: [games],
      passes: 3,
      rate: 1,
    });
    expect(answer!.evaluation).toBe('material');
  });
});

const GENOMES = {
  patterns: { method: 'patterns', windows: 4, squares: 3 },
  weights: { method: 'weights', shape: 'plain' },
};

function experimentWith(genome: keyof typeof GENOMES, fitness: object = {}): Experiment {
  return readExperiment(
    {
      name: 'try',
      variant: 'english-6x6',
      genome: GENOMES[genome],
      evolver: { method: 'generational', population: 4, elites: 1 },
      strategy: { depth: 2 },
      fitness: { method: 'forecast', games: 30, players: 2, plies: 80, remembered: 2, ...fitness },
      validation: { by: 'fittest' },
    },
    'x.json',
  );
}

/** Asks about the same genomes in each of some generations. */
async function ask(experiment: Experiment, generations: number) {
  const { trial, representation } = createLaboratory(experiment);
  const path = (generation: number) => [1, 4, generation] as const;
  const shared = { bred: { hall: [], previous: [] }, lived: new Map(), pool };
  let genomes = representation.create(4, createRng(1));
  let memory: Json = trial.firstMemory;
  const verdicts = [];
  for (let generation = 0; generation < generations; generation++) {
    const asked = genomes.map((genome, id) => ({ id, genome, parents: [] }));
    const question = { kind: 'worth', groups: [asked] } as const;
    const verdict = await trial.answer(question, { generation, memory, path: path(generation), ...shared });
    const { answer } = verdict;
    if (answer.kind === 'worth' && answer.learnt) genomes = [...answer.learnt[0]!];
    memory = JSON.parse(JSON.stringify(verdict.memory)) as Json;
    verdicts.push({ ...verdict, worths: worthsIn(answer)[0]!.map((worth) => worth![0]!) });
  }
  return { verdicts, genomes, memory, trial };
}

describe('a run', () => {
  test('learns from the second generation on, and what was learnt replaces the genomes', async () => {
    const { verdicts } = await ask(experimentWith('patterns'), 3);
    const learnt = verdicts.map(({ answer }) => (answer.kind === 'worth' ? answer.learnt : undefined));
    expect(learnt[0]).toBeUndefined();
    expect(learnt[1]![0]).toHaveLength(4);
    expect(learnt[2]).not.toEqual(learnt[1]);
    expect(Math.min(...verdicts[2]!.worths)).toBeGreaterThan(Math.max(...verdicts[0]!.worths));
    expect(verdicts.map(({ games }) => games)).toEqual([30, 30, 30]);
  });

  test('remembers the games of the last generations and the best players', async () => {
    const { memory } = await ask(experimentWith('patterns'), 4);
    const { games, best } = memory as { readonly games: readonly unknown[]; readonly best: readonly string[] };
    expect(games).toHaveLength(2);
    expect(best).toHaveLength(2);
    expect(best.every((one) => one.startsWith('patterns('))).toBe(true);
    const { memory: none } = await ask(experimentWith('patterns', { remembered: 0 }), 2);
    expect((none as { readonly games: readonly unknown[] }).games).toEqual([]);
  });

  test('without learning only measures', async () => {
    for (const experiment of [experimentWith('patterns', { passes: 0 }), experimentWith('weights')]) {
      const { verdicts } = await ask(experiment, 2);
      for (const { answer } of verdicts) expect(answer.kind === 'worth' && answer.learnt).toBeFalsy();
      expect(new Set(verdicts[1]!.worths).size).toBeGreaterThan(1);
    }
  });

  test('confirms a champion in new games, which it does not learn from', async () => {
    const { trial, genomes, memory } = await ask(experimentWith('patterns'), 3);
    const confirmation = { generation: 2, memory, path: [1, 6] as const, pool };
    const confirmed = await trial.confirm!(genomes[0]!, confirmation);
    expect(confirmed.games).toBe(30);
    expect(confirmed.points).toBeGreaterThan(0);
    expect(await trial.confirm!(genomes[0]!, confirmation)).toEqual(confirmed);
  });
});
