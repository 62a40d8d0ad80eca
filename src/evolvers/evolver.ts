/**
 * A method of evolution as a conversation: in each generation it asks questions about genomes (what they are worth, or
 * who wins a duel) and continues from the answers. It sees genomes and numbers, never a board. Its state is plain JSON,
 * so that a run can be saved, resumed and watched. The same state, random streams and answers lead to the same
 * questions.
 */

import type { Json } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import type { Settings, Values } from '../base/setting.ts';

/** What an individual is worth: numbers of which more is better, the first being its fitness. Null if it is invalid. */
export type Worth = readonly number[] | null;

/** An individual, measured or not. */
export interface Candidate<G> {
  /** Its birth number in the run, from 0. */
  readonly id: number;
  readonly genome: G;
  /** The birth numbers of its parents, itself excluded; empty for an initial individual. */
  readonly parents: readonly number[];
  /** Its worth, if it is already known and need not be measured again. */
  readonly known?: Worth;
}

/** An individual that has been measured. A type and not an interface, so that states with members are Json. */
export type Member<G> = {
  readonly id: number;
  readonly genome: G;
  readonly parents: readonly number[];
  readonly worth: Worth;
};

/** How births are numbered: the next number, and the step between numbers. */
export type Births = { readonly next: number; readonly step: number };

/** How genomes are created and varied. All randomness comes from the stream. */
export interface Variation<G> {
  /** The given number of initial genomes. */
  create(count: number, rng: Rng): readonly G[];
  crossover(one: G, two: G, rng: Rng): readonly [G, G];
  mutate(genome: G, rng: Rng): G;
  /** Genomes with the same key are the same individual. */
  key(genome: G): string;
  /** How different two genomes are, for methods that keep a population diverse. */
  distance?(one: G, two: G): number;
  /** For genomes that are points in space: what methods need that search such a space. */
  readonly space?: SearchSpace<G>;
}

/** A space of real numbers; each point is a genome. */
export interface SearchSpace<G> {
  readonly dimension: number;
  /** The least and the greatest value of every coordinate. */
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** Where a search starts, and how far it looks at first, for each coordinate. */
  readonly centre: readonly number[];
  readonly scale: readonly number[];
  /** The genome of a point within the bounds. */
  genomeOf(point: readonly number[]): G;
}

/** What a method asks next, and which part of the generation is done, from 0 to 1, if it asks many times. */
export type Question<G> = { readonly done?: number } & (
  | /** What these are worth. Groups that evolve separately, such as islands, stay separate. */
    { readonly kind: 'worth'; readonly groups: readonly (readonly Candidate<G>[])[] }
  /** The better of each pair. */
  | { readonly kind: 'duels'; readonly pairs: readonly (readonly [Candidate<G>, Candidate<G>])[] }
);

/** In the order of the question. */
export type Answer =
  | {
      readonly kind: 'worth';
      readonly groups: readonly (readonly Worth[])[];
      /** The genomes as they became while they were measured, if they learnt. Children inherit what was learnt. */
      readonly learnt?: readonly (readonly Json[])[];
    }
  /** The result of the first of each pair: 1 if it won, 0 if it lost, in between if neither won. */
  | { readonly kind: 'duels'; readonly results: readonly number[] };

/** One generation as a conversation. It returns the new state. */
export type Conversation<G, S> = Generator<Question<G>, S, Answer>;

/** Two streams of random numbers: one for asking, one for processing the answers. */
export interface Streams {
  readonly ask: Rng;
  readonly tell: Rng;
}

/** Who leaves an island: its best, or members that are selected as parents are. */
export const EMIGRATIONS = ['best', 'selected'] as const;
export type Emigration = (typeof EMIGRATIONS)[number];

/**
 * Which newcomers join an island: those that are no worse than a resident, or all of them. What a newcomer was worth on
 * its old island may mean little on the new one. So in the second case it plays in the next generation, in the place of
 * a child.
 */
export const IMMIGRATIONS = ['merit', 'open'] as const;
export type Immigration = (typeof IMMIGRATIONS)[number];

export interface Evolver<G, S extends Json> {
  /** The state before the first birth. By default births are numbered 0, 1, 2 ... */
  start(births?: Births): S;
  /** The next generation. The given state does not change. */
  step(state: S, streams: Streams): Conversation<G, S>;
  /** The living members. A member that lives on several islands is listed for each of them. */
  population(state: S): readonly Member<G>[];
  /** The member that represents the last generation, if that is not the fittest. */
  leader?(state: S): Member<G> | undefined;
  /** The hall of fame, the best or latest first. */
  hall(state: S): readonly Member<G>[];
  /** Copies of the given number of valid members, or of all if there are fewer, to send to other islands. */
  emigrants(state: S, count: number, by: Emigration, rng: Rng): readonly Member<G>[];
  /** The state after newcomers arrived from other islands. */
  receive(state: S, newcomers: readonly Member<G>[], by: Immigration, rng: Rng): S;
  /** Numbers of the last generation to plot as curves, by name. */
  traits?(state: S): Readonly<Record<string, number>>;
  /** The members of each island, if there are islands. */
  islands?(state: S): readonly (readonly Member<G>[])[];
}

/** The size of a generation. */
export interface GenerationSize {
  /** How many members live. */
  readonly living: number;
  /** How many are asked about at most. In the first generation it is all who live. */
  readonly asked: number;
  /** How many children are born at least: the places that newcomers can take. */
  readonly born: number;
}

/** A method of evolution by name: its settings as data, and how to create it. Each is in its own file. */
export interface EvolverKind<Set extends Settings = Settings> {
  readonly name: string;
  readonly summary: string;
  readonly settings: Set;
  /** Whether it searches a space of real numbers and so rejects a variation without one. */
  readonly needsSpace?: boolean;
  /** Whether it selects no parents and has no place for every newcomer, so that only the best migrate, and by merit. */
  readonly migratesByMerit?: boolean;
  /** Whether it asks about one individual after another, thousands of times, so that an answer must cost little. */
  readonly asksOften?: boolean;
  /** The kind of question it asks, which determines the trials it works with. */
  readonly asks: Question<never>['kind'];
  /** The size of a generation, for checks and limits. Some methods need the dimension of the space. */
  size(values: Values<Set>, dimension: number): GenerationSize;
  create<G extends Json>(values: Values<Set>, variation: Variation<G>): Evolver<G, Json>;
}

/** Ties the type of `create` to the settings of the same object. */
export function evolverKind<Set extends Settings>(kind: EvolverKind<Set>): EvolverKind {
  return kind;
}
