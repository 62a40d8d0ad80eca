/** That the whole of it really evolves: on a draughts toy it must beat random search at the same cost. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRng } from '../base/rng.ts';
import { threadPool } from '../pools/pool.ts';
import { readExperimentFile } from './experimentFile.ts';
import type { Experiment } from './experiment.ts';
import { bestMember, createLaboratory, stepGeneration } from './laboratory.ts';
import type { Contest, RoundsPool } from './measure.ts';
import { ROUNDS_WORKER, measure, pointsShare } from './measure.ts';
import { Starts, spreadRounds } from './rounds.ts';
import { namedOpenings } from '../arena/openings.ts';

const OPPONENT = 'expression:settled - own.kingDistance';
const experiment: Experiment = readExperimentFile('experiments/default-6x6.json', [
  'genome.grammar=../grammars/relative.bnf',
  'strategy.mode=position',
  'championDepth=0',
  'population=30',
  'fitness.games=30',
  'fitness.racing=null',
  `fitness.opponents=[{"player":"${OPPONENT}"}]`,
]);
const laboratory = createLaboratory(experiment);
const GENERATIONS = 8;

let pool: RoundsPool;
beforeAll(() => {
  pool = threadPool(ROUNDS_WORKER, 2);
});
afterAll(() => pool.close());

test('evolution beats random search at the same cost', { timeout: 240_000 }, async () => {
  const gains = [];
  for (const seed of [1, 2, 3]) {
    const [evolved, found] = [await evolve(seed), await search(seed)];
    gains.push((await strength(evolved)) - (await strength(found)));
  }
  expect(gains.reduce((sum, gain) => sum + gain) / gains.length).toBeGreaterThan(0.03);
});

/** The fittest of the last generation, as a player. */
async function evolve(seed: number): Promise<string> {
  let state = laboratory.evolver.start();
  for (let number = 0; number < GENERATIONS; number++) {
    ({ state } = await stepGeneration(laboratory, experiment, seed, number, state, pool));
  }
  return playerOf(bestMember(laboratory.evolver.population(state)).genome);
}

/** The best of as many random individuals as evolution measures, by as many games each. */
async function search(seed: number): Promise<string> {
  const genomes = laboratory.genome.create(30 * GENERATIONS, createRng(seed, 99));
  const scores = await measure(
    pool,
    contest(seed, 30),
    genomes.map((genome) => ({ player: playerOf(genome), isKept: false })),
  );
  const shares = scores.map((score) => pointsShare(score, 0.5));
  return playerOf(genomes[shares.indexOf(Math.max(...shares))]!);
}

/** Points in new games. */
async function strength(player: string): Promise<number> {
  const [score] = await measure(pool, contest(1000, 600), [{ player, isKept: false }]);
  return pointsShare(score!, 0.5);
}

function contest(seed: number, games: number): Contest {
  const starts = new Starts(laboratory.variant, namedOpenings('random:plies=6', laboratory.variant, seed)!);
  const mix = [{ player: OPPONENT, share: 1 }];
  const roundsOf: Contest['roundsOf'] = (_, from, to) => spreadRounds(mix, starts, to - from, [seed, 98, from]);
  return { variant: laboratory.variant.name, draw: 0.5, games, stages: [], roundsOf };
}

function playerOf(genome: readonly number[]): string {
  return laboratory.playerOf(laboratory.genome.express(genome)!);
}
