/** The strategy that a player plays by, if it plays by one: it chooses the moves itself, or a search asks it. */

import type { Anatomy } from '../evaluators/anatomy.ts';
import { anatomyOf } from '../evaluators/evaluators.ts';
import type { Strategy } from '../evaluators/strategy.ts';
import { parseStrategy } from '../evaluators/strategy.ts';
import { parseSpec, resolveSpec } from '../players/players.ts';
import type { StrategyMode } from '../players/strategyChooser.ts';
import type { Variant } from '../rules/variant.ts';

export interface PlayedStrategy {
  readonly strategy: Strategy;
  /** What its evaluation is made of; the strategy is its form as an expression. */
  readonly anatomy: Anatomy;
  /** How it chooses; `search` where it only values the positions in which a search ends. */
  readonly mode: StrategyMode | 'search';
}

/** The player must be able to play the variant. */
export function playedStrategy(spec: string, variant: Variant): PlayedStrategy | undefined {
  const { kind, values } = parseSpec(resolveSpec(spec));
  if (kind.name === 'expression') {
    const { text, mode } = values as { readonly text: string; readonly mode: StrategyMode };
    const strategy = parseStrategy(text, variant.board);
    return { strategy, mode, anatomy: { kind: 'expression', strategy } };
  }
  const { eval: evaluation } = values;
  const anatomy = typeof evaluation === 'string' ? anatomyOf(evaluation, variant) : undefined;
  return anatomy && { strategy: anatomy.strategy, mode: 'search', anatomy };
}
