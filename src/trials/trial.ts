/**
 * A trial answers the questions of a method of evolution: what individuals are worth, or who wins duels. It knows how
 * phenotypes play and nothing of genomes. What it draws follows from the path that it is given, so that any number of
 * threads and any stop give the same answers.
 */

import type { z } from 'zod';
import type { Json } from '../base/json.ts';
import type { Answer, Question, Worth } from '../evolvers/evolver.ts';
import type { FieldProblem, FieldValues, Phenotype } from '../genomes/representation.ts';
import type { Variant } from '../rules/variant.ts';
import type { FitnessUnit } from '../base/fitnessUnit.ts';
import type { RoundsPool } from './measure.ts';
import type { Bred, Mix } from './rounds.ts';

/** What holds for a whole run. */
export interface TrialWorld<G extends Json = Json> {
  /** The name of the game. */
  readonly variant: string;
  /** Undefined for a genome that stands for nothing. */
  express(genome: G): Phenotype | undefined;
  /** The spec of the player that a phenotype is in training. */
  playerOf(phenotype: Phenotype): string;
}

/** What holds for one question. */
export interface Occasion {
  /** What the trial remembers of earlier generations. */
  readonly memory: Json;
  /** Those whom the run has bred before. */
  readonly bred: Bred<Phenotype>;
  /** What those were worth who lived before, by their number of birth. */
  readonly lived: ReadonlyMap<number, Worth>;
  /** Where all random streams of the question begin. */
  readonly path: Path;
  readonly pool: RoundsPool;
  readonly onGames?: ((games: number, total: number) => void) | undefined;
}

export type Path = readonly [number, ...number[]];

export interface Verdict {
  readonly answer: Answer;
  /** What it remembers from now on. */
  readonly memory: Json;
  /** How many different phenotypes played, and how many games. */
  readonly measured: number;
  readonly games: number;
  /** Whom they met. */
  readonly opponents: Mix;
}

/** One who is about to become champion. */
interface Claim {
  readonly phenotype: Phenotype;
  readonly fitness: number;
  /** Its number of birth. */
  readonly id: number;
}

export interface Trial<G extends Json = Json> {
  /** What a draw counts, when games are drawn, and where they begin: champions are confirmed in the same way. */
  readonly draw: number;
  readonly plies: number;
  readonly openings: string;
  /** What it remembers before the first generation. */
  readonly firstMemory: Json;
  answer(question: Question<G>, occasion: Occasion): Promise<Verdict>;
  /** What a claimant made in training: as its fitness says, without what its size costs. */
  scoreOf(claim: Claim): number;
  /** Left out where fitness says all that there is to know. */
  readonly rematch?: Rematch;
}

/** What a claimant made in training, from all training games of its generation, played again. */
export interface Rematch {
  readonly games: number;
  play(claim: Claim, met: Mix, path: Path, pool: RoundsPool, onGames: (games: number) => void): Promise<number>;
}

/** A trial by its name: its fields in an experiment, and how to make one. Each lives in a file of its own. */
export interface TrialKind<Fields extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly summary: string;
  readonly unit: FitnessUnit;
  /** The questions that it can answer. */
  readonly answers: readonly Question<never>['kind'][];
  readonly fields: Fields;
  /** What is wrong with fields that are right in themselves. */
  problems(values: FieldValues<Fields>, variant: Variant): readonly FieldProblem[];
  /** The same with other players in place of those that it names. */
  withPlayers?(values: FieldValues<Fields>, change: (player: string) => string): FieldValues<Fields>;
  /** How many games a generation takes at the most, if so many are asked about in groups of equal size. */
  gamesOf(values: FieldValues<Fields>, asked: number, groups: number): number;
  create(values: FieldValues<Fields>, world: TrialWorld): Trial;
}

/** Ties the types of its functions to the fields of the same object. */
export function trialKind<Fields extends z.ZodRawShape>(kind: TrialKind<Fields>): TrialKind {
  return kind;
}
