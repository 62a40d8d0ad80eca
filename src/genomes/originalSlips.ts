/**
 * Reproduces a bug of the original EvoDraughts (Greaney, 2026): it failed on every expression whose outermost function
 * is `if_` or `pdiv`. In position mode such a strategy scored every position 0; in index mode it moved at random.
 * Experiments that repeat the thesis play as the original did, but keep the evolved text.
 */

import { FAILING_INPUT } from '../evaluators/strategy.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { constant, input } from '../grammar/expression/expression.ts';

/** The part of an experiment that says how an expression plays. */
interface Playing {
  readonly mode: string;
  /** Whether the bug is reproduced. */
  readonly rootBug: boolean;
}

/** The expression that is played instead of the evolved one. */
export function playedAs({ mode, rootBug }: Playing): (tree: Expression) => Expression {
  const failure = mode === 'index' ? input(FAILING_INPUT) : constant(0);
  return (tree) => (rootBug && failsAtRoot(tree) ? failure : tree);
}

/** Whether the original failed on an expression because of its outermost function. */
export function failsAtRoot(tree: Expression): boolean {
  return tree.kind === 'conditional' || (tree.kind === 'binary' && tree.operator === 'div');
}
