/** The registry of evaluators: a new one is a file and a line here. Beside them, every expression is an evaluator. */

import type { Variant } from '../rules/variant.ts';
import type { Evaluator, EvaluatorKind } from './evaluator.ts';
import { expressionEvaluator } from './expression.ts';
import { material } from './material.ts';
import { positional } from './positional.ts';

export const EVALUATORS: readonly EvaluatorKind[] = [material, positional];

/** The evaluator of a registered name, or of an expression, for a variant. */
export function createEvaluator(nameOrText: string, variant: Variant): Evaluator {
  const kind = EVALUATORS.find(({ name }) => name === nameOrText);
  return kind ? kind.create(variant) : expressionEvaluator(nameOrText, variant);
}
