/**
 * The first genomes of a run, by any of the registered methods. Individuals that repeat a text, or that the caller does
 * not want, are made anew a limited number of times; what is kept in spite of it is counted, never hidden.
 */

import type { Rng } from '../../base/rng.ts';
import type { Grammar } from '../grammar.ts';
import { SEMANTICS } from '../mapping.ts';
import { MAX_CODON_LIMIT } from '../coding.ts';
import type { Made } from './initialiser.ts';
import { INITIALISERS } from './initialisers.ts';
import type { Given, Values } from '../../base/setting.ts';
import { choice, findNamed, onOff, readSettings, wholeNumber } from '../../base/setting.ts';

/** What every method is told, beside the settings of its own. */
export const POPULATION_SETTINGS = {
  size: wholeNumber('individuals', 1, 1_000_000, 400),
  semantics: choice('whose way of mapping the genomes are for', SEMANTICS, 'grape-lazy'),
  codonLimit: wholeNumber('codons are below this', 1, MAX_CODON_LIMIT, 256),
  distinct: onOff('avoid individuals of the same text', false),
  attempts: wholeNumber('how often an individual is made at the most, until it is wanted', 1, 10_000, 50),
} as const;

/** The name of a method, what all methods share, and the settings of that method; all values filled in. */
export type PopulationSettings = { readonly method: string } & Values<typeof POPULATION_SETTINGS> & Given;

export interface Population {
  readonly genomes: readonly (readonly number[])[];
  /** Kept although their text was there before. */
  readonly repeated: number;
  /** Kept although they were not accepted, or are invalid; those that are repeated are not counted again. */
  readonly unaccepted: number;
}

/**
 * Checks settings and fills in what is missing, the method too. They are checked against a grammar when it is there.
 */
export function readPopulationSettings(given: Given): PopulationSettings {
  const { method = 'ramped', ...rest } = given;
  const { name, settings } = findNamed(INITIALISERS, method, 'initialisation');
  return { method: name, ...readSettings({ ...POPULATION_SETTINGS, ...settings }, rest, name) };
}

/**
 * A population of a grammar. Where texts are to be distinct or accepted, an individual without a text, that is an
 * invalid one as `uniform` makes them, is not wanted either.
 */
export function createPopulation(
  grammar: Grammar,
  given: Given,
  rng: Rng,
  accept?: (phenotype: string) => boolean,
): Population {
  const settings = readPopulationSettings(given);
  const { size, distinct, attempts } = settings;
  const method = findNamed(INITIALISERS, settings.method, 'initialisation');
  const make = method.prepare(grammar, settings, settings);
  const genomes: (readonly number[])[] = [];
  const seen = new Set<string>();
  const kept = { wanted: 0, repeated: 0, unaccepted: 0 };
  for (let index = 0; index < size; index++) {
    let made = make(index, size, rng);
    let verdict = judge(made);
    for (let attempt = 1; attempt < attempts && verdict !== 'wanted'; attempt++) {
      made = make(index, size, rng);
      verdict = judge(made);
    }
    kept[verdict]++;
    genomes.push(made.genome);
    const text = distinct ? made.phenotype() : undefined;
    if (text !== undefined) seen.add(text);
  }
  return { genomes, repeated: kept.repeated, unaccepted: kept.unaccepted };

  function judge(made: Made): keyof typeof kept {
    if (!distinct && !accept) return 'wanted';
    const text = made.phenotype();
    if (text === undefined) return 'unaccepted';
    if (seen.has(text)) return 'repeated';
    return !accept || accept(text) ? 'wanted' : 'unaccepted';
  }
}
