/**
 * Grammatical Evolution as a library, independent of draughts: read a grammar, make a population, map genomes, vary
 * them, and, if the texts are expressions, evaluate and simplify them. `docs/grammatical-evolution.md` is a worked
 * example.
 */

export { InputError } from '../base/inputError.ts';
export type { Rng } from '../base/rng.ts';
export { createRng, randomBelow } from '../base/rng.ts';

export type { Grammar } from './grammar.ts';
export type { GrammarReading, ReadingOptions } from './readGrammar.ts';
export { readGrammar } from './readGrammar.ts';
export type { Dialect } from './scanGrammar.ts';
export { formatGrammar } from './formatGrammar.ts';
export type { GrammarProblem } from './grammarProblem.ts';
export { GrammarError } from './grammarProblem.ts';
export { describeGrammar } from './describeGrammar.ts';

export type { DerivedMapping, Mapper, Mapping, MappingOptions, Semantics } from './mapping.ts';
export { SEMANTICS, createMapper } from './mapping.ts';
export type { Derivation } from './derivation.ts';
export { depthOf, genomeOf, phenotypeOf } from './derivation.ts';

export type { Population } from './initialisation/createPopulation.ts';
export { createPopulation, readPopulationSettings } from './initialisation/createPopulation.ts';
export { INITIALISERS } from './initialisation/initialisers.ts';
export type { VariationContext } from './variation/operator.ts';
export type { Parent } from './variation/parent.ts';
export { CROSSOVERS, createCrossover, readCrossoverSettings } from './variation/crossovers.ts';
export { MUTATIONS, createMutation, readMutationSettings } from './variation/mutations.ts';

export type { Binary, Comparison, Conditional, Constant, Expression } from './expression/expression.ts';
export type { BinaryOperator, Input, Relation, Unary, UnaryOperator } from './expression/expression.ts';
export { binary, comparison, conditional, constant, input, unary } from './expression/expression.ts';
export { type ExpressionLimits, parseExpression } from './expression/parseExpression.ts';
export { formatExpression, formatInfix } from './expression/formatExpression.ts';
export { evaluateExpression } from './expression/evaluateExpression.ts';
export { measureExpression } from './expression/measureExpression.ts';
export { canonicalKey, sameExpression } from './expression/canonicalExpression.ts';
export type { CompiledPopulation } from './expression/compilePopulation.ts';
export { compilePopulation } from './expression/compilePopulation.ts';
export { compileClosures } from './expression/compileClosures.ts';
export type { Range } from './expression/range.ts';
export { ANY_NUMBER, wholeRange } from './expression/range.ts';
export { type Purpose, simplify } from './expression/simplify.ts';
export type { Words } from './expression/expressionPhrase.ts';
export { describeWishes } from './expression/describeExpression.ts';
