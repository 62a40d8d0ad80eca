/**
 * Codons that a grammar maps to a strategy: the link between Grammatical Evolution and draughts. The evolver sees a
 * genome that can be created, crossed and mutated; the lab sees an expression that plays.
 */

import { InputError } from '../base/inputError.ts';
import type { Rng } from '../base/rng.ts';
import type { Given } from '../base/setting.ts';
import { strategyKey } from '../evaluators/strategy.ts';
import { numberExpansions, withNumbers } from '../grammar/chosenNumbers.ts';
import type { Derivation } from '../grammar/derivation.ts';
import { phenotypeOf as textOf } from '../grammar/derivation.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { sumOf } from '../grammar/expression/factors.ts';
import { formatExpression } from '../grammar/expression/formatExpression.ts';
import { measureExpression } from '../grammar/expression/measureExpression.ts';
import { parseExpression } from '../grammar/expression/parseExpression.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { createPopulation } from '../grammar/initialisation/createPopulation.ts';
import type { Semantics } from '../grammar/mapping.ts';
import { createMapper } from '../grammar/mapping.ts';
import { createCrossover } from '../grammar/variation/crossovers.ts';
import { createMutation } from '../grammar/variation/mutations.ts';
import type { Parent } from '../grammar/variation/parent.ts';
import type { Board } from '../rules/board.ts';
import type { Phenotype, Representation } from './representation.ts';

export type Codons = readonly number[];

export interface GrammarGenomeOptions {
  readonly grammar: Grammar;
  readonly board: Board;
  readonly semantics: Semantics;
  readonly codonLimit: number;
  readonly maxDepth: number;
  readonly initialisation: Given;
  readonly crossover: Given;
  readonly mutation: Given;
  /** Whether every invalid child is remade; otherwise only those that are too deep are. */
  readonly validOnly: boolean;
  /** The expression to play instead of the evolved one; the expression itself by default. */
  readonly playedAs?: (tree: Expression) => Expression;
  /** Whether only the order of the values matters. If a search evaluates positions, their size matters too. */
  readonly byOrder: boolean;
  /** Whether to accept an initial individual, given what it plays; if not, it is remade. */
  readonly accept?: (text: string) => boolean;
}

/** The number of texts whose strategies are cached. */
const MOST_REMEMBERED = 4000;

/** A genome that maps to no text. */
const INVALID = Symbol('invalid');

export function createGrammarGenome(options: GrammarGenomeOptions): Representation<Codons> {
  const { grammar, semantics, codonLimit, maxDepth, initialisation, accept } = options;
  const mapper = createMapper(grammar, { semantics, maxDepth });
  const fits = (genome: Codons): boolean => {
    const { valid, reason } = mapper.check(genome);
    return options.validOnly ? valid : reason !== 'too-deep';
  };
  const context = { grammar, semantics, codonLimit, maxDepth, fits };
  const cross = createCrossover(options.crossover, context);
  const mutate = createMutation(options.mutation, context);
  const parentOf = (genome: Codons): Parent => {
    const { usedCodons, derivation } = mapper.derive(genome);
    return { genome, usedCodons, derivation };
  };
  // The same array is looked up often, and different arrays often map to the same text.
  const known = new WeakMap<Codons, Phenotype | typeof INVALID>();
  const remembered = new Map<string, Phenotype | typeof INVALID>();
  const express = (genome: Codons): Phenotype | undefined => {
    const found = known.get(genome) ?? map(genome);
    known.set(genome, found);
    return found === INVALID ? undefined : found;
  };
  const map = (genome: Codons): Phenotype | typeof INVALID => {
    const { valid, phenotype: text } = mapper.map(genome);
    if (!valid) return INVALID;
    return remember(text);
  };
  const remember = (text: string): Phenotype | typeof INVALID => {
    const found = remembered.get(text);
    if (found) return found;
    const made = phenotypeOf(text, options) ?? INVALID;
    if (remembered.size === MOST_REMEMBERED) remembered.clear();
    remembered.set(text, made);
    return made;
  };
  const isAccepted = (text: string): boolean => {
    const made = remember(text);
    return made !== INVALID && accept!(made.evaluation);
  };
  return {
    create: (count, rng: Rng) =>
      createPopulation(grammar, { ...initialisation, size: count, semantics, codonLimit }, rng, accept && isAccepted)
        .genomes,
    crossover: (one, two, rng) => cross(parentOf(one), parentOf(two), rng),
    mutate: (genome, rng) => mutate(parentOf(genome), rng),
    key: (genome) => express(genome)?.key ?? '',
    express,
    taught: (genome, evaluation) => withLearntNumbers(genome, mapper.derive(genome).derivation, evaluation, codonLimit),
    searchKey: ({ evaluation }) => strategyKey(parseExpression(evaluation), options.board, false),
  };
}

/** The genome whose factors are the nearest that its grammar has to those of an evaluation that has learnt. */
function withLearntNumbers(
  genome: Codons,
  derivation: Derivation | undefined,
  evaluation: string,
  codonLimit: number,
): Codons {
  if (!derivation) return genome;
  const places = numberExpansions(derivation);
  // Each number becomes a mark that says where it comes from; then the factors of the text show which ones they are.
  const marked = textOf(derivation, (text, index) => (places.has(index) ? String(FIRST_MARK + index) : text));
  const marks = sumOf(parseExpression(marked)).terms.map(({ factor }) => factor);
  const learnt = sumOf(parseExpression(evaluation)).terms.map(({ factor }) => factor);
  if (marks.length !== learnt.length) return genome;
  const wanted = marks.flatMap((mark, index): [number, number][] =>
    places.has(mark - FIRST_MARK) ? [[mark - FIRST_MARK, learnt[index]!]] : [],
  );
  return withNumbers(genome, derivation, new Map(wanted), codonLimit);
}

/** Larger than any number in a grammar. */
const FIRST_MARK = 2 ** 40;

/** Undefined for a text that is not a strategy for the board: a grammar may name features that do not exist there. */
function phenotypeOf(text: string, options: GrammarGenomeOptions): Phenotype | undefined {
  try {
    return strategyPhenotype(text, options);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function strategyPhenotype(text: string, { board, playedAs, byOrder }: GrammarGenomeOptions): Phenotype {
  const tree = parseExpression(text);
  const played = playedAs ? playedAs(tree) : tree;
  const written = formatExpression(tree);
  return {
    text: written,
    evaluation: played === tree ? written : formatExpression(played),
    size: measureExpression(tree).size,
    key: strategyKey(played, board, byOrder),
  };
}
