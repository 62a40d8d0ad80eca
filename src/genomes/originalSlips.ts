/**
 * The slip of the original EvoDraughts (Greaney, 2026) in reading a strategy: it failed on every expression whose
 * outermost function is `if_` or `pdiv`. In position mode such a strategy scored every position 0; in index mode it
 * moved at random. Experiments that repeat the thesis play what the original played, under the text that was evolved.
 */

import { FAILING_INPUT } from '../evaluators/strategy.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { constant, input } from '../grammar/expression/expression.ts';

/** The part of an experiment that says how an expression plays. */
interface Playing {
  readonly mode: string;
  /** Whether the slip is repeated. */
  readonly rootBug: boolean;
}

/** What is played in place of an expression. */
export function playedAs({ mode, rootBug }: Playing): (tree: Expression) => Expression {
  const failure = mode === 'index' ? input(FAILING_INPUT) : constant(0);
  return (tree) => (rootBug && failsAtRoot(tree) ? failure : tree);
}

/** Whether the original failed on an expression because of its outermost function. */
export function failsAtRoot(tree: Expression): boolean {
  return tree.kind === 'conditional' || (tree.kind === 'binary' && tree.operator === 'div');
}
