/**
 * Maps a genome to a text: each codon, modulo the number of productions, chooses one for the leftmost non-terminal
 * (Ryan, Collins and O'Neill 1998). The frameworks differ in the details, so the semantics has a name: GRAPE's, with
 * (eager) or without (lazy) a codon for rules with one production, and that of PonyGE2's linear mapper.
 */

import { InputError } from '../base/inputError.ts';
import { compileGrammar } from './compiledGrammar.ts';
import type { Derivation } from './derivation.ts';
import type { Grammar } from './grammar.ts';
import { GrapeTracer } from './grapeTracer.ts';
import { PonyGE2Tracer } from './ponyge2Tracer.ts';
import type { FailureReason, Tracer } from './tracer.ts';
import { MAX_DEPTH } from './tracer.ts';
import { Unfolder } from './unfolder.ts';

/** The mapping to follow: GRAPE without or with a codon for rules with one production, or PonyGE2. */
export type Semantics = 'grape-lazy' | 'grape-eager' | 'ponyge2';

export const SEMANTICS: readonly Semantics[] = ['grape-lazy', 'grape-eager', 'ponyge2'];

/** The mapping to follow, and its limits. */
export interface MappingOptions {
  readonly semantics: Semantics;
  /** The start symbol has depth 1, and every expansion is one level deeper. */
  readonly maxDepth: number;
  /** How often PonyGE2 may wrap around the genome. GRAPE never does. */
  readonly maxWraps?: number;
}

/**
 * Maps genomes to texts. All three methods interpret a genome identically; those that return less are faster. Codons
 * must be whole numbers from 0 to 2^31 - 1. Only the codons that are read are checked.
 */
export interface Mapper {
  /** Whether a genome maps to a text, and the codons and depth that takes. */
  check(genome: ArrayLike<number>): MappingOutcome;
  /** The text as well. */
  map(genome: ArrayLike<number>): Mapping;
  /** The text and how it is derived. */
  derive(genome: ArrayLike<number>): DerivedMapping;
}

/** Whether a genome maps to a text, and the codons and depth that takes. */
export type MappingOutcome = MappingSuccess | MappingFailure;

/** A genome that maps to a text. */
export interface MappingSuccess {
  readonly valid: true;
  readonly reason?: undefined;
  readonly usedCodons: number;
  readonly depth: number;
}

/** As the frameworks report it: GRAPE gives 0 codons and the depth reached, PonyGE2 gives nothing. */
export interface MappingFailure {
  readonly valid: false;
  readonly reason: FailureReason;
  readonly usedCodons: 0 | null;
  readonly depth: number | null;
}

/** The text that a genome maps to, or the reason why there is none. */
export type Mapping =
  | (MappingSuccess & { readonly phenotype: string })
  /** GRAPE returns the partial text, with open non-terminals by name in brackets. */
  | (MappingFailure & { readonly phenotype: string | null });

/** With the derivation of a valid genome. */
export type DerivedMapping =
  | (MappingSuccess & { readonly phenotype: string; readonly derivation: Derivation })
  | (MappingFailure & { readonly phenotype: string | null; readonly derivation?: undefined });

/** A mapper for a grammar. It reuses its own arrays, but its results stay valid after the next call. */
export function createMapper(grammar: Grammar, options: MappingOptions): Mapper {
  const tracer = createTracer(grammar, options);
  const unfolder = new Unfolder(grammar);
  const isLazy = options.semantics === 'grape-lazy';
  const isGrape = options.semantics !== 'ponyge2';

  const failure = (reason: FailureReason): MappingFailure =>
    isGrape
      ? { valid: false, reason, usedCodons: 0, depth: tracer.depth }
      : { valid: false, reason, usedCodons: null, depth: null };

  const check = (genome: ArrayLike<number>): MappingOutcome => {
    const reason = tracer.trace(genome);
    if (reason !== undefined) return failure(reason);
    return { valid: true, usedCodons: tracer.usedCodons, depth: tracer.depth };
  };

  const map = (genome: ArrayLike<number>): Mapping => {
    const reason = tracer.trace(genome);
    if (reason !== undefined) return isGrape ? partial(failure(reason)) : { ...failure(reason), phenotype: null };
    const phenotype = unfolder.text(tracer.productions, tracer.expansions);
    // A text over the limit counts as none.
    if (phenotype === undefined) return { ...failure('too-large'), phenotype: null };
    return { valid: true, usedCodons: tracer.usedCodons, depth: tracer.depth, phenotype };
  };

  /** The partial text of a failure can be long and is rarely read, so it is made on demand. */
  const partial = ({ valid, reason, usedCodons, depth }: MappingFailure): Mapping => {
    const { expansions } = tracer;
    // A plain array, because a small typed array takes longer to create than to fill.
    const kept: number[] = [];
    for (let index = 0; index < expansions; index++) kept.push(tracer.productions[index]!);
    return {
      valid,
      reason,
      usedCodons,
      depth,
      get phenotype() {
        return unfolder.text(Int32Array.from(kept), expansions) ?? null;
      },
    };
  };

  const derive = (genome: ArrayLike<number>): DerivedMapping => {
    const mapping = map(genome);
    return mapping.valid
      ? {
          ...mapping,
          derivation: unfolder.derivation(tracer.productions.subarray(0, tracer.expansions), genome, isLazy),
        }
      : mapping;
  };

  return { check, map, derive };
}

function createTracer(grammar: Grammar, { semantics, maxDepth, maxWraps = 0 }: MappingOptions): Tracer {
  checkLimit('maximum depth', maxDepth, 1, MAX_DEPTH);
  checkLimit('number of wraps', maxWraps, 0, semantics === 'ponyge2' ? MAX_WRAPS : 0);
  const compiled = compileGrammar(grammar);
  switch (semantics) {
    case 'grape-lazy':
      return new GrapeTracer(compiled, maxDepth, true);
    case 'grape-eager':
      return new GrapeTracer(compiled, maxDepth, false);
    case 'ponyge2':
      return new PonyGE2Tracer(compiled, maxDepth, maxWraps);
    default:
      throw new InputError(
        'mapping-semantics',
        `There is no semantics "${String(semantics)}". Choose ${SEMANTICS.join(', ')}.`,
      );
  }
}

const MAX_WRAPS = 1_000_000;

function checkLimit(what: string, value: number, low: number, high: number): void {
  if (Number.isInteger(value) && value >= low && value <= high) return;
  const range = low === high ? `${low} because GRAPE does not wrap,` : `a whole number from ${low} to ${high},`;
  throw new InputError('mapping-limit', `The ${what} is ${range} not ${value}.`);
}
