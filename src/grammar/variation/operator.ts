/**
 * The context and the description of variation operators: crossovers and mutations, each in its own file. They take
 * genomes and return new ones; the parents are never changed.
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
  /** The depth limit of the operators on subtrees. The others cannot check depths: see `fits`. */
  readonly maxDepth: number;
  /** Whether a child is acceptable. If not, it is remade. Use a mapper here to reject children that are too deep. */
  readonly fits?: (genome: readonly number[]) => boolean;
}

export interface CrossoverKind<Set extends Settings = Settings> {
  readonly name: string;
  readonly summary: string;
  readonly settings: Set;
  prepare(values: Values<Set & typeof crossoverSettings>, context: VariationContext): Cross;
}

/** Two children, or undefined if these parents cannot have any. */
type Cross = (one: Parent, two: Parent, rng: Rng) => Children | undefined;

export type Children = readonly [number[], number[]];

export interface MutationKind<Set extends Settings = Settings> {
  readonly name: string;
  readonly summary: string;
  readonly settings: Set;
  prepare(values: Values<Set & typeof mutationSettings>, context: VariationContext): Mutate;
}

/** A mutant, or undefined if this parent cannot have one. */
type Mutate = (parent: Parent, rng: Rng) => number[] | undefined;

/**
 * Rejects an invalid context. Without a valid codon limit, for example, the search for a random codon would never end.
 */
export function checkContext({ grammar, semantics, codonLimit, maxDepth }: VariationContext): void {
  const given = { semantics, codonLimit, maxDepth };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) throw new InputError('setting-value', `variation: ${name} is missing.`);
  }
  readSettings(contextSettings, given, 'variation');
  checkCodonLimit(grammar, codonLimit);
}

const contextSettings = {
  semantics: choice('mapping that the genomes are made for', SEMANTICS, 'grape-lazy'),
  codonLimit: wholeNumber('upper limit of codons, exclusive', 1, MAX_CODON_LIMIT, 256),
  maxDepth: wholeNumber('greatest depth of a tree', 1, 100_000, 30),
} as const;

/** The settings common to all mutations. */
export const mutationSettings = {
  maxLength: wholeNumber('most codons of a child, 0 for any number; longer children are cut', 0, 10_000_000, 0),
  attempts: wholeNumber('most attempts to make a child that fits', 1, 10_000, 20),
} as const;

/** The settings common to all crossovers. */
export const crossoverSettings = {
  ...mutationSettings,
  maxLength: wholeNumber('most codons of a child, 0 for any number', 0, 10_000_000, 0),
  tooLong: choice('what to do with a child that is too long', ['cut', 'retry'], 'cut'),
} as const;

export const withinSetting = {
  within: choice('the codons it works on: those that the mapping used, or all', ['used', 'all'], 'used'),
} as const;

/** Ties the type of `prepare` to the settings of the same object. */
export function crossoverKind<Set extends Settings>(kind: CrossoverKind<Set>): CrossoverKind {
  return kind;
}

export function mutationKind<Set extends Settings>(kind: MutationKind<Set>): MutationKind {
  return kind;
}
