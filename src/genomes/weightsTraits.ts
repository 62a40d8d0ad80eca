/** Statistics of a population of weights. */

import type { Shape } from '../evaluators/shapes.ts';

type Weights = readonly number[];

/** The number of terms with a curve. */
const MOST_CURVES = 4;

/** The mean over phases and individuals of the first terms of a shape, by name. */
export function meanWeights(shape: Shape, genomes: readonly Weights[]): Record<string, number> {
  const means = genomes.map((genome) => termMeans(shape, genome));
  const named = shape.terms.slice(0, MOST_CURVES).map((name, index) => {
    const sum = means.reduce((total, of) => total + of[index]!, 0);
    return [`mean weight of ${name}`, sum / genomes.length] as const;
  });
  return Object.fromEntries(named);
}

/**
 * The cosine of the angle between two vectors: 1 for weights that differ only by a factor, which choose the same moves.
 */
export function likenessTo(one: Weights, two: Weights): number {
  const lengths = Math.sqrt(product(one, one) * product(two, two));
  return lengths === 0 ? 0 : product(one, two) / lengths;
}

function product(one: Weights, two: Weights): number {
  return one.reduce((sum, weight, index) => sum + weight * two[index]!, 0);
}

/** The mean weight of each term over the phases. */
function termMeans({ terms }: Shape, weights: Weights): number[] {
  const phases = weights.length / terms.length;
  return terms.map((_, term) => {
    let sum = 0;
    for (let phase = 0; phase < phases; phase++) sum += weights[phase * terms.length + term]!;
    return sum / phases;
  });
}
