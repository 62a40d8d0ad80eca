/** The same genome is looked up often, but a run has many large ones: the phenotypes of the latest are kept. */

import type { Phenotype } from './representation.ts';

const MOST_KNOWN = 1000;

export function rememberingTexts(express: (genome: string) => Phenotype): (genome: string) => Phenotype {
  const known = new Map<string, Phenotype>();
  return (genome) => {
    const found = known.get(genome) ?? express(genome);
    if (known.size === MOST_KNOWN) known.delete(known.keys().next().value!);
    known.set(genome, found);
    return found;
  };
}
