/**
 * The strongest evaluation that evolved here, separately for each variant: patterns that started from nothing and were
 * bred and taught by games among themselves. `tools/makeEvolved.ts` runs the experiments in `experiments/evolved/` and
 * writes their champions to `data/evolved.json`.
 */

import evolvedPatterns from '../../data/evolved.json' with { type: 'json' };
import type { Variant } from '../rules/variant.ts';
import type { EvaluatorKind } from './evaluator.ts';
import { patterns } from './patterns/kind.ts';

export const evolved: EvaluatorKind = {
  name: 'evolved',
  summary: 'the strongest evaluation that we evolved, from nothing, by games among its own kind',
  create: (variant) => patterns.create(variant, patternsFor(variant)),
  anatomy: (variant) => patterns.anatomy!(variant, patternsFor(variant)),
};

function patternsFor({ name }: Variant): string {
  const all: Readonly<Record<string, { readonly patterns: string }>> = evolvedPatterns.variants;
  return all[name]!.patterns;
}
