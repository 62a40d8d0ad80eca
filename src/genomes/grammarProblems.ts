/**
 * Checks the fields of a grammar genome: reads the grammar, prepares its operators, and makes some initial individuals
 * to see that they are strategies for the board.
 */

import { createRng } from '../base/rng.ts';
import { parseStrategy } from '../evaluators/strategy.ts';
import { checkCodonLimit } from '../grammar/coding.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { createPopulation } from '../grammar/initialisation/createPopulation.ts';
import { createMapper } from '../grammar/mapping.ts';
import { readGrammar } from '../grammar/readGrammar.ts';
import { createCrossover } from '../grammar/variation/crossovers.ts';
import { createMutation } from '../grammar/variation/mutations.ts';
import type { Variant } from '../rules/variant.ts';
import { attempt } from '../base/attempt.ts';
import type { GrammarFields } from './grammarFields.ts';
import type { FieldProblem } from './representation.ts';

/** Enough to use a good part of the productions. */
const SAMPLE = 100;

export function problemsOfGrammar(genome: GrammarFields, variant: Variant): readonly FieldProblem[] {
  // The reader of the experiment has already reported that the file is missing.
  if (genome.grammarText === '') return [];
  const { value, problem } = attempt(() => readGrammar(genome.grammarText));
  if (!value) return [['grammar', `must be a valid grammar, but ${genome.grammar} is not. ${problem}`]];
  const { grammar } = value;
  const limit = attempt(() => checkCodonLimit(grammar, genome.codonLimit));
  // The other checks would only repeat this.
  if (limit.problem !== undefined) return [['codonLimit', `is too small. ${limit.problem}`]];
  const context = { ...genome, grammar };
  const parts = [
    ['crossover', attempt(() => createCrossover(genome.crossover, context))],
    ['mutation', attempt(() => createMutation(genome.mutation, context))],
  ] as const;
  const sample = attempt(() => sampleTexts(grammar, genome));
  return [
    ...[...parts, ['initialisation', sample] as const].flatMap(([field, result]) =>
      result.problem === undefined ? [] : [[field, `does not fit ${genome.grammar}. ${result.problem}`] as const],
    ),
    ...(sample.value ? problemsOfTexts(sample.value, genome, variant) : []),
  ];
}

/** The texts of some initial individuals; invalid ones have none. */
function sampleTexts(grammar: Grammar, { initialisation, semantics, codonLimit, maxDepth }: GrammarFields): string[] {
  const settings = { ...initialisation, distinct: false, attempts: 1, size: SAMPLE, semantics, codonLimit };
  const mapper = createMapper(grammar, { semantics, maxDepth });
  return createPopulation(grammar, settings, createRng(1)).genomes.flatMap((codons) => {
    const { valid, phenotype } = mapper.map(codons);
    return valid ? [phenotype] : [];
  });
}

function problemsOfTexts(
  texts: readonly string[],
  { grammar, maxDepth }: GrammarFields,
  variant: Variant,
): FieldProblem[] {
  if (texts.length === 0) {
    const advice = `Increase genome.maxDepth, which is ${maxDepth}, or allow longer genomes.`;
    return [['initialisation', `is unusable: none of ${SAMPLE} individuals maps to a text. ${advice}`]];
  }
  for (const text of texts) {
    const { problem } = attempt(() => parseStrategy(text, variant.board));
    if (problem !== undefined) return [['grammar', `must fit ${variant.name}, but ${grammar} does not. ${problem}`]];
  }
  return [];
}
