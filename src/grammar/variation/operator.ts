/**
 * What operators of variation are told and how they are described: crossovers and mutations, each in a file of its own.
 * They take genomes and give new ones; the parents are never changed.
 */

import { InputError } from '../../base/inputError.ts';
import type { Rng } from '../../base/rng.ts';
import type { Grammar } from '../grammar.ts';
import type { Coding } from '../coding.ts';
import { MAX_CODON_LIMIT, checkCodonLimit } from '../coding.ts';
import { SEMANTICS } from '../mapping.ts';
import { choice, readSettings, wholeNumber } from '../../base/setting.ts';
import type { Settings, Values } from '../../base/setting.ts';
import type { Parent } from './parent.ts';

export interface VariationContext extends Coding {
  readonly grammar: Grammar;
  /** The limit that the operators on subtrees keep. The others cannot know depths: see `fits`. */
  readonly maxDepth: number;
  /** Whether a child may live. One that may not is made anew; a mapper tells here whether it is too deep. */
  readonly fits?: (genome: readonly number[]) => boolean;
}

export interface CrossoverKind<Set extends Settings = Settings> {
  readonly name: string;
  readonly summary: string;
  readonly settings: Set;
  prepare(values: Values<Set & typeof crossoverSettings>, context: VariationContext): Cross;
}

/** Two children, or undefined if these parents can have none. */
type Cross = (one: Parent, two: Parent, rng: Rng) => Children | undefined;

export type Children = readonly [number[], number[]];

export interface MutationKind<Set extends Settings = Settings> {
  readonly name: string;
  readonly summary: string;
  readonly settings: Set;
  prepare(values: Values<Set & typeof mutationSettings>, context: VariationContext): Mutate;
}

/** A mutant, or undefined if this parent can have none. */
type Mutate = (parent: Parent, rng: Rng) => number[] | undefined;

/** Turns down a context with which operators would do harm: a random codon below nothing is searched for ever. */
export function checkContext({ grammar, semantics, codonLimit, maxDepth }: VariationContext): void {
  const given = { semantics, codonLimit, maxDepth };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) throw new InputError('setting-value', `variation: ${name} is missing.`);
  }
  readSettings(contextSettings, given, 'variation');
  checkCodonLimit(grammar, codonLimit);
}

const contextSettings = {
  semantics: choice('whose way of mapping the genomes are for', SEMANTICS, 'grape-lazy'),
  codonLimit: wholeNumber('codons are below this', 1, MAX_CODON_LIMIT, 256),
  maxDepth: wholeNumber('greatest depth of a tree', 1, 100_000, 30),
} as const;

/** What all mutations are told. */
export const mutationSettings = {
  maxLength: wholeNumber('most codons of a child, 0 for any number; what is longer is cut', 0, 10_000_000, 0),
  attempts: wholeNumber('how often a child is made at the most, until it fits', 1, 10_000, 20),
} as const;

/** What all crossovers are told. */
export const crossoverSettings = {
  ...mutationSettings,
  maxLength: wholeNumber('most codons of a child, 0 for any number', 0, 10_000_000, 0),
  tooLong: choice('what is done with a child that is too long', ['cut', 'retry'], 'cut'),
} as const;

export const withinSetting = {
  within: choice('which codons it works on: those that the mapping used, or all', ['used', 'all'], 'used'),
} as const;

/** Ties the type of `prepare` to the settings of the same object. */
export function crossoverKind<Set extends Settings>(kind: CrossoverKind<Set>): CrossoverKind {
  return kind;
}

export function mutationKind<Set extends Settings>(kind: MutationKind<Set>): MutationKind {
  return kind;
}
