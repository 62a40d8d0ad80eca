/**
 * A linear evaluation as an expression over features, so that the code that explains strategies can explain it too.
 * Phases become conditionals; terms without weight, or always 0 in a phase, are omitted.
 */

import type { Comparison, Expression } from '../grammar/expression/expression.ts';
import { binary, comparison, conditional, constant, input } from '../grammar/expression/expression.ts';
import type { Board } from '../rules/board.ts';
import type { LinearWeights } from './linearText.ts';
import type { FeatureRange } from './shape.ts';
import type { Term } from './shapes.ts';
import { featureOf, isIdle, termsOf } from './shapes.ts';
import type { Strategy } from './strategy.ts';
import { createStrategy } from './strategy.ts';

/** An expression with the value of the evaluation, in points, for the viewer. */
export function linearTwin({ shape, weights }: LinearWeights, board: Board): Strategy {
  const terms = termsOf(shape, board);
  const phases = shape.phases[board.size].map(({ condition }, index) => ({
    condition: conditionOf(condition, board),
    sum: sumOf(
      terms
        .map((term, at) => ({ term, weight: weights[index * terms.length + at]! }))
        .filter(({ term, weight }) => weight !== 0 && !isIdle(term, condition)),
    ),
  }));
  const tree = phases.reduceRight<Expression | undefined>(
    (rest, { condition, sum }) => (rest && condition ? conditional(condition, sum, rest) : sum),
    undefined,
  );
  return createStrategy(tree!, board);
}

function sumOf(weighted: readonly { readonly term: Term; readonly weight: number }[]): Expression {
  const products = weighted.map(({ term, weight }) => binary('mul', constant(weight), valueOf(term)));
  return products.length === 0 ? constant(0) : products.reduce((sum, product) => binary('add', sum, product));
}

function valueOf({ feature, less, plus }: Term): Expression {
  const value = input(feature.name);
  if (plus) return binary('add', value, input(plus.name));
  return less ? binary('sub', value, input(less.name)) : value;
}

/** A phase's condition as one comparison; undefined if it is always true. */
function conditionOf(condition: readonly FeatureRange[], board: Board): Comparison | undefined {
  const bounds = condition.flatMap(({ feature, from, to }) => {
    const { low, high } = featureOf(feature, board);
    return [
      ...(from > low ? [{ feature, relation: '>=', bound: from } as const] : []),
      ...(to < high ? [{ feature, relation: '<=', bound: to } as const] : []),
    ];
  });
  if (bounds.length <= 1) {
    return bounds.map(({ feature, relation, bound }) => comparison(relation, input(feature), constant(bound)))[0];
  }
  // An expression has no `and`: the least of several distances is at least 0 exactly if all of them are.
  const distances = bounds.map(({ feature, relation, bound }) =>
    relation === '>=' ? binary('sub', input(feature), constant(bound)) : binary('sub', constant(bound), input(feature)),
  );
  const least = distances.reduce((one, two) => binary('min', one, two));
  return comparison('>=', least, constant(0));
}
