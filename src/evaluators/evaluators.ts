/** The registry of evaluators: a new one is a file and a line here. */

import type { Variant } from '../rules/variant.ts';
import type { Evaluator, EvaluatorKind } from './evaluator.ts';
import { material } from './material.ts';

export const EVALUATORS = [material] as const satisfies readonly EvaluatorKind[];

export type EvaluatorName = (typeof EVALUATORS)[number]['name'];

export const EVALUATOR_NAMES: readonly string[] = EVALUATORS.map(({ name }) => name);

/** The evaluator of a registered name, for a variant. */
export function createEvaluator(name: string, variant: Variant): Evaluator {
  return EVALUATORS.find((kind) => kind.name === name)!.create(variant);
}
