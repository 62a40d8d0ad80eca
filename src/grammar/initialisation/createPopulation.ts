/**
 * The first genomes of a run, by any of the registered methods. An individual with a repeated text, or one that the
 * caller does not accept, is remade a limited number of times. Those kept after the last attempt are counted and
 * reported.
 */

import type { Rng } from '../../base/rng.ts';
import type { Grammar } from '../grammar.ts';
import { SEMANTICS } from '../mapping.ts';
import { MAX_CODON_LIMIT } from '../coding.ts';
import type { Made } from './initialiser.ts';
import { INITIALISERS } from './initialisers.ts';
import type { Given, Values } from '../../base/setting.ts';
import { choice, findNamed, onOff, readSettings, wholeNumber } from '../../base/setting.ts';

/** The settings common to all methods. */
export const POPULATION_SETTINGS = {
  size: wholeNumber('individuals', 1, 1_000_000, 400),
  semantics: choice('mapping that the genomes are made for', SEMANTICS, 'grape-lazy'),
  codonLimit: wholeNumber('upper limit of codons, exclusive', 1, MAX_CODON_LIMIT, 256),
  distinct: onOff('avoid individuals with the same text', false),
  attempts: wholeNumber('most attempts to make an acceptable individual', 1, 10_000, 50),
} as const;

/** The name of a method, the common settings, and the settings of that method, with all defaults filled in. */
export type PopulationSettings = { readonly method: string } & Values<typeof POPULATION_SETTINGS> & Given;

export interface Population {
  readonly genomes: readonly (readonly number[])[];
  /** Kept although their text is a repetition. */
  readonly repeated: number;
  /** Kept although they were not accepted or are invalid; repeated ones are not counted here. */
  readonly unaccepted: number;
}

/**
 * Checks settings and fills in the defaults, including the method. `createPopulation` checks them against the grammar.
 */
export function readPopulationSettings(given: Given): PopulationSettings {
  const { method = 'ramped', ...rest } = given;
  const { name, settings } = findNamed(INITIALISERS, method, 'initialisation');
  return { method: name, ...readSettings({ ...POPULATION_SETTINGS, ...settings }, rest, name) };
}

/**
 * A population for a grammar. If texts must be distinct or accepted, an invalid individual (as `uniform` can make) is
 * not accepted either, because it has no text.
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
