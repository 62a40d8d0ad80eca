/**
 * A representation defines what a run breeds: how genomes are made and varied, and what a genome plays. It is the only
 * link between evolution and draughts: evolvers see genomes, trials and pages see phenotypes.
 */

import type { z } from 'zod';
import type { Json } from '../base/json.ts';
import type { LinearWeights } from '../evaluators/linearText.ts';
import type { Member, Variation } from '../evolvers/evolver.ts';
import type { StrategyMode } from '../players/strategyMode.ts';
import type { Variant } from '../rules/variant.ts';

/** What a genome expresses. */
export interface Phenotype {
  /** One line for lists: an expression, or the weights that matter most. */
  readonly text: string;
  /** The evaluation of positions, as written after `eval=`: an expression, `linear(...)` or `net(...)`. */
  readonly evaluation: string;
  /** The size: nodes of an expression, or weights that are not 0. */
  readonly size: number;
  /** Phenotypes with the same key choose the same moves. */
  readonly key: string;
}

export interface Representation<G extends Json = Json> extends Variation<G> {
  /** Undefined for a genome that cannot play here. */
  express(genome: G): Phenotype | undefined;
  /** The key for use in a search, if `key` only reflects the order of values. */
  searchKey?(phenotype: Phenotype): string;
  /** The exact weights of a genome, before they are rounded to play, if it is a linear evaluation. */
  linear?(genome: G): LinearWeights;
  /** The genome that expresses an evaluation which has learnt from games, if genomes can keep that. */
  taught?(genome: G, evaluation: string): G;
  /** Numbers of a generation to plot as curves, by name. There is always at least one member. */
  traits?(members: readonly Member<G>[]): Readonly<Record<string, number>>;
}

/** How phenotypes play. */
export interface Playing {
  readonly variant: Variant;
  readonly mode: StrategyMode;
  /** Whether a search uses their values. Otherwise they look one move ahead themselves. */
  readonly isSearched: boolean;
  /** Reproduces a bug of the original EvoDraughts; see `originalSlips.ts`. */
  readonly rootBug: boolean;
}

/** A problem with a combination of fields: the field, and the rest of a sentence about it. */
export type FieldProblem = readonly [field: string, message: string];

/** A representation by name: its fields in an experiment, and how to create it. Each is in its own file. */
export interface RepresentationKind<Fields extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly summary: string;
  /** What size counts: `node`, `weight`. */
  readonly sizeNoun: string;
  /** Whether it needs a search to play. An expression can also choose a move by itself. */
  readonly needsSearch: boolean;
  /** Whether its phenotypes are linear evaluations, so that `linear` is there. */
  readonly isLinear?: boolean;
  /** Whether its phenotypes see pieces on squares and read no features, so that boards show what they value. */
  readonly seesPieces?: boolean;
  readonly fields: Fields;
  /** The number of numbers in a genome, for genomes that are points in space. Some methods need it. */
  dimension?(values: FieldValues<Fields>, variant: Variant): number;
  /** Fields that name a file, each with the field that contains its text in a stored experiment. */
  readonly files?: Readonly<Record<string, string>>;
  /** Problems of fields that are valid individually. */
  problems(values: FieldValues<Fields>, variant: Variant): readonly FieldProblem[];
  create(values: FieldValues<Fields>, playing: Playing): Representation;
}

export type FieldValues<Fields extends z.ZodRawShape> = z.infer<z.ZodObject<Fields>>;

/** Ties the types of `problems` and `create` to the fields of the same object. */
export function representationKind<Fields extends z.ZodRawShape>(kind: RepresentationKind<Fields>): RepresentationKind {
  return kind;
}
