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

const OPPONENT = 'random';
const SIZE = 40;
const GENERATIONS = 15;
const GAMES = 40;
const experiment: Experiment = readExperimentFile('experiments/default-6x6.json', [
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
  // Shares of points: all three seeds, and two in a hundred on average, where random search makes about 88.
  for (const gain of gains) expect(gain).toBeGreaterThan(0);
  expect(gains.reduce((sum, gain) => sum + gain) / gains.length).toBeGreaterThan(0.02);
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
  const genomes = laboratory.genome.create(SIZE * GENERATIONS, createRng(seed, 99));
  const scores = await measure(
    pool,
    contest(seed, GAMES),
    genomes.map((genome) => ({ player: playerOf(genome), isKept: false })),
  );
  const shares = scores.map((score) => pointsShare(score, 0.5));
  return playerOf(genomes[shares.indexOf(Math.max(...shares))]!);
}

/** Points in new games. */
async function strength(player: string): Promise<number> {
  const [score] = await measure(pool, contest(1000, 1000), [{ player, isKept: false }]);
  return pointsShare(score!, 0.5);
}

function contest(seed: number, games: number): Contest {
  const starts = new Starts(laboratory.variant, namedOpenings('random:plies=6', laboratory.variant, seed)!);
  const mix = [{ player: OPPONENT, share: 1 }];
  const roundsOf: Contest['roundsOf'] = (_, from, to) => spreadRounds(mix, starts, to - from, [seed, 98, from]);
  return { variant: laboratory.variant.name, draw: 0.5, games, stages: [], roundsOf };
}

function playerOf(genome: readonly number[]): string {
  const phenotype = laboratory.genome.express(genome);
  return phenotype ? laboratory.playerOf(phenotype) : 'first';
}
