/**
 * What the individuals of a generation are worth: the points they score against the opponents of the generation, less
 * what their size costs. Strategies that choose alike are measured once, whatever their texts look like.
 */

import { namedOpenings } from '../arena/openings.ts';
import { createRng } from '../base/rng.ts';
import type { Candidate, Worth } from '../evolvers/evolver.ts';
import type { Codons, Phenotype } from '../genomes/grammarGenome.ts';
import type { Score } from '../arena/tally.ts';
import type { Variant } from '../rules/variant.ts';
import type { Experiment } from './experiment.ts';
import type { RoundsPool } from './measure.ts';
import { countOf, measure, pointsShare } from './measure.ts';
import type { Round } from './playRounds.ts';
import type { Bred, Mix } from './rounds.ts';
import { Starts, drawRounds, mixOpponents, spreadRounds } from './rounds.ts';

interface Given {
  readonly experiment: Experiment;
  readonly variant: Variant;
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
  readonly phenotype: Phenotype | undefined;
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
  const { experiment, playerOf, candidates, pool } = given;
  const { fitness } = experiment;
  const distinct = distinctStrategies(candidates);
  const opponents = mixOpponents(fitness.opponents, given.bred, playerOf, createRng(...given.path, MIX));
  const stages = fitness.racing?.stages ?? [];
  let games = 0;
  const total = gamesExpected(distinct.length, fitness.games, stages);
  const scores = await measure(
    pool,
    {
      variant: experiment.variant,
      draw: fitness.draw,
      games: fitness.games,
      stages,
      roundsOf: roundsFor(given, distinct, opponents),
    },
    distinct.map(({ phenotype, isKept }) => ({ player: playerOf(phenotype), isKept })),
    (played) => {
      games += played;
      given.onGames?.(games, total);
    },
  );
  const shares = new Map(distinct.map(({ phenotype }, index) => [phenotype.key, scores[index]!]));
  const worths = candidates.map(({ candidate, phenotype, before }) => {
    if (candidate.known !== undefined) return candidate.known;
    return phenotype ? blended(worthOf(phenotype, shares.get(phenotype.key)!, fitness), before, fitness.memory) : null;
  });
  return { worths, measured: distinct.length, games, opponents };
}

interface Distinct {
  readonly phenotype: Phenotype;
  readonly isKept: boolean;
  /** The number of birth of the first who has it. */
  readonly id: number;
}

/** Those who have to play, each strategy once. It is kept if any of its bearers is. */
function distinctStrategies(entries: readonly Entry[]): Distinct[] {
  const found = new Map<string, Distinct>();
  for (const { candidate, phenotype, before: earlier } of entries) {
    const isKept = earlier !== undefined;
    if (!phenotype || candidate.known !== undefined) continue;
    const before = found.get(phenotype.key);
    found.set(
      phenotype.key,
      before ? { ...before, isKept: before.isKept || isKept } : { phenotype, isKept, id: candidate.id },
    );
  }
  return [...found.values()];
}

/** The rounds of each contestant: shared by all, or drawn for each. */
function roundsFor(
  { experiment, variant, path }: Given,
  distinct: readonly Distinct[],
  mix: Mix,
): (contestant: number, from: number, to: number) => readonly Round[] {
  const { fitness } = experiment;
  const starts = new Starts(variant, namedOpenings(fitness.openings, variant, path[0])!);
  if (!fitness.sameGames) {
    return (contestant, from, to) =>
      drawRounds(mix, starts, fitness.games / 2, [...path, distinct[contestant]!.id]).slice(from, to);
  }
  const made = new Map<number, readonly Round[]>();
  return (_, from, to) => {
    const rounds = made.get(from) ?? spreadRounds(mix, starts, to - from, [...path, from]);
    made.set(from, rounds);
    return rounds;
  };
}

const MIX = -2;

function worthOf(phenotype: Phenotype, score: Score, fitness: Experiment['fitness']): Worth {
  return [pointsShare(score, fitness.draw) - penaltyOf(phenotype, fitness), -phenotype.size];
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

function gamesExpected(
  contestants: number,
  games: number,
  stages: readonly { readonly games: number; readonly keep: number }[],
): number {
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
