/** The registry of evaluators: a new one is a file and a line here. */

import type { Variant } from '../rules/variant.ts';
import type { Evaluator, EvaluatorKind } from './evaluator.ts';
import { material } from './material.ts';
import { positional } from './positional.ts';

export const EVALUATORS: readonly EvaluatorKind[] = [material, positional];

/** The evaluator of a registered name, for a variant. */
export function createEvaluator(name: string, variant: Variant): Evaluator {
  return EVALUATORS.find((kind) => kind.name === name)!.create(variant);
}
