/**
 * Chooses the champion of a run. The highest training scores may be luck, so the best candidates play validation games,
 * which selection never used, and these choose the champion. The champion then plays new games against the opponents of
 * its training, which show how much of its training score was luck. Without validation games the best of training is
 * the champion, as in the original EvoDraughts. If islands decide, the fittest of each island in the last generation
 * play each other as in training, and the best of them is the champion (Foley 2003). Or the fittest of the last
 * generation is the champion without further games (Mańdziuk, Kusiak and Walędzik 2007).
 */

import type { Score } from '../arena/tally.ts';
import { gamesOf } from '../arena/tally.ts';
import { InputError } from '../base/inputError.ts';
import { createRng } from '../base/rng.ts';
import { worthsIn } from '../evolvers/askTell.ts';
import { fitnessOf } from '../evolvers/bestFirst.ts';
import type { ChampionRecord } from '../store/records.ts';
import type { Experiment } from '../experiments/experiment.ts';
import type { Claimant, Finished } from './claimants.ts';
import { claimantsOf } from './claimants.ts';
import { STREAMS, bredBy } from './laboratory.ts';
import type { Measurement } from '../trials/measure.ts';
import { measure, pointsShare, sharedRounds } from '../trials/measure.ts';
import { mixOpponents } from '../trials/rounds.ts';
import type { Path, Trial } from '../trials/trial.ts';
import type { TrialPool } from '../trials/trialPool.ts';
import { trialNamed } from '../trials/trials.ts';

export type Crowned = Omit<ChampionRecord, 'explanation' | 'ancestry'>;

export async function crownChampion(
  run: Finished,
  pool: TrialPool,
  onGames: (games: number, total: number) => void,
): Promise<Crowned> {
  const { validation } = run.experiment;
  const claimants = claimantsOf(run);
  if (claimants.length === 0) throw barren(run);
  const total = choosingGames(run.experiment, run.laboratory.trial, claimants.length) + validation.confirmationGames;
  let played = 0;
  const count = (games: number): void => {
    played += games;
    onGames(played, total);
  };
  const choose = validation.by === 'opponents' ? validate : playFinal;
  const { best, ...validated } = await choose(run, pool, claimants, count);
  const winner = claimants[best]!;
  const training = await trainingShare(run, pool, winner, count);
  const confirmation = await confirm(run, pool, winner, count);
  const { unit } = trialNamed(run.experiment.fitness.method);
  return {
    individual: winner.individual,
    player: run.laboratory.championOf(winner.phenotype),
    generation: winner.generation,
    ...(unit !== 'share' && { unit }),
    training,
    validation: { ...validated, candidates: claimants.length },
    confirmation,
  };
}

/** The number of games to choose a champion from so many candidates, without confirmation games. */
export function choosingGames(experiment: Experiment, { rematch }: Trial, claimants: number): number {
  const { validation, fitness } = experiment;
  if (validation.by === 'fittest') return 0;
  if (validation.by === 'islands') return trialNamed(fitness.method).gamesOf(fitness, claimants, 1);
  const finalists = Math.min(validation.finalists, claimants);
  const trainingGames = validation.games === 0 ? 0 : (rematch?.games ?? 0);
  return claimants * validation.games + finalists * finalGamesOf(experiment) + trainingGames;
}

/** The place of the claimant that was chosen, and its result in the games that decided. */
interface Choice {
  readonly best: number;
  readonly points: number;
  readonly games: number;
}

/** The claimants meet as the individuals of one island do in training. In a tie the first island wins. */
async function playFinal(
  { laboratory, experiment, seed, state }: Finished,
  pool: TrialPool,
  claimants: readonly Claimant[],
  onGames: (games: number) => void,
): Promise<Choice> {
  if (claimants.length === 1) return { best: 0, points: 0, games: 0 };
  const candidates = claimants.map(({ individual: { id, genome, parents } }) => ({ id, genome, parents }));
  const { trial } = laboratory;
  const { answer, games } = await trial.answer(
    { kind: 'worth', groups: [candidates] },
    {
      generation: -1,
      memory: trial.firstMemory,
      bred: bredBy(laboratory, state),
      lived: new Map(),
      path: [seed, STREAMS.validation],
      pool,
    },
  );
  onGames(games);
  const fitnesses = worthsIn(answer)[0]!.map((worth) => fitnessOf({ worth }));
  const best = fitnesses.indexOf(Math.max(...fitnesses));
  const { phenotype, individual } = claimants[best]!;
  return {
    best,
    points: trial.scoreOf({ phenotype, fitness: fitnesses[best]!, id: individual.id }),
    // Every game is one of two claimants.
    games: (2 * choosingGames(experiment, trial, claimants.length)) / claimants.length,
  };
}

