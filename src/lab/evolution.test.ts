/** That the whole of it really evolves: on a draughts toy it must beat random search at the same cost. */

import { afterAll, expect, test } from 'vitest';
import type { Json } from '../base/json.ts';
import { createRng } from '../base/rng.ts';
import { bestFirst } from '../evolvers/bestFirst.ts';
import { threadPool } from '../pools/pool.ts';
import { readExperimentFile } from '../experiments/experimentFile.ts';
import type { Experiment } from '../experiments/experiment.ts';
import { createLaboratory, stateFrom, stepGeneration } from './laboratory.ts';
import type { Contest } from '../trials/measure.ts';
import type { TrialPool } from '../trials/trialPool.ts';
import { TRIAL_WORKER, trialPoolOf } from '../trials/trialPool.ts';
import { measure, sharedRounds } from '../trials/measure.ts';

const OPPONENT = 'random';
const SIZE = 40;
const GENERATIONS = 15;
const GAMES = 40;
const experiment: Experiment = readExperimentFile('experiments/expressions-6x6.json', [
  'genome.grammar=../grammars/relative-squares-6x6.bnf',
  'apart=false',
  'strategy.mode=position',
  'championDepth=0',
  `population=${SIZE}`,
  `fitness.games=${GAMES}`,
  'fitness.racing=null',
  `fitness.opponents=[{"player":"${OPPONENT}"}]`,
]);
const laboratory = createLaboratory(experiment);

const threads = threadPool<never, never>(TRIAL_WORKER, 2);
const pool: TrialPool = trialPoolOf(threads);
afterAll(() => threads.close());

test('evolution beats random search at the same cost', { timeout: 240_000 }, async () => {
  const gains = [];
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const [evolved, found] = [await evolve(seed), await search(seed)];
    gains.push((await strength(evolved)) - (await strength(found)));
  }
  // Shares of points: most seeds, and two in a hundred on average, where random search makes about 88.
  expect(gains.filter((gain) => gain > 0).length).toBeGreaterThanOrEqual(6);
  expect(gains.reduce((sum, gain) => sum + gain) / gains.length).toBeGreaterThan(0.02);
});

/** The fittest of the last generation, as a player. */
async function evolve(seed: number): Promise<string> {
  let state = stateFrom(undefined, laboratory);
  for (let number = 0; number < GENERATIONS; number++) {
    ({ state } = await stepGeneration(laboratory, experiment, seed, number, state, pool));
  }
  return playerOf(bestFirst(laboratory.evolver.population(state.evolver))[0]!.genome);
}

/** The best of as many random individuals as evolution measures, by as many games each. */
async function search(seed: number): Promise<string> {
  const genomes = laboratory.representation.create(SIZE * GENERATIONS, createRng(seed, 99));
  const measurements = await measure(
    pool.rounds,
    contest(seed, GAMES),
    genomes.map((genome) => ({ player: playerOf(genome), isKept: false })),
  );
  const shares = measurements.map(({ share }) => share);
  return playerOf(genomes[shares.indexOf(Math.max(...shares))]!);
}

/** Points in new games. */
async function strength(player: string): Promise<number> {
  const [measurement] = await measure(pool.rounds, contest(1000, 1000), [{ player, isKept: false }]);
  return measurement!.share;
}

function contest(seed: number, games: number): Contest {
  const roundsOf = sharedRounds({
    mix: [{ player: OPPONENT, share: 1 }],
    openings: 'random:plies=6',
    purpose: 'confirmation',
    isSpread: true,
    path: [seed, 98],
  });
  return { variant: laboratory.variant.name, draw: 0.5, games, stages: [], roundsOf };
}

function playerOf(genome: Json): string {
  const phenotype = laboratory.representation.express(genome);
  return phenotype ? laboratory.playerOf(phenotype) : 'first';
}
