/** The smallest expressions we find that make the same choices as a strategy. */

import type { Strategy } from '../evaluators/strategy.ts';
import { rangeOfFeature } from '../evaluators/strategy.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { unary } from '../grammar/expression/expression.ts';
import { wholeRange } from '../grammar/expression/range.ts';
import { simplify } from '../grammar/expression/simplify.ts';
import type { Side } from '../rules/side.ts';
import { BLACK } from '../rules/side.ts';
import type { LookingMode } from './movePreview.ts';

/** How positions are evaluated: to choose among moves, or for a search, in which the values themselves matter. */
export type ValuingMode = LookingMode | 'search';

/** The same for both sides. */
export function simplifyStrategy({ tree, features }: Strategy): Expression {
  return simplify(tree, rangeOfFeature(features), 'order');
}

/**
 * What a side maximises. After its own move the opponent is always to move, so each side may want different things.
 * Captures and searches may end with either side to move.
 */
export function simplifyFor(strategy: Strategy, side: Side, mode: ValuingMode): Expression {
  const { tree, features, isRelative } = strategy;
  const turn = turnFeature(strategy, mode);
  const seen = side === BLACK ? -1 : 1;
  const rangeOf = rangeOfFeature(features);
  const wanted = isRelative || side === BLACK ? tree : unary('neg', tree);
  const kept = mode === 'search' ? 'value' : 'order';
  return simplify(wanted, (name) => (name === turn ? wholeRange(seen, seen) : rangeOf(name)), kept);
}

/**
 * The name of the side to move in the vector of the thesis, 1 for Black and -1 for White, if the strategy reads it and it
 * is the same for all moves.
 */
export function turnFeature({ features }: Strategy, mode: ValuingMode): string | undefined {
  if (mode !== 'position') return undefined;
  return features.find(({ low, high }) => low === -1 && high === 1)?.name;
}
