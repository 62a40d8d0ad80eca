/**
 * What the individuals of a generation are worth: the points they score against the opponents of the generation, less
 * what their size costs. Strategies that choose alike are measured once, whatever their texts look like.
 */

import { createRng } from '../base/rng.ts';
import type { Candidate, Worth } from '../evolvers/evolver.ts';
import type { Codons, Phenotype } from '../genomes/grammarGenome.ts';
import type { Experiment } from '../experiments/experiment.ts';
import type { Contest, RoundsPool } from './measure.ts';
import { countOf, measure, sharedRounds } from './measure.ts';
import type { Bred, Mix } from './rounds.ts';
import { mixOpponents } from './rounds.ts';

interface Given {
  readonly experiment: Experiment;
  readonly express: (genome: Codons) => Phenotype | undefined;
  /** The spec of the player that a strategy is. */
  readonly playerOf: (phenotype: Phenotype) => string;
  readonly candidates: readonly Entry[];
  readonly bred: Bred<Phenotype>;
  readonly path: readonly [number, ...number[]];
  readonly pool: RoundsPool;
  readonly onGames: ((games: number, total: number) => void) | undefined;
}

interface Entry {
  readonly candidate: Candidate<Codons>;
  /** What it was worth before, if it lived before. It plays all games then, to show that it was not luck. */
  readonly before?: Worth;
}

interface Measured {
  /** In the order of the candidates. */
  readonly worths: readonly Worth[];
  /** How many different strategies played, and how many games. */
  readonly measured: number;
  readonly games: number;
  /** Whom they met. */
  readonly opponents: Mix;
}

export async function measureCandidates(given: Given): Promise<Measured> {
  const { experiment, express, playerOf, candidates, pool, path } = given;
  const { fitness } = experiment;
  const opponents = mixOpponents(fitness.opponents, given.bred, playerOf, createRng(...path, MIX));
  const contest = trainingContest(experiment, opponents, path);
  const distinct = new Map<string, Strategy>();
  let games = 0;
  const measurements = await measure(pool, contest, distinctStrategies(given, distinct), (more) => {
    games += more;
    given.onGames?.(games, Math.max(games, gamesExpected(distinct.size, contest)));
  });
  const shares = new Map([...distinct.keys()].map((key, index) => [key, measurements[index]!.share]));
  const worths = candidates.map(({ candidate, before }) => {
    if (candidate.known !== undefined) return candidate.known;
    const phenotype = express(candidate.genome);
    return phenotype ? blended(worthOf(phenotype, shares.get(phenotype.key)!, fitness), before, fitness.memory) : null;
  });
  return { worths, measured: distinct.size, games, opponents };
}

/** A strategy that has to play, for all who have it. */
interface Strategy {
  readonly player: string;
  /** The number of birth of the first who has it. */
  readonly id: number;
  /** Whether any of them lived before. */
  isKept: boolean;
  /** The least that any of them pays. */
  handicap: number;
}

/** The games of a generation: the same rounds for all, or drawn for each. */
export function trainingContest(
  { variant, fitness }: Experiment,
  mix: Mix,
  path: readonly [number, ...number[]],
): Contest<Strategy> {
  const { draw, plies, games, racing, openings, sameGames } = fitness;
  const plan = { mix, openings, purpose: 'training', isSpread: sameGames, path } as const;
  const ownRounds: Contest<Strategy>['roundsOf'] = ({ id }, from, to) => ({
    ...plan,
    count: to - from,
    path: [...path, from, id],
  });
  return {
    variant,
    draw,
    plies,
    games,
    stages: racing?.stages ?? [],
    roundsOf: sameGames ? sharedRounds(plan) : ownRounds,
  };
}

/** Those who have to play, each strategy once, as they are found by key: the first play while others are expressed. */
function* distinctStrategies(given: Given, found: Map<string, Strategy>): Generator<Strategy> {
  for (const { candidate, before } of given.candidates) {
    const phenotype = candidate.known === undefined ? given.express(candidate.genome) : undefined;
    if (!phenotype) continue;
    const isKept = before !== undefined;
    const same = found.get(phenotype.key);
    const handicap = penaltyOf(phenotype, given.experiment.fitness);
    if (same) {
      same.isKept ||= isKept;
      same.handicap = Math.min(same.handicap, handicap);
      continue;
    }
    const strategy = { player: given.playerOf(phenotype), id: candidate.id, isKept, handicap };
    found.set(phenotype.key, strategy);
    yield strategy;
  }
}

const MIX = -2;

function worthOf(phenotype: Phenotype, share: number, fitness: Experiment['fitness']): Worth {
  return [share - penaltyOf(phenotype, fitness), -phenotype.size];
}

/** What a strategy pays for its size, or for being no more than a feature. */
export function penaltyOf({ text, size }: Phenotype, fitness: Experiment['fitness']): number {
  const solo = isSolo(text) ? fitness.soloPenalty : 0;
  return solo + fitness.perNode * Math.max(0, size - fitness.freeNodes);
}

/** The measurements of survivors add up: the old ones keep a share, so that luck washes out and skill stays. */
function blended(worth: Worth, before: Worth | undefined, memory: number): Worth {
  if (!worth || !before) return worth;
  const [now, ...rest] = worth;
  return [memory * before[0]! + (1 - memory) * now!, ...rest];
}

/** A feature and nothing else. The original EvoDraughts fines these, and lets constants go. */
function isSolo(text: string): boolean {
  return /^[a-z][\w.]*(\[\d+\])?$/i.test(text);
}

function gamesExpected(contestants: number, { games, stages }: Contest<Strategy>): number {
  let left = contestants;
  let total = 0;
  let from = 0;
  for (const stage of [...stages, { games, keep: 1 }]) {
    total += left * (stage.games - from);
    left = countOf(stage.keep, left);
    from = stage.games;
  }
  return total;
}
