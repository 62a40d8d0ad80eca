/**
 * Random genomes, as GRAPE makes them: length uniform between two limits, every codon uniform. Many are invalid and
 * most of the valid ones are tiny, which is why the other methods exist.
 */

import { InputError } from '../../base/inputError.ts';
import { randomBelow } from '../../base/rng.ts';
import type { Mapping } from '../mapping.ts';
import { createMapper } from '../mapping.ts';
import { randomCodon } from '../coding.ts';
import { MAX_DEPTH } from './derived.ts';
import { initialiser } from './initialiser.ts';
import { wholeNumber } from '../../base/setting.ts';

export const uniform = initialiser({
  name: 'uniform',
  summary: 'random genomes, valid or not',
  settings: {
    minLength: wholeNumber('least codons of a genome', 1, 1_000_000, 50),
    maxLength: wholeNumber('most codons of a genome', 1, 1_000_000, 150),
    maxDepth: wholeNumber('greatest depth of the mapping that gives the text', 2, MAX_DEPTH, 30),
    maxWraps: wholeNumber('most wraps of a genome, for PonyGE2', 0, 100, 0),
  },
  prepare(grammar, { minLength, maxLength, maxDepth, maxWraps }, coding) {
    if (minLength > maxLength) {
      throw new InputError('length-order', `minLength is ${minLength}, which is more than maxLength, ${maxLength}.`);
    }
    const mapper = createMapper(grammar, { semantics: coding.semantics, maxDepth, maxWraps });
    return (_, __, rng) => {
      const length = minLength + randomBelow(rng, maxLength - minLength + 1);
      const genome = Array.from({ length }, () => randomCodon(coding, rng));
      return { genome, phenotype: () => textOf(mapper.map(genome)) };
    };
  },
});

/** A partial text does not count. */
function textOf({ valid, phenotype }: Mapping): string | undefined {
  return valid ? phenotype : undefined;
}