async function validate(
  { laboratory, experiment, seed, state }: Finished,
  pool: TrialPool,
  claimants: readonly Claimant[],
  onGames: (games: number) => void,
): Promise<Choice> {
  const { opponents, openings, games, finalists } = experiment.validation;
  const finalGames = finalGamesOf(experiment);
  const mix = mixOpponents(
    opponents,
    bredBy(laboratory, state),
    (phenotype) => laboratory.playerOf(phenotype),
    createRng(seed, STREAMS.validation),
  );
  const { draw } = laboratory.trial;
  const measured = await measure(
    pool.rounds,
    {
      variant: experiment.variant,
      draw,
      plies: laboratory.trial.plies,
      games: games + finalGames,
      stages: [{ games, keep: Math.min(1, finalists / claimants.length) }],
      roundsOf: sharedRounds({
        mix,
        openings,
        purpose: 'validation',
        isSpread: true,
        path: [seed, STREAMS.validation],
      }),
    },
    claimants.map(({ phenotype }) => ({ player: laboratory.championOf(phenotype), isKept: false })),
    onGames,
  );
  const best = bestOf(measured);
  return { best, ...shareOf(measured[best]!.score, draw) };
}

/**
 * Its score in all training games of its generation. They are played again, because racing may have stopped it early,
 * or its fitness may include games of earlier generations.
 */
async function trainingShare(
  { laboratory, experiment, seed, generations }: Finished,
  pool: TrialPool,
  { individual, generation, phenotype }: Claimant,
  onGames: (games: number) => void,
): Promise<number> {
  const { trial } = laboratory;
  const claim = { phenotype, fitness: fitnessOf(individual), id: individual.id };
  if (experiment.validation.games === 0 || !trial.rematch) return trial.scoreOf(claim);
  const { opponents } = generations[generation]!;
  return trial.rematch.play(claim, opponents, [seed, STREAMS.games, generation], pool, onGames);
}

/** New games against the opponents of its generation, under the conditions of training; or what the trial has instead. */
async function confirm(
  { laboratory, experiment, seed, generations, state }: Finished,
  pool: TrialPool,
  { individual, generation, phenotype }: Claimant,
  onGames: (games: number) => void,
): Promise<Crowned['confirmation']> {
  const { trial } = laboratory;
  if (trial.confirm) {
    const path: Path = [seed, STREAMS.confirmation];
    return trial.confirm(individual.genome, { generation, memory: state.trial, path, pool });
  }
  const roundsOf = sharedRounds({
    mix: generations[generation]!.opponents,
    openings: laboratory.trial.openings,
    purpose: 'confirmation',
    isSpread: true,
    path: [seed, STREAMS.confirmation],
  });
  const { variant, validation } = experiment;
  const { draw, plies } = laboratory.trial;
  const contest = { variant, draw, plies, games: validation.confirmationGames, stages: [], roundsOf };
  const [measurement] = await measure(
    pool.rounds,
    contest,
    [{ player: laboratory.playerOf(phenotype), isKept: false }],
    onGames,
  );
  return shareOf(measurement!.score, draw);
}

function barren({ experiment: { name, generations } }: Finished): InputError {
  return new InputError(
    'run-barren',
    `No individual of ${name} was valid in ${generations} generations, so there is no champion. ` +
      'Increase genome.maxDepth or the lengths in genome.initialisation, and evolve again.',
  );
}

/** A champion chosen by training alone plays no validation games. */
function finalGamesOf({ validation: { games, finalGames } }: Experiment): number {
  return games === 0 ? 0 : finalGames;
}

/** The index of the best of those that played all games. */
function bestOf(measurements: readonly Measurement[]): number {
  const most = Math.max(...measurements.map(({ score }) => gamesOf(score)));
  const shares = measurements.map(({ score, share }) => (gamesOf(score) === most ? share : -1));
  return shares.indexOf(Math.max(...shares));
}

function shareOf(score: Score, draw: number): { readonly points: number; readonly games: number } {
  return { points: pointsShare(score, draw), games: gamesOf(score) };
}
