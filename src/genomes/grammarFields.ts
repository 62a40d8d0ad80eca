/** The fields of an experiment whose genomes are codons of a grammar. */

import { z } from 'zod';
import { methodType, mustBe, settingType, textType } from '../base/field.ts';
import { onOff, wholeNumber } from '../base/setting.ts';
import { POPULATION_SETTINGS, readPopulationSettings } from '../grammar/initialisation/createPopulation.ts';
import { INITIALISERS } from '../grammar/initialisation/initialisers.ts';
import { CROSSOVERS, readCrossoverSettings } from '../grammar/variation/crossovers.ts';
import { MUTATIONS, readMutationSettings } from '../grammar/variation/mutations.ts';
import { crossoverSettings, mutationSettings } from '../grammar/variation/operator.ts';
import type { FieldValues } from './representation.ts';

const { semantics, codonLimit, distinct, attempts } = POPULATION_SETTINGS;

export const GRAMMAR_FIELDS = {
  grammar: textType('the grammar file, relative to the experiment file', 1, 1000),
  grammarText: z
    .string({ error: mustBe('the text of a grammar') })
    .default('')
    .describe('the text of the grammar, which replaces the file. Stored experiments contain it'),
  semantics: settingType(semantics),
  codonLimit: settingType(codonLimit),
  maxDepth: settingType(wholeNumber('greatest depth of a derivation; the start symbol is at depth 1', 2, 100_000, 30)),
  validOnly: settingType(onOff('remake every invalid child, not only those that are too deep', true)),
  initialisation: methodType(
    'how the initial individuals are made',
    INITIALISERS,
    { distinct, attempts },
    readPopulationSettings({}).method,
  ),
  apart: settingType(onOff('remake initial individuals that score all positions the same', true)),
  crossover: methodType(
    'how two parents become two children',
    CROSSOVERS,
    crossoverSettings,
    readCrossoverSettings({}).method,
  ),
  mutation: methodType('how a child is changed', MUTATIONS, mutationSettings, readMutationSettings({}).method),
} as const;

export type GrammarFields = FieldValues<typeof GRAMMAR_FIELDS>;
