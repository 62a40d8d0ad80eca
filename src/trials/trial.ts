/**
 * A trial answers the questions of a method of evolution: what individuals are worth, or who wins duels. It knows how
 * phenotypes play and nothing about genomes. Its random draws depend only on the path that it is given, so that the
 * number of threads and interruptions do not affect the answers.
 */

import type { z } from 'zod';
import type { Json } from '../base/json.ts';
import type { LinearWeights } from '../evaluators/linearText.ts';
import type { Answer, Question, Worth } from '../evolvers/evolver.ts';
import type { FieldProblem, FieldValues, Phenotype } from '../genomes/representation.ts';
import type { Variant } from '../rules/variant.ts';
import type { FitnessUnit } from '../base/fitnessUnit.ts';
import type { Traits } from '../store/records.ts';
import type { Bred, Mix } from './rounds.ts';
import type { TrialPool } from './trialPool.ts';

/** What is constant during a run. */
export interface TrialWorld<G extends Json = Json> {
  /** The name of the variant. */
  readonly variant: string;
  /** Undefined for an invalid genome. */
  express(genome: G): Phenotype | undefined;
  /** The spec of the player that uses a phenotype in training. */
  playerOf(phenotype: Phenotype): string;
  /** Whether these players always play the same moves in the same game. */
  readonly isDeterministic: boolean;
  /** The genome with what its evaluation has learnt, if individuals can learn. */
  readonly taught?: ((genome: G, evaluation: string) => G) | undefined;
  /** The exact weights of a genome, if individuals are linear evaluations. */
  readonly linear?: ((genome: G) => LinearWeights) | undefined;
}

/** The context of one question. */
export interface Occasion {
  /** The number of the generation. */
  readonly generation: number;
  /** What the trial remembers of earlier generations. */
  readonly memory: Json;
  /** What the run has bred so far. */
  readonly bred: Bred<Phenotype>;
  /** The worth of those who lived before, by birth number. */
  readonly lived: ReadonlyMap<number, Worth>;
  /** The root of all random streams of the question. */
  readonly path: Path;
  readonly pool: TrialPool;
  readonly onGames?: ((games: number, total: number) => void) | undefined;
}

export type Path = readonly [number, ...number[]];

export interface Verdict {
  readonly answer: Answer;
  /** What to remember from now on. */
  readonly memory: Json;
  /** The number of different phenotypes that played, and of games. */
  readonly measured: number;
  readonly games: number;
  /** The opponents they met. */
  readonly opponents: Mix;
  /** Numbers of the generation to plot as curves; those of its last question count. */
  readonly traits?: Traits;
}

/** A candidate for champion. */
interface Claim {
  readonly phenotype: Phenotype;
  readonly fitness: number;
  /** Its birth number. */
  readonly id: number;
}

export interface Trial<G extends Json = Json> {
  /** The points for a draw, the ply limit and the openings: champions are confirmed in the same way. */
  readonly draw: number;
  readonly plies: number;
  readonly openings: string;
  /** The memory before the first generation. */
  readonly firstMemory: Json;
  answer(question: Question<G>, occasion: Occasion): Promise<Verdict>;
  /** The training score of a candidate: its fitness without the cost of its size. */
  scoreOf(claim: Claim): number;
  /** Undefined if fitness already says everything. */
  readonly rematch?: Rematch;
  /** Measures a champion again, on what it was not chosen by, if it did not train in games. */
  confirm?(genome: G, occasion: Confirmation): Promise<{ readonly points: number; readonly games: number }>;
}

/** The context in which a champion of the last generation is confirmed. */
type Confirmation = Pick<Occasion, 'generation' | 'memory' | 'path' | 'pool'>;

/** The training score of a candidate from all training games of its generation, replayed. */
export interface Rematch {
  readonly games: number;
  play(claim: Claim, met: Mix, path: Path, pool: TrialPool, onGames: (games: number) => void): Promise<number>;
}

/** A trial by name: its fields in an experiment, and how to create it. Each is in its own file. */
export interface TrialKind<Fields extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly summary: string;
  readonly unit: FitnessUnit;
  /** The questions that it can answer. */
  readonly answers: readonly Question<never>['kind'][];
  /** Whether individuals play each other, so that a few of them can find the best among themselves. */
  readonly isTournament?: boolean;
  /** Whether it reads the weights of individuals, so that these must be linear evaluations. */
  readonly needsWeights?: boolean;
  /** Whether it costs little to ask about one individual after another, since no games are played. */
  readonly isWithoutGames?: boolean;
  readonly fields: Fields;
  /** Problems of fields that are valid individually. */
  problems(values: FieldValues<Fields>, variant: Variant): readonly FieldProblem[];
  /** The same with each named player replaced. */
  withPlayers?(values: FieldValues<Fields>, change: (player: string) => string): FieldValues<Fields>;
  /** The most games that a generation takes, if this many individuals are asked about in groups of equal size. */
  gamesOf(values: FieldValues<Fields>, asked: number, groups: number): number;
  /** The positions that a generation searches, if it does so instead of playing. */
  positionsOf?(values: FieldValues<Fields>): number;
  create(values: FieldValues<Fields>, world: TrialWorld): Trial;
}

/** Ties the types of its functions to the fields of the same object. */
export function trialKind<Fields extends z.ZodRawShape>(kind: TrialKind<Fields>): TrialKind {
  return kind;
}
