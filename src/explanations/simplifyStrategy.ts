/** The smallest expression we find that makes the same choices as a strategy. */

import type { Strategy } from '../evaluators/strategy.ts';
import { rangeOfFeature } from '../evaluators/strategy.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { constant } from '../grammar/expression/expression.ts';
import { simplify } from '../grammar/expression/simplify.ts';

export function simplifyStrategy({ tree, features, isBroken }: Strategy): Expression {
  return isBroken ? constant(0) : simplify(tree, rangeOfFeature(features), 'order');
}
