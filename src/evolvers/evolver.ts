/**
 * A way of evolving, as a conversation: it is asked for genomes, and told what they are worth. It sees genomes and
 * numbers, never a board. Its state is plain JSON, so that saving, resuming and watching a run are one thing; given the
 * same state and the same random stream it asks for the same genomes.
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
  /** What it was made of, where the genome does not show it. The method wants to be told it again with the worth. */
  readonly sample?: readonly number[];
}

/** An individual that was measured: a type and no interface, so that states that hold members are Json. */
export type Member<G> = {
  readonly id: number;
  readonly genome: G;
  readonly parents: readonly number[];
  readonly worth: Worth;
};

/** A member as a method is told of it: with the sample of the candidate, if it had one. */
export type Measured<G> = Member<G> & { readonly sample?: readonly number[] };

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
  pointOf(genome: G): readonly number[];
}

export interface Evolver<G, S extends Json> {
  /** The state before anybody was born. Births count 0, 1, 2 unless told otherwise. */
  start(births?: Births): S;
  /**
   * Those to be measured next. Asking changes nothing: the same state and stream give the same answer. How many they
   * are follows from the settings and from how often it was told, not from luck or worth.
   */
  ask(state: S, rng: Rng): readonly Candidate<G>[];
  /** The state after those who were asked for were measured, given in the same order. */
  tell(state: S, measured: readonly Measured<G>[], rng: Rng): S;
  /** Those who are alive. Who lives on several islands is listed for each of them. */
  population(state: S): readonly Member<G>[];
  /** The hall of fame, the best or latest first. */
  hall(state: S): readonly Member<G>[];
  /** Newcomers take the places of the worst, where they are no worse and do not live here already. */
  receive(state: S, newcomers: readonly Member<G>[]): S;
}

/** A way of evolving by its name: its settings as data, and how to make one. Each lives in a file of its own. */
export interface EvolverKind<Set extends Settings = Settings> {
  readonly name: string;
  readonly summary: string;
  readonly settings: Set;
  /** Whether it searches a space of real numbers and so rejects a variation without one. */
  readonly needsSpace?: boolean;
  create<G extends Json>(values: Values<Set>, variation: Variation<G>): Evolver<G, Json>;
}

/** Ties the type of `create` to the settings of the same object. */
export function evolverKind<Set extends Settings>(kind: EvolverKind<Set>): EvolverKind {
  return kind;
}
