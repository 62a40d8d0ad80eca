/**
 * What the store keeps, as plain data: runs with their generations and champions, tests, matches and games. Times are
 * for people and not part of a result.
 */

import type { FitnessUnit } from '../base/fitnessUnit.ts';
import type { Json } from '../base/json.ts';

/** The progress of a run. */
export type RunStatus = 'unfinished' | 'finished' | 'imported';

export interface NewRun {
  readonly name: string;
  readonly variant: string;
  readonly seed: number;
  /** The version of the program that runs it. */
  readonly version: string;
  /** The number of planned generations. */
  readonly generations: number;
  /** The whole configuration, frozen. */
  readonly experiment: Json;
}

/** A stored run. */
export interface RunRecord extends NewRun {
  readonly id: number;
  readonly status: RunStatus;
  /** The last stored generation, -1 if there is none. */
  readonly generation: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A run in a list: with the best fitness of its last generation, and its champion or the best so far. */
export interface ListedRun extends RunRecord {
  readonly fitness: number | null;
  readonly text: string | null;
}

/** Statistics of a generation. Higher fitness is better. A generation without a single valid individual has zeros. */
export interface Statistics {
  /** The unit of fitness. By default it is a share of points, as in version 0.1.0. */
  readonly unit?: FitnessUnit;
  readonly best: number;
  readonly mean: number;
  readonly deviation: number;
  /** What size counts; nodes of an expression by default. */
  readonly sizeNoun?: string;
  readonly bestSize: number;
  readonly meanSize: number;
  /** The share of different strategies among the valid ones. */
  readonly diversity: number;
  readonly valid: number;
  readonly population: number;
  /** The number of strategies that played. */
  readonly measured: number;
  readonly games: number;
  /** Other numbers of the generation to plot as curves. */
  readonly traits?: Traits;
  /** The same numbers for each island, if there are several. */
  readonly islands?: readonly Traits[];
}

/** Numbers by name. Names that begin with the same words and a colon are curves of one chart. */
export type Traits = Readonly<Record<string, number>>;

/** An individual of a generation. */
export interface IndividualRecord {
  readonly id: number;
  readonly genome: Json;
  readonly parents: readonly number[];
  readonly worth: readonly number[] | null;
  /** The expression, if the genome has one. */
  readonly text: string | null;
}

/** The best of a generation. */
export interface BestRecord extends IndividualRecord {
  /** A player's spec. */
  readonly player: string;
}

/** A generation of a run. */
export interface GenerationRecord {
  readonly number: number;
  readonly statistics: Statistics;
  readonly best: BestRecord;
  /** The opponents they met, with their shares of the games. */
  readonly opponents: readonly { readonly player: string; readonly share: number }[];
  readonly timeMs: number;
}

/** An ancestor of a champion. */
export interface AncestorRecord {
  readonly id: number;
  readonly generation: number;
  readonly text: string | null;
  readonly worth: readonly number[] | null;
  readonly parents: readonly number[];
}

/** The champion of a run, and how it was found. */
export interface ChampionRecord {
  readonly individual: IndividualRecord;
  readonly player: string;
  readonly generation: number;
  /** The unit of its training score, and of its confirmation if that is an error; left out for shares of points. */
  readonly unit?: FitnessUnit;
  /** Its share of points in the training games of its generation, or another fitness. */
  readonly training: number;
  /** The result by which it was chosen among the candidates. */
  readonly validation: { readonly points: number; readonly games: number; readonly candidates: number };
  /** New games against its training opponents; for an error, its error on so many new positions. */
  readonly confirmation: { readonly points: number; readonly games: number };
  readonly explanation: readonly string[];
  readonly ancestry: readonly AncestorRecord[];
}

/** How strong a player of a run is, measured against players of known strength. */
export interface StrengthRecord {
  /** The generation whose best it is; null for the champion, which may look further ahead. */
  readonly generation: number | null;
  /** Above random moves, with its 95 % interval. */
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  readonly opponents: readonly MeasuringOpponent[];
}

/** An opponent by which strength was measured, with the rating that it had then. */
export interface MeasuringOpponent {
  readonly player: string;
  readonly title: string;
  readonly elo: number;
  /** In how many pairs of games the player made 0, 0.5, 1, 1.5 and 2 points. */
  readonly pairs: readonly number[];
}

/** The strength of one run among those of several. */
export interface ListedStrength extends Omit<StrengthRecord, 'opponents'> {
  readonly run: number;
}

export interface TestRecord {
  /** The run whose champion was tested; null for any other player. */
  readonly run: number | null;
  readonly player: string;
  readonly variant: string;
  readonly protocol: string;
  readonly result: Json;
}

/** A test that was stored. */
export interface StoredTest extends TestRecord {
  readonly id: number;
  readonly createdAt: string;
}

export interface MatchRecord {
  readonly variant: string;
  readonly players: readonly string[];
  readonly seed: number;
  readonly openings: string;
  readonly result: Json;
}

/** A match that was stored. */
export interface StoredMatch extends MatchRecord {
  readonly id: number;
  readonly createdAt: string;
}

/** A game that was stored. */
export interface StoredGame {
  readonly pdn: string;
  readonly result: string;
  readonly black: string;
  readonly white: string;
}

/** A run from elsewhere, with everything known about it. */
export interface ImportedRun {
  readonly run: NewRun;
  readonly generations: readonly GenerationRecord[];
  /** The members of each generation, in the same order, if they are known. */
  readonly members?: readonly (readonly IndividualRecord[])[];
  readonly champion?: ChampionRecord | undefined;
  readonly tests: readonly Omit<TestRecord, 'run'>[];
  readonly games?: readonly StoredGame[];
  readonly strengths?: readonly StrengthRecord[];
}
