/**
 * A representation is what a run breeds: how genomes are made and varied, and what plays by one. It is the only place
 * where evolution meets draughts. Evolvers see genomes, trials and pages see phenotypes, and neither knows of the other.
 */

import type { z } from 'zod';
import type { Json } from '../base/json.ts';
import type { Member, Variation } from '../evolvers/evolver.ts';
import type { StrategyMode } from '../players/strategyMode.ts';
import type { Variant } from '../rules/variant.ts';

/** What a genome stands for. */
export interface Phenotype {
  /** A line for lists: an expression, or the weights that matter most. */
  readonly text: string;
  /** What scores positions, as it is written behind `eval=`: an expression, or `linear(...)`. */
  readonly evaluation: string;
  /** What size costs: nodes of an expression, or weights that are not 0. */
  readonly size: number;
  /** Phenotypes of the same key choose the same moves. */
  readonly key: string;
}

export interface Representation<G extends Json = Json> extends Variation<G> {
  /** Undefined for a genome that stands for nothing that could play here. */
  express(genome: G): Phenotype | undefined;
  /** The key where a search asks for values, if their order is all that `key` is about. */
  searchKey?(phenotype: Phenotype): string;
  /** Numbers of a generation that are worth a curve, by name. There is always a member. */
  traits?(members: readonly Member<G>[]): Readonly<Record<string, number>>;
}

/** How phenotypes are going to play. */
export interface Playing {
  readonly variant: Variant;
  readonly mode: StrategyMode;
  /** Of the search that asks for their values; 0 where they look one move ahead themselves. */
  readonly depth: number;
  /** The slip of the original EvoDraughts; see `originalSlips.ts`. */
  readonly rootBug: boolean;
}

/** What only shows when fields are seen together: the field, and the rest of a sentence about it. */
export type FieldProblem = readonly [field: string, message: string];

/** A representation by its name: its fields in an experiment, and how to make one. Each lives in a file of its own. */
export interface RepresentationKind<Fields extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly summary: string;
  /** What size counts: `node`, `weight`. */
  readonly sizeNoun: string;
  /** Whether only a search can play by it. An expression can also choose a move by itself. */
  readonly needsSearch: boolean;
  readonly fields: Fields;
  /** How many numbers a genome is, where genomes are points in space. Some methods need that. */
  dimension?(values: FieldValues<Fields>): number;
  /** Fields that name a file, each with the field that holds its text in a stored experiment. */
  readonly files?: Readonly<Record<string, string>>;
  /** What is wrong with fields that are right in themselves. */
  problems(values: FieldValues<Fields>, variant: Variant): readonly FieldProblem[];
  create(values: FieldValues<Fields>, playing: Playing): Representation;
}

export type FieldValues<Fields extends z.ZodRawShape> = z.infer<z.ZodObject<Fields>>;

/** Ties the types of `problems` and `create` to the fields of the same object. */
export function representationKind<Fields extends z.ZodRawShape>(kind: RepresentationKind<Fields>): RepresentationKind {
  return kind;
}
