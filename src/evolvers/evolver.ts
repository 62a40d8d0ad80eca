/**
 * A way of evolving, as a conversation: in each generation it asks questions about genomes, what they are worth or who
 * wins a duel, and goes on from the answers. It sees genomes and numbers, never a board. Its state is plain JSON, so that
 * saving, resuming and watching a run are one thing; given the same state, the same random streams and the same answers
 * it asks the same questions.
 */

import type { Json } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import type { Settings, Values } from '../base/setting.ts';

/** What an individual is worth, each number the more the better, the first its fitness. Null: it is no individual. */
export type Worth = readonly number[] | null;

/** An individual that was born. */
export interface Candidate<G> {
  /** Its number of birth in the run, from 0. */
  readonly id: number;
  readonly genome: G;
  /** The numbers of birth of those it comes from: none for a first individual, itself not included. */
  readonly parents: readonly number[];
  /** What it is worth, where that is known from before and need not be measured again. */
  readonly known?: Worth;
}

/** An individual that was measured: a type and no interface, so that states that hold members are Json. */
export type Member<G> = {
  readonly id: number;
  readonly genome: G;
  readonly parents: readonly number[];
  readonly worth: Worth;
};

/** How births are numbered: the next one, and how far apart they are. */
export type Births = { readonly next: number; readonly step: number };

/** How genomes come about. All randomness is in the stream. */
export interface Variation<G> {
  /** The first genomes, so many. */
  create(count: number, rng: Rng): readonly G[];
  crossover(one: G, two: G, rng: Rng): readonly [G, G];
  mutate(genome: G, rng: Rng): G;
  /** Genomes of the same key are the same individual. */
  key(genome: G): string;
  /** Where genomes are points in space: what a method needs that searches such a space. */
  readonly space?: SearchSpace<G>;
}

/** Points of real numbers, each a genome. */
export interface SearchSpace<G> {
  readonly dimension: number;
  /** The least and the greatest of every coordinate. */
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** Where a search begins, and how far it looks at first, coordinate by coordinate. */
  readonly centre: readonly number[];
  readonly scale: readonly number[];
  /** The genome of a point within the bounds. */
  genomeOf(point: readonly number[]): G;
}

/** What a method wants to know next. */
export type Question<G> =
  /** What these are worth. Groups that evolve apart, such as islands, are told apart. */
  | { readonly kind: 'worth'; readonly groups: readonly (readonly Candidate<G>[])[] }
  /** Who is the better of each pair. */
  | { readonly kind: 'duels'; readonly pairs: readonly (readonly [Candidate<G>, Candidate<G>])[] };

/** In the order of the question. */
export type Answer =
  | { readonly kind: 'worth'; readonly groups: readonly (readonly Worth[])[] }
  /** What the first of each pair made of the duel: 1 if it won, 0 if it lost, between them if neither did. */
  | { readonly kind: 'duels'; readonly results: readonly number[] };

/** A generation of a conversation. It returns the state after it. */
export type Conversation<G, S> = Generator<Question<G>, S, Answer>;

/** Two streams of random numbers: for what is asked, and for what is made of the answers. */
export interface Streams {
  readonly ask: Rng;
  readonly tell: Rng;
}

export interface Evolver<G, S extends Json> {
  /** The state before anybody was born. Births count 0, 1, 2 unless told otherwise. */
  start(births?: Births): S;
  /** The next generation. The state that is passed stays as it is. */
  step(state: S, streams: Streams): Conversation<G, S>;
  /** Those who are alive. Who lives on several islands is listed for each of them. */
  population(state: S): readonly Member<G>[];
  /** Who stands for the last generation, where that is not the fittest. */
  leader?(state: S): Member<G> | undefined;
  /** The hall of fame, the best or latest first. */
  hall(state: S): readonly Member<G>[];
  /** So many who are sent to other islands, as copies. */
  emigrants(state: S, count: number, rng: Rng): readonly Member<G>[];
  /** The state after newcomers arrived from other islands. */
  receive(state: S, newcomers: readonly Member<G>[], rng: Rng): S;
}

/** How many there are in a generation. */
export interface GenerationSize {
  /** How many live. */
  readonly living: number;
  /** How many are asked about, at the most, but for the first generation, where it is all who live. */
  readonly asked: number;
}

/** A way of evolving by its name: its settings as data, and how to make one. Each lives in a file of its own. */
export interface EvolverKind<Set extends Settings = Settings> {
  readonly name: string;
  readonly summary: string;
  readonly settings: Set;
  /** Whether it searches a space of real numbers and so rejects a variation without one. */
  readonly needsSpace?: boolean;
  /** What it asks, which decides on the trials that it goes with. */
  readonly asks: Question<never>['kind'];
  /** How large a generation is, from which follow checks and limits. Some methods need the dimension of the space. */
  size(values: Values<Set>, dimension: number): GenerationSize;
  create<G extends Json>(values: Values<Set>, variation: Variation<G>): Evolver<G, Json>;
}

/** Ties the type of `create` to the settings of the same object. */
export function evolverKind<Set extends Settings>(kind: EvolverKind<Set>): EvolverKind {
  return kind;
}
