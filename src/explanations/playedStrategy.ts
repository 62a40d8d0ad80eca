/** The strategy that a player plays by, if it plays by one: it chooses the moves itself, or a search asks it. */

import { EVALUATORS } from '../evaluators/evaluators.ts';
import type { Strategy } from '../evaluators/strategy.ts';
import { parseStrategy } from '../evaluators/strategy.ts';
import { parseSpec, resolveSpec } from '../players/players.ts';
import type { StrategyMode } from '../players/strategyChooser.ts';
import type { Variant } from '../rules/variant.ts';

export interface PlayedStrategy {
  readonly strategy: Strategy;
  /** How it chooses; `search` where it only values the positions in which a search ends. */
  readonly mode: StrategyMode | 'search';
}

/** The player must be able to play the variant. */
export function playedStrategy(spec: string, { board }: Pick<Variant, 'board'>): PlayedStrategy | undefined {
  const { kind, values } = parseSpec(resolveSpec(spec));
  if (kind.name === 'expression') {
    const { text, mode } = values as { readonly text: string; readonly mode: StrategyMode };
    return { strategy: parseStrategy(text, board), mode };
  }
  const { eval: evaluation } = values;
  if (typeof evaluation !== 'string' || EVALUATORS.some(({ name }) => name === evaluation)) return undefined;
  return { strategy: parseStrategy(evaluation, board), mode: 'search' };
}
